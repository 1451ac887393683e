/** Making ready to build, as the installation does it. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cleanEnvironment, projectRoot } from "./mini-site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

test("npm ci makes the engine, which the first build then finds", () => {
  const root = temporaryFolder();
  for (const name of ["generator", "hosts", "build.ts", "package.json"])
    cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(projectRoot, "node_modules"), path.join(root, "node_modules"));
  const engines = path.join(root, ".cache/engine");
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

  const run = (script: string, ...flags: string[]) =>
    spawnSync(process.execPath, [...script.split(" ").slice(1), ...flags], {
      cwd: root,
      env: cleanEnvironment(),
      encoding: "utf8",
    });

  expect(run(scripts.prepare)).toMatchObject({ status: 0, stdout: "", stderr: "" });
  const made = readdirSync(engines);
  expect(made).toHaveLength(1);
  expect(existsSync(path.join(root, "dist"))).toBe(false);

  expect(run(scripts.build, "--help").stdout).toContain("npm run build");
  expect(readdirSync(engines)).toEqual(made);
});
