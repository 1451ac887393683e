import { readFileSync } from "node:fs";
import path from "node:path";
import type { Description } from "../../hosts/hosted-site.ts";
import { hashedName, manifestName } from "../model/output-file.ts";

/** What a server of the folder needs to know in addition to its files. */
export type ServingRules = Omit<Description, "files">;

/** The record of a build, for the next build and for servers of the folder. */
export interface Manifest extends ServingRules {
  /** All files, sorted, without the manifest itself. */
  files: string[];
  /** The files that are kept from the previous generation. */
  kept: string[];
}

/** Returns undefined if there is no readable manifest. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, manifestName), "utf8")) as Partial<Manifest>;
    const { address = "", redirects = [], policy = "", ownHeaders = [], files, kept = [] } = manifest;
    return files && { address, redirects, policy, ownHeaders, files, kept };
  } catch {
    return undefined;
  }
}

/**
 * Finds the files of the previous site that stay in the new one. A visitor may have loaded a page of the previous site
 * a minute ago and request its pictures now, so files with hashed names stay for one generation: until the next build
 * that changes any of them. A build that changes none belongs to the same generation: building twice removes nothing.
 *
 * @param files the files of the new site
 */
export function findKeptFiles(previous: Manifest | undefined, files: Set<string>): string[] {
  if (!previous) return [];
  // A precompressed file has the name of its original plus an extension.
  const original = (file: string) => {
    const name = file.replace(/\.(br|gz)$/, "");
    return hashedName.test(name) ? name : undefined;
  };
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
