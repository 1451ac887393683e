/**
 * Step 6: replaces the output folder, and only by a whole site. The only file that writes there.
 *
 * Files are staged in a folder beside the output. Two renames at the very end put it in place: between them, for
 * some microseconds, there is no output folder. A build that is killed in this moment leaves the old one beside
 * it, and the next command of ours (`recoverOutput`) puts it back.
 *
 * A visitor may have loaded a page of the old site a minute ago and ask for its pictures now. So the files of the
 * previous build whose names have hashes stay for one generation: until the next build that changes any of them.
 */
import { createHash, hash as hashOnce, randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { cannotWrite, compare, foreignOutput, foreignSettings, Problems, stopOn } from "./problems.ts";

/** A file meant for the output folder. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  file: string;
  readonly contents: Uint8Array | string;
  /** Where these contents lie as a file. */
  copyOf?: DatedFile;
}

/** A file that may be the very same in the output, and is known by its time and size without being read. */
export interface DatedFile extends Dating {
  /** Absolute. */
  source: string;
}

/** What files that are never written again are known by: another one, or one that was changed, has another. */
export interface Dating {
  /** What `timeOf` says of the contents. */
  time: number;
  /** Bytes. */
  size: number;
}

/** The list of the files that this tool wrote, in the output folder itself: what has it may be replaced. */
export const manifestName = ".build.json";

/** What a build says of itself, for the next build and for whoever serves the folder. */
export interface Manifest extends BuildFacts {
  /** All files, sorted, without the manifest itself. */
  files: string[];
  /** Those of them that are only kept from the generation before. */
  kept: string[];
}

/** What serving the folder needs to know besides its files. */
export interface BuildFacts {
  /** Absolute address of the site, no slash at its end. */
  address: string;
  /** Its content security policy, as the header says it. */
  policy: string;
}

/** Names that change with the contents, at most compressed in addition: `assets/site.0123456789.css.br`. */
const hashedName = /^(assets\/.+\.[0-9a-f]{10}\.\w+?)(\.br|\.gz)?$/;

/** Where a site is staged, and the output folder that it will be: absolute paths. */
export interface Stage {
  folder: string;
  out: string;
}

/** A site that is being written. Until `commit`, nothing of it can be seen. */
export interface StagedOutput {
  stage: Stage;
  write(output: OutputFile): Promise<void>;
  /** Takes a file for written that `writeStaged` has written. */
  note(file: string): void;
  /** The files written so far, sorted. */
  files(): string[];
  /**
   * Takes over what stays of the site before, once, after all files with hashes have been written.
   *
   * @returns its files, sorted
   */
  keep(): Promise<string[]>;
  /** A file written before. */
  read(file: string): Promise<Buffer>;
  /** Puts the staged site in the place of the old one. */
  commit(facts: BuildFacts): Promise<void>;
  /** Forgets the staged site; the old one stays. */
  discard(): Promise<void>;
}

/**
 * @param folder absolute path of the output folder
 * @throws Problems if the folder was not made by this tool
 */
export async function stageOutput(folder: string): Promise<StagedOutput> {
  recoverOutput(folder);
  await removeLeftovers(folder);
  await refuseForeign(folder);
  const stage: Stage = { folder: besides(folder, "stage"), out: folder };
  const files = new Set<string>();
  let kept: string[] | undefined;
  const discard = () => rm(stage.folder, { recursive: true, force: true });
  const guarded = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      await discard();
      throw writeProblem(error, folder);
    }
  };
  const write = (output: OutputFile) =>
    guarded(async () => {
      const { file, copyOf } = output;
      const target = path.join(stage.folder, file);
      const isTaken =
        copyOf &&
        [path.join(folder, file), copyOf.source].some(
          (from) => isDated(from, copyOf) && takeOver(from, target),
        );
      if (!isTaken) writeStaged(stage, output);
      files.add(file);
    });
  await guarded(() => mkdir(stage.folder, { recursive: true }));
  const keep = async () => {
    if (kept) return kept;
    const found: string[] = [];
    await guarded(async () => {
      for (const file of keptFiles(readManifest(folder), files))
        if (takeOver(path.join(folder, file), path.join(stage.folder, file))) found.push(file);
    });
    kept = found;
    return found;
  };
  return {
    stage,
    write,
    note: (file) => files.add(file),
    keep,
    files: () => [...files].sort(compare),
    read: (file) => readFile(path.join(stage.folder, file)),
    async commit(facts) {
      const kept = await keep();
      const manifest: Manifest = { ...facts, files: [...files, ...kept].sort(compare), kept };
      await write({ file: manifestName, contents: `${JSON.stringify(manifest, null, 1)}\n` });
      await guarded(async () => {
        // In step: of thousands of files this takes a tenth of the time.
        for (const previous of swapIn(stage.folder, folder))
          rmSync(previous, { recursive: true, force: true });
      });
    },
    discard,
  };
}

/**
 * Writes a file of a staged site; any thread may. In step with the event loop: for thousands of small files this takes
 * a tenth of the time.
 *
 * @throws Problems when it cannot be written
 */
export function writeStaged({ folder, out }: Stage, { file, contents }: Omit<OutputFile, "copyOf">): void {
  try {
    writeDated(path.join(folder, file), contents);
  } catch (error) {
    throw writeProblem(error, out);
  }
}

function writeProblem(error: unknown, out: string): Problems {
  return error instanceof Problems ? error : new Problems([cannotWrite(out, writeReason(error))]);
}

function writeDated(target: string, contents: OutputFile["contents"]): void {
  const bytes = typeof contents === "string" ? Buffer.from(contents) : contents;
  inFolder(target, () => writeFileSync(target, bytes));
  const time = timeOf(bytes);
  utimesSync(target, time, time);
}

/** Makes the folder of a file, but only when it turns out to be missing. */
function inFolder<Made>(file: string, write: () => Made): Made {
  try {
    return write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    return write();
  }
}

/**
 * A time that is made of the contents: seconds, between 2001 and 2023. Servers make their ETags of a file's time
 * and size. This way they say the same for the same contents, after another build as well, and something else for
 * contents of the same size that were written in the same second.
 */
export function timeOf(contents: Uint8Array): number {
  return 1e9 + (Number.parseInt(hashOnce("sha256", contents).slice(0, 8), 16) % 7e8);
}

/**
 * What of the site that is there stays beside the new one. A build that changes none of the hashed files is of the
 * same generation, so nothing is lost by building twice.
 */
function keptFiles(previous: Manifest | undefined, files: Set<string>): string[] {
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

/**
 * A file of the old site, or a kept picture, under its name in the new one: the same file where the file system can, or
 * else a copy.
 *
 * @returns false if another build has removed the file in the meantime
 */
function takeOver(from: string, to: string): boolean {
  try {
    inFolder(to, () => linkSync(from, to));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return false;
    // Not all file systems know links.
    const { mtime } = statSync(from);
    // What is there may be the very same file as one elsewhere, and is not written into.
    rmSync(to, { force: true });
    inFolder(to, () => copyFileSync(from, to));
    utimesSync(to, mtime, mtime);
    return true;
  }
}

/** What a file of these contents is known by. */
export function datingOf(contents: Uint8Array): Dating {
  return { time: timeOf(contents), size: contents.length };
}

/** Whether there is a file of this time and size. */
export function isDated(file: string, { time, size }: Dating): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.mtimeMs === time * 1000 && stats.size === size;
}

/** By what a file is known again without being read: another one, or one that was changed, has another. */
export function stampOf(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

/**
 * Takes over a file of the site that is there, if it has this stamp.
 *
 * @returns whether it was taken over
 * @throws Problems when it cannot be written
 */
export function takeOverStamped({ folder, out }: Stage, file: string, stamp: string): boolean {
  const to = path.join(folder, file);
  try {
    if (!takeOver(path.join(out, file), to)) return false;
    // Looked at now, as another build may just have put its own there. A copy has another stamp, and is made again.
    if (stampOf(to) === stamp) return true;
    rmSync(to);
    return false;
  } catch (error) {
    throw writeProblem(error, out);
  }
}

/** A folder that is kept up to date file by file: the site while it is being written. Nothing of it is ever old. */
export interface Draft {
  /** Writes a file, unless it is there with the same contents. */
  write(output: OutputFile): Promise<void>;
  remove(): Promise<void>;
}

/** What is another for other contents. Of pages, which may be thousands, only a hash is kept. */
function markOf(output: OutputFile): unknown {
  if (output.copyOf) return output.copyOf.source;
  const { contents } = output;
  return typeof contents === "string" ? createHash("sha256").update(contents).digest("hex") : contents;
}

/** @param folder absolute; what is in it is removed when the first file is written */
export function openDraft(folder: string): Draft {
  const written = new Map<string, unknown>();
  const remove = () => rm(folder, { recursive: true, force: true });
  return {
    async write(output) {
      if (written.size === 0) await remove();
      const mark = markOf(output);
      if (written.get(output.file) === mark) return;
      const target = path.join(folder, output.file);
      await mkdir(path.dirname(target), { recursive: true });
      // Renamed into place, so that nobody reads half of it.
      await writeFile(`${target}.new`, output.contents);
      renameSync(`${target}.new`, target);
      written.set(output.file, mark);
    },
    remove,
  };
}

/** What the last build says of itself; undefined where there is none, or none that can be read. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, manifestName), "utf8")) as Partial<Manifest>;
    const { address = "", policy = "", files, kept = [] } = manifest;
    return files && { address, policy, files, kept };
  } catch {
    return undefined;
  }
}

/** Writes files into the folder that holds the output folder: settings of hosts, which visitors must not see. */
export async function writeBeside(folder: string, outputs: OutputFile[]): Promise<void> {
  for (const { file, contents } of outputs) {
    const target = path.join(path.dirname(folder), file);
    try {
      await mkdir(path.dirname(target), { recursive: true });
      // Renamed into place, so that nobody reads half of it.
      const temporary = `${target}.${process.pid}-${randomUUID().slice(0, 8)}`;
      await writeFile(temporary, contents);
      renameSync(temporary, target);
    } catch (error) {
      throw new Problems([cannotWrite(target, writeReason(error))]);
    }
  }
}

/**
 * @param files relative to the folder that holds the output folder
 * @param mark words that files of ours have in them
 * @throws Problems if one of them exists and somebody else wrote it
 */
export function refuseForeignBeside(folder: string, files: string[], mark: string): void {
  const targets = files.map((file) => path.join(path.dirname(folder), file));
  stopOn(targets.filter((target) => existsSync(target) && !isMarked(target, mark)).map(foreignSettings));
}

function isMarked(file: string, mark: string): boolean {
  try {
    return readFileSync(file, "utf8").includes(mark);
  } catch {
    return false;
  }
}

/** A name beside the output folder that says whose it is. */
function besides(folder: string, what: "stage" | "previous"): string {
  const name = `.${path.basename(folder)}-${what}-${process.pid}-${randomUUID().slice(0, 8)}`;
  return path.join(path.dirname(folder), name);
}

/** Two builds may do this at once: whoever finds the other's site in its way moves it aside. The last one wins. */
function swapIn(stage: string, folder: string): string[] {
  const moved: string[] = [];
  for (;;) {
    const previous = besides(folder, "previous");
    try {
      renameSync(folder, previous);
      moved.push(previous);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
    try {
      renameSync(stage, folder);
      return moved;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    }
  }
}

/** Puts back the site that a build killed between its two renames left beside the output folder. */
export function recoverOutput(folder: string): void {
  if (existsSync(folder)) return;
  for (const name of leftoversOf(folder, "previous")) {
    const previous = path.join(path.dirname(folder), name);
    // A build may also have been killed while it removed an older one.
    if (!isWhole(previous)) continue;
    try {
      renameSync(previous, folder);
      return;
    } catch {
      // Another build was faster.
    }
  }
}

function isWhole(site: string): boolean {
  return readManifest(site)?.files.every((file) => existsSync(path.join(site, file))) ?? false;
}

function leftoversOf(folder: string, what: "stage" | "previous"): string[] {
  const prefix = `.${path.basename(folder)}-${what}-`;
  try {
    return readdirSync(path.dirname(folder)).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/**
 * Removes at once what this process has staged, for a build that is interrupted. The site that was there stays.
 *
 * @param folder absolute path of the output folder
 */
export function removeStaged(folder: string): void {
  recoverOutput(folder);
  for (const name of [...leftoversOf(folder, "stage"), ...leftoversOf(folder, "previous")]) {
    if (!name.includes(`-${process.pid}-`)) continue;
    // A file that is being written may appear while its folder is removed.
    rmSync(path.join(path.dirname(folder), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Removes what builds left behind that no longer run. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of [...leftoversOf(folder, "stage"), ...leftoversOf(folder, "previous")]) {
    const owner = Number(/-(\d+)-[0-9a-f]{8}$/.exec(name)?.[1]);
    if (owner && !isRunning(owner)) {
      await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A folder that this tool did not make is somebody's work. An empty one, or none, is free. */
async function refuseForeign(folder: string): Promise<void> {
  const stats = await lstat(folder).catch(() => undefined);
  if (!stats) return;
  if (!stats.isDirectory()) stopOn([foreignOutput(folder)]);
  const names = await readdir(folder);
  if (names.length > 0 && !names.includes(manifestName)) stopOn([foreignOutput(folder)]);
}

/** Why something could not be written, in words that go on in the middle of a sentence. */
export function writeReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return "the disk is full";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return "you are not allowed to write there";
  return message;
}
