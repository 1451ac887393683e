import path from "node:path";
import { slashCopies as findSlashCopies } from "../../hosts/github-pages.ts";
import { describeSite, generatedNote, type Host } from "../../hosts/hosted-site.ts";
import type { DiskCache } from "../cache/disk-cache.ts";
import type { WrittenFile } from "../model/output-file.ts";
import { compressOutputs } from "./compress-outputs.ts";
import type { BuildFacts } from "./manifest.ts";
import { refuseForeignBeside, type Staging } from "./write-output.ts";

/** What is written besides the site itself. */
export interface HostOptions {
  /** The host whose settings are written. */
  host?: Host | undefined;
  /** Writes precompressed text files, also where the host does not ask for them. */
  compress?: boolean;
  /** Writes each page a second time, for its address with a slash. */
  slashCopies?: boolean;
}

/**
 * Adds what the host wants in the output folder, precompressed files too.
 *
 * @param kept files of the site before that stay
 * @param out absolute path of the output folder
 * @returns what it wants beside the folder, to be written when the site is in place
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
