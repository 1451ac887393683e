/** What the small sites of all files share: one cache, so that pictures are made once, and one program that builds them. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";

const root = path.resolve(import.meta.dirname, "..");
const tmp = path.join(import.meta.dirname, "tmp");

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of results. */
    miniCache: string;
    /** The project's build.ts, for the site of the folder that it is started in. */
    buildHere: string;
  }
}

export default function setup(project: TestProject): () => void {
  mkdirSync(tmp, { recursive: true });
  const cache = mkdtempSync(path.join(tmp, "cache-"));
  project.provide("miniCache", cache);
  project.provide("buildHere", writeBuildHere());
  return () => rmSync(cache, { recursive: true, force: true });
}

function writeBuildHere(): string {
  const file = path.join(tmp, "build-here.ts");
  const source = readFileSync(path.join(root, "build.ts"), "utf8");
  const text = source.replaceAll('"./', '"../../').replaceAll("import.meta.dirname", "process.cwd()");
  // A file that is written again would be bundled again.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  return file;
}
