/** Builds the real site before the tests, with the command that everybody uses, once for each way in which they need it. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

const root = path.resolve(import.meta.dirname, "..");
const tmp = path.join(import.meta.dirname, "tmp");

/** Where the enquiries of `siteForms` go. The tests' browsers look this host up on the loopback address. */
const enquiryUrl = "http://forms.test/send";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the site as it is built by default. */
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
  // The first one fills the cache of pictures, which the others then share.
  project.provide("site", await build("site"));
  const [siteSub, siteForms] = await Promise.all([
    build("site-sub", ["--base", "https://host.example/sub"]),
    build("site-forms", [], { ENQUIRY_URL: enquiryUrl }),
  ]);
  project.provide("siteSub", siteSub);
  project.provide("siteForms", siteForms);
}

/**
 * Builds the site with the command that everybody uses.
 *
 * @param name of the output folder below `tests/tmp`
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
