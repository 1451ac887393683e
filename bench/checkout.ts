/** Commits of the project, each in a clone of its own, and their builds. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { BuildReport } from "../generator/model/report.ts";
import { type Cost, measure } from "./measure.ts";

/** The project's root. */
export const project = path.dirname(import.meta.dirname);

/** Where everything is cloned, built and installed. */
export const workFolder = path.join(project, ".cache/bench");

/** A mistake of the person who asked, in a sentence for them. */
export class Misuse extends Error {}

export interface Checkout {
  /** As people call it: `v1.2 (0123456)`. */
  name: string;
  /** Absolute path of its files. */
  root: string;
}

/** What a build cost, and what it says of itself. */
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
 * @param ref whatever git takes for a commit
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

/** The last release before this commit, or where there is none the commit before. */
export function findLastRelease(): string {
  try {
    return git(project, "describe", "--tags", "--abbrev=0", "HEAD^");
  } catch {
    return "HEAD^";
  }
}

/**
 * Clones a commit. It finds the project's packages above itself; one that wants others gets its own.
 *
 * @param folder name of the folder to clone into
 * @throws Misuse if there is no such commit, or if `HEAD` is asked for and files are changed
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

/** `v1.2 (0123456)`, or the short hash of a commit that was asked for by its hash. */
export function nameOf(ref: string, hash: string): string {
  const short = hash.slice(0, 7);
  return ref.startsWith(short) ? short : `${ref} (${short})`;
}

/**
 * Runs `npm run build` as that commit has it.
 *
 * @throws Misuse with what the build says, if it fails
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
 * Builds the project as it is, uncommitted changes and all.
 *
 * @param folder name of the output folder below `workFolder`
 */
export async function buildProject(folder: string, ...flags: string[]): Promise<BuildReport> {
  const out = path.join(workFolder, folder);
  return (await build({ name: "The project as it is", root: project }, "--out", out, ...flags)).report;
}

/** A temporary folder of its own: tools keep there what they have compiled. */
export function surroundings(root: string): Record<string, string> {
  const temporary = temporaryFolder(root);
  mkdirSync(temporary, { recursive: true });
  return { TMPDIR: temporary };
}

function temporaryFolder(root: string): string {
  return path.join(workFolder, "temporary", path.basename(root));
}

/**
 * Turns a clone that was built into a fresh one on another machine, with a copy of its cache and the packages that are
 * installed: all files are new, and so are their times.
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

/** What takes minutes to make, and an engine that its commit installs, by their folders below `.cache`. */
const costly = ["images", "svg", "icons", "cards", "fonts", "engine"];

/** Removes what earlier builds have left, but for pictures. */
export function keepPictures({ root }: Checkout): void {
  const cache = path.join(root, ".cache");
  for (const name of readdirSync(cache)) {
    if (!costly.includes(name)) rmSync(path.join(cache, name), recursive);
  }
  rmSync(path.join(root, "dist"), recursive);
}

/** Gives a clone the pictures that the project has in its cache. */
export function copyPictures({ root }: Checkout): void {
  for (const name of costly) {
    const cache = path.join(project, ".cache", name);
    if (existsSync(cache)) cpSync(cache, path.join(root, ".cache", name), { recursive: true });
  }
}
