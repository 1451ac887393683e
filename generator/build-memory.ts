/**
 * What a build takes over from the one before it, in another process: bundles, which take longer to make than to hold
 * against the files that they were made of.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { hash, openCache } from "./cache.ts";
import { type Memory, noMemory } from "./memory.ts";

/** Work as it is noted. */
interface Note {
  /** Changes with the engine, with what the work was asked for, and with the settings of bundlers. */
  key: string;
  files: string[];
  /** Changes with the bytes of the files, and with what lies beside them: imports may lead to it. */
  state: string;
  made: unknown;
}

/** Files that say how code is to be understood. */
const settings = ["package.json", "tsconfig.json", "scripts/tsconfig.json"];

/** File systems' clocks tick less often than ours. Milliseconds. */
const clockTick = 50;

/**
 * @param root the project's root, an absolute path
 * @param engineKey changes with the engine's code and its packages; nothing is kept without
 */
export function openBuildMemory(root: string, engineKey: string | undefined): Memory {
  if (!engineKey) return noMemory;
  const cache = openCache(path.join(root, ".cache"));
  const settingsNow = hash(...settings.map((file) => readOr(path.join(root, file), "")));
  return {
    ...noMemory,
    async rememberPlain(name, inputs, make) {
      type Made = Awaited<ReturnType<typeof make>>["made"];
      const file = `work/${hash(name)}.bin`;
      const key = hash(engineKey, settingsNow, serialize(inputs));
      const bytes = cache.readNote(file);
      const last = bytes && (deserialize(bytes) as Note);
      if (last?.key === key && last.state === stateOf(last.files)) return last.made as Made;
      const started = Date.now();
      const { made, files } = await make();
      // What was written in the meantime may have been read as it was before.
      if (files.every((one) => changeOf(one) < started - clockTick))
        await cache.writeNote(file, serialize({ key, files, state: stateOf(files), made } satisfies Note));
      return made;
    },
  };
}

function stateOf(files: string[]): string {
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  return hash(...files.map((file) => readOr(file, "")), ...folders.map(namesIn));
}

function readOr(file: string, otherwise: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch {
    return otherwise;
  }
}

function namesIn(folder: string): string {
  try {
    return readdirSync(folder).sort().join("\n");
  } catch {
    return "";
  }
}

/** When a file was last changed; of one that is gone one may not rely on anything. Milliseconds. */
function changeOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Math.max(stats.mtimeMs, stats.ctimeMs) : Number.POSITIVE_INFINITY;
}
