/** Imports pictures from anywhere on this machine into `assets/images/`. */
import { readFile, stat } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { pictureFormat } from "../../content/field-types.ts";
import { schemaAt } from "../../content/json-schema.ts";
import { type DataPath, walkData } from "../../model/content.ts";
import { slugOf } from "../../model/file-name.ts";
import type { Task } from "./draft.ts";
import { fitPicture, UnfitPicture } from "./fit-picture.ts";
import { setValue, type Values } from "./values.ts";

/** Whether a field is the file of a picture. */
export function isPicture(task: Task, field: string): boolean {
  return schemaAt(task.schema, field)?.format === pictureFormat;
}

/** The pictures that the values name, with the paths of their fields. */
export function picturesIn(task: Task, values: Values): { file: string; path: DataPath }[] {
  return walkData(values).flatMap(({ value, path }) =>
    typeof value === "string" && isPicture(task, path.join(".")) ? [{ file: value, path }] : [],
  );
}

/**
 * Imports every picture that the values name by a path outside `assets/images/`, and replaces the path with its new name.
 *
 * @throws UnfitPicture
 */
export async function importPictures(task: Task, values: Values): Promise<void> {
  for (const { file, path: at } of picturesIn(task, values)) {
    if (task.pictures.includes(file)) continue;
    const looksLikePath = /^([~.]?[/\\]|\w:)|\.\.[/\\]/.test(file);
    if (!looksLikePath && !(await findPictureFile(file))) continue;
    const label = at
      .filter((step) => step !== "file")
      .map((step) => (typeof step === "number" ? step + 1 : String(step)))
      .join("-");
    setValue(values, at.join("."), await importPicture(task, values, file, label));
  }
}

/**
 * Imports one picture.
 *
 * @param typed its path
 * @param label what distinguishes it from other pictures of the new file: `cover`
 * @returns its name below `assets/images/`
 * @throws UnfitPicture
 */
export async function importPicture(
  task: Task,
  values: Values,
  typed: string,
  label: string,
): Promise<string> {
  const file = await findPictureFile(typed);
  if (!file) throw new UnfitPicture(`There is no file ${typed}.`);
  const { contents, ending } = await fitPicture(file, await readFile(file));
  const subject = slugOf(String(values[task.file.namedAfter] ?? ""), "-") || task.kind;
  const base = `${task.file.pictures ?? task.file.files}/${subject}-${slugOf(label, "-")}`;
  const isTaken = (name: string) =>
    [...task.pictures].some((other) => other.replace(/\.\w+$/, "").toLowerCase() === name);
  let unique = base;
  for (let number = 2; isTaken(unique); number++) unique = `${base}-${number}`;
  const name = `${unique}.${ending}`;
  task.pictures.push(name);
  task.imported.push({ name, contents });
  return name;
}

/** The absolute path of a file that was typed or dragged into the terminal: with quotation marks, or `\ ` for spaces. */
export async function findPictureFile(typed: string): Promise<string | undefined> {
  const plain = typed.trim().replace(/^(["'])(.*)\1$/, "$2");
  for (const candidate of [plain, plain.replace(/\\(.)/g, "$1")]) {
    // npm runs commands in the project's root. INIT_CWD is the folder in which npm was called.
    const file = path.resolve(process.env.INIT_CWD ?? "", candidate.replace(/^~(?=[/\\])/, homedir()));
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile()) return file;
  }
  return undefined;
}
