import { parseArgs } from "node:util";
import { type FieldSchema, schemaAt } from "../../content/json-schema.ts";
import type { Problem } from "../../problems/problem.ts";
import { fieldOf, findProblems } from "./check-values.ts";
import { type Draft, findNameMistake, NotWritten, suggestName, type Task } from "./draft.ts";
import { allFieldsOf } from "./fields.ts";
import { emptyValues, parseAnswer, setValue } from "./values.ts";

/** @throws NotWritten with all values that are missing or wrong */
export function draftFromFlags(task: Task, args: string[]): Draft {
  const { schema, file, read } = task;
  const fields = allFieldsOf(schema);
  const given = parseFlags(task, args);
  const values = emptyValues(schema);
  for (const { name, schema } of fields) {
    const items = given[name]?.map((typed) => parseAnswer(typed, schema));
    // If a flag is repeated, the last one applies, as in other commands; for a list, each flag adds items.
    if (items) setValue(values, name, schema.type === "array" ? items.flat() : items.at(-1));
  }
  const suggested: string[] = [];
  for (const { name, schema, isRequired } of fields) {
    const offer = isRequired && !given[name] ? file.suggest?.(name, values, read.content) : undefined;
    if (offer === undefined) continue;
    setValue(values, name, parseAnswer(offer, schema));
    suggested.push(name);
  }
  const problems = findProblems(values, task);
  if (problems.length > 0) throw wrongFlags(task, problems.map((one) => formatFlag(one, schema)).join("\n"));
  const name = given["file-name"]?.at(-1) ?? suggestName(task, values);
  const mistake = findNameMistake(name, file);
  if (mistake) throw wrongFlags(task, mistake);
  return { values, text: file.text && (given.text ?? []).join("\n\n"), name, suggested };
}

/** The values of each flag, by name. Each flag may be repeated. */
function parseFlags(task: Task, args: string[]): Record<string, string[] | undefined> {
  const fields = allFieldsOf(task.schema).map(({ name }) => name);
  const names = ["file-name", ...(task.file.text ? ["text"] : []), ...fields];
  const option = { type: "string", multiple: true } as const;
  try {
    return parseArgs({ args, options: Object.fromEntries(names.map((name) => [name, option])) }).values;
  } catch (error) {
    throw wrongFlags(task, (error as Error).message);
  }
}

function wrongFlags({ kind }: Task, message: string): NotWritten {
  const hint = `Nothing was written. npm run new ${kind} -- --help tells of every flag.`;
  return new NotWritten(`${message}\n\n${hint}`, 2);
}

/** `--client: "client" is missing. Client's name, as the client writes it.` */
function formatFlag(problem: Problem, schema: FieldSchema): string {
  const { message, cure } = problem;
  const field = fieldOf(problem);
  const flag = field.replace(/\.\d.*$/, "");
  const meaning = schemaAt(schema, field)?.description ?? "";
  return `--${flag}: ${message} ${message.endsWith("is missing.") ? meaning : cure}`.trimEnd();
}
