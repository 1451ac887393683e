/**
 * Results that are slow to make, by the hash of everything that they are made from, so a cached result is never stale
 * (docs/architecture.md names the exceptions). Deleting the folder only costs time.
 */
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { cannotWrite, writeReason } from "../problems/output-problems.ts";
import { Problems } from "../problems/problem.ts";
import { hash } from "./hash.ts";

/** A folder of results. Two builds may use it at once. */
export interface DiskCache {
  /**
   * Returns the cached result of a name, or that of `make`, which is then cached.
   *
   * @param name contains the hash of sources and settings, and the extension of the result: `svg/0123456789abcdef.svg`
   * @throws Problems if it cannot be written
   */
  remember(name: string, make: () => Promise<Uint8Array | string>): Promise<Buffer>;
  /** The same for a result that is only copied: returns its absolute path. */
  rememberFile(name: string, make: () => Promise<Uint8Array | string>): Promise<string>;
  /**
   * The same for small data, of which each page has some. `save` writes all results of a kind into one file, because
   * writing a thousand files takes longer than making what is in them.
   *
   * @param key hash of what the data is made from
   * @param make returns data for `structuredClone`
   */
  rememberData<Data>(kind: string, key: string, make: () => Promise<Data>): Promise<Data>;
  /** Writes the data that this build has used, and no other, if any of it is new. */
  save(): void;
  /**
   * The same for work that finds out while it runs which files it reads, such as bundling. The result is cached with the
   * hashes of these files, and made again when one of them has changed.
   *
   * @param key hash of what is to be made
   * @param root files are relative to this folder
   */
  rememberBundle<Made>(
    key: string,
    root: string,
    make: () => Promise<{ made: Made; files: string[] }>,
  ): Promise<Made>;
  /** The number of results that were in the cache, and of those that were made. */
  counts: { reused: number; made: number };
}

/** Data of one kind: what the last build has written, and what this one has used. */
interface Table {
  kept: Map<string, unknown>;
  used: Map<string, unknown>;
}

/** @param folder absolute; created when it is first needed */
export function createDiskCache(folder: string): DiskCache {
  const counts = { reused: 0, made: 0 };
  const tables = new Map<string, Table>();
  const write = (file: string, contents: Uint8Array | string) => writeWhole(folder, file, contents);
  const fileOf = (kind: string) => path.join(folder, "data", kind);
  const openTable = (kind: string): Table => {
    const table = tables.get(kind) ?? { kept: readTable(fileOf(kind)), used: new Map() };
    tables.set(kind, table);
    return table;
  };
  const rememberFile: DiskCache["rememberFile"] = async (name, make) => {
    const file = path.join(folder, name);
    // A machine that lost its power may leave an empty file behind.
    if (sizeOf(file) > 0) counts.reused++;
    else {
      const made = await make();
      counts.made++;
      write(file, made);
    }
    return file;
  };

  return {
    counts,
    rememberFile,
    remember: async (name, make) => readFileSync(await rememberFile(name, make)),
    async rememberData<Data>(kind: string, key: string, make: () => Promise<Data>): Promise<Data> {
      const { kept, used } = openTable(kind);
      const data = (used.get(key) ?? kept.get(key) ?? (await make())) as Data;
      used.set(key, data);
      return data;
    },
    save() {
      for (const [kind, { kept, used }] of tables) {
        const isChanged = [...used.keys()].some((key) => !kept.has(key));
        if (isChanged) write(fileOf(kind), serialize(used));
      }
    },
    async rememberBundle(key, root, make) {
      const file = path.join(folder, "bundles", `${key}.json`);
      const kept = readBundle(file);
      if (kept && isCurrent(kept.files, root)) return kept.made as never;
      const started = Date.now();
      const { made, files } = await make();
      const hashes = files.map((name) => [name, hashOf(root, name)]);
      // A file that was saved in the meantime may have been read before: then the next one who asks makes it again.
      if (areOlder(files, root, started))
        write(file, JSON.stringify({ made, files: Object.fromEntries(hashes) }));
      return made;
    },
  };
}

/**
 * Renamed into place, so that another build never reads half of it. Synchronous: for a small file that takes a tenth of
 * the time.
 *
 * @throws Problems
 */
function writeWhole(folder: string, file: string, contents: Uint8Array | string): void {
  const temporary = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, contents);
    renameSync(temporary, file);
  } catch (error) {
    try {
      rmSync(temporary, { force: true });
    } catch {}
    throw new Problems([cannotWrite(folder, writeReason(error))]);
  }
}

/** Zero for a file that cannot be opened. Synchronous, as a build looks for a thousand files. */
function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

/** Empty where it is missing or damaged. */
function readTable(file: string): Map<string, unknown> {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return new Map();
  }
}

/** What is kept of a bundle: the result, and the hashes of the files it was made from. */
interface Bundle {
  made: unknown;
  files: Record<string, string>;
}

/** Undefined where it is missing or damaged. */
function readBundle(file: string): Bundle | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function isCurrent(files: Record<string, string>, root: string): boolean {
  return Object.entries(files).every(([name, known]) => hashOf(root, name) === known);
}

/** Empty for a file that cannot be read. */
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
