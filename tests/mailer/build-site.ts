/** Builds the site once for the mailer's own run, which has no need of the other sites of `global-setup.ts`. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

const root = path.resolve(import.meta.dirname, "../..");
const out = path.join(root, "tests/tmp/site-mailer");

export default async function setup(project: TestProject): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", path.join(root, "build.ts"), "--out", out],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  project.provide("site", out);
}
