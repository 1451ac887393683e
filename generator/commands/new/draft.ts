import type { Content } from "../../model/content.ts";
import type { NewFile, SiteDefinition } from "../../model/site-definition.ts";
import type { Rules } from "./check-values.ts";
import type { Values } from "./values.ts";

/** A file to be written, and what is known of the site. */
export interface Task {
  root: string;
  site: SiteDefinition;
  content: Content;
  file: NewFile;
  /** The pattern of its files, relative to the root: `content/projects/*.md`. */
  pattern: string;
  rules: Rules;
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

/** @param field with points: `photograph.file` */
export function suggestValue({ file, content }: Task, field: string, values: Values): string | undefined {
  return file.suggest?.(field, values, content);
}

export function suggestName({ file, content }: Task, values: Values): string {
  const slug = slugOf(String(values[file.namedAfter] ?? ""), file.separator);
  if (!file.isNumbered) return slug;
  const entries = [content[file.files] ?? []].flat();
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
