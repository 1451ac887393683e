/** `npm run new`: writes a content file. It asks for the fields one by one, or takes them from flags. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { styleText } from "node:util";
import glob from "fast-glob";
import { toFieldSchema } from "../../content/json-schema.ts";
import { readContent } from "../../content/read-content.ts";
import { loadSite } from "../../load-site.ts";
import { list } from "../../problems/words.ts";
import { type Draft, NotWritten, type Task } from "./draft.ts";
import { draftFromAnswers } from "./draft-from-answers.ts";
import { draftFromFlags } from "./draft-from-flags.ts";
import { generalHelp, helpFor } from "./help.ts";
import { findLeftOut, formatFile } from "./values.ts";

/**
 * @param root the project's root, an absolute path
 * @param siteFile the module that exports the site, relative to the root
 * @returns the exit status: 0 written, 1 not written, 2 wrong arguments, 130 interrupted
 * @throws Problems with the existing content, which must be corrected first
 */
export async function runNew(root: string, siteFile: string, args: string[]): Promise<number> {
  const site = await loadSite(root, siteFile);
  const [kind = "", ...flags] = args;
  const file = site.newFiles?.[kind];
  if (kind === "--help") {
    console.log(generalHelp(site));
    return 0;
  }
  if (!file) {
    const mistake = kind ? `"${kind}" is nothing that can be written.` : "What is to be written?";
    console.error(`${mistake}\n\n${generalHelp(site)}`);
    return 2;
  }
  const files = site.contentFiles[file.files];
  if (!files) throw new Error(`There is no "${file.files}" in content/schemas.ts.`);
  if (flags.includes("--help")) {
    console.log(helpFor(kind, file, files));
    return 0;
  }
  const read = await readContent({ root, content: "content", site });
  const pictures = await glob("**/*", { cwd: path.join(root, "assets/images") });
  const schema = toFieldSchema(files.schema);
  const task: Task = { root, site, read, pictures, kind, file, files, schema };
  try {
    await writeDraft(task, flags.length > 0 ? draftFromFlags(task, flags) : await draftFromAnswers(task));
    return 0;
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    console.error(error.message);
    return error.exitStatus;
  }
}

/** @throws NotWritten if the file exists */
async function writeDraft(task: Task, { values, text, name, suggested }: Draft): Promise<void> {
  const { root, site, files, schema, file } = task;
  const target = path.posix.join("content", files.pattern.replace("*", name));
  const markdown = target.endsWith(".md") ? (text ?? "") : undefined;
  try {
    await mkdir(path.dirname(path.join(root, target)), { recursive: true });
    await writeFile(path.join(root, target), formatFile(values, markdown), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const cure = "--file-name NAME names another one.";
    throw new NotWritten(`${target} is there already, and stays as it is. ${cure}`, 1);
  }
  const { content } = await readContent({ root, content: "content", site });
  // Undefined for a file that has no page.
  const address = site.routes(content).find(({ entry }) => entry.file === target)?.path;
  const leftOut = findLeftOut(values, schema);
  if (file.text && !text?.trim()) leftOut.push("the text below the front matter");
  const written = styleText("green", `${target} is written`);
  console.log(`${written}${address ? `; its address is ${address}` : ""}.`);
  if (suggested.length > 0) console.log(`Made from the rest, to be looked at: ${list(suggested)}.`);
  if (leftOut.length > 0) console.log(`Left out: ${list(leftOut)}.`);
}
