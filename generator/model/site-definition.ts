/** What a site hands to the engine. The engine knows nothing else about it. */
import type { Targets } from "lightningcss";
import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { Content, DataPath, Entry } from "./content.ts";
import type { Discovery } from "./discovery.ts";
import type { Route } from "./route.ts";

/** Files of one shape. `pattern` is relative to `content/`; with `*` there may be any number of them. */
export interface ContentFiles<Data = unknown> {
  pattern: string;
  many: boolean;
  /** Each file needs a route of its own. */
  hasPage: boolean;
  schema: z.ZodType<Data>;
}

/** All kinds of content files, by the names that pages know them by. */
export type ContentKinds = Record<string, ContentFiles>;

/** One file of its kind. */
export interface SingleFile<Data> extends ContentFiles<Data> {
  many: false;
}

/** Any number of files of a kind. */
export interface FileList<Data> extends ContentFiles<Data> {
  many: true;
}

/** The content of a site as its pages see it: an entry for each single file, a sorted list for each pattern. */
export type ContentOf<Kinds extends ContentKinds> = {
  [Key in keyof Kinds]: Kinds[Key] extends FileList<infer Data>
    ? Entry<Data>[]
    : Kinds[Key] extends SingleFile<infer Data>
      ? Entry<Data>
      : Content[string];
};

export interface SiteDefinition<Kinds extends ContentKinds = ContentKinds> {
  contentFiles: Kinds;
  /** Environment variables that win over a value of the content. */
  overrides: Override[];
  /** The route table. */
  routes(content: ContentOf<Kinds>): Route[];
  /** What every page has in common inside `<body>`. */
  frame: ComponentType<{ children: ReactNode }>;
  settings(content: ContentOf<Kinds>): SiteSettings;
  /** What machines read beside the pages: cards, structured data, sitemap, feed. Nothing of it if left out. */
  discovery?(content: ContentOf<Kinds>): Discovery;
  /**
   * What stands between this site and its launch, besides what is true of every site (`npm run launch`).
   *
   * @param today a calendar date
   */
  launch?(content: ContentOf<Kinds>, today: string): LaunchFinding[];
  /** Content files that `npm run new` writes, by the word that asks for them: `case-study`. */
  newFiles?: Record<string, NewFile<ContentOf<Kinds>>>;
  /** Whether browsers may render a page before a click, when somebody seems to be about to follow a link to it. */
  prerender?: boolean;
  /** Style sheets in the order of the cascade; those of one pattern are sorted by name. */
  styles: { pattern: string; layer?: string }[];
  /** Font files, relative to the root, that every page begins to load before its style asks for them. */
  preload?: string[];
  /** Scripts by their files in `scripts/`. */
  scripts: {
    /** On every page, as a module. */
    everywhere: string;
    /** Small enough to be part of every page, and run before anything is painted. */
    inline?: string;
  };
  /** What no page may exceed; nothing is limited if left out. */
  budgets?: PageBudgets;
  /** Browsers that get everything. */
  browsers: { styles: Targets; scripts: string[] };
}

/** An environment variable that replaces one value of the content. */
export interface Override {
  variable: string;
  /** The content file, relative to the content folder. */
  file: string;
  path: DataPath;
}

/** Facts for the head of every page. */
export interface SiteSettings {
  /** Absolute address of the site, no slash at its end; a path behind the host is the base of all addresses. */
  address: string;
  /** BCP 47. */
  language: string;
  /** In which days begin, for pages that are public from a day on: `America/Toronto`. */
  timeZone: string;
  author: string;
  /** Colors of the browser's own frame, as CSS has them. */
  themeColors: { light: string; dark: string };
  /** A file of `assets/static/`. */
  icon: string;
  /** Origins that the forms of the site are posted to, such as `https://forms.example`. */
  formOrigins: string[];
}

/** The most that one page may cost. Bytes are compressed ones, as servers send them (brotli, level 5). */
export interface PageBudgets {
  /** The HTML with all that is in it, styles and scripts too. */
  html: number;
  /** The style sheet. */
  styles: number;
  /** Linked or in the page; data, such as structured data, is none. */
  scripts: number;
  /** All fonts that every page loads, and how many files they may be. */
  fonts: number;
  fontFiles: number;
  /** Requests before anybody scrolls, the page itself included. */
  requests: number;
}

/** A kind of content file that `npm run new` writes. */
export interface NewFile<SiteContent = Content> {
  /** Its name in `contentFiles`. */
  files: string;
  /** What is asked first, and what the file is named after: `client`. */
  namedAfter: string;
  /** What stands between the words of a file's name. */
  separator: "_" | "-";
  /** File names begin with a number, by which they are sorted. */
  isNumbered?: boolean;
  /** What the text below the front matter tells, in a sentence; absent where there is no such text. */
  text?: string;
  /** Values of a first file, so that the help shows how flags are written. */
  example: string;
  /**
   * What is offered for a field where nothing else is said.
   *
   * @param field with points: `photograph.file`
   * @param answers what is known so far, as it stands in the file
   */
  suggest?(field: string, answers: Record<string, unknown>, content: SiteContent): string | undefined;
}

/** What `npm run launch` tells apart. */
export type LaunchKind =
  | "mistake"
  | "draft"
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
  /** The group of that entry of which nothing more need be said: its `standIn` is not reported again. */
  insteadOf?: DataPath;
}
