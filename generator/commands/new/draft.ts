import type { FieldSchema } from "../../content/json-schema.ts";
import type { ReadContent } from "../../model/read-content.ts";
import type { ContentFiles, NewFile, SiteDefinition } from "../../model/site-definition.ts";
import type { Values } from "./values.ts";

/** A file to be written, and what is known of the site. */
export interface Task {
  root: string;
  site: SiteDefinition;
  read: ReadContent;
  /** Pictures there are, relative to `assets/images/`. */
  pictures: string[];
  /** The kind of file, as the site asks for it, and the word that asks for it: `case-study`. */
  kind: string;
  file: NewFile;
  /** The same kind, as content is read. */
  files: ContentFiles;
  /** The schema of its fields. */
  schema: FieldSchema;
}

/** What a new file will hold. */
export interface Draft {
  values: Values;
  /** The Markdown below the front matter, if there is any. */
  text: string | undefined;
  /** The file's name, without its ending. */
  name: string;
  /** Fields that nobody was asked for: their values follow from others. */
  suggested: string[];
}

/** Why there is no file, for whoever asked for it. */
export class NotWritten extends Error {
  /** Of the command. */
  readonly exitStatus: number;
  constructor(message: string, exitStatus: number) {
    super(message);
    this.exitStatus = exitStatus;
  }
}

export function suggestName({ file, read }: Task, values: Values): string {
  const slug = slugOf(String(values[file.namedAfter] ?? ""), file.separator);
  if (!file.isNumbered) return slug;
  const entries = [read.content[file.files] ?? []].flat();
  const numbers = entries.map(({ name }) => Number.parseInt(name, 10) || 0);
  return `${Math.max(0, ...numbers) + 1}${file.separator}${slug}`;
}

/** What is wrong with the name of a new file; undefined if nothing is. */
export function findNameMistake(name: string, { isNumbered }: NewFile): string | undefined {
  if (/^[a-z0-9]+([_-][a-z0-9]+)*$/.test(name) && (!isNumbered || /^\d/.test(name))) return undefined;
  return `"${name}" cannot be the name of this file: small letters a–z, digits, and single "_" or "-" between them.`;
}

/** The name of a file: small letters and digits, and one separator between words. */
export function slugOf(words: string, separator: string): string {
  return words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", separator);
}
