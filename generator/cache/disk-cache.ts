/**
 * Caches slow results on disk, by the hash of everything that they are made from; docs/architecture.md names the
 * exceptions. `remember` and `rememberFile` store a file each; `rememberData` stores small data of one kind together, when
 * `save` is called; `rememberBundle` also stores the hashes of the files that the work has read. The folder may be deleted
 * between two builds.
 */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { cannotWrite, writeReason } from "../problems/output-problems.ts";
import { Problems } from "../problems/problem.ts";
import { hash } from "./hash.ts";
import { replaceFile } from "./replace-file.ts";

type Make = () => Promise<Uint8Array | string>;

/** Data of one kind, or the sizes of files: what the last build wrote, and what this build uses. */
interface Table {
  file: string;
  stored: Map<string, unknown>;
  used: Map<string, unknown>;
}

/** The cache of a project. @param root its root, an absolute path */
export function createSiteCache(root: string): DiskCache {
  return new DiskCache(path.join(root, ".cache"));
}

/** A folder of results. Two builds may use it at once. */
export class DiskCache {
  /** The number of files that were in the cache, and the number that were made. */
  readonly counts = { reused: 0, made: 0 };
  readonly #folder: string;
  readonly #tables = new Map<string, Table>();

  /** @param folder absolute; created when it is first needed */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Returns the cached result, or calls `make` and caches its result.
   *
   * @param name contains the hash of sources and settings, and the extension of the result: `svg/0123456789abcdef.svg`
   * @throws Problems if it cannot be written
   */
  async remember(name: string, make: Make): Promise<Buffer> {
    return readFileSync(await this.rememberFile(name, make));
  }

  /**
   * The same for a result that is only copied or imported: returns its absolute path.
   *
   * @param bytes its size, if it is known. Default: the size that the last build saved
   */
  async rememberFile(name: string, make: Make, bytes?: number): Promise<string> {
    const file = path.join(this.#folder, name);
    const sizes = this.#tableOf("sizes");
    const size = sizeOf(file);
    const knownSize = bytes ?? sizes.used.get(name) ?? sizes.stored.get(name) ?? size;
    // A power failure may leave an empty file, and a copy of the folder that was interrupted half of one.
    if (size > 0 && size === knownSize) {
      this.counts.reused++;
      sizes.used.set(name, size);
    } else {
      this.#write(file, await make());
      this.counts.made++;
      sizes.used.set(name, sizeOf(file));
    }
    return file;
  }

  /**
   * For small data about each page. `save` writes all results of a kind into one file, because writing a
   * thousand files takes longer than making their contents.
   *
   * @param key hash of what the data is made from
   * @param make returns data that `structuredClone` can copy
   */
  async rememberData<Data>(kind: string, key: string, make: () => Promise<Data>): Promise<Data> {
    const { stored, used } = this.#tableOf(kind);
    const data = (used.get(key) ?? stored.get(key) ?? (await make())) as Data;
    used.set(key, data);
    return data;
  }

  /**
   * For work that discovers its input files while it runs, such as bundling. The result is cached with the
   * hashes of these files, and made again when one of them changes.
   *
   * @param key hash of what is to be made
   * @param root files are relative to this folder
   */
  async rememberBundle<Made>(
    key: string,
    root: string,
    make: () => Promise<{ made: Made; files: string[] }>,
  ): Promise<Made> {
    const file = path.join(this.#folder, "bundles", `${key}.json`);
    const stored = attempt((): Bundle => JSON.parse(readFileSync(file, "utf8")), undefined);
    if (stored && isCurrent(stored.files, root)) return stored.made as Made;
    const started = Date.now();
    const { made, files } = await make();
    const hashes = files.map((name) => [name, hashOf(root, name)]);
    // A file that was saved in the meantime may have been read before it changed, so the result is not cached.
    if (areOlder(files, root, started))
      this.#write(file, JSON.stringify({ made, files: Object.fromEntries(hashes) }));
    return made;
  }

  /** Writes the data that this build used, and the sizes of the files, if any of it is new. Then unused data is gone. */
  save(): void {
    for (const { file, stored, used } of this.#tables.values()) {
      const isChanged = [...used].some(([key, value]) => stored.get(key) !== value);
      if (isChanged) this.#write(file, serialize(used));
    }
  }

  #tableOf(kind: string): Table {
    const file = path.join(this.#folder, "data", kind);
    const read = (): Table["stored"] => deserialize(readFileSync(file));
    const table = this.#tables.get(kind) ?? { file, stored: attempt(read, new Map()), used: new Map() };
    this.#tables.set(kind, table);
    return table;
  }

  #write(file: string, contents: Uint8Array | string): void {
    try {
      replaceFile(file, contents);
    } catch (error) {
      throw new Problems([cannotWrite(this.#folder, writeReason(error))]);
    }
  }
}

/**
 * Reads a file; synchronously, because a build checks a thousand files.
 *
 * @param otherwise the result for a file that is missing, damaged or unreadable
 */
function attempt<Result, Otherwise>(read: () => Result, otherwise: Otherwise): Result | Otherwise {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Returns 0 for a file that does not exist. */
function sizeOf(file: string): number {
  return attempt(() => statSync(file).size, 0);
}

/** A cached bundle: the result, and the hashes of the files it was made from. */
interface Bundle {
  made: unknown;
  files: Record<string, string>;
}

function isCurrent(files: Record<string, string>, root: string): boolean {
  return Object.entries(files).every(([name, known]) => hashOf(root, name) === known);
}

/** Returns "" for a file that cannot be read. */
function hashOf(root: string, file: string): string {
  return attempt(() => hash(readFileSync(path.join(root, file))), "");
}

/** Whether all files exist and are older than a time in milliseconds, with a margin for the file system's clock. */
function areOlder(files: string[], root: string, time: number): boolean {
  const timeOf = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs;
  return files.every((file) => (timeOf(file) ?? time) < time - 50);
}
