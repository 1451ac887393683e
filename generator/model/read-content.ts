/** What reading content yields: entries, the files they come from, and what they refer to. */
import type { Content, Crop, DataPath, Entry, PageData } from "./content.ts";
import type { Place } from "./place.ts";

/** A content file, parsed, before its schema has seen it. */
export interface Source {
  file: string;
  /** As it is on disk, without a byte order mark; lines end in LF. */
  text: string;
  /** The fields of its YAML. */
  data: unknown;
  /** Markdown below the front matter. */
  body: string;
  /** Where the body begins in `text`, in UTF-16 code units. */
  bodyOffset: number;
  /** Of its bytes. */
  hash: string;
  /** Where a value is, or its key, or the nearest thing around it that exists. */
  placeOf(path: DataPath, part?: "key" | "value"): Place;
}

/** A picture that content names. */
export interface ImageUse {
  file: string;
  /** What is made beside the whole picture. */
  crop?: Crop;
  /** Where content names it: for mistakes. */
  place(): Place;
}

/** What a Markdown body refers to. */
export interface MarkdownUses {
  links: { href: string; place: Place }[];
  images: ImageUse[];
  headings: { level: number; place: Place }[];
}

/** Everything that was read. */
export interface ReadContent {
  content: Content;
  /** Every entry that needs a page of its own, in the order of `content`. */
  pageEntries: Entry<PageData>[];
  sources: Map<Entry, Source>;
  markdown: Map<Entry, MarkdownUses>;
  /** Pictures named in front matter, YAML and Markdown. */
  imageUses: ImageUse[];
  /** How many values say `standIn: true`. */
  standIns: number;
}
