/** Commits of the project beside each other, each ready to be built. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { project } from "./copy-site.ts";

/** What somebody did wrong who asked for a comparison, in a sentence for them. */
export class Misuse extends Error {}

export interface Checkout {
  /** As it was asked for: `v1.2`. */
  ref: string;
  /** Short, as git shows it. */
  commit: string;
  /** Absolute path of its files. */
  root: string;
  /** Removes it. */
  remove(): void;
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: project,
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
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`);
  } catch {
    const isShallow = git("rev-parse", "--is-shallow-repository") === "true";
    const hint = isShallow
      ? `This is a shallow clone: "git fetch --unshallow --tags" brings all of them.`
      : "A tag, a branch or a hash is wanted.";
    throw new Misuse(`There is no commit "${ref}" here. ${hint}`);
  }
}

/** @throws Misuse if files are changed: what is not committed is not checked out, and would not be compared */
export function refuseChanges(): void {
  const changed = git("status", "--porcelain", "--untracked-files=no").split("\n").filter(Boolean);
  if (changed.length === 0) return;
  const files = changed.length === 1 ? "One file is" : `${changed.length} files are`;
  throw new Misuse(
    `${files} changed and not committed (${changed[0]?.trim().split(/\s+/).at(-1)}): commit or stash that first.`,
  );
}

/** The last release before this commit, or where there is none the commit before. */
export function findLastRelease(): { ref: string; isRelease: boolean } {
  try {
    return { ref: git("describe", "--tags", "--abbrev=0", "HEAD^"), isRelease: true };
  } catch {
    return { ref: "HEAD^", isRelease: false };
  }
}

/**
 * Checks a commit out into a temporary folder. It uses the project's packages if it wants the same ones, and has its
 * pictures and fonts, which take minutes to make and are found by what they are made of.
 *
 * @throws Misuse if there is no such commit
 */
export function checkOut(ref: string): Checkout {
  const hash = findCommit(ref);
  const root = path.join(mkdtempSync(path.join(tmpdir(), "compare-")), "site");
  const remove = () => {
    git("worktree", "remove", "--force", root);
    rmSync(path.dirname(root), { recursive: true, force: true });
  };
  git("worktree", "add", "--detach", root, hash);
  try {
    for (const results of ["images", "svg", "icons", "fonts", "cards"]) {
      const kept = path.join(project, ".cache", results);
      mkdirSync(kept, { recursive: true });
      mkdirSync(path.join(root, ".cache"), { recursive: true });
      symlinkSync(kept, path.join(root, ".cache", results));
    }
    const lock = (folder: string) => readFileSync(path.join(folder, "package-lock.json"), "utf8");
    if (lock(root) === lock(project) && existsSync(path.join(project, "node_modules"))) {
      symlinkSync(path.join(project, "node_modules"), path.join(root, "node_modules"));
    } else {
      execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: root, stdio: "ignore" });
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { ref, commit: hash.slice(0, 7), root, remove };
}
