import type { MadeImage } from "./content.ts";
import type { OutputFile } from "./output-file.ts";

/** Addresses for the pages, and the files to write. */
export interface MadeAssets {
  pageAssets: PageAssets;
  outputs: OutputFile[];
  /** The style sheet of the site, and the characters that its fonts have. */
  css: string;
  unicodeRanges: UnicodeRange[];
  /** Sources of scripts by their addresses, or by the code of the one that is part of every page. */
  scriptNames: Map<string, string>;
  /** How many pictures there are, and how many results were made or found in the cache. */
  images: { count: number; made: number; reused: number };
}

/** Addresses of what pages load, and what goes into their heads. */
export interface PageAssets {
  /** The one style sheet of the site. */
  styleSheet: string;
  /** The same in pieces, of which each page has in its head what it shows above the fold. */
  styleRules: StyleRules;
  /** The script of every page, a module. */
  script: string;
  /** Addresses of scripts that only some pages need, by their file in `scripts/`. */
  pageScripts: Map<string, string>;
  /** Code that is part of every page, and runs before anything is painted. */
  inlineScript: string | undefined;
  /** Which pages a browser may render ahead of a click, as JSON. */
  speculationRules: string | undefined;
  /** Integrity metadata of scripts: of files by their addresses, of inline ones by their code. */
  integrity: Map<string, string>;
  preloadFonts: string[];
  /** Final addresses by file: `assets/sprites/ui.svg`. */
  urls: Map<string, string>;
  /** By their names in content. */
  images: Map<string, MadeImage>;
}

/** Code points, from the first to the last. */
export type UnicodeRange = [first: number, last: number];

/** A style sheet in pieces. Plain data: it is kept in the cache. */
export interface StyleRules {
  rules: StyleRule[];
  /** Custom properties that sprites use: every page keeps their declarations. */
  spriteProperties: string[];
}

export interface StyleRule {
  css: string;
  /** At-rules around it, outermost first: `@layer base`, `@media (width>=40rem)`. */
  within: string[];
  /** It is needed where all blocks (or characters) of one of these lists are; an empty list means everywhere. */
  blocks: string[][];
}
