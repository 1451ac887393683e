/** What a site hands to the engine. The engine knows nothing else about it. */
import type { Targets } from "lightningcss";
import type { ComponentType, ReactNode } from "react";
import type { ContentFiles } from "./content-types.ts";
import type { Discovery } from "./discovery.ts";
import type { FontDefinition } from "./make-fonts.ts";
import type { Override } from "./read-entry.ts";
import type { DataPath } from "./read-source.ts";
import type { Entry, Route } from "./site.tsx";

export interface SiteDefinition<Content = never> {
  contentFiles: Record<string, ContentFiles>;
  /** Environment variables that win over a value of the content. */
  overrides: Override[];
  /** The route table. */
  routes(content: Content): Route[];
  /** What every page has in common inside `<body>`. */
  frame: ComponentType<{ children: ReactNode }>;
  settings(content: Content): SiteSettings;
  /** What machines read beside the pages: cards, structured data, sitemap, feed. Nothing of it if left out. */
  discovery?(content: Content): Discovery;
  /**
   * What stands between this site and its launch, besides what is true of every site (`npm run launch`).
   *
   * @param today a calendar date
   */
  launch?(content: Content, today: string): LaunchFinding[];
  /** Content files that `npm run new` writes, by the word that asks for them: `case-study`. */
  newFiles?: Record<string, NewFile<Content>>;
  /** Whether browsers may render a page before its time, when somebody seems to be about to follow a link to it. */
  prerender?: boolean;
  /** Style sheets in the order of the cascade; those of one pattern are sorted by name. */
  styles: { pattern: string; layer?: string }[];
  /**
   * Patterns of those among them that only pages of one kind need, by the name that routes have for it (`style`). Each kind
   * has a sheet of its own, in the same order, if a route names it. Pages of no kind then have all their rules in their heads.
   */
  stylesOf?: Record<string, string>;
  /** Scripts by their files in `scripts/`. */
  scripts: {
    /** On every page, as a module. */
    everywhere: string;
    /** Small enough to be part of every page, and run before anything is painted. */
    inline?: string;
  };
  fonts: FontDefinition[];
  /** What no page may exceed; nothing is limited if left out. */
  budgets?: PageBudgets;
  /** Browsers that get everything. */
  browsers: { styles: Targets; scripts: string[] };
}

/** The most that one page may cost. Bytes are compressed ones, as servers send them (brotli, level 5). */
export interface PageBudgets {
  /** The HTML with all that is in it, styles and scripts too. */
  html: number;
  /** The sheet, and the rules in the page if they are not a copy of some of it. */
  styles: number;
  /** Linked or in the page; data, such as structured data, is none. */
  scripts: number;
  /** All fonts together, and how many files they may be. */
  fonts: number;
  fontFiles: number;
  /** What is asked for before anybody scrolls, the page itself included. */
  requests: number;
}

/** A kind of content file that `npm run new` writes. */
export interface NewFile<Content = never> {
  /** Its name in `contentFiles`. */
  files: string;
  /** What is asked first, and what the file is named after: `client`. */
  namedAfter: string;
  /** What stands between the words of a file's name. */
  separator: "_" | "-";
  /** File names begin with a number, by which they are sorted. */
  isNumbered?: boolean;
  /** What the text below the front matter tells, in a sentence; nothing where there is no such text. */
  text?: string;
  /** Values of a first file, so that the help shows how flags are written. */
  example: string;
  /**
   * What is offered for a field where nothing else is said.
   *
   * @param field with points: `photograph.file`
   * @param answers what is known so far, as it stands in the file
   */
  suggest?(field: string, answers: Record<string, unknown>, content: Content): string | undefined;
}

/** What `npm run launch` tells apart. */
export type LaunchKind =
  | "mistake"
  | "stand-in"
  | "stand-in mark"
  | "stand-in portrait"
  | "example address"
  | "example phone number"
  | "placeholder"
  | "placeholder link"
  | "security.txt"
  | "copyright year"
  | "licence"
  | "unused picture"
  | "unused content"
  | "dead link";

/** Something to do before the launch that only the site itself can know. */
export interface LaunchFinding {
  kind: LaunchKind;
  /** A value of a content file; or the first place of a text in a file, relative to the root. */
  at: { entry: Entry; path: DataPath } | { file: string; text: string };
  message: string;
  cure: string;
  /** The group of that entry of which nothing more need be said: its `standIn` is not told again. */
  insteadOf?: DataPath;
}

/** Facts for the head of every page. */
export interface SiteSettings {
  /** Absolute address of the site, no slash at its end; a path behind the host is the base of all addresses. */
  address: string;
  /** BCP 47. */
  language: string;
  author: string;
  /** Colours of the browser's own frame, as CSS has them. */
  themeColors: { light: string; dark: string };
  /** Files of `assets/static/`. */
  icon: string;
  /** Origins that the forms of the site are posted to, such as `https://forms.example`. */
  formOrigins: string[];
}
