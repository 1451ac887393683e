import { parseArgs } from "node:util";
import { type FieldSchema, schemaAt } from "../../content/json-schema.ts";
import { valueAt } from "../../model/content.ts";
import type { Problem } from "../../problems/problem.ts";
import { fieldOf, findProblems } from "./check-values.ts";
import { type Draft, findNameMistake, suggestName, type Task, wrongArguments } from "./draft.ts";
import { allFieldsOf } from "./fields.ts";
import { UnfitPicture } from "./fit-picture.ts";
import { importPicture, importPictures, isPicture } from "./import-pictures.ts";
import type { Licence } from "./record-licence.ts";
import { emptyValues, parseAnswer, setValue, type Values } from "./values.ts";

/** @throws NotWritten with all values that are missing or wrong */
export async function draftFromFlags(task: Task, args: string[]): Promise<Draft> {
  const { schema, file, read } = task;
  const fields = allFieldsOf(schema);
  const given = parseFlags(task, args);
  const values = emptyValues(schema);
  for (const { path, schema } of fields) {
    const items = given[path]?.map((typed) => parseAnswer(typed, schema));
    // If a flag is repeated, the last one applies, as in other commands; for a list, each flag adds items.
    if (items) setValue(values, path, schema.type === "array" ? items.flat() : items.at(-1));
  }
  const suggested: string[] = [];
  for (const { path, schema, isRequired } of fields) {
    const offer = isRequired && !given[path] ? file.suggest?.(path, values, read.content) : undefined;
    if (offer === undefined) continue;
    setValue(values, path, parseAnswer(offer, schema));
    suggested.push(path);
  }
  givePictures(task, values, given);
  const pictures = await takeAll(task, values, given.alt ?? []);
  const licence = licenceOf(task, given);
  const problems = findProblems(values, task);
  if (problems.length > 0)
    throw wrongArguments(task, problems.map((one) => formatFlag(one, schema)).join("\n"));
  const name = given["file-name"]?.at(-1) ?? suggestName(task, values);
  const mistake = findNameMistake(name, file);
  if (mistake) throw wrongArguments(task, mistake);
  const text = file.text && [...(given.text ?? []), ...pictures].join("\n\n");
  return { values, text, name, licence, suggested };
}

/** The values of each flag, by name. Each flag may be repeated. */
type Flags = Record<string, string[] | undefined>;

/** Arguments without a flag are paths of pictures. */
function parseFlags(task: Task, args: string[]): Flags {
  const fields = allFieldsOf(task.schema).map(({ path }) => path);
  const names = ["file-name", "origin", "licence", "alt", ...(task.file.text ? ["text"] : []), ...fields];
  const option = { type: "string", multiple: true } as const;
  try {
    const options = Object.fromEntries(names.map((name) => [name, option]));
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    task.given.push(...positionals);
    return values;
  } catch (error) {
    throw wrongArguments(task, (error as Error).message);
  }
}

/** Assigns the pictures in the arguments to the fields that need one, in order. */
function givePictures(task: Task, values: Values, flags: Flags): void {
  for (const { path } of allFieldsOf(task.schema)) {
    const steps = path.split(".");
    const group = steps.slice(0, -1).join(".");
    const isWanted =
      task.schema.required?.includes(steps[0] ?? "") ||
      Object.keys(flags).some((flag) => flag.startsWith(`${group}.`));
    const isFree = isPicture(task, path) && valueAt(values, steps) === undefined;
    if (isFree && isWanted && task.given.length > 0) setValue(values, path, task.given.shift());
  }
}

/**
 * Imports all pictures.
 *
 * @returns the pictures that no field has used, as Markdown
 * @throws NotWritten for a picture that is unfit, that no field is left for, or that has no alternative text
 */
async function takeAll(task: Task, values: Values, alts: string[]): Promise<string[]> {
  try {
    await importPictures(task, values);
    const pictures: string[] = [];
    for (const [index, file] of task.given.entries()) {
      if (!task.file.text) throw new UnfitPicture(`No field is left for the picture ${file}.`);
      const alt = alts[index]?.trim();
      if (!alt)
        throw new UnfitPicture(`--alt is missing for ${file}: what it shows, for people who do not see it.`);
      const name = await importPicture(task, values, file, String(index + 1));
      pictures.push(`![${alt}](${name})`);
    }
    return pictures;
  } catch (error) {
    throw error instanceof UnfitPicture ? wrongArguments(task, error.message) : error;
  }
}

/** @throws NotWritten for new pictures without a licence */
function licenceOf(task: Task, flags: Flags): Licence | undefined {
  if (task.imported.length === 0) return undefined;
  const [origin, licence] = [flags.origin?.at(-1), flags.licence?.at(-1)];
  if (origin && licence) return { origin, licence };
  throw wrongArguments(
    task,
    "--origin and --licence are missing: where the new pictures come from, and on which terms they may be shown.",
  );
}

/** `--client: "client" is missing. Client's name, as the client writes it.` */
function formatFlag(problem: Problem, schema: FieldSchema): string {
  const { message, cure } = problem;
  const field = fieldOf(problem);
  const flag = field.replace(/\.\d.*$/, "");
  const meaning = schemaAt(schema, field)?.description ?? "";
  return `--${flag}: ${message} ${message.endsWith("is missing.") ? meaning : cure}`.trimEnd();
}
