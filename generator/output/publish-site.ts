/** Step 6: replaces the output folder with the staged site. */
import type { DiskCache } from "../cache/disk-cache.ts";
import { addHostFiles, type HostOptions } from "./host-files.ts";
import type { BuildFacts } from "./manifest.ts";
import { type Staging, stageBeside } from "./write-output.ts";

/**
 * Adds the files of the previous site that stay and the files of the host, and puts everything in place.
 *
 * @param out absolute path of the output folder
 * @throws Problems if a file cannot be written; the output folder is not changed
 */
export async function publishSite(
  staging: Staging,
  out: string,
  options: HostOptions,
  facts: BuildFacts,
  cache: DiskCache,
): Promise<void> {
  const kept = await staging.keepPrevious();
  const beside = await addHostFiles(staging, kept, options, facts, out, cache);
  const placeBeside = await stageBeside(out, beside);
  await staging.commit(facts);
  placeBeside();
}
