import { parseArgs } from "node:util";
import type { FieldSchema } from "../../content/json-schema.ts";
import { type Complaint, findComplaints } from "./check-values.ts";
import { type Draft, findNameMistake, suggestName, type Task } from "./draft.ts";
import { allFieldsOf, type Field, nameOf, schemaAt } from "./fields.ts";
import { parseAnswer, type Values, withValue } from "./values.ts";

/** What is wrong with the arguments. */
export class WrongArguments extends Error {}

/** Flags by their names; each may be given several times. */
type Given = Record<string, string[] | undefined>;

/** @throws WrongArguments with everything that is missing or wrong */
export function draftFromFlags(task: Task, args: string[]): Draft {
  const { schema, file } = task;
  const fields = allFieldsOf(schema);
  const given = parseFlags(args, [
    "file-name",
    ...(file.text ? ["text"] : []),
    ...fields.map(({ path }) => nameOf(path)),
  ]);
  const { values, suggested } = addSuggestions(task, fields, given, readValues(fields, given));
  const complaints = findComplaints(values, task);
  if (complaints.length > 0)
    throw new WrongArguments(complaints.map((one) => formatComplaint(one, schema)).join("\n"));
  const name = given["file-name"]?.at(-1) ?? suggestName(task, values);
  const mistake = findNameMistake(name, file);
  if (mistake) throw new WrongArguments(mistake);
  return { values, text: file.text && (given.text ?? []).join("\n\n"), name, suggested };
}

function parseFlags(args: string[], names: string[]): Given {
  const option = { type: "string" as const, multiple: true };
  try {
    const { values } = parseArgs({ args, options: Object.fromEntries(names.map((name) => [name, option])) });
    return values as Given;
  } catch (error) {
    throw new WrongArguments((error as Error).message);
  }
}

function readValues(fields: Field[], given: Given): Values {
  let values: Values = {};
  for (const { path, schema } of fields) {
    const typed = given[nameOf(path)];
    if (!typed) continue;
    const items = typed.map((one) => parseAnswer(one, schema));
    // Of several flags for one value the last one holds, as everywhere; for a list, each adds to it.
    const isOfSeveral = schema.type === "array" && items.length > 1;
    values = withValue(values, path, isOfSeveral ? items.flat() : items.at(-1));
  }
  return values;
}

function addSuggestions({ file, read }: Task, fields: Field[], given: Given, values: Values) {
  const suggested: string[] = [];
  let all = values;
  for (const { path, schema, isRequired } of fields) {
    const name = nameOf(path);
    const offer = isRequired && !given[name] ? file.suggest?.(name, all, read.content) : undefined;
    if (offer === undefined) continue;
    all = withValue(all, path, parseAnswer(offer, schema));
    suggested.push(name);
  }
  return { values: all, suggested };
}

/** `--client: "client" is missing. Client's name, as the client writes it.` */
function formatComplaint({ field, message, cure }: Complaint, schema: FieldSchema): string {
  const flag = field.replace(/\.\d.*$/, "");
  const meaning = schemaAt(schema, field.split("."))?.description ?? "";
  return `--${flag}: ${message} ${message.endsWith("is missing.") ? meaning : cure}`.trimEnd();
}
