/** Imports the site's code, and explains a syntax error in it like any other mistake. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { toProblems } from "./bundle-scripts.ts";
import { Problems } from "./problems.ts";
import type { SiteDefinition } from "./site-definition.ts";

/**
 * @param root the project's root, an absolute path
 * @param file the module that exports `site`, relative to the root
 * @throws Problems with every syntax error and every import that leads nowhere
 */
export async function loadSite(root: string, file: string): Promise<SiteDefinition> {
  try {
    const module = await import(pathToFileURL(path.join(root, file)).href);
    return module.site as SiteDefinition;
  } catch (error) {
    // The loader reports one mistake without its frame; a bundler that only parses finds them all.
    const problems = await findSyntaxProblems(root, file);
    throw problems.length > 0 ? new Problems(problems) : error;
  }
}

async function findSyntaxProblems(root: string, file: string) {
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [file],
      bundle: true,
      write: false,
      packages: "external",
      platform: "node",
      format: "esm",
      logLevel: "silent",
    });
    return [];
  } catch (failure) {
    return toProblems(failure as never);
  }
}
