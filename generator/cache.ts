/**
 * Results that are costly to make, kept by what they were made from: a hash of the sources and of the settings.
 * An entry is never wrong, so there is nothing to clear; deleting the folder only costs time.
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import { cannotWrite, Problems } from "./problems.ts";
import { type Dating, datingOf, isDated, timeOf, writeReason } from "./write-output.ts";

/** The first 16 hexadecimal digits of a SHA-256. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part).update("\0");
  return digest.digest().toString("hex", 0, 8);
}

/** A folder of results. Two builds may use it at once. */
export interface Cache {
  /**
   * The result kept under a name, or the one that `make` returns, which is then kept.
   *
   * @param name unique for the sources and settings, with the file's ending
   * @throws Problems when it cannot be kept
   */
  remember(name: string, make: () => Promise<Uint8Array | string>): Promise<Buffer>;
  /**
   * The same for a result that the output may hold as the very same file, where anybody may write into it: it has the
   * time that its contents say, and one that does not is made again.
   */
  rememberDated(name: string, make: () => Promise<Uint8Array>): Promise<Buffer>;
  /** Whether there is such a result of these contents. One that somebody only touched gets its time back. */
  hasDated(name: string, dating: Dating): boolean;
  /**
   * What the last build noted under a name; undefined where there is nothing, or nothing whole.
   *
   * @param name of a thing that changes from build to build
   */
  readNote(name: string): Buffer | undefined;
  /** @throws Problems when it cannot be written */
  writeNote(name: string, ...parts: Uint8Array[]): Promise<void>;
  has(name: string): boolean;
  /** Absolute path of a result. */
  pathOf(name: string): string;
  /** How many results were found, and how many had to be made. */
  counts: { reused: number; made: number };
}

/** Bytes before a note, by which one is known that a machine lost half of: its power went, its disk broke. */
const sumLength = 4;

/** @param folder absolute; made when it is first needed */
export function openCache(folder: string): Cache {
  const counts = { reused: 0, made: 0 };
  const pathOf = (name: string) => path.join(folder, name);
  /** Renamed into place, so that another build never reads half of it. */
  const write = async (file: string, parts: Uint8Array[], time?: number) => {
    const temporary = `${file}.${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      const opened = await open(temporary, "w");
      try {
        const { bytesWritten } = await opened.writev(parts);
        const wanted = parts.reduce((sum, { length }) => sum + length, 0);
        // A disk that fills up takes a part, and only says so when it is given the rest.
        if (bytesWritten < wanted) throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
        if (time) await opened.utimes(time, time);
      } finally {
        await opened.close();
      }
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw new Problems([cannotWrite(folder, writeReason(error))]);
    }
  };
  /** @param dated whether the result has the time that its contents say, and is made again where it does not */
  const remember = async (file: string, make: () => Promise<Uint8Array | string>, dated: boolean) => {
    try {
      const kept = await readFile(file);
      if (!dated || isDated(file, datingOf(kept))) {
        counts.reused++;
        return kept;
      }
    } catch {
      // Not there yet.
    }
    const made = Buffer.from(await make());
    counts.made++;
    await write(file, [made], dated ? timeOf(made) : undefined);
    return made;
  };
  return {
    counts,
    pathOf,
    has: (name) => existsSync(pathOf(name)),
    remember: (name, make) => remember(pathOf(name), make, false),
    rememberDated: (name, make) => remember(pathOf(name), make, true),
    hasDated(name, dating) {
      const file = pathOf(name);
      if (isDated(file, dating)) return true;
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats?.size !== dating.size || timeOf(readFileSync(file)) !== dating.time) return false;
      try {
        utimesSync(file, dating.time, dating.time);
      } catch {
        // Somebody else's file: whoever writes the output copies it.
      }
      return true;
    },
    readNote(name) {
      try {
        const bytes = readFileSync(pathOf(name));
        const note = bytes.subarray(sumLength);
        return bytes.readUInt32LE() === crc32(note) ? note : undefined;
      } catch {
        return undefined;
      }
    },
    async writeNote(name, ...parts) {
      const sum = Buffer.alloc(sumLength);
      sum.writeUInt32LE(parts.reduce((sum, part) => crc32(part, sum), 0));
      await write(pathOf(name), [sum, ...parts]);
    },
  };
}
