/** The result of reading content: entries, their sources, and what they refer to. */
import {
  type Content,
  type ContentValue,
  type Crop,
  type DataPath,
  type Entry,
  type PageData,
  walkData,
} from "./content.ts";
import { type Place, placeAt } from "./place.ts";

/** What the parsers find in a content file. Plain data, because it is cached. */
export interface ParsedSource {
  /** The parsed YAML. */
  data: unknown;
  positions: Positions;
  /** Markdown below the front matter. */
  body: string;
  /** The offset of the body in the text, in UTF-16 code units. */
  bodyOffset: number;
  markdown: MarkdownUses;
}

/** Offsets of values and of their keys in the text, in UTF-16 code units; by `pathKey`. */
export type Positions = Map<string, { key: number; value: number }>;

export function pathKey(path: DataPath): string {
  return JSON.stringify(path);
}

/** A parsed content file, before validation by its schema. */
export interface Source extends ParsedSource {
  file: string;
  /** The text of the file, without a byte order mark; lines end in LF. */
  text: string;
  /** The cache key of what the parsers find: a hash of their versions, and of the name and the bytes of the file. */
  hash: string;
  /** The place of a value or its key; if it does not exist, that of the nearest group around it. */
  placeOf(path: DataPath, part?: "key" | "value"): Place;
}

/** A text of a content file: the value of a field, or the Markdown body. */
export interface SourceText {
  text: string;
  /** The place of a part of the text. If the part is written with escapes, this is the place of the whole text. */
  placeOf(offset: number, length: number): Place;
}

/** All texts of a file, in document order. */
export function textsOf(source: Source): SourceText[] {
  const { file, text, body, bodyOffset } = source;
  const values = walkData(source.data).flatMap(({ value, path }) =>
    typeof value === "string" ? [textOfValue(source, path, value)] : [],
  );
  return [...values, { text: body, placeOf: (offset) => placeAt(file, text, bodyOffset + offset) }];
}

function textOfValue(source: Source, path: DataPath, value: string): SourceText {
  return {
    text: value,
    placeOf(offset, length) {
      const start = source.positions.get(pathKey(path))?.value ?? 0;
      const part = value.slice(offset, offset + length);
      // Quotes, line breaks and escapes make a text longer in the file than its value, never shorter.
      const found = source.text.indexOf(part, start + offset);
      return placeAt(source.file, source.text, found === -1 ? start : found);
    },
  };
}

/** A picture that content names. */
export interface ImageUse {
  file: string;
  /** A crop to make in addition to the whole picture. */
  crop?: Crop;
  place: Place;
}

/** A value of other content that content names. */
export interface ValueUse extends ContentValue {
  place: Place;
}

/** A film that content names, with its captions and its poster. */
export interface VideoUse {
  video: string;
  captions: string;
  poster: string;
  places: { video: Place; captions: Place; poster: Place };
}

/** The links, pictures, headings and mistakes of a Markdown body. */
export interface MarkdownUses {
  links: { href: string; place: Place }[];
  images: { href: string; place: Place; alt: string; altPlace: Place }[];
  headings: { level: number; text: string; place: Place }[];
  /** What the build refuses: HTML, and text that readers see differently from what the writer meant. */
  slips: { kind: MarkdownSlip; raw: string; place: Place }[];
}

export type MarkdownSlip =
  | "html"
  | "main heading"
  | "empty link"
  | "open link"
  | "empty heading"
  | "joined heading"
  | "footnote"
  | "unknown reference"
  | "wide row"
  | "aside";

/** An address that a page has had, and its line in the list of them. */
export interface KnownAddress {
  address: string;
  place: Place;
}

/** An entry in a language other than that of the site, and its original. */
export interface Translation {
  /** The part of the file's name that names the language: `fr`. */
  language: string;
  of: Entry;
  entry: Entry;
  hasPage: boolean;
}

/** Everything that content refers to. */
export interface ContentUses {
  /** Pictures named in front matter, YAML and Markdown. */
  imageUses: ImageUse[];
  videoUses: VideoUse[];
  valueUses: ValueUse[];
}

/** What the content files contain. */
export interface ReadFiles {
  content: Content;
  /** Every entry that needs a page, in the order of `content`. */
  pageEntries: Entry<PageData>[];
  /** By file. Copies of an entry in the route table have the same file. */
  sources: Map<string, Source>;
  /** Translated entries; those with a page are in `pageEntries`, too. */
  translations: Translation[];
  addresses: KnownAddress[];
}

/** Everything that was read. */
export interface ReadContent extends ReadFiles, ContentUses {}

/** The source of an entry. @throws Error if its file was not read */
export function sourceOf({ file }: Entry, { sources }: ReadFiles): Source {
  const source = sources.get(file);
  if (!source) throw new Error(`${file} was not read.`);
  return source;
}

/** The content in a language: translated entries take the places of their originals. */
export function contentIn(language: string | undefined, { content, translations }: ReadFiles): Content {
  if (!language) return content;
  const own = new Map(
    translations.filter((one) => one.language === language).map((one) => [one.of, one.entry]),
  );
  const translate = (entry: Entry) => own.get(entry) ?? entry;
  return Object.fromEntries(
    Object.entries(content).map(([kind, value]) => [
      kind,
      Array.isArray(value) ? value.map(translate) : translate(value),
    ]),
  );
}
