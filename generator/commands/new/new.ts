/** `npm run new`: writes a content file. It asks for the fields one by one, or takes them from flags. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { styleText } from "node:util";
import glob from "fast-glob";
import { toFieldSchema } from "../../content/json-schema.ts";
import { readContent } from "../../content/read-content.ts";
import { loadSite } from "../../load-site.ts";
import { licencesFile } from "../../model/file-name.ts";
import { list } from "../../problems/words.ts";
import { type Draft, type ImportedPicture, NotWritten, type Task, wrongArguments } from "./draft.ts";
import { draftFromAnswers } from "./draft-from-answers.ts";
import { draftFromFlags } from "./draft-from-flags.ts";
import { generalHelp, helpFor } from "./help.ts";
import { findPictureFile } from "./import-pictures.ts";
import { type Licence, recordLicence } from "./record-licence.ts";
import { findLeftOut, formatFile } from "./values.ts";

/**
 * @param root the project's root, an absolute path
 * @returns the exit status: 0 written, 1 not written, 2 wrong arguments, 130 interrupted
 * @throws Problems with the existing content, which must be corrected first
 */
export async function runNew(root: string, args: string[]): Promise<number> {
  const definition = await loadSite(root);
  const [kind = "", ...flags] = args;
  const newFiles = definition.newFiles ?? {};
  const file = Object.hasOwn(newFiles, kind) ? newFiles[kind] : undefined;
  if (kind === "--help") {
    console.log(generalHelp(definition));
    return 0;
  }
  if (!file) {
    const mistake = kind ? `"${kind}" is not a kind of file that can be written.` : "What is to be written?";
    console.error(`${mistake}\n\n${generalHelp(definition)}`);
    return 2;
  }
  const files = definition.contentFiles[file.files];
  if (!files) throw new Error(`There is no "${file.files}" in content/schemas.ts.`);
  if (flags.includes("--help")) {
    console.log(helpFor(kind, file, files));
    return 0;
  }
  const read = await readContent({ root, content: "content", definition });
  const pictures = await glob("**/*", { cwd: path.join(root, "assets/images") });
  const schema = toFieldSchema(files.schema);
  const isAsked = flags.every((flag) => !flag.startsWith("-"));
  const given = isAsked ? flags : [];
  const task: Task = { root, definition, read, pictures, given, imported: [], kind, file, files, schema };
  try {
    for (const picture of given)
      if (!(await findPictureFile(picture))) throw wrongArguments(task, `There is no file ${picture}.`);
    await writeDraft(task, isAsked ? await draftFromAnswers(task) : await draftFromFlags(task, flags));
    return 0;
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    console.error(error.message);
    return error.exitStatus;
  }
}

/** @throws NotWritten if the file exists */
async function writeDraft(task: Task, { values, text, name, licence, suggested }: Draft): Promise<void> {
  const { root, definition, files, schema, file, imported } = task;
  const target = path.posix.join("content", files.pattern.replace("*", name));
  const markdown = target.endsWith(".md") ? (text ?? "") : undefined;
  const pictures = imported.map(({ name, contents }) => ({ file: `assets/images/${name}`, contents }));
  await writeAll(root, [{ file: target, contents: formatFile(values, markdown) }, ...pictures]);
  if (licence) await addLicence(root, imported, licence);
  const { content } = await readContent({ root, content: "content", definition });
  // Undefined for a file that has no page.
  const address = definition.routes(content).find(({ entry }) => entry.file === target)?.path;
  const leftOut = findLeftOut(values, schema);
  if (file.text && !text?.trim()) leftOut.push("the text below the front matter");
  const written = styleText("green", `${target} is written`);
  console.log(`${written}${address ? `; its address is ${address}` : ""}.`);
  if (pictures.length > 0)
    console.log(`With new pictures, noted in ${licencesFile}: ${list(pictures.map(({ file }) => file))}.`);
  if (suggested.length > 0) console.log(`Made from the rest, to be looked at: ${list(suggested)}.`);
  if (leftOut.length > 0) console.log(`Left out: ${list(leftOut)}.`);
}

/**
 * Writes all files or none.
 *
 * @throws NotWritten if one of them exists
 */
async function writeAll(root: string, files: { file: string; contents: string | Buffer }[]): Promise<void> {
  const written: string[] = [];
  try {
    for (const { file, contents } of files) {
      const target = path.join(root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, contents, { flag: "wx" });
      written.push(target);
    }
  } catch (error) {
    for (const target of written) await rm(target);
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const { file } = files[written.length] ?? {};
    const cure = "--file-name NAME names another one.";
    throw new NotWritten(`${file} is there already, and stays as it is. ${cure}`, 1);
  }
}

async function addLicence(root: string, pictures: ImportedPicture[], licence: Licence): Promise<void> {
  const file = path.join(root, licencesFile);
  const notes = await readFile(file, "utf8").catch(() => "");
  const names = pictures.map(({ name }) => `images/${name}`);
  await writeFile(file, recordLicence(notes, names, licence));
}
