/** What reading content yields: entries, the files they come from, and what they refer to. */
import type { Content, Crop, DataPath, Entry, PageData } from "./content.ts";
import type { Place } from "./place.ts";

/** What the parsers find in a content file. Plain data: it is kept in the cache. */
export interface ParsedSource {
  /** The fields of its YAML. */
  data: unknown;
  positions: Positions;
  /** Markdown below the front matter. */
  body: string;
  /** Where the body begins in the text, in UTF-16 code units. */
  bodyOffset: number;
  markdown: MarkdownUses;
}

/** Where values begin, and their keys, in UTF-16 code units from the beginning of the text; by `pathKey`. */
export type Positions = Map<string, { key: number; value: number }>;

export function pathKey(path: DataPath): string {
  return JSON.stringify(path);
}

/** A content file, parsed, before its schema has seen it. */
export interface Source extends ParsedSource {
  file: string;
  /** As it is on disk, without a byte order mark; lines end in LF. */
  text: string;
  /** Of its name and its bytes. */
  hash: string;
  /** Where a value is, or its key, or the nearest thing around it that exists. */
  placeOf(path: DataPath, part?: "key" | "value"): Place;
}

/** A picture that content names. */
export interface ImageUse {
  file: string;
  /** What is made beside the whole picture. */
  crop?: Crop;
  place: Place;
}

/** What a Markdown body refers to, and what it is made of, as far as somebody asks. */
export interface MarkdownUses {
  links: { href: string; place: Place }[];
  images: { href: string; alt: string; place: Place }[];
  headings: { level: number; place: Place }[];
  html: { raw: string; place: Place }[];
  /** What readers would see in another way than its writer meant. */
  slips: { kind: MarkdownSlip; raw: string; place: Place }[];
}

export type MarkdownSlip = "empty link" | "open link" | "empty heading" | "joined heading" | "footnote";

/** Everything that was read. */
export interface ReadContent {
  content: Content;
  /** Every entry that needs a page of its own, in the order of `content`. */
  pageEntries: Entry<PageData>[];
  sources: Map<Entry, Source>;
  /** Pictures named in front matter, YAML and Markdown. */
  imageUses: ImageUse[];
  /** How many values say `standIn: true`. */
  standIns: number;
}
