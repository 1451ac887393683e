/** `npm run content-manual`: writes what is made of the content's schemas and their comments. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { findStale, makeManual, settingsFile } from "./content-manual.ts";
import { loadSite } from "./load-site.ts";
import { readContent } from "./read-content.ts";
import { readSchemaComments } from "./read-schema-comments.ts";
import type { OutputFile } from "./write-output.ts";

const help = `Writes docs/content.md, the writers' manual, and content/.schemas/ and .vscode/settings.json, by which editors
complete and check content. All of it is made of content/schemas.ts and its comments.

Usage:
  npm run content-manual
  npm run content-manual -- --check

  --check   write nothing; say what is not up to date
  --help    this text

Exit status: 0 up to date or written, 1 something is not up to date (--check), 2 wrong arguments.
`;

const schemas = "content/schemas.ts";
const folder = "content";

/**
 * @param root the project's root, an absolute path
 * @param siteFile the module that exports the site, relative to the root
 * @param args command line arguments
 * @returns the exit status
 */
export async function runManual(root: string, siteFile: string, args: string[]): Promise<number> {
  let flags: { check?: boolean; help?: boolean };
  try {
    flags = parseArgs({ args, options: { check: { type: "boolean" }, help: { type: "boolean" } } }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    return 2;
  }
  if (flags.help) {
    console.log(help);
    return 0;
  }
  const files = await manualOf(root, siteFile);
  const there = await readAll(
    root,
    files.map(({ file }) => file),
  );
  if (flags.check) {
    const stale = findStale(files, there);
    for (const file of stale) console.error(`${file} is not up to date. Run: npm run content-manual`);
    return stale.length > 0 ? 1 : 0;
  }
  const changed = files.filter(({ file, contents }) => there.get(file) !== contents);
  for (const { file, contents } of changed) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), contents);
  }
  const names = changed.map(({ file }) => file);
  console.log(names.length > 0 ? `Written: ${names.join(", ")}` : "Everything was up to date.");
  return 0;
}

/** Files by their names; undefined where there is none. */
async function readAll(root: string, files: string[]): Promise<Map<string, string | undefined>> {
  const read = files.map(async (file) => {
    const text = await readFile(path.join(root, file), "utf8").catch(() => undefined);
    return [file, text] as const;
  });
  return new Map(await Promise.all(read));
}

/** All files of the manual, as they should be. */
export async function manualOf(root: string, siteFile: string): Promise<OutputFile[]> {
  const { contentFiles, overrides } = await loadSite(root, siteFile);
  const settings = (await readAll(root, [settingsFile])).get(settingsFile);
  return makeManual({
    contentFiles,
    comments: await readSchemaComments(root, schemas),
    read: await readContent(root, folder, contentFiles, overrides),
    folder,
    schemas,
    settings: settings === undefined ? {} : (JSON.parse(settings) as Record<string, unknown>),
  });
}
