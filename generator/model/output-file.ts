import { readFile } from "node:fs/promises";

/** A file for the output folder: its contents, or the absolute path of a cached file to copy. */
export type OutputFile = WrittenFile | CopiedFile;

export interface WrittenFile {
  /** Relative to the output folder, with `/` as the separator. */
  file: string;
  contents: Uint8Array | string;
}

export interface CopiedFile {
  file: string;
  source: string;
}

/** An output under a hashed name, and its source as pages name it: `assets/videos/alpha.mp4`. */
export interface NamedOutput<Output extends OutputFile> {
  name: string;
  output: Output;
}

/** The contents of an output file, read from the cache if necessary. */
export async function readOutput(output: OutputFile): Promise<Uint8Array | string> {
  return "source" in output ? readFile(output.source) : output.contents;
}

/**
 * Names of assets with a hash, which browsers may cache forever: of the contents, or, for photographs, of what they are
 * made from.
 */
export const hashedName = /^assets\/.+\.[0-9a-f]{8}\.\w+$/;

/** The list of the files that a build wrote, in the output folder. Only a folder with this file may be replaced. */
export const manifestName = ".build.json";

/** The site's icon. */
export const iconFile = "favicon.svg";
