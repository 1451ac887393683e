/**
 * Step 6: replaces the output folder, and only with a complete site. No other file writes there.
 *
 * Files are written into a staging folder beside the output as soon as they are made. At the end, two renames put it in
 * place; between them there is no output folder for some microseconds. If a build is killed at this moment, the previous
 * site is in a folder beside the output, and the next command restores it (`recover-output.ts`).
 */
import { randomUUID } from "node:crypto";
import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { slashCopies as findSlashCopies } from "../../hosts/github-pages.ts";
import { describeSite, generatedNote, type Host } from "../../hosts/hosted-site.ts";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hashedName, manifestName, type OutputFile, type WrittenFile } from "../model/output-file.ts";
import {
  cannotWrite,
  foreignOutput,
  foreignSettings,
  writeReason,
  writtenTwice,
} from "../problems/output-problems.ts";
import { Problems, stopOn } from "../problems/problem.ts";
import { compressOutputs } from "./compress-outputs.ts";
import { findKeptFiles, type Manifest, readManifest, type ServingRules } from "./manifest.ts";
import { folderBeside, recoverOutput, removeLeftovers } from "./recover-output.ts";

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
 * @param out absolute path of the output folder
 * @throws Problems if a file cannot be written; the output folder is not changed
 */
export async function publishSite(
  staging: Staging,
  out: string,
  { host, compress, slashCopies }: HostOptions,
  rules: ServingRules,
  cache: DiskCache,
): Promise<void> {
  const kept = await staging.keepPrevious();
  const files = staging.files();
  const described = describeSite({ ...rules, files: [...files, ...kept] });
  const { inside = [], beside = [] } = host?.write(described, path.basename(out)) ?? {};
  for (const { file, of } of slashCopies ? findSlashCopies(files) : [])
    await staging.write({ file, contents: await staging.read(of) });
  for (const output of inside) await staging.write(output);
  if (compress || host?.sendsCompressed) await compressOutputs(staging, cache);
  await staging.commit(rules, beside);
}

/** A site that is being written. It is not visible before `commit`. */
export type Staging = Awaited<ReturnType<typeof createStaging>>;

/**
 * @param folder absolute path of the output folder
 * @throws Problems if the folder was not made by a build, or is not writable
 */
export async function createStaging(folder: string) {
  recoverOutput(folder);
  removeLeftovers(folder);
  await refuseForeignOutput(folder);
  const staged = folderBeside(folder, "staging");
  const files = new Set<string>();
  let kept: string[] = [];
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw new Problems([cannotWrite(folder, writeReason(error))]);
    }
  };
  const write = async (output: OutputFile) => {
    // Files with hashed names may be written twice: two equal pictures have one name.
    if (files.has(output.file) && !hashedName.test(output.file)) stopOn([writtenTwice(output.file)]);
    files.add(output.file);
    await guarded(() => writeInto(staged, output));
  };
  await guarded(() => mkdir(staged, { recursive: true }));
  return {
    write,
    /** The files written so far, sorted. */
    files: () => [...files].sort(),
    /** Reads a file that was written before. */
    read: (file: string) => readFile(path.join(staged, file)),
    /**
     * Copies the files of the previous site that stay. Call it after all files with hashed names have been written.
     *
     * @returns the copied files
     */
    async keepPrevious(): Promise<string[]> {
      kept = findKeptFiles(readManifest(folder), files);
      for (const file of kept)
        await guarded(() => writeInto(staged, { file, source: path.join(folder, file) }));
      return kept;
    },
    /**
     * Replaces the previous site with the staged one.
     *
     * @param beside files for the parent of the output folder: settings of hosts, which visitors must not see
     */
    async commit(rules: ServingRules, beside: WrittenFile[] = []): Promise<void> {
      const manifest: Manifest = { ...rules, files: [...files, ...kept].sort(), kept };
      await write({ file: manifestName, contents: `${JSON.stringify(manifest, null, 1)}\n` });
      const previousSites = await writeBeside(folder, beside, () =>
        guarded(async () => swapIn(staged, folder)),
      );
      // The new site is in place. A later build removes what cannot be removed now.
      for (const site of previousSites) await rm(site, { recursive: true, force: true }).catch(() => {});
    },
    /** Removes the staged site; the previous one stays. */
    discard: () => rm(staged, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Writes asynchronously, so that other pages are rendered meanwhile. Copies synchronously: that is faster for small files. */
async function writeInto(folder: string, output: OutputFile): Promise<void> {
  const target = path.join(folder, output.file);
  mkdirSync(path.dirname(target), { recursive: true });
  if ("source" in output) copyFileSync(output.source, target, constants.COPYFILE_FICLONE);
  else await writeFile(target, output.contents);
}

/**
 * Two builds may do this at once: each moves aside the site that the other has put in place. The last one wins.
 *
 * @returns the paths of the sites that were moved aside
 */
function swapIn(staged: string, folder: string): string[] {
  const previousSites: string[] = [];
  for (;;) {
    const previous = folderBeside(folder, "previous");
    try {
      renameSync(folder, previous);
      previousSites.push(previous);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
    try {
      renameSync(staged, folder);
      return previousSites;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOTEMPTY" || code === "EEXIST") continue;
      recoverOutput(folder);
      throw error;
    }
  }
}

/** A folder that was not made by a build is not replaced: it may be someone's work. An empty or missing folder is fine. */
async function refuseForeignOutput(folder: string): Promise<void> {
  const stats = await lstat(folder).catch(() => undefined);
  if (!stats) return;
  if (!stats.isDirectory()) stopOn([foreignOutput(folder)]);
  const names = await readdir(folder);
  if (names.length > 0 && !names.includes(manifestName)) stopOn([foreignOutput(folder)]);
}

/**
 * Writes files into the parent of the output folder, under temporary names, and puts them in place when the site is.
 *
 * @param placeSite puts the site in place
 * @returns the result of `placeSite`
 * @throws Problems if a file cannot be written, or exists and was not generated; then none is left
 */
async function writeBeside<Result>(
  folder: string,
  outputs: WrittenFile[],
  placeSite: () => Promise<Result>,
): Promise<Result> {
  const suffix = `.${process.pid}-${randomUUID().slice(0, 8)}`;
  const parent = path.dirname(folder);
  const targets = outputs.map(({ file }) => path.join(parent, file));
  const isForeign = (file: string) =>
    existsSync(file) && (statSync(file).isDirectory() || !readFileSync(file, "utf8").includes(generatedNote));
  stopOn(targets.filter(isForeign).map(foreignSettings));
  try {
    for (const [index, target] of targets.entries()) {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target + suffix, outputs[index]?.contents ?? "");
    }
    const placed = await placeSite();
    for (const target of targets) renameSync(target + suffix, target);
    return placed;
  } catch (error) {
    for (const target of targets) await rm(target + suffix, { force: true }).catch(() => {});
    throw error instanceof Problems ? error : new Problems([cannotWrite(parent, writeReason(error))]);
  }
}
