import type { ImageFile, MadeImage } from "./content.ts";
import type { OutputFile } from "./output-file.ts";

/** The result of step 3: the files to write, and what pages need to know about them. */
export interface MadeAssets {
  outputs: OutputFile[];
  /** All styles of the site. */
  css: string;
  /** The characters of its fonts. */
  unicodeRanges: UnicodeRange[];
  /** The rules of the site's styles, from which each page selects its own. */
  styleRules: StyleRules;
  /** The script of every page, a module. */
  script: ScriptFile;
  /** Scripts that only some pages need, by file in `scripts/`. */
  pageScripts: Map<string, ScriptFile>;
  /** The inline script of every page, which runs before the first paint. */
  inlineScript: Script | undefined;
  /** The speculation rules, as JSON: which pages a browser may prerender. */
  speculationRules: Script | undefined;
  preloadFonts: string[];
  /** Final addresses by file: `assets/sprites/ui.svg`. */
  urls: Map<string, string>;
  /** Whether content names films of the site's own. */
  hasVideos: boolean;
  /** By name in content. */
  images: Map<string, MadeImage>;
  /** The number of results for pictures that were made, or found in the cache. */
  counts: { made: number; reused: number };
}

/** A script, or data in a script element. */
export interface Script {
  /** Its source, for messages: `scripts/main.ts`. */
  name: string;
  code: string;
  /** Integrity metadata, which the content security policy allows: `sha256-…`. */
  integrity: string;
}

export interface ScriptFile extends Script {
  url: string;
}

/** The final address of a file in `assets/`: `sprites/ui.svg`. @throws Error if there is no such file */
export function urlOfAsset(file: string, { urls }: MadeAssets): string {
  const url = urls.get(`assets/${file}`);
  if (!url) throw new Error(`There is no file assets/${file}.`);
  return url;
}

/** @throws Error if no content file names the picture */
export function imageOf({ imageFile }: ImageFile, { images }: MadeAssets): MadeImage {
  const image = images.get(imageFile);
  if (!image) throw new Error(`The picture ${imageFile} is not named by any content file.`);
  return image;
}

/** Code points, from the first to the last. */
export type UnicodeRange = [first: number, last: number];

/** The rules of a style sheet. Plain data, because they are cached. */
export interface StyleRules {
  rules: StyleRule[];
  /** Custom properties that sprites use: every page keeps their declarations. */
  spriteProperties: string[];
}

export interface StyleRule {
  css: string;
  /** At-rules around it, outermost first: `@layer base`, `@media (width>=40rem)`. */
  within: string[];
  /** A page needs the rule if it has all classes (or characters) of one of these lists. An empty list always matches. */
  classes: string[][];
  /** The name, if the rule is `@keyframes`. */
  keyframes?: string;
  /** The names of keyframes that the rule may use: all words of its animations and custom properties. */
  animations: string[];
}
