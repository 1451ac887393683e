/** A small site for one test: copied from `tests/fixtures/site`, edited, and built. */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onTestFinished } from "vitest";
import type { BuildOptions } from "../generator/build-site.ts";
import { type BuiltSite, buildSite } from "../generator/build-site.ts";
import { loadSite } from "../generator/load-site.ts";
import { manifestName } from "../generator/model/output-file.ts";
import { formatProblems } from "../generator/problems/format-problem.ts";
import { Problems } from "../generator/problems/problem.ts";

/** The project's root. */
export const projectRoot = path.resolve(import.meta.dirname, "..");

/** A program that builds the small site in the current folder, like `npm run build` for the project. */
export const buildHere = path.join(import.meta.dirname, "build-here.ts");

// Copies are at the same depth as the original, so that their relative imports of the engine work.
const tmp = path.join(import.meta.dirname, "tmp");
const fixture = path.join(import.meta.dirname, "fixtures/site");

/** Files of an output folder, by relative path. */
export type Files = Map<string, Buffer>;

/** A built mini site. */
export interface Built {
  report: BuiltSite;
  /** The files of this build, without those that it keeps from the previous one. */
  files: Files;
  /** A file of the output as text; fails if it is missing. */
  text(file: string): string;
  /** The files whose paths match, sorted. */
  matching(pattern: RegExp): string[];
}

/** Options for the build of a mini site; `read: false` does not read the output. */
export type MiniBuild = Partial<BuildOptions> & { read?: boolean };

/** How a command ended. */
export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

export interface MiniSite {
  /** Absolute path of the copy. */
  root: string;
  /** Absolute path of a file of the copy. */
  path(file: string): string;
  /** Replaces the first occurrence of a text, which must exist. */
  replace(file: string, before: string | RegExp, after: string): Promise<void>;
  /** Writes a file, with its folders. */
  write(file: string, contents: string | Uint8Array): Promise<void>;
  remove(file: string): Promise<void>;
  /** Builds in this process, into `dist`. */
  build(options?: MiniBuild): Promise<Built>;
  /** Builds in this process, and returns the problems as the command prints them, without colour. */
  problems(options?: MiniBuild): Promise<string>;
  /** Runs `buildHere` on the copy, in a separate process. */
  command(args?: string[], env?: NodeJS.ProcessEnv): Promise<Ended>;
}

// The variable must not override the content of the small site if it is set in the environment of the tests.
delete process.env.ENQUIRY_URL;

/**
 * Results that the small sites of all tests share, so that each is made once. Bundles are not shared, because they
 * contain the code of one site.
 */
const sharedCache = path.join(tmp, "cache");
const sharedResults = ["cards", "compressed", "data", "fragments", "icons", "images", "packages", "svg"];

/**
 * A copy of the small site, removed when the test ends.
 *
 * @param options `ownCache` gives it an empty cache instead of the shared one
 */
export async function miniSite({ ownCache = false } = {}): Promise<MiniSite> {
  const root = path.join(tmp, `site-${randomUUID().slice(0, 8)}`);
  // A build that has failed may still be writing to its cache.
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));
  await cp(fixture, root, { recursive: true, filter: (file) => !/\/(\.cache|dist)$/.test(file) });
  if (!ownCache) {
    await mkdir(path.join(root, ".cache"));
    for (const results of sharedResults) {
      await mkdir(path.join(sharedCache, results), { recursive: true });
      await symlink(path.join(sharedCache, results), path.join(root, ".cache", results));
    }
  }

  const at = (file: string) => path.join(root, file);
  const build = async ({ read = true, ...options }: MiniBuild = {}) => {
    const out = path.resolve(root, options.out ?? "dist");
    const definition = await loadSite(root);
    const report = await buildSite({ root, definition, content: "content", ...options, out });
    return describeBuilt(report, read ? await readFiles(out) : new Map());
  };
  return {
    root,
    path: at,
    async replace(file, before, after) {
      const text = await readFile(at(file), "utf8");
      const changed = text.replace(before, () => after);
      if (changed === text) throw new Error(`${file} has no ${before}`);
      await writeFile(at(file), changed);
    },
    async write(file, contents) {
      await mkdir(path.dirname(at(file)), { recursive: true });
      await writeFile(at(file), contents);
    },
    remove: (file) => rm(at(file), { recursive: true }),
    build,
    async problems(options) {
      try {
        await build(options);
      } catch (error) {
        if (!(error instanceof Problems)) throw error;
        return stripVTControlCharacters(await formatProblems(root, error.problems));
      }
      throw new Error("The build found nothing wrong.");
    },
    command: (args = [], env = {}) => run([buildHere, ...args], root, env),
  };
}

/**
 * Inserts code at the beginning of the component around every page, where it may change `children`.
 *
 * @param above code to insert above the component, such as imports
 */
export async function beginFrame(site: MiniSite, code: string, above = ""): Promise<void> {
  const component = "export function Frame({ children }: { children: ReactNode }) {\n";
  await site.replace("components/frame/frame.tsx", component, `${above}\n${component}${code}\n`);
}

/** A running program of this project. */
export interface Running {
  child: ChildProcess;
  ended: Promise<Ended>;
}

/** Starts a program of this project. The caller must wait until it ends, or kill it. */
export function start(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].setEncoding("utf8").on("data", (chunk) => {
      output[stream] += chunk;
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject).once("close", (status) => resolve({ status, ...output }));
  });
  return { child, ended };
}

/** Runs a program of this project to its end. */
export function run(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return start(args, cwd, env).ended;
}

/** The environment without the variables of the test runner and of CI services, some of which change colors. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, NODE_ENV, FORCE_COLOR, NO_COLOR, CI, VITEST, ENQUIRY_URL, ...rest } = process.env;
  return rest;
}

/** All files in a folder and its subfolders. */
export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async (entry): Promise<[string, Buffer]> => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file), await readFile(file)];
  });
  return new Map((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The files of a build, without those that it keeps from the previous one. Fails if the manifest lists others. */
function ownFiles(files: Files): Files {
  const manifest = JSON.parse(String(files.get(manifestName))) as { files: string[]; kept: string[] };
  const found = [...files.keys()].filter((file) => file !== manifestName);
  if (manifest.files.toSorted().join() !== found.toSorted().join()) {
    throw new Error(`The folder has ${found.join(", ")}; its manifest says ${manifest.files.join(", ")}`);
  }
  return new Map([...files].filter(([file]) => !manifest.kept.includes(file)));
}

/**
 * A hash of each file that belongs to a build, to compare two sites. Fails if the folder is incomplete.
 */
export function fingerprint(files: Files): Record<string, string> {
  const hash = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
  const entries = [...ownFiles(files)].map(([file, bytes]) => {
    if (file !== manifestName) return [file, hash(bytes)];
    const facts = { ...JSON.parse(String(bytes)), files: undefined, kept: undefined };
    return [file, hash(JSON.stringify(facts))];
  });
  return Object.fromEntries(entries);
}

function describeBuilt(report: BuiltSite, found: Files): Built {
  const files = found.size > 0 ? ownFiles(found) : found;
  return {
    report,
    files,
    text(file) {
      const contents = files.get(file);
      if (!contents) throw new Error(`There is no ${file}, only ${[...files.keys()].join(", ")}`);
      return contents.toString("utf8");
    },
    matching: (pattern) => [...files.keys()].filter((file) => pattern.test(file)),
  };
}

/** File names without the hashes that change with their contents: `assets/site.*.css`. */
export function plainNames(files: Iterable<string>): string[] {
  return [...files].map((file) => file.replace(/\.[0-9a-f]{8}\./, ".*."));
}

/** The folders that builds have left beside the output: staging folders, and sites that were moved aside. */
export async function hiddenFolders(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith(".dist"));
}
