/** Builds the real site before the tests, with `npm run build`, at the root of a host and below a base path. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

const root = path.resolve(import.meta.dirname, "..");
const tmp = path.join(import.meta.dirname, "tmp");

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the site with the default configuration. */
    site: string;
    /** Folder of the site built for https://host.example/sub. */
    siteSub: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  // The first build fills the cache of pictures, which the second shares.
  project.provide("site", await build("site"));
  project.provide("siteSub", await build("site-sub", ["--base", "https://host.example/sub"]));
}

/** The output folder of a site that `build` builds. */
export const outputOf = (name: string) => path.join(tmp, name);

/**
 * Builds the site with `npm run build`.
 *
 * @param name the output folder is `outputOf(name)`
 * @returns the output folder
 */
export async function build(
  name: string,
  flags: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const out = outputOf(name);
  const { ENQUIRY_URL, NODE_OPTIONS, ...rest } = process.env;
  await promisify(execFile)(process.execPath, ["--import", "tsx", "build.ts", "--out", out, ...flags], {
    cwd: root,
    env: { ...rest, NODE_ENV: "production", ...environment },
  }).catch(({ stderr, message }) => {
    throw new Error(`The site cannot be built, so there is nothing to test.\n\n${stderr || message}`);
  });
  return out;
}
