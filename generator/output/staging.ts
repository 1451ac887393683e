/**
 * Files are written into a staging folder beside the output as soon as they are made. At the end, two renames put it in
 * place; between them there is no output folder for some microseconds. If a build is killed at this moment, the previous
 * site is in a folder beside the output, and the next command restores it (`recover-output.ts`).
 */
import { randomUUID } from "node:crypto";
import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import { generatedNote } from "../../hosts/hosted-site.ts";
import { hashedName, manifestName, type OutputFile, type WrittenFile } from "../model/output-file.ts";
import {
  cannotWrite,
  foreignOutput,
  foreignSettings,
  writeReason,
  writtenTwice,
} from "../problems/output-problems.ts";
import { Problems, stopOn } from "../problems/problem.ts";
import { findKeptFiles, type Manifest, readManifest, type ServingRules } from "./manifest.ts";
import { folderBeside, recoverOutput, removeLeftovers } from "./recover-output.ts";

/** A site that is being written. It is not visible before `commit`. No other file writes to the output folder. */
export class Staging {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** Absolute path of the staging folder. */
  readonly #staged: string;
  readonly #files = new Set<string>();
  /** The files of the previous site that stay. */
  #kept: string[] = [];

  private constructor(folder: string) {
    this.folder = folder;
    this.#staged = folderBeside(folder, "staging");
  }

  /**
   * @param folder absolute path of the output folder
   * @throws Problems if the folder was not made by a build, or is not writable
   */
  static async create(folder: string): Promise<Staging> {
    recoverOutput(folder);
    removeLeftovers(folder);
    await refuseForeignOutput(folder);
    const staging = new Staging(folder);
    await staging.#guarded(() => mkdir(staging.#staged, { recursive: true }));
    return staging;
  }

  async write(output: OutputFile): Promise<void> {
    const { file } = output;
    // Files with hashed names may be written twice: two equal pictures have one name.
    if (this.#files.has(file) && !hashedName.test(file)) stopOn([writtenTwice(file)]);
    this.#files.add(file);
    await this.#guarded(() => writeInto(this.#staged, output));
  }

  async writeAll(outputs: OutputFile[]): Promise<void> {
    await pMap(outputs, (output) => this.write(output), { concurrency: 8 });
  }

  /** The files written so far, sorted. */
  files(): string[] {
    return [...this.#files].sort();
  }

  /** Reads a file that was written before. */
  read(file: string): Promise<Buffer> {
    return readFile(path.join(this.#staged, file));
  }

  /**
   * Copies the files of the previous site that stay. Call it after all files with hashed names have been written.
   *
   * @returns the copied files
   */
  async keepPrevious(): Promise<string[]> {
    this.#kept = findKeptFiles(readManifest(this.folder), this.#files);
    for (const file of this.#kept)
      await this.#guarded(() => writeInto(this.#staged, { file, source: path.join(this.folder, file) }));
    return this.#kept;
  }

  /**
   * Replaces the previous site with the staged one.
   *
   * @param beside files for the parent of the output folder: settings of hosts, which visitors must not see
   */
  async commit(rules: ServingRules, beside: WrittenFile[] = []): Promise<void> {
    const kept = this.#kept;
    const manifest: Manifest = { ...rules, files: [...this.#files, ...kept].sort(), kept };
    await this.write({ file: manifestName, contents: `${JSON.stringify(manifest, null, 1)}\n` });
    const previousSites = await writeBeside(this.folder, beside, () =>
      this.#guarded(async () => swapIn(this.#staged, this.folder)),
    );
    // The new site is in place. A later build removes what cannot be removed now.
    for (const site of previousSites) await rm(site, { recursive: true, force: true }).catch(() => {});
  }

  /** Removes the staged site; the previous one stays. */
  discard(): Promise<void> {
    return rm(this.#staged, { recursive: true, force: true, maxRetries: 5 });
  }

  async #guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw new Problems([cannotWrite(this.folder, writeReason(error))]);
    }
  }
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
