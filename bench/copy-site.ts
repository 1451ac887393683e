/** A copy of the project, to build and to change without harm. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** The project's root. */
export const project = path.dirname(import.meta.dirname);

/** The site's own build, as `npm run build` has it, without npm. */
export function buildCommand(...flags: string[]): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8"));
  const [, ...rest] = (scripts.build as string).split(" ");
  return [process.execPath, ...rest, ...flags];
}

/**
 * Builds the site.
 *
 * @param name of the folder, below `.cache/bench`
 * @returns that folder
 */
export function buildFor(name: string, ...flags: string[]): string {
  const out = path.join(project, ".cache/bench", name);
  const [program = "", ...args] = buildCommand(...flags, "--out", out);
  execFileSync(program, args, { cwd: project, stdio: ["ignore", "ignore", "inherit"] });
  return out;
}

/** Results that are made of pictures and typefaces only. What they are made from is the same in every copy. */
const ofPictures = ["images", "svg", "icons", "fonts"];

/**
 * Copies the code, but not the content. The copy finds the project's packages above itself, and is made ready to
 * build as `npm ci` does it.
 *
 * @param name of the folder, below `.cache/bench`
 * @param shared folders of `.cache` that the copy shares with the project
 * @returns the copy's root
 */
export function copySite(name: string, shared: string[] = ofPictures): string {
  const root = path.join(project, ".cache/bench", name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(path.join(root, ".cache"), { recursive: true });
  for (const source of ["assets", "components", "generator", "hosts", "mailer", "pages", "scripts"]) {
    cpSync(path.join(project, source), path.join(root, source), { recursive: true });
  }
  for (const source of ["build.ts", "dev.ts", "package.json", "tsconfig.json"]) {
    cpSync(path.join(project, source), path.join(root, source));
  }
  for (const results of shared) {
    const kept = path.join(project, ".cache", results);
    mkdirSync(kept, { recursive: true });
    symlinkSync(kept, path.join(root, ".cache", results));
  }
  execFileSync(process.execPath, ["generator/start.mjs", "--prepare"], { cwd: root });
  return root;
}

/** Removes what builds before this one have left, but for what the copy shares with the project, and the engine. */
export function forgetBuilds(root: string): void {
  const cache = path.join(root, ".cache");
  for (const results of readdirSync(cache, { withFileTypes: true })) {
    if (!results.isSymbolicLink() && results.name !== "engine")
      rmSync(path.join(cache, results.name), { recursive: true });
  }
}
