import path from "node:path";
import { createInterface } from "node:readline";
import { styleText } from "node:util";
import { pageHead, pictureFormat } from "../../content/field-types.ts";
import { itemSchema, type SchemaField, schemaAt } from "../../content/json-schema.ts";
import type { Problem } from "../../problems/problem.ts";
import { list } from "../../problems/words.ts";
import { fieldOf, findProblems } from "./check-values.ts";
import { type Draft, findNameMistake, NotWritten, suggestName, type Task } from "./draft.ts";
import { askedFieldsOf, describeField, isListOfGroups } from "./fields.ts";
import { UnfitPicture } from "./fit-picture.ts";
import { importPicture, importPictures } from "./import-pictures.ts";
import type { Licence } from "./record-licence.ts";
import { emptyValues, parseAnswer, setValue, type Values } from "./values.ts";

/**
 * Reads an answer, without spaces around it, from a terminal or from piped input.
 *
 * @param prompt printed before the answer, on the same line
 * @throws NotWritten at the end of the input, and on Ctrl-C
 */
type Ask = (prompt: string) => Promise<string>;

/** A dialog with a person: the file to write, how to ask, and the answers so far. */
interface Dialog {
  task: Task;
  ask: Ask;
  values: Values;
}

/**
 * Asks for every field in turn.
 *
 * @throws NotWritten when the answers end
 */
export async function draftFromAnswers(task: Task): Promise<Draft> {
  const { file, files, schema } = task;
  const { ask, close } = createAsker();
  const values = emptyValues(schema);
  const dialog = { task, ask, values };
  try {
    const folder = `content/${path.dirname(files.pattern)}/`;
    console.log(`A new file in ${folder}. Enter alone takes what is in [brackets], or leaves a field out.\n`);
    await askFields(dialog, inOrderOfQuestions(task));
    await askAgain(dialog);
    const text = file.text && (await askText(dialog, file.text));
    if (task.given.length > 0) console.log(styleText("red", `No field is left for ${list(task.given)}.`));
    const licence = task.imported.length > 0 ? await askLicence(dialog) : undefined;
    const name = await askName(dialog);
    return { values, text, name, licence, suggested: [] };
  } finally {
    close();
  }
}

function createAsker(): { ask: Ask; close(): void } {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  let end = new NotWritten("Nothing was written: the answers ended.", 1);
  lines.once("SIGINT", () => {
    end = new NotWritten("Nothing was written: interrupted.", 130);
    lines.close();
  });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (prompt: string) => {
    lines.setPrompt(prompt);
    lines.prompt();
    const { value, done } = await answers.next();
    if (!done) return value.trim();
    // The prompt is still on an unfinished line, because nobody has pressed Enter.
    console.log();
    throw end;
  };
  return { ask, close: () => lines.close() };
}

/** Asks for an answer; Enter alone gives the offered one. */
async function askWithOffer(ask: Ask, offer: string | undefined): Promise<string> {
  return (await ask(offer === undefined ? "> " : `[${offer}] > `)) || (offer ?? "");
}

/** The naming field comes first. The fields of every page come last, so that suggestions can use the other answers. */
function inOrderOfQuestions({ schema, file }: Task): SchemaField[] {
  const rank = ({ name }: SchemaField) => (name === file.namedAfter ? 0 : name in pageHead ? 2 : 1);
  return askedFieldsOf(schema).sort((a, b) => rank(a) - rank(b));
}

async function askFields(dialog: Dialog, fields: SchemaField[]): Promise<void> {
  for (const field of fields) await askField(dialog, field);
}

async function askField(dialog: Dialog, field: SchemaField): Promise<void> {
  const { path, schema, isRequired } = field;
  if (isListOfGroups(schema)) return askList(dialog, field);
  if (schema.type !== "object") return askValue(dialog, field);
  const meaning = schema.description ? `  ${schema.description}` : "";
  const question = `${bold(path)}${meaning}\n  It can be left out. Is there one? (y/n) `;
  if (isRequired || (await askYes(dialog, question))) await askFields(dialog, askedFieldsOf(schema, path));
}

async function askList(dialog: Dialog, { path, schema }: SchemaField): Promise<void> {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  console.log(`${bold(path)}  ${describeField(schema)}`);
  setValue(dialog.values, path, []);
  for (let index = 0; index < maxItems; index++) {
    const question = `${path}: ${index === 0 ? "is there one" : "another one"}? (y/n) `;
    if (index >= minItems && !(await askYes(dialog, question))) break;
    await askFields(dialog, askedFieldsOf(itemSchema(schema), `${path}.${index}`));
  }
}

/** Asks for one value until it is valid. */
async function askValue({ task, ask, values }: Dialog, field: SchemaField): Promise<void> {
  const { path, schema, isRequired } = field;
  const takesPicture = schema.format === pictureFormat;
  const offer = takesPicture ? task.given[0] : task.file.suggest?.(path, values, task.read.content);
  const help = takesPicture
    ? " Or the path of a picture anywhere on this machine, which is copied there."
    : "";
  console.log(`${bold(path)}  ${describeField(schema)}${help}${isRequired ? "" : " It can be left out."}`);
  for (;;) {
    const typed = await askWithOffer(ask, offer);
    const isLeftOut = typed === "" && !isRequired;
    setValue(values, path, isLeftOut ? undefined : parseAnswer(typed, schema));
    if (takesPicture && typed === task.given[0]) task.given.shift();
    if (!(await tryImport(() => importPictures(task, values)))) continue;
    const problem = findProblems(values, task).find((one) => `${fieldOf(one)}.`.startsWith(`${path}.`));
    if (!problem) return;
    explain(problem);
  }
}

/** Checks rules about several fields at the end, and asks again for the fields that break them. */
async function askAgain(dialog: Dialog): Promise<void> {
  const { task, values } = dialog;
  for (let [problem] = findProblems(values, task); problem; [problem] = findProblems(values, task)) {
    explain(problem);
    const path = fieldOf(problem);
    const schema = schemaAt(task.schema, path);
    if (!schema) throw new Error(`There is no field ${path}.`);
    await askField(dialog, { name: path, path, schema, isRequired: true });
  }
}

/** Asks for the text, which may be empty, and the pictures below it. */
async function askText(dialog: Dialog, question: string): Promise<string> {
  const text = await dialog.ask(`${bold("text")}  ${question}\n> `);
  return [text, ...(await askPicturesInText(dialog))].filter(Boolean).join("\n\n");
}

/** Asks for the pictures below the text, first for the arguments that no field has used. Returns them as Markdown. */
async function askPicturesInText({ task, ask, values }: Dialog): Promise<string[]> {
  const pictures: string[] = [];
  console.log(`${bold("pictures")}  Paths of pictures for the text, one after the other.`);
  for (;;) {
    const typed = await askWithOffer(ask, task.given.shift());
    if (!typed) return pictures;
    let name = typed;
    const label = String(pictures.length + 1);
    const take = async () => {
      if (!task.pictures.includes(typed)) name = await importPicture(task, values, typed, label);
    };
    if (!(await tryImport(take))) continue;
    const alt = await askWords(ask, "What it shows, for people who do not see it.");
    pictures.push(`![${alt}](${name})`);
  }
}

/** Asks for the origin and licence of the new pictures. One answer applies to all of them. */
async function askLicence({ ask }: Dialog): Promise<Licence> {
  console.log(`${bold("origin and licence")}  Of the new pictures, for assets/licences.yaml.`);
  return {
    origin: await askWords(ask, 'Where they come from: "Photographed by …".'),
    licence: await askWords(ask, 'On which terms they may be shown: "The client\'s, with permission."'),
  };
}

/** Asks until there is an answer. */
async function askWords(ask: Ask, question: string): Promise<string> {
  for (;;) {
    const words = await ask(`${question}\n> `);
    if (words) return words;
  }
}

/** Returns whether a picture was imported; prints the reason if it was not. */
async function tryImport(take: () => Promise<unknown>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (!(error instanceof UnfitPicture)) throw error;
    console.log(styleText("red", error.message));
    return false;
  }
}

async function askName({ task, ask, values }: Dialog): Promise<string> {
  const offer = suggestName(task, values);
  for (;;) {
    console.log(`${bold("file name")}  It is part of the address, and stays.`);
    const name = await askWithOffer(ask, offer);
    const mistake = findNameMistake(name, task.file);
    if (!mistake) return name;
    console.log(styleText("red", mistake));
  }
}

async function askYes({ ask }: Dialog, question: string): Promise<boolean> {
  return /^y/i.test(await ask(question));
}

function explain({ message, cure }: Problem): void {
  console.log(styleText("red", `${message} ${cure}`));
}

function bold(text: string): string {
  return styleText("bold", text);
}
