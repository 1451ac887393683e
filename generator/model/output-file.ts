import { readFile } from "node:fs/promises";

/** A file meant for the output folder: its contents, or the absolute path of a file in the cache that is copied. */
export type OutputFile = WrittenFile | CopiedFile;

export interface WrittenFile {
  /** Relative to the output folder, with `/`. */
  file: string;
  contents: Uint8Array | string;
}

export interface CopiedFile {
  file: string;
  source: string;
}

/** The contents of an output, read from the cache if they lie there. */
export async function readOutput(output: OutputFile): Promise<Uint8Array | string> {
  return "source" in output ? readFile(output.source) : output.contents;
}

/** Names of assets that change with their contents, so that browsers may keep them for ever. */
export const hashedName = /^assets\/.+\.[0-9a-f]{10}\.\w+$/;

/** The list of the files that a build wrote, in the output folder itself: a folder that has it may be replaced. */
export const manifestName = ".build.json";
