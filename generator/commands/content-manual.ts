/** `npm run content-manual`: writes the files that are generated from the schemas of content. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { toFieldSchema } from "../content/json-schema.ts";
import { readContent } from "../content/read-content.ts";
import { loadSite } from "../load-site.ts";
import { entriesOf } from "../model/content.ts";
import type { ContentKinds } from "../model/site-definition.ts";
import { type ReadContent, sourceOf } from "../model/source.ts";
import { parseCommandLine } from "./command-line.ts";
import { formatManual, type Shape } from "./format-manual.ts";

const help = `Writes docs/content.md, the writers' manual, and content/.schemas/ and .vscode/settings.json, by which editors
complete and check content. All of it is made from content/schemas.ts.

Usage:
  npm run content-manual
  npm run content-manual -- --help

  --help    this text

Exit status: 0 up to date or written, 2 wrong arguments.
`;

const schemas = "content/schemas.ts";
const folder = "content";
/** The workspace settings of VS Code. */
const settingsFile = ".vscode/settings.json";

/** A file that is generated from the schemas. */
export interface ManualFile {
  /** Relative to the root. */
  file: string;
  /** The generated contents. */
  contents: string;
  /** The current contents; empty if there is no file. */
  onDisk: string;
}

/**
 * @param root the project's root, an absolute path
 * @returns the exit status
 */
export async function runContentManual(root: string, args: string[]): Promise<number> {
  const flags = parseCommandLine(args, {}, help);
  if (typeof flags === "number") return flags;
  const files = await makeManual(root);
  const changed = files.filter(({ contents, onDisk }) => onDisk !== contents);
  for (const { file, contents } of changed) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), contents);
  }
  const names = changed.map(({ file }) => file);
  console.log(names.length > 0 ? `Written: ${names.join(", ")}` : "Everything was up to date.");
  return 0;
}

/** Generates all files from the schemas, without writing them. */
export async function makeManual(root: string): Promise<ManualFile[]> {
  const definition = await loadSite(root);
  const read = await readContent({ root, content: folder, definition });
  const shapes = findShapes(definition.contentFiles, read);
  const readText = (file: string) => readFile(path.join(root, file), "utf8").catch(() => "");
  const introduction = introductionOf(await readText(schemas));
  const settings = JSON.parse((await readText(settingsFile)) || "{}") as Record<string, unknown>;
  const made = [
    { file: "docs/content.md", contents: formatManual(shapes, introduction) },
    ...shapes.map(({ key, schema }) => ({ file: schemaFile(key), contents: json(schema) })),
    { file: settingsFile, contents: json({ ...settings, "yaml.schemas": yamlSchemas(shapes) }) },
  ];
  return Promise.all(made.map(async (one) => ({ ...one, onDisk: await readText(one.file) })));
}

/** Groups content files by schema: files with the same schema are documented once, under the key of the first. */
function findShapes(kinds: ContentKinds, read: ReadContent): Shape[] {
  const shapes = new Map<unknown, Shape>();
  for (const [key, { pattern, schema, hasPage }] of Object.entries(kinds)) {
    const title = path.posix.join(folder, pattern);
    const [entry] = entriesOf(read.content, key);
    const example = entry && sourceOf(entry, read).data;
    const known = shapes.get(schema);
    if (known) known.titles.push(title);
    else shapes.set(schema, { key, titles: [title], hasPage, schema: toFieldSchema(schema), example });
  }
  return [...shapes.values()];
}

/** The comment at the beginning of the schemas file, as Markdown. */
function introductionOf(code: string): string {
  const [, comment = ""] = /^\/\*\*(.*?)\*\//s.exec(code) ?? [];
  return comment.replace(/^ *\* ?/gm, "").trim();
}

/** The schemas of YAML files, as the editor's extension expects them (`yaml.schemas`). */
function yamlSchemas(shapes: Shape[]): Record<string, unknown> {
  const pairs = shapes.map(({ key, titles }) => {
    const files = titles.filter((title) => title.endsWith(".yaml"));
    return [`./${schemaFile(key)}`, files.length === 1 ? files[0] : files] as const;
  });
  return Object.fromEntries(pairs.filter(([, files]) => files?.length));
}

function schemaFile(key: string): string {
  return path.posix.join(folder, ".schemas", `${key}.json`);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
