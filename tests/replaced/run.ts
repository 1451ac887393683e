/**
 * `npm run test:replaced`: the tests with another agency's content. What a test knows of the stand-in content, and of
 * nothing else, fails here.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseCommandLine } from "../../generator/commands/command-line.ts";
import { copyProject } from "../copy-project.ts";
import { changeContent } from "./change-content.ts";

const help = `Copies the project, changes every stand-in, adds and removes a file of each kind, renames menus, builds the site and
its catalogue, and runs the tests there, those in a browser too.

Usage:
  npm run test:replaced
  npm run test:replaced -- --only menu --keep

  --only TEXT   only the test files whose names contain it
  --keep        does not delete the copy
  --help        this text

Exit status: 0 all tests passed, 1 some failed or the site cannot be built, 2 wrong arguments.
`;

/** Runs a command of the copy. @returns whether it ended well */
function run(cwd: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", ...args], { cwd, stdio: "inherit" });
  return status === 0;
}

function runTests({ only, keep }: { only?: string; keep?: boolean }): boolean {
  const parent = mkdtempSync(path.join(os.tmpdir(), "replaced-"));
  // With a blank, as in many paths of other people.
  const copy = path.join(parent, "another agency");
  console.log(`The copy is ${copy}`);
  try {
    copyProject(copy);
    commitAll(copy);
    changeContent(copy);
    if (!run(copy, "build.ts") || !run(copy, "build.ts", "--catalogue", "--out", "dist-catalogue"))
      return false;
    const filter = only ? [only, "--passWithNoTests"] : [];
    const inBrowser = ["run", "--config", "vitest.suites.config.ts", "--project", "browser"];
    const results = [
      run(copy, "tests/run.ts", ...filter),
      run(copy, "node_modules/vitest/vitest.mjs", ...inBrowser, ...(only ? filter : ["tests/browser"])),
    ];
    return results.every((passed) => passed);
  } finally {
    if (!keep) rmSync(parent, { recursive: true, force: true });
  }
}

/** Some tests look at the history. */
function commitAll(copy: string): void {
  const identity = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
  for (const command of [
    ["init", "-q"],
    ["add", "-A"],
    [...identity, "commit", "-q", "-m", "The copy"],
  ])
    spawnSync("git", command, { cwd: copy, stdio: "inherit" });
}

const flags = parseCommandLine(
  process.argv.slice(2),
  { only: { type: "string" }, keep: { type: "boolean" } },
  help,
);
if (typeof flags === "number") process.exitCode = flags;
else process.exitCode = runTests(flags) ? 0 : 1;
