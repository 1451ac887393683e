/** A copy of the project, as somebody else may have it: at another path, with another brand, with other content. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

const root = path.dirname(import.meta.dirname);

/** What takes long to make, by hashes: copies may add to it. */
const results = ["cards", "icons", "images", "packages", "svg"];

/** Copies the files that git knows or would add. Packages and cached pictures are linked. @param copy absolute path */
export function copyProject(copy: string): void {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const files = stdout.split("\0").filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  linkResults(copy);
}

/** Links to what the project's builds have made, so that it is not made again. @param copy absolute path of an existing folder */
export function linkResults(copy: string): void {
  mkdirSync(path.join(copy, ".cache"));
  for (const name of results) {
    mkdirSync(path.join(root, ".cache", name), { recursive: true });
    symlinkSync(path.join(root, ".cache", name), path.join(copy, ".cache", name));
  }
}
