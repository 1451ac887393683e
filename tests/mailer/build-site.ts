/** Before the longer tests of the mailer: builds the site, and installs strace and a browser where it may. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../browser/find-browser.ts";
import { installPackages } from "../install-packages.ts";

const root = path.resolve(import.meta.dirname, "../..");

export default async function setup(project: TestProject): Promise<void> {
  installPackages([
    ...(existsSync("/usr/bin/strace") ? [] : ["strace"]),
    ...(findBrowser() ? [] : ["chromium"]),
  ]);
  const folder = path.join(root, "tests/tmp/site-mailer");
  const command = ["--import", "tsx", path.join(root, "build.ts"), "--out", folder];
  await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  project.provide("site", folder);
}
