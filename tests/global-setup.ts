/** Builds the real site before the tests, with `npm run build`, once for each configuration that they need. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

const root = path.resolve(import.meta.dirname, "..");
const tmp = path.join(import.meta.dirname, "tmp");

/** The forms of `siteForms` post to this address. The tests' browsers resolve its host to the loopback address. */
const enquiryUrl = "http://forms.test/send";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the site with the default configuration. */
    site: string;
    /** Folder of the site built for https://host.example/sub. */
    siteSub: string;
    /** Folder of the site whose forms post to `enquiryUrl`. */
    siteForms: string;
    enquiryUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide("enquiryUrl", enquiryUrl);
  // The first build fills the cache of pictures, which the others then share.
  project.provide("site", await build("site"));
  const [siteSub, siteForms] = await Promise.all([
    build("site-sub", ["--base", "https://host.example/sub"]),
    build("site-forms", [], { ENQUIRY_URL: enquiryUrl }),
  ]);
  project.provide("siteSub", siteSub);
  project.provide("siteForms", siteForms);
}

/**
 * Builds the site with `npm run build`.
 *
 * @param name name of the output folder in `tests/tmp`
 * @returns the output folder
 */
export async function build(
  name: string,
  flags: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const out = path.join(tmp, name);
  const { ENQUIRY_URL, NODE_OPTIONS, ...rest } = process.env;
  await promisify(execFile)(process.execPath, ["--import", "tsx", "build.ts", "--out", out, ...flags], {
    cwd: root,
    env: { ...rest, NODE_ENV: "production", ...environment },
  }).catch(({ stderr, message }) => {
    throw new Error(`The site cannot be built, so there is nothing to test.\n\n${stderr || message}`);
  });
  return out;
}
