/** Step 6: replaces the output folder, and only with a complete site. */
import path from "node:path";
import { slashCopies as findSlashCopies } from "../../hosts/github-pages.ts";
import { describeSite, type Host } from "../../hosts/hosted-site.ts";
import type { DiskCache } from "../cache/disk-cache.ts";
import { compressOutputs } from "./compress-outputs.ts";
import type { ServingRules } from "./manifest.ts";
import type { Staging } from "./staging.ts";

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
 * Adds the files of the previous site that stay and the files of the host, and puts everything in place.
 *
 * @throws Problems if a file cannot be written; the output folder is not changed
 */
export async function publishSite(
  staging: Staging,
  { host, compress, slashCopies }: HostOptions,
  rules: ServingRules,
  cache: DiskCache,
): Promise<void> {
  const kept = await staging.keepPrevious();
  const files = staging.files();
  const described = describeSite({ ...rules, files: [...files, ...kept] });
  const { inside = [], beside = [] } = host?.write(described, path.basename(staging.folder)) ?? {};
  for (const { file, of } of slashCopies ? findSlashCopies(files) : [])
    await staging.write({ file, contents: await staging.read(of) });
  for (const output of inside) await staging.write(output);
  if (compress || host?.sendsCompressed) await compressOutputs(staging, cache);
  await staging.commit(rules, beside);
}
