/** Clones commits of the project, and builds them. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { BuildReport } from "../generator/model/report.ts";
import { type Cost, measure } from "./measure.ts";

/** The project's root. */
export const project = path.dirname(import.meta.dirname);

/** The folder for clones, builds and installed packages. */
export const workFolder = path.join(project, ".cache/bench");

/** A wrong use of the command. The message is for the person who runs it. */
export class Misuse extends Error {}

export interface Checkout {
  /** Its name in tables: `v1.2 (0123456)`. */
  name: string;
  /** Absolute path of its files. */
  root: string;
}

/** The cost of a build, and its report. */
export interface Build {
  cost: Cost;
  report: BuildReport;
}

const recursive = { recursive: true, force: true };

function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();
}

/**
 * @param ref any notation for a commit that git accepts
 * @returns its hash
 * @throws Misuse if there is no such commit
 */
export function findCommit(ref: string): string {
  try {
    return git(project, "rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`);
  } catch {
    const isShallow = git(project, "rev-parse", "--is-shallow-repository") === "true";
    const hint = isShallow
      ? `This is a shallow clone: "git fetch --unshallow --tags" brings all of them.`
      : "A tag, a branch or a hash is wanted.";
    throw new Misuse(`There is no commit "${ref}" here. ${hint}`);
  }
}

/** The last release before this commit; if there is none, the previous commit. */
export function findLastRelease(): string {
  try {
    return git(project, "describe", "--tags", "--abbrev=0", "HEAD^");
  } catch {
    return "HEAD^";
  }
}

/**
 * Clones a commit. The clone uses the project's packages in a parent folder; if it needs others, they are installed.
 *
 * @param folder name of the folder to clone into
 * @throws Misuse if there is no such commit, or if `ref` is `HEAD` and there are uncommitted changes
 */
export function checkOut(ref: string, folder: string): Checkout {
  const hash = findCommit(ref);
  const [changed] = git(project, "status", "--porcelain", "--untracked-files=no").split("\n");
  if (ref === "HEAD" && changed)
    throw new Misuse(`What is measured has to be committed, and this is not: ${changed.trim()}`);
  const root = path.join(workFolder, folder);
  rmSync(root, recursive);
  git(project, "clone", "--quiet", "--no-checkout", project, root);
  git(root, "checkout", "--quiet", "--detach", hash);
  const lock = (of: string) => readFileSync(path.join(of, "package-lock.json"), "utf8");
  if (lock(root) !== lock(project))
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: root, stdio: "ignore" });
  return { name: nameOf(ref, hash), root };
}

/** `v1.2 (0123456)`; the short hash if `ref` is a hash. */
export function nameOf(ref: string, hash: string): string {
  const short = hash.slice(0, 7);
  return ref.startsWith(short) ? short : `${ref} (${short})`;
}

/**
 * Runs `npm run build` of that commit.
 *
 * @throws Misuse with the output of the build, if it fails
 */
export async function build({ name, root }: Checkout, ...flags: string[]): Promise<Build> {
  const file = path.join(workFolder, "report.json");
  const command = ["npm", "run", "--silent", "build", "--", "--json", file, ...flags];
  try {
    const cost = await measure(command, { cwd: root, env: surroundings(root) });
    return { cost, report: JSON.parse(readFileSync(file, "utf8")) };
  } catch (error) {
    throw new Misuse(`${name} cannot be built. ${(error as Error).message}`);
  }
}

/**
 * Builds the project with its uncommitted changes.
 *
 * @param folder name of the output folder in `workFolder`
 */
export async function buildProject(folder: string, ...flags: string[]): Promise<BuildReport> {
  const out = path.join(workFolder, folder);
  return (await build({ name: "The project as it is", root: project }, "--out", out, ...flags)).report;
}

/** The environment of a build: its own temporary folder, where tools cache compiled code. */
export function surroundings(root: string): Record<string, string> {
  const temporary = temporaryFolder(root);
  mkdirSync(temporary, { recursive: true });
  return { TMPDIR: temporary };
}

function temporaryFolder(root: string): string {
  return path.join(workFolder, "temporary", path.basename(root));
}

/**
 * Simulates a fresh clone on another machine with a restored cache and installed packages: all files are written again,
 * and have new times.
 */
export function cloneAgain({ root }: Checkout): void {
  const cache = path.join(root, ".cache");
  const copy = path.join(root, ".cache-copy");
  cpSync(cache, copy, { recursive: true });
  for (const name of readdirSync(root)) {
    if (![".git", "node_modules", ".cache-copy"].includes(name)) rmSync(path.join(root, name), recursive);
  }
  rmSync(temporaryFolder(root), recursive);
  git(root, "checkout", "--", ".");
  renameSync(copy, cache);
}

/** Folders in `.cache` with results that take minutes to make, and with the engine that an older commit installs. */
const costly = ["images", "svg", "icons", "cards", "fonts", "engine"];

/** Removes the results of earlier builds, except pictures. */
export function keepPictures({ root }: Checkout): void {
  const cache = path.join(root, ".cache");
  for (const name of readdirSync(cache)) {
    if (!costly.includes(name)) rmSync(path.join(cache, name), recursive);
  }
  rmSync(path.join(root, "dist"), recursive);
}

/** Copies the pictures in the project's cache to a clone. */
export function copyPictures({ root }: Checkout): void {
  for (const name of costly) {
    const cache = path.join(project, ".cache", name);
    if (existsSync(cache)) cpSync(cache, path.join(root, ".cache", name), { recursive: true });
  }
}
