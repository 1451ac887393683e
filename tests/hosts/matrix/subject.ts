/** A host under test: a server, and the site that it should serve. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readManifest } from "../../../generator/output/manifest.ts";
import { describeSite, type HostedSite } from "../../../hosts/hosted-site.ts";
import type { HostName } from "../../../hosts/hosts.ts";

export interface Subject {
  name: HostName;
  /** Address of the home page, without a trailing slash. */
  address: string;
  /** Folder of the built site. */
  folder: string;
  site: HostedSite;
  close(): Promise<void>;
}

/** The description of a built folder, from the list of files that the build wrote into it. */
export function describeFolder(folder: string): HostedSite {
  const manifest = readManifest(folder);
  if (!manifest) throw new Error(`${folder} is no built site.`);
  return describeSite(manifest);
}

/** A file of the built site. */
export function fileOf({ folder }: Pick<Subject, "folder">, file: string): Buffer {
  return readFileSync(path.join(folder, file));
}

/** Files in `assets/`, one of each extension. */
export function oneOfEachExtension({ folder }: Pick<Subject, "folder">): string[] {
  const files = readManifest(folder)?.files.filter((file) => /^assets\/.*\.(?!br$|gz$)\w+$/.test(file)) ?? [];
  return [...new Map(files.map((file) => [path.extname(file), file])).values()];
}
