/**
 * What a run takes over from the run before it in the same process. A build has nothing to
 * take over (`noMemory`); the development server hands its own on from save to save.
 *
 * Nothing in it is ever stale: each result is asked for with everything that it was made of, and is made anew when
 * any of that is not the very same. Whoever gets a result must not change it.
 */
import { readFileSync, statSync } from "node:fs";

export interface Memory {
  /** Whether files that were read stay in memory. */
  keepsFiles: boolean;
  /**
   * The bytes of a file: the very same object as before, as long as they are the same bytes.
   *
   * @param file absolute
   * @throws what `readFile` throws
   */
  read(file: string): Promise<Buffer>;
  /**
   * What `make` returned the last time for this owner under this name, if all inputs are the very same.
   *
   * @param owner the result is forgotten with it: an object that it was made of, or the memory itself
   */
  remember<Made>(owner: object, name: string, inputs: readonly unknown[], make: () => Made): Made;
  /** The same for work that finds out on its way which files it reads; they are absolute. */
  rememberFiles<Made>(
    name: string,
    inputs: readonly unknown[],
    make: () => Promise<{ made: Made; files: string[] }>,
  ): Promise<Made>;
  /** The same for plain data, made of plain data: a build may keep it for the next one, in another process. */
  rememberPlain: Memory["rememberFiles"];
}

interface KnownFile {
  signature: string;
  /** Nanoseconds. */
  changed: bigint;
  read: bigint;
  bytes: Buffer;
}

/**
 * Two changes within one tick of a file system's clock leave the same time behind. A file that was read so soon after
 * its last change is read again. Nanoseconds.
 */
const clockTick = 50_000_000n;

export function openMemory(): Memory {
  const files = new Map<string, KnownFile>();
  const results = new WeakMap<object, Map<string, { inputs: readonly unknown[]; made: unknown }>>();

  const memory: Omit<Memory, "rememberPlain"> = {
    keepsFiles: true,
    async read(file) {
      const known = files.get(file);
      // In step with the event loop: for thousands of files this takes a tenth of the time.
      const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
      const signature = [ino, size, mtimeNs, ctimeNs].join();
      const changed = mtimeNs > ctimeNs ? mtimeNs : ctimeNs;
      if (known?.signature === signature && known.read - changed > clockTick) return known.bytes;
      const read = BigInt(Date.now()) * 1_000_000n;
      const found = readFileSync(file);
      const bytes = known?.bytes.equals(found) ? known.bytes : found;
      files.set(file, { signature, changed, read, bytes });
      return bytes;
    },
    remember<Made>(owner: object, name: string, inputs: readonly unknown[], make: () => Made): Made {
      const own = results.get(owner) ?? new Map();
      results.set(owner, own);
      const last = own.get(name);
      if (last && areSame(last.inputs, inputs)) return last.made;
      const result = { inputs, made: make() };
      own.set(name, result);
      // A failure is not a result: the next one who asks tries again.
      if (result.made instanceof Promise) {
        result.made.catch(() => {
          if (own.get(name) === result) own.delete(name);
        });
      }
      return result.made;
    },
    async rememberFiles(name, inputs, make) {
      type Result = Awaited<ReturnType<typeof make>> & { inputs: readonly unknown[]; contents: unknown[] };
      const kept = memory.remember(memory, name, [], () => ({ last: undefined as Result | undefined }));
      const { last } = kept;
      const now = last ? await readAll(last.files) : [];
      if (last && areSame(last.inputs, inputs) && areSame(last.contents, now)) return last.made;
      kept.last = undefined;
      const before = new Map(last?.files.map((file, index) => [file, now[index]]));
      const result = await make();
      const after = await readAll(result.files);
      // What was written in the meantime may have been read as it was before: then the next one who asks makes it anew.
      const contents = result.files.map((file, index) =>
        before.has(file) ? before.get(file) : after[index],
      );
      kept.last = { ...result, inputs, contents };
      return result.made;
    },
  };

  const readAll = (names: string[]) =>
    Promise.all(names.map((name) => memory.read(name).catch(() => undefined)));

  return { ...memory, rememberPlain: memory.rememberFiles };
}

/** For a single run, which has nothing to hand on: it keeps nothing in memory that nobody will ask for. */
export const noMemory: Memory = {
  keepsFiles: false,
  async read(file) {
    return readFileSync(file);
  },
  remember: (_owner, _name, _inputs, make) => make(),
  rememberFiles: async (_name, _inputs, make) => (await make()).made,
  rememberPlain: async (_name, _inputs, make) => (await make()).made,
};

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((item, index) => Object.is(item, now[index]));
}
