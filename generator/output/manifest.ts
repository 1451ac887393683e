import { readFileSync } from "node:fs";
import path from "node:path";
import { manifestName } from "../model/output-file.ts";

/** What serving the folder needs to know besides its files. */
export interface BuildFacts {
  /** Absolute address of the site, no slash at its end. */
  address: string;
  /** Its content security policy, as the header says it. */
  policy: string;
}

/** What a build says of itself, for the next build and for whoever serves the folder. */
export interface Manifest extends BuildFacts {
  /** All files, sorted, without the manifest itself. */
  files: string[];
  /** Those of them that are only kept from the generation before. */
  kept: string[];
}

/** Undefined where there is none, or none that can be read. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, manifestName), "utf8")) as Partial<Manifest>;
    const { address = "", policy = "", files, kept = [] } = manifest;
    return files && { address, policy, files, kept };
  } catch {
    return undefined;
  }
}

/** Names that change with the contents; a precompressed file has the name of its original and an ending more. */
const hashedName = /^(assets\/.+\.[0-9a-f]{10}\.\w+?)(\.br|\.gz)?$/;

/**
 * Which files of the previous site stay beside the new one. A visitor may have loaded a page of it a minute ago and ask
 * for its pictures now, so files with hashes in their names stay for one generation: until the next build that changes
 * any of them. A build that changes none is of the same generation, so nothing is lost by building twice.
 *
 * @param files those of the new site
 */
export function findKeptFiles(previous: Manifest | undefined, files: Set<string>): string[] {
  if (!previous) return [];
  const original = (file: string) => hashedName.exec(file)?.[1];
  const isOld = (file: string) => {
    const name = original(file);
    return name !== undefined && !files.has(name);
  };
  const own = previous.files.filter((file) => original(file) && !previous.kept.includes(file));
  const wasThere = new Set(own);
  const isSameGeneration = ![...files].some((file) => original(file) === file && !wasThere.has(file));
  const isNothingGone = !own.some(isOld);
  return isSameGeneration && isNothingGone ? previous.kept.filter(isOld) : own.filter(isOld);
}
