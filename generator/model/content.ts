/** Content for pages: entries, their data, pictures and Markdown. */

/** A content file after reading and checking. */
export interface Entry<Data = unknown> {
  /** Relative to the root: `content/projects/alpha.md`. */
  file: string;
  /** The name of the file without its extension: `alpha`. */
  name: string;
  /** The front matter, or the whole YAML file, after validation by its schema. */
  data: Data;
  /** The Markdown below the front matter; empty if there is none. */
  body: string;
}

/** All entries, by their keys in the site's `contentFiles`: an entry for a single file, a list for a pattern. */
export type Content = Record<string, Entry | Entry[]>;

/** The entries of a kind, in a list even if it has a single file. */
export function entriesOf(content: Content, kind: string): Entry[] {
  return [content[kind] ?? []].flat();
}

/** The entries of all kinds, without translations. */
export function allEntriesOf(content: Content): Entry[] {
  return Object.values(content).flat();
}

/** The fields of every entry that has a page, for its head, for menus and for breadcrumbs. */
export interface PageData {
  title: string;
  description: string;
  keywords: string[];
  /** The short name of the page, in menus and breadcrumbs. */
  menu: string;
  /** Only in a translation: a BCP 47 language tag. */
  language?: string | undefined;
  /** Only in a translation: the path of its original. */
  translationOf?: string | undefined;
  /** Paths under which the page was known before. */
  formerly?: string[] | undefined;
  /** Left out of builds. */
  draft?: true | undefined;
  /** A calendar date: left out of builds before it. */
  publish?: string | undefined;
}

/** A path into data: keys and indexes. */
export type DataPath = readonly PropertyKey[];

/** A picture in content. Its file is relative to `assets/images/`. */
export interface ImageFile {
  imageFile: string;
}

/** A film in content. Its file is relative to `assets/videos/`. */
export interface VideoFile {
  videoFile: string;
}

/** The captions of a film in content. Their file is relative to `assets/videos/`. */
export interface CaptionsFile {
  captionsFile: string;
}

/** Where a text refers to other content: it is the address of a page, or a value of a field. */
export interface Relation {
  /** A key in `contentFiles`. Default: all pages. */
  files?: string;
  /** A field of these files, if not the address of their pages: `fields.*.options.*`. */
  field?: string;
}

/** A text in content that is a value of a field of other content. */
export interface ContentValue {
  contentValue: string;
  of: Relation;
}

/** A crop of a picture: its aspect ratio, and the focal point, which stays visible. */
export interface Crop {
  /** `4:5` */
  shape: string;
  /** `60% 40%` */
  focus: string;
}

/** The key of a crop in `MadeImage.crops`: `4:5 60% 40%`. */
export function cropName({ shape, focus }: Crop): string {
  return `${shape} ${focus}`;
}

/** In pixels, as a picture or a film is shown. */
export interface Size {
  width: number;
  height: number;
}

/** A picture in one format. */
export interface MadeSource {
  /** `image/avif` */
  type: string;
  /** Its files, with their widths in pixels, the narrowest first. */
  candidates: { url: string; width: number }[];
}

/** A picture that the build made: sizes in CSS pixels, addresses ready for HTML. */
export interface MadeImage extends Size {
  src: string;
  /** The width of `src` in pixels; absent for drawings. */
  srcWidth?: number;
  /** Better formats than that of `src`, best first; empty for drawings. */
  sources: MadeSource[];
  /** The still copy of an animated drawing; absent for all other pictures. */
  still?: string;
  /** The dominant color, shown while the picture loads: `c73` for #cc7733; absent for drawings. */
  placeholderColor?: string;
  /** By `cropName`. */
  crops?: Record<string, Size & MadeSource>;
}

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** The kinds of asides, which Markdown writes as alerts: a quotation that begins with the line `[!NOTE]`. */
export const asideKinds = ["note", "tip", "important", "warning", "caution"] as const;
export type AsideKind = (typeof asideKinds)[number];

/** The kind of aside that a line begins, `[!NOTE]`; undefined for any other line. */
export function asideKindOf(line: string): AsideKind | undefined {
  return asideKinds.find((kind) => line.trim().toLowerCase() === `[!${kind}]`);
}

/** A Markdown body as HTML. */
export interface RenderedMarkdown {
  html: string;
  headings: Heading[];
}

/** A value somewhere in data. */
export interface DataValue {
  value: unknown;
  path: DataPath;
}

/** The data itself and every value in it, at any depth, in document order. */
export function walkData(value: unknown, path: DataPath = []): DataValue[] {
  if (typeof value !== "object" || value === null) return [{ value, path }];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    walkData(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ value, path }, ...inner];
}

/** A path in data without its indexes: `plans.*.price`. */
export function fieldPath(path: DataPath): string {
  return path.map((step) => (typeof step === "number" ? "*" : String(step))).join(".");
}

/** The value at a path in data; undefined if there is none. */
export function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
    data,
  );
}
