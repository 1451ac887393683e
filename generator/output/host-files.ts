import path from "node:path";
import { slashCopies as findSlashCopies } from "../../hosts/github-pages.ts";
import { describeSite, generatedNote, type Host } from "../../hosts/hosted-site.ts";
import type { DiskCache } from "../cache/disk-cache.ts";
import type { WrittenFile } from "../model/output-file.ts";
import { compressOutputs } from "./compress-outputs.ts";
import type { BuildFacts } from "./manifest.ts";
import { refuseForeignBeside, type Staging } from "./write-output.ts";

/** What to write in addition to the site itself. */
export interface HostOptions {
  /** The host to write settings for. */
  host?: Host | undefined;
  /** Writes precompressed files, even if the host does not require them. */
  compress?: boolean;
  /** Writes each page a second time, for its address with a trailing slash. */
  slashCopies?: boolean;
}

/**
 * Adds the files that the host needs inside the output folder, including precompressed files.
 *
 * @param kept files of the previous site that stay
 * @param out absolute path of the output folder
 * @returns the files that the host needs beside the folder, to be written when the site is in place
 */
export async function addHostFiles(
  staging: Staging,
  kept: string[],
  { host, compress, slashCopies }: HostOptions,
  facts: BuildFacts,
  out: string,
  cache: DiskCache,
): Promise<WrittenFile[]> {
  const files = staging.files();
  const described = describeSite({ ...facts, files: [...files, ...kept] });
  const { inside = [], beside = [] } = host?.write(described, path.basename(out)) ?? {};
  refuseForeignBeside(
    out,
    beside.map(({ file }) => file),
    generatedNote,
  );
  for (const { file, of } of slashCopies ? findSlashCopies(files) : [])
    await staging.write({ file, contents: await staging.read(of) });
  for (const output of inside) await staging.write(output);
  if (compress || host?.sendsCompressed) await compressOutputs(staging, cache);
  return beside;
}
