/**
 * Results that are costly to make, in files named by the hash of everything they are made from. An entry is never
 * wrong, so there is nothing to clear; deleting the folder only costs time.
 */
import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { cannotWrite, writeReason } from "../problems/output-problems.ts";
import { Problems } from "../problems/problem.ts";
import { hash } from "./hash.ts";

/** A folder of results. Two builds may use it at once. */
export interface DiskCache {
  /**
   * The result kept under a name, or the one that `make` returns, which is then kept.
   *
   * @param name holds the hash of sources and settings, and the ending of the result: `svg/0123456789abcdef.svg`
   * @throws Problems when it cannot be kept
   */
  remember(name: string, make: () => Promise<Uint8Array | string>): Promise<Buffer>;
  /** The same for data: whatever a structured clone keeps. A damaged file is made again. */
  rememberData<Data>(name: string, make: () => Promise<Data>): Promise<Data>;
  /** The same for a result that is only copied: returns its absolute path. */
  rememberFile(name: string, make: () => Promise<Uint8Array | string>): Promise<string>;
  /**
   * The same for work that finds out on its way which files it reads, as bundlers do. The result is kept together with
   * the hashes of these files, and made again when one of them has another.
   *
   * @param key hash of what the work is asked for
   * @param root files are relative to this folder
   */
  rememberBundle<Made>(
    key: string,
    root: string,
    make: () => Promise<{ made: Made; files: string[] }>,
  ): Promise<Made>;
  /** How many results were found, and how many had to be made. */
  counts: { reused: number; made: number };
}

/** @param folder absolute; created when it is first needed */
export function createDiskCache(folder: string): DiskCache {
  const counts = { reused: 0, made: 0 };

  const write = async (file: string, contents: Uint8Array | string) => {
    // Renamed into place, so that another build never reads half of it.
    const temporary = `${file}.${randomUUID()}`;
    try {
      await writeFile(temporary, contents).catch(async () => {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(temporary, contents);
      });
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw new Problems([cannotWrite(folder, writeReason(error))]);
    }
  };

  const remember: DiskCache["remember"] = async (name, make) => {
    const file = path.join(folder, name);
    const kept = readSmall(file);
    if (kept?.length) {
      counts.reused++;
      return kept;
    }
    const made = Buffer.from(await make());
    counts.made++;
    await write(file, made);
    return made;
  };

  return {
    counts,
    remember,
    async rememberData(name, make) {
      const file = path.join(folder, name);
      try {
        const kept = deserialize(readFileSync(file));
        counts.reused++;
        return kept;
      } catch {
        const made = serialize(await make());
        counts.made++;
        await write(file, made);
        // A copy, as from the file: parts of a text would keep all of it in memory.
        return deserialize(made);
      }
    },
    async rememberFile(name, make) {
      const file = path.join(folder, name);
      // A machine that lost its power may leave an empty file behind.
      const stats = await stat(file).catch(() => undefined);
      if (stats?.size) counts.reused++;
      else {
        counts.made++;
        await write(file, await make());
      }
      return file;
    },
    async rememberBundle<Made>(
      key: string,
      root: string,
      make: () => Promise<{ made: Made; files: string[] }>,
    ): Promise<Made> {
      const file = path.join(folder, "bundles", `${key}.json`);
      const kept = await readBundle<Made>(file);
      if (kept && isCurrent(kept.files, root)) return kept.made;
      const started = Date.now();
      const { made, files } = await make();
      const hashes = files.map((name) => [name, hashOf(root, name)]);
      // A file that was saved in the meantime may have been read before: then the next one who asks makes it again.
      if (areOlder(files, root, started))
        await write(file, JSON.stringify({ made, files: Object.fromEntries(hashes) }));
      return made;
    },
  };
}

/** Synchronous: of hundreds of small files each takes a tenth of the time. */
function readSmall(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** What is kept of a bundle: the result, and the hashes of the files it was made from. */
interface Bundle<Made> {
  made: Made;
  files: Record<string, string>;
}

async function readBundle<Made>(file: string): Promise<Bundle<Made> | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Bundle<Made>;
  } catch {
    return undefined;
  }
}

function isCurrent(files: Record<string, string>, root: string): boolean {
  return Object.entries(files).every(([name, known]) => hashOf(root, name) === known);
}

/** Empty for a file that cannot be read. Synchronous: for hundreds of small files that takes a tenth of the time. */
function hashOf(root: string, file: string): string {
  try {
    return hash(readFileSync(path.join(root, file)));
  } catch {
    return "";
  }
}

/** Whether files are there, and were last changed before a time, in milliseconds, allowing for clocks of file systems. */
function areOlder(files: string[], root: string, time: number): boolean {
  const timeOf = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs;
  return files.every((file) => (timeOf(file) ?? time) < time - 50);
}
