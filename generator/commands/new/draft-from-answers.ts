import path from "node:path";
import { styleText } from "node:util";
import { pageHead } from "../../content/field-types.ts";
import { type FieldSchema, itemSchema } from "../../content/json-schema.ts";
import type { DataPath } from "../../model/content.ts";
import { type Asker, createAsker } from "./ask.ts";
import { type Complaint, findComplaints } from "./check-values.ts";
import { type Draft, findNameMistake, suggestName, type Task } from "./draft.ts";
import { describeField, type Field, fieldsOf, isListOfGroups, nameOf, schemaAt } from "./fields.ts";
import { parseAnswer, type Values, withValue } from "./values.ts";

/** A file that is asked for, and who is asked. */
interface Dialog {
  task: Task;
  asker: Asker;
}

/**
 * Asks for every field in turn.
 *
 * @throws NoAnswer when the answers end
 */
export async function draftFromAnswers(task: Task): Promise<Draft> {
  const asker = createAsker();
  const dialog = { task, asker };
  try {
    const folder = `content/${path.dirname(task.files.pattern)}/`;
    console.log(`A new file in ${folder}. Enter alone takes what is in [brackets], or leaves a field out.\n`);
    let values: Values = {};
    for (const field of inOrderOfQuestions(task)) values = await askField(dialog, values, field);
    values = await askAgain(dialog, values);
    const { text } = task.file;
    const markdown = text && (await asker.ask(`${bold("text")}  ${text}\n> `));
    return { values, text: markdown, name: await askName(dialog, values), suggested: [] };
  } finally {
    asker.close();
  }
}

/** The name comes first, and the fields of every page come last: then there is something to suggest for them. */
function inOrderOfQuestions({ schema, file }: Task): Field[] {
  const rank = ({ path: [name] }: Field) => (name === file.namedAfter ? 0 : String(name) in pageHead ? 2 : 1);
  return fieldsOf(schema).sort((a, b) => rank(a) - rank(b));
}

async function askField(dialog: Dialog, values: Values, field: Field): Promise<Values> {
  const { path, schema, isRequired } = field;
  if (isListOfGroups(schema)) return askList(dialog, values, field);
  if (schema.type !== "object") return askValue(dialog, values, field);
  const meaning = schema.description ? `  ${schema.description}` : "";
  const question = `${bold(nameOf(path))}${meaning}\n  It can be left out. Is there one? (y/n) `;
  const isWanted = isRequired || (await askYes(dialog, question));
  return isWanted ? askGroup(dialog, values, path, schema) : values;
}

async function askGroup(dialog: Dialog, values: Values, at: DataPath, schema: FieldSchema): Promise<Values> {
  let answered = values;
  for (const field of fieldsOf(schema, at)) answered = await askField(dialog, answered, field);
  return answered;
}

async function askList(dialog: Dialog, values: Values, { path, schema }: Field): Promise<Values> {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const name = nameOf(path);
  console.log(`${bold(name)}  ${describeField(schema)}`);
  let answered = withValue(values, path, []);
  for (let index = 0; index < maxItems; index++) {
    const question = `${name}: ${index === 0 ? "is there one" : "another one"}? (y/n) `;
    if (index >= minItems && !(await askYes(dialog, question))) break;
    answered = await askGroup(dialog, answered, [...path, index], itemSchema(schema));
  }
  return answered;
}

/** Asks for one value until it is right. */
async function askValue({ task, asker }: Dialog, values: Values, field: Field): Promise<Values> {
  const { path, schema, isRequired } = field;
  const name = nameOf(path);
  const offer = task.file.suggest?.(name, values, task.read.content);
  console.log(`${bold(name)}  ${describeField(schema)}${isRequired ? "" : " It can be left out."}`);
  for (;;) {
    const typed = (await asker.ask(offer === undefined ? "> " : `[${offer}] > `)).trim() || (offer ?? "");
    if (typed === "" && !isRequired) return values;
    const answered = withValue(values, path, parseAnswer(typed, schema));
    const complaint = findComplaints(answered, task).find((one) => `${one.field}.`.startsWith(`${name}.`));
    if (!complaint) return answered;
    print(complaint);
  }
}

/** Rules that look at several fields are checked last: what breaks them is asked for again. */
async function askAgain(dialog: Dialog, values: Values): Promise<Values> {
  const { task } = dialog;
  let answered = values;
  for (;;) {
    const [complaint] = findComplaints(answered, task);
    if (!complaint) return answered;
    print(complaint);
    const path = complaint.field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const schema = schemaAt(task.schema, path);
    if (!schema) throw new Error(`There is no field ${complaint.field}.`);
    answered = await askField(dialog, answered, { path, schema, isRequired: true });
  }
}

async function askName({ task, asker }: Dialog, values: Values): Promise<string> {
  const offer = suggestName(task, values);
  for (;;) {
    const question = `${bold("file name")}  It is part of the address, and stays.\n[${offer}] > `;
    const name = (await asker.ask(question)).trim() || offer;
    const mistake = findNameMistake(name, task.file);
    if (!mistake) return name;
    console.log(styleText("red", mistake));
  }
}

async function askYes({ asker }: Dialog, question: string): Promise<boolean> {
  return /^y/i.test((await asker.ask(question)).trim());
}

function print({ message, cure }: Complaint): void {
  console.log(styleText("red", `${message} ${cure}`));
}

function bold(text: string): string {
  return styleText("bold", text);
}
