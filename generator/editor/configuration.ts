/** The part of Sveltia CMS's configuration that our code reads. <https://sveltiacms.app/en/docs/config-basics> */
import type { FileRules } from "./browser/file-format.ts";

/** The data in the page of the editor, for its script. */
export interface EditorData {
  config: Configuration;
  /** By the keys of content files, which are the names of their formats. */
  formats: Record<string, FileRules>;
}

export interface Configuration {
  backend: Backend;
  /** Relative to the root. */
  media_folder: string;
  collections: Collection[];
  [option: string]: unknown;
}

/** The location of the files: the origin private file system, which the working copy replaces, or a git host. */
export interface Backend {
  name: "test-repo" | "github" | "gitlab";
  [option: string]: unknown;
}

/** Files with a form each, or a folder of files with one form. */
export interface Collection {
  name: string;
  label: string;
  files?: FormFile[];
  folder?: string;
  extension?: string;
  fields?: Field[];
  [option: string]: unknown;
}

export interface FormFile {
  name: string;
  label: string;
  file: string;
  fields: Field[];
  [option: string]: unknown;
}

export interface Field {
  name: string;
  label: string;
  widget: string;
  /** Whether the field is required, or the languages in which it is. */
  required?: boolean | string[];
  hint?: string;
  i18n?: boolean;
  /** The fields of a group, or of the groups in a list. */
  fields?: Field[];
  [option: string]: unknown;
}
