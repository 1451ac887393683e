/** Builds the site for the mailer's own run, at the root of a host and below a path. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

const root = path.resolve(import.meta.dirname, "../..");
export default async function setup(project: TestProject): Promise<void> {
  project.provide("site", await build("site-mailer"));
  project.provide("siteSub", await build("site-mailer-sub", "--base", "https://host.example/sub"));
}

async function build(name: string, ...flags: string[]): Promise<string> {
  const out = path.join(root, "tests/tmp", name);
  const command = ["--import", "tsx", path.join(root, "build.ts"), "--out", out, ...flags];
  await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  return out;
}
