/**
 * Step 6: replaces the output folder, and only by a whole site. The only file that writes there.
 *
 * Files are written into a staging folder beside the output. Two renames at the very end put it in place: between them,
 * for some microseconds, there is no output folder. A build that is killed in this moment leaves the old one beside
 * it, and the next command puts it back (`recover-output.ts`).
 */
import { randomUUID } from "node:crypto";
import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { manifestName, type OutputFile, type WrittenFile } from "../model/output-file.ts";
import { cannotWrite, foreignOutput, foreignSettings, writeReason } from "../problems/output-problems.ts";
import { Problems, stopOn } from "../problems/problem.ts";
import { compare } from "../problems/words.ts";
import { type BuildFacts, findKeptFiles, type Manifest, readManifest } from "./manifest.ts";
import { folderBeside, recoverOutput, removeLeftovers } from "./recover-output.ts";

/** A site that is being written. Until `commit`, nothing of it can be seen. */
export interface Staging {
  write(output: OutputFile): Promise<void>;
  /** The files written so far, sorted. */
  files(): string[];
  /** A file written before. */
  read(file: string): Promise<Buffer>;
  /**
   * Copies what stays of the site before, after all files with hashes have been written.
   *
   * @returns its files
   */
  keepPrevious(): Promise<string[]>;
  /** Puts the staged site in the place of the old one. */
  commit(facts: BuildFacts): Promise<void>;
  /** Removes the staged site; the old one stays. */
  discard(): Promise<void>;
}

/**
 * @param folder absolute path of the output folder
 * @throws Problems if the folder was not made by a build, or cannot be written
 */
export async function createStaging(folder: string): Promise<Staging> {
  recoverOutput(folder);
  removeLeftovers(folder);
  await refuseForeignOutput(folder);
  const staged = folderBeside(folder, "staging");
  const files = new Set<string>();
  let kept: string[] = [];
  const guarded = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      throw new Problems([cannotWrite(folder, writeReason(error))]);
    }
  };
  const write = (output: OutputFile) => {
    files.add(output.file);
    return guarded(() => writeInto(staged, output));
  };
  await guarded(() => mkdir(staged, { recursive: true }));
  return {
    write,
    files: () => [...files].sort(compare),
    read: (file) => readFile(path.join(staged, file)),
    async keepPrevious() {
      kept = findKeptFiles(readManifest(folder), files);
      for (const file of kept)
        await guarded(() => writeInto(staged, { file, source: path.join(folder, file) }));
      return kept;
    },
    async commit(facts) {
      const manifest: Manifest = { ...facts, files: [...files, ...kept].sort(compare), kept };
      await write({ file: manifestName, contents: `${JSON.stringify(manifest, null, 1)}\n` });
      const previous: string[] = [];
      await guarded(async () => swapIn(staged, folder, previous));
      // The new site is there: what cannot be removed now is removed by a later build.
      for (const site of previous) await rm(site, { recursive: true, force: true }).catch(() => {});
    },
    discard: () => rm(staged, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Pages are written while others are rendered. Copies are synchronous: of small files that takes a tenth of the time. */
async function writeInto(folder: string, output: OutputFile): Promise<void> {
  const target = path.join(folder, output.file);
  mkdirSync(path.dirname(target), { recursive: true });
  if ("source" in output) copyFileSync(output.source, target, constants.COPYFILE_FICLONE);
  else await writeFile(target, output.contents);
}

/**
 * Two builds may do this at once: whoever finds the other's site in its way moves it aside. The last one wins.
 *
 * @param moved takes the sites that were moved aside
 */
function swapIn(staged: string, folder: string, moved: string[]): void {
  for (;;) {
    const previous = folderBeside(folder, "previous");
    try {
      renameSync(folder, previous);
      moved.push(previous);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
    try {
      renameSync(staged, folder);
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOTEMPTY" || code === "EEXIST") continue;
      recoverOutput(folder);
      throw error;
    }
  }
}

/** A folder that no build made is somebody's work. An empty one, or none, is free. */
async function refuseForeignOutput(folder: string): Promise<void> {
  const stats = await lstat(folder).catch(() => undefined);
  if (!stats) return;
  if (!stats.isDirectory()) stopOn([foreignOutput(folder)]);
  const names = await readdir(folder);
  if (names.length > 0 && !names.includes(manifestName)) stopOn([foreignOutput(folder)]);
}

/**
 * @param files relative to the folder that holds the output folder
 * @param mark words that files of ours have in them
 * @throws Problems if one of them exists and somebody else wrote it
 */
export function refuseForeignBeside(folder: string, files: string[], mark: string): void {
  const targets = files.map((file) => path.join(path.dirname(folder), file));
  const isForeign = (file: string) =>
    existsSync(file) && (statSync(file).isDirectory() || !readFileSync(file, "utf8").includes(mark));
  stopOn(targets.filter(isForeign).map(foreignSettings));
}

/**
 * Writes files into the folder that holds the output folder: settings of hosts, which visitors must not see.
 *
 * @returns puts them in place, when the site that they are for is
 * @throws Problems
 */
export async function stageBeside(folder: string, outputs: WrittenFile[]): Promise<() => void> {
  const suffix = `.${process.pid}-${randomUUID().slice(0, 8)}`;
  const targets = outputs.map(({ file }) => path.join(path.dirname(folder), file));
  try {
    for (const [index, target] of targets.entries()) {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target + suffix, outputs[index]?.contents ?? "");
    }
  } catch (error) {
    for (const target of targets) await rm(target + suffix, { force: true }).catch(() => {});
    throw new Problems([cannotWrite(path.dirname(folder), writeReason(error))]);
  }
  return () => {
    for (const target of targets) renameSync(target + suffix, target);
  };
}
