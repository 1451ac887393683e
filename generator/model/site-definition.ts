/** The definition of a site for the engine, which knows nothing else about it. */
import type { Targets } from "lightningcss";
import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { AsideKind, Content, DataPath, Entry } from "./content.ts";
import type { Discovery } from "./discovery.ts";
import type { Route } from "./route.ts";

/** Content files with one schema. `pattern` is relative to `content/`; with `*` it matches any number of files. */
export interface ContentFiles<Data = unknown> {
  pattern: string;
  many: boolean;
  /** Each file needs its own route. */
  hasPage: boolean;
  /** The kind of pages that belong to no other kind, which messages about unknown files suggest. */
  isDefault?: true;
  schema: z.ZodType<Data>;
}

/** All kinds of content files, by their keys in the content that pages get. */
export type ContentKinds = Record<string, ContentFiles>;

/** A kind with exactly one file. */
export interface SingleFile<Data> extends ContentFiles<Data> {
  many: false;
}

/** A kind with any number of files. */
export interface FileList<Data> extends ContentFiles<Data> {
  many: true;
}

/** The content that pages get: an entry for each single file, a sorted list for each pattern. */
export type ContentOf<Kinds extends ContentKinds> = {
  [Key in keyof Kinds]: Kinds[Key] extends FileList<infer Data>
    ? Entry<Data>[]
    : Kinds[Key] extends SingleFile<infer Data>
      ? Entry<Data>
      : Content[string];
};

export interface SiteDefinition<Kinds extends ContentKinds = ContentKinds> {
  contentFiles: Kinds;
  /** Environment variables that replace values of the content. */
  overrides: Override[];
  /** The route table. */
  routes(content: ContentOf<Kinds>): Route[];
  /** The component around every page inside `<body>`. */
  frame: ComponentType<{ children: ReactNode }>;
  settings(content: ContentOf<Kinds>): SiteSettings;
  /** Data for machines: cards, structured data, sitemap, feed. Without this function the build makes none of them. */
  discovery?(content: ContentOf<Kinds>): Discovery;
  /**
   * Finds what is left to do before the launch, in addition to the checks for every site (`npm run launch`).
   *
   * @param today a calendar date
   */
  launch?(content: ContentOf<Kinds>, today: string): LaunchFinding[];
  /** Content files that `npm run new` can write, by its argument: `case-study`. */
  newFiles?: Record<string, NewFile<ContentOf<Kinds>>>;
  /** Whether browsers may prerender a page when a visitor seems to be about to follow a link to it. */
  prerender?: boolean;
  /** Style sheets in cascade order; the sheets of one pattern are sorted by name. */
  styles: { pattern: string; layer?: string }[];
  /** Font files to preload on every page, relative to the root. */
  preload?: string[];
  /** Files in `scripts/`. */
  scripts: {
    /** A module that every page loads. */
    everywhere: string;
    /** A small script that is inline in every page and runs before the first paint. */
    inline?: string;
  };
  /** The limits for every page. Default: none. */
  budgets?: PageBudgets;
  /** Browsers that styles and scripts are compiled for. */
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
  /** The absolute address of the site, without a trailing slash. Its path is the base path of all addresses. */
  address: string;
  /** A BCP 47 language tag. */
  language: string;
  /** The time zone of `publish` dates: `Europe/London`. */
  timeZone: string;
  author: string;
  /** CSS colors of the browser's interface around the page (`theme-color`). */
  themeColors: { light: string; dark: string };
  /** Colors by custom property, for drawings in the style sheet, which cannot use the custom properties of the page. */
  colors?: Record<string, string>;
  /** A square drawing without transparent edges, published as `/favicon.svg`, and the file that it comes from. */
  icon: { svg: string; file: string };
  /** The other origins that pages may use, including those that forms are posted to. */
  origins: OtherOrigin[];
  /** Where the editor in the browser saves; absent if the site has none. */
  editor?: EditorHost | undefined;
  /** The labels of asides in Markdown, by kind. Default: none. */
  asides?: Record<AsideKind, string>;
}

/** What pages can use another origin for. */
export const originUses = ["scripts", "frames", "media", "forms", "connections", "pictures"] as const;

export type OriginUse = (typeof originUses)[number];

/** Another origin, and what pages may use it for. */
export interface OtherOrigin {
  /** `https://player.example` */
  origin: string;
  uses: OriginUse[];
}

/** The origins that are allowed for a use, sorted and without duplicates. */
export function originsFor(use: OriginUse, origins: OtherOrigin[]): string[] {
  return [...new Set(origins.filter(({ uses }) => uses.includes(use)).map(({ origin }) => origin))].sort();
}

/** The repository of the site at a git host. */
export interface EditorHost {
  host: "github" | "gitlab";
  /** `owner/name` */
  repository: string;
  branch: string;
  /** The address of a service that signs people in; without one they enter an access token. */
  signIn?: string | undefined;
}

/** The limits for one page. Bytes are compressed, as servers send them (brotli, level 5). */
export interface PageBudgets {
  /** The HTML with its inline styles and scripts. */
  html: number;
  /** The style sheet. */
  styles: number;
  /** Linked and inline scripts, without data blocks such as structured data. */
  scripts: number;
  /** All fonts that every page loads, and the number of their files. */
  fonts: number;
  fontFiles: number;
  /** Requests before scrolling, including the page itself. */
  requests: number;
}

/** A kind of content file that `npm run new` can write. */
export interface NewFile<SiteContent = Content> {
  /** Its key in `contentFiles`. */
  files: string;
  /** The field that is asked for first and that the file is named after: `client`. */
  namedAfter: string;
  /** The character between the words of a file's name. */
  separator: "_" | "-";
  /** Whether file names begin with a number, by which they are sorted. */
  isNumbered?: boolean;
  /** The folder below `assets/images/` for its pictures. Default: `files`. */
  pictures?: string;
  /** A sentence that describes the text below the front matter; absent if there is no such text. */
  text?: string;
  /** The flags of the example in the help text. */
  example: string;
  /**
   * Suggests a value for a field.
   *
   * @param field the path of the field: `photograph.file`
   * @param answers the values so far, as in the file
   */
  suggest?(field: string, answers: Record<string, unknown>, content: SiteContent): string | undefined;
}

/** Something to do before the launch that only the site itself can know. */
export interface LaunchFinding {
  /** In a word or two, by which findings are counted: `stand-in`, `copyright year`. */
  kind: string;
  /** A value of a content file, or the first occurrence of a text in a file, relative to the root. */
  at: { entry: Entry; path: DataPath } | { file: string; text: string };
  message: string;
  cure: string;
  /** The group of that entry whose `standIn` is not reported, because this finding covers it. */
  insteadOf?: DataPath;
}
