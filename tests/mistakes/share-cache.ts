/** One cache for the small sites of all files of mistakes, so that their pictures are made once. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of results that small sites share beyond their file; absent where each file has its own. */
    miniCache?: string;
  }
}

export default function setup(project: TestProject): () => void {
  const tmp = path.join(import.meta.dirname, "../tmp");
  mkdirSync(tmp, { recursive: true });
  const cache = mkdtempSync(path.join(tmp, "cache-"));
  project.provide("miniCache", cache);
  return () => rmSync(cache, { recursive: true, force: true });
}
