import type { FieldSchema } from "../../content/json-schema.ts";
import { entriesOf } from "../../model/content.ts";
import { isSlug, slugOf } from "../../model/file-name.ts";
import type { ContentFiles, NewFile, SiteDefinition } from "../../model/site-definition.ts";
import type { ReadContent } from "../../model/source.ts";
import type { Licence } from "./record-licence.ts";
import type { Values } from "./values.ts";

/** A file to write, and the site that it is for. */
export interface Task {
  root: string;
  definition: SiteDefinition;
  read: ReadContent;
  /** Existing and imported pictures, relative to `assets/images/`. */
  pictures: string[];
  /** Paths of pictures in the arguments that no field has used yet. */
  given: string[];
  /** Pictures to write. */
  imported: ImportedPicture[];
  /** The argument of the command, `case-study`, and the site's description of that kind of file. */
  kind: string;
  file: NewFile;
  /** The same kind in `contentFiles`. */
  files: ContentFiles;
  /** The schema of its fields. */
  schema: FieldSchema;
}

/** A picture that is written with the new file. */
export interface ImportedPicture {
  /** Relative to `assets/images/`. */
  name: string;
  contents: Buffer;
}

/** The contents and the name of a new file. */
export interface Draft {
  values: Values;
  /** The Markdown below the front matter, if there is any. */
  text: string | undefined;
  /** The name of the file, without its extension. */
  name: string;
  /** The origin and licence of the new pictures; undefined without new pictures. */
  licence: Licence | undefined;
  /** Fields whose values were suggested and not confirmed by anyone. */
  suggested: string[];
}

/** Thrown when no file is written; the message is the reason. */
export class NotWritten extends Error {
  /** The exit status of the command. */
  readonly exitStatus: number;
  constructor(message: string, exitStatus: number) {
    super(message);
    this.exitStatus = exitStatus;
  }
}

/** For wrong arguments of the command. */
export function wrongArguments({ kind }: Task, message: string): NotWritten {
  const hint = `npm run new ${kind} -- --help tells of every flag.`;
  return new NotWritten(`${message}\n\nNothing was written. ${hint}`, 2);
}

export function suggestName({ file, read }: Task, values: Values): string {
  const slug = slugOf(String(values[file.namedAfter] ?? ""), file.separator);
  if (!file.isNumbered) return slug;
  const entries = entriesOf(read.content, file.files);
  const numbers = entries.map(({ name }) => Number.parseInt(name, 10) || 0);
  return `${Math.max(0, ...numbers) + 1}${file.separator}${slug}`;
}

/** Returns the mistake in the name of a new file; undefined if there is none. */
export function findNameMistake(name: string, { isNumbered }: NewFile): string | undefined {
  if (isSlug(name) && (!isNumbered || /^\d/.test(name))) return undefined;
  return `"${name}" cannot be the name of this file: small letters a–z, digits, and single "_" or "-" between them.`;
}
