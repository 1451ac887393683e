/**
 * Step 6: replaces the output folder, and only by a whole site. The only file that writes there.
 *
 * Files are staged in a folder beside the output. Two renames at the very end put it in place: between them, for
 * some microseconds, there is no output folder. A build that is killed in this moment leaves the old one beside
 * it, and the next command of ours (`recoverOutput`) puts it back.
 */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { lstat, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { cannotWrite, compare, foreignOutput, Problems, stopOn } from "./problems.ts";

/** A file meant for the output folder. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  file: string;
  contents: Uint8Array | string;
}

/** The list of the files that this tool wrote, in the output folder itself: what has it may be replaced. */
export const manifestName = ".build.json";

/** A site that is being written. Until `commit`, nothing of it can be seen. */
export interface StagedOutput {
  write(output: OutputFile): Promise<void>;
  /** Puts the staged site in the place of the old one. */
  commit(): Promise<void>;
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
  const stage = besides(folder, "stage");
  const files = new Set<string>();
  const guarded = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      await rm(stage, { recursive: true, force: true });
      throw error instanceof Problems ? error : new Problems([cannotWrite(folder, writeReason(error))]);
    }
  };
  const write = ({ file, contents }: OutputFile) =>
    guarded(async () => {
      const target = path.join(stage, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, contents);
      files.add(file);
    });
  await guarded(() => mkdir(stage, { recursive: true }));
  return {
    write,
    async commit() {
      const manifest = { files: [...files].sort(compare) };
      await write({ file: manifestName, contents: `${JSON.stringify(manifest, null, 1)}\n` });
      await guarded(async () => {
        for (const previous of swapIn(stage, folder)) await rm(previous, { recursive: true, force: true });
      });
    },
    discard: () => rm(stage, { recursive: true, force: true }),
  };
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
  try {
    const { files } = JSON.parse(readFileSync(path.join(site, manifestName), "utf8")) as { files: string[] };
    return files.every((file) => existsSync(path.join(site, file)));
  } catch {
    return false;
  }
}

function leftoversOf(folder: string, what: "stage" | "previous"): string[] {
  const prefix = `.${path.basename(folder)}-${what}-`;
  try {
    return readdirSync(path.dirname(folder)).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
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
