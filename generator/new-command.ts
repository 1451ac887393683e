/** `npm run new`: writes a content file, with what its schema needs asked for one by one, or given as flags. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import glob from "fast-glob";
import type { z } from "zod";
import { type Asker, NoAnswer, openAsker } from "./ask.ts";
import { colors } from "./colors.ts";
import { type FieldSchema, fieldSchema, itemSchema, kindOf } from "./content-schemas.ts";
import type { ContentFiles } from "./content-types.ts";
import { loadSite } from "./load-site.ts";
import {
  type Complaint,
  fieldsOf,
  findComplaints,
  findLeftOut,
  formatFile,
  isListOfGroups,
  parseAnswer,
  type Rules,
  schemaOf,
  slugOf,
  type Values,
  withValue,
} from "./new-file.ts";
import { compare, list, Problems } from "./problems.ts";
import { type ReadContent, readContent } from "./read-content.ts";
import { readSchemaComments } from "./read-schema-comments.ts";
import type { DataPath } from "./read-source.ts";
import type { NewFile, SiteDefinition } from "./site-definition.ts";

const folder = "content";
const schemas = "content/schemas.ts";

/** One command, with everything that it knows. */
interface Task {
  root: string;
  site: SiteDefinition;
  read: ReadContent;
  kind: string;
  file: NewFile;
  /** The pattern of its files, relative to the content folder: `projects/*.md`. */
  pattern: string;
  rules: Rules;
}

/** How a file came to its values. */
interface Draft {
  values: Values;
  text: string | undefined;
  /** The file's name, without its ending. */
  name: string;
  /** Fields that nobody was asked for: their values follow from others. */
  suggested: string[];
}

/** What is wrong with the arguments. */
class WrongArguments extends Error {}

/**
 * @param root the project's root, an absolute path
 * @param siteFile the module that exports the site, relative to the root
 * @param args command line arguments
 * @returns the exit status: 0 written, 1 not written, 2 wrong arguments, 130 interrupted
 */
export async function runNew(root: string, siteFile: string, args: string[]): Promise<number> {
  const site = await loadSite(root, siteFile);
  const [kind = "", ...flags] = args;
  const file = site.newFiles?.[kind];
  if (!file) {
    const isHelp = kind === "--help";
    const help = generalHelp(site);
    if (isHelp) console.log(help);
    else
      console.error(
        `${kind ? `"${kind}" is nothing that can be written.` : "What is to be written?"}\n\n${help}`,
      );
    return isHelp ? 0 : 2;
  }
  const spec = site.contentFiles[file.files];
  if (!spec) throw new Error(`There is no "${file.files}" in ${schemas}.`);
  const comments = await readSchemaComments(root, schemas);
  const schema = fieldSchema(spec, comments.files[file.files] ?? {});
  if (flags.includes("--help")) {
    console.log(kindHelp(kind, file, spec, schema));
    return 0;
  }
  try {
    const task = {
      root,
      site,
      kind,
      file,
      pattern: spec.pattern,
      ...(await readRules(root, site, spec, schema)),
    };
    const draft = flags.length > 0 ? draftFromFlags(task, flags) : await draftFromAnswers(task);
    return await write(task, draft);
  } catch (error) {
    return explain(error, kind);
  }
}

function explain(error: unknown, kind: string): number {
  if (error instanceof WrongArguments) {
    console.error(
      `${error.message}\n\nNothing was written. npm run new ${kind} -- --help tells of every flag.`,
    );
    return 2;
  }
  if (error instanceof NoAnswer) {
    console.error(`Nothing was written: ${error.message}.`);
    return error.message === "interrupted" ? 130 : 1;
  }
  if (error instanceof Problems) {
    console.error(
      `The content has mistakes, which come first: npm run build tells of them.\n${error.message}`,
    );
    return 1;
  }
  throw error;
}

async function readRules(
  root: string,
  site: SiteDefinition,
  spec: ContentFiles,
  schema: FieldSchema,
): Promise<Pick<Task, "read" | "rules">> {
  const [read, pictures] = await Promise.all([
    readContent(root, folder, site.contentFiles, site.overrides),
    glob("**/*", { cwd: path.join(root, "assets/images") }),
  ]);
  const taken = read.pageEntries.flatMap(({ data, file }) =>
    (["title", "description"] as const).map((field) => ({ field, value: data[field], file })),
  );
  return { read, rules: { schema, zod: spec.schema as z.ZodType, pictures, taken } };
}

/* Flags --------------------------------------------------------------------------------------------------- */

/** Every field that a flag can name, with points: groups, and the fields in them. */
function flagsOf(
  schema: FieldSchema,
  before: string[] = [],
): { path: string[]; schema: FieldSchema; isRequired: boolean }[] {
  return fieldsOf(schema).flatMap(({ name, schema: field, isRequired }) => {
    const own = { path: [...before, name], schema: field, isRequired };
    return field.type === "object" ? [own, ...flagsOf(field, own.path)] : [own];
  });
}

function draftFromFlags(task: Task, args: string[]): Draft {
  const { rules, file } = task;
  const flags = flagsOf(rules.schema);
  const given = parseFlags(args, [
    "file-name",
    ...(file.text ? ["text"] : []),
    ...flags.map(({ path }) => path.join(".")),
  ]);
  let values: Values = {};
  for (const { path, schema } of flags) {
    const typed = given[path.join(".")];
    if (!typed) continue;
    const items = typed.map((one) => parseAnswer(one, schema));
    // Of several flags for one value the last one holds, as everywhere; for a list, each adds to it.
    const isOfSeveral = schema.type === "array" && items.length > 1;
    values = withValue(values, path, isOfSeveral ? items.flat() : items.at(-1)) as Values;
  }
  const suggested: string[] = [];
  for (const { path, schema, isRequired } of flags) {
    const name = path.join(".");
    const offer = given[name] || !isRequired ? undefined : suggestion(task, name, values);
    if (offer === undefined) continue;
    values = withValue(values, path, parseAnswer(offer, schema)) as Values;
    suggested.push(name);
  }
  const complaints = findComplaints(values, rules);
  if (complaints.length > 0)
    throw new WrongArguments(complaints.map((one) => withMeaning(one, rules)).join("\n"));
  const name = given["file-name"]?.at(-1) ?? suggestedName(task, values);
  if (!isName(name, file)) throw new WrongArguments(wrongName(name));
  return { values, text: file.text && (given.text ?? []).join("\n\n"), name, suggested };
}

function parseFlags(args: string[], names: string[]): Record<string, string[] | undefined> {
  const option = { type: "string" as const, multiple: true };
  try {
    const { values } = parseArgs({ args, options: Object.fromEntries(names.map((name) => [name, option])) });
    return values as Record<string, string[]>;
  } catch (error) {
    throw new WrongArguments((error as Error).message);
  }
}

/** `--client: "client" is missing. Client's name, as the client writes it.` */
function withMeaning({ field, message, cure }: Complaint, { schema }: Rules): string {
  const flag = field.replace(/\.\d.*$/, "");
  const meaning = schemaOf(schema, field.split("."))?.description;
  const isMissing = message.endsWith("is missing.");
  return `--${flag}: ${message} ${isMissing ? (meaning ?? "") : cure}`.trimEnd();
}

/* Answers ------------------------------------------------------------------------------------------------- */

/** One conversation. */
interface Talk {
  task: Task;
  asker: Asker;
  values: Values;
}

async function draftFromAnswers(task: Task): Promise<Draft> {
  const { file, rules } = task;
  const asker = openAsker();
  try {
    console.log(
      `A new file in ${folder}/${path.dirname(task.pattern)}/. Enter alone takes what is in [brackets], or leaves a field out.\n`,
    );
    const talk: Talk = { task, asker, values: {} };
    // The name comes first, and what follows from the rest comes last: then there is something to offer.
    const fields = fieldsOf(rules.schema);
    const first = fields.filter(({ name }) => name === file.namedAfter);
    const head = fields.filter(({ name }) => ["title", "description", "keywords", "menu"].includes(name));
    const own = fields.filter((field) => !first.includes(field) && !head.includes(field));
    for (const { name, schema, isRequired } of [...first, ...own, ...head])
      await askField(talk, [name], schema, isRequired);
    await askAgain(talk);
    const text = file.text && (await asker.ask(`${colors.bold("text")}  ${file.text}\n> `));
    const name = await askName(talk);
    return { values: talk.values, text, name, suggested: [] };
  } finally {
    asker.close();
  }
}

async function askField(talk: Talk, at: DataPath, schema: FieldSchema, isRequired: boolean): Promise<void> {
  if (schema.type === "object") {
    if (!isRequired && !(await askWhether(talk, at, schema))) return;
    await askGroup(talk, at, schema);
  } else if (isListOfGroups(schema)) {
    await askList(talk, at, schema);
  } else {
    await askValue(talk, at, schema, isRequired);
  }
}

async function askGroup(talk: Talk, at: DataPath, schema: FieldSchema): Promise<void> {
  for (const { name, schema: field, isRequired } of fieldsOf(schema))
    await askField(talk, [...at, name], field, isRequired);
}

async function askList(talk: Talk, at: DataPath, schema: FieldSchema): Promise<void> {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  talk.values = withValue(talk.values, at, []) as Values;
  console.log(`${colors.bold(at.join("."))}  ${described(schema)}`);
  for (let index = 0; index < maxItems; index++) {
    if (
      index >= minItems &&
      !(await yes(talk, `${at.join(".")}: ${index === 0 ? "is there one" : "another one"}? (y/n) `))
    )
      return;
    await askGroup(talk, [...at, index], itemSchema(schema));
  }
}

async function askWhether(talk: Talk, at: DataPath, schema: FieldSchema): Promise<boolean> {
  const meaning = schema.description ? `  ${schema.description}` : "";
  return yes(talk, `${colors.bold(at.join("."))}${meaning}\n  It can be left out. Is there one? (y/n) `);
}

async function yes({ asker }: Talk, question: string): Promise<boolean> {
  return /^y/i.test((await asker.ask(question)).trim());
}

/** Asks for one value until it is right. */
async function askValue(talk: Talk, at: DataPath, schema: FieldSchema, isRequired: boolean): Promise<void> {
  const { task, asker } = talk;
  const field = at.join(".");
  const offer = suggestion(task, field, talk.values);
  console.log(`${colors.bold(field)}  ${described(schema)}${isRequired ? "" : " It can be left out."}`);
  for (;;) {
    const typed = (await asker.ask(offer === undefined ? "> " : `[${offer}] > `)).trim() || (offer ?? "");
    if (typed === "" && !isRequired) return;
    const values = withValue(talk.values, at, parseAnswer(typed, schema)) as Values;
    const complaint = findComplaints(values, task.rules).find(
      (one) => one.field === field || one.field.startsWith(`${field}.`),
    );
    if (!complaint) {
      talk.values = values;
      return;
    }
    console.log(colors.red(`${complaint.message} ${complaint.cure}`));
  }
}

/** Rules that look at several fields are held against the whole: what breaks them is asked for again. */
async function askAgain(talk: Talk): Promise<void> {
  const { task } = talk;
  for (;;) {
    const [complaint] = findComplaints(talk.values, task.rules);
    if (!complaint) return;
    console.log(colors.red(`${complaint.message} ${complaint.cure}`));
    const at = complaint.field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const schema = schemaOf(task.rules.schema, at);
    if (!schema) throw new Error(`There is no field ${complaint.field}.`);
    await askField(talk, at, schema, true);
  }
}

async function askName({ task, asker, values }: Talk): Promise<string> {
  const offer = suggestedName(task, values);
  for (;;) {
    const question = `${colors.bold("file name")}  It is part of the address, and stays.\n[${offer}] > `;
    const name = (await asker.ask(question)).trim() || offer;
    if (isName(name, task.file)) return name;
    console.log(colors.red(wrongName(name)));
  }
}

/** "Client's name, as the client writes it. (text)" */
function described(schema: FieldSchema): string {
  return `${schema.description ? `${schema.description} ` : ""}(${kindOf(schema).replaceAll("`", "")})`;
}

/* The file ------------------------------------------------------------------------------------------------ */

function suggestion({ file, read }: Task, field: string, values: Values): string | undefined {
  return file.suggest?.(field, values, read.content as never);
}

function suggestedName({ file, read }: Task, values: Values): string {
  const slug = slugOf(String(values[file.namedAfter] ?? ""), file.separator);
  if (!file.isNumbered) return slug;
  const there = [read.content[file.files] ?? []].flat();
  const numbers = there.map(({ name }) => Number.parseInt(name, 10) || 0);
  return `${Math.max(0, ...numbers) + 1}${file.separator}${slug}`;
}

function isName(name: string, { isNumbered }: NewFile): boolean {
  return /^[a-z0-9]+([_-][a-z0-9]+)*$/.test(name) && (!isNumbered || /^\d/.test(name));
}

function wrongName(name: string): string {
  return `"${name}" cannot be the name of this file: small letters a–z, digits, and single "_" or "-" between them.`;
}

async function write(task: Task, { values, text, name, suggested }: Draft): Promise<number> {
  const { root, pattern, rules, file } = task;
  const target = path.posix.join(folder, pattern.replace("*", name));
  const isMarkdown = target.endsWith(".md");
  try {
    await mkdir(path.dirname(path.join(root, target)), { recursive: true });
    const contents = formatFile(values, rules.schema, isMarkdown ? (text ?? "") : undefined);
    await writeFile(path.join(root, target), contents, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    console.error(`${target} is there already, and stays as it is. --file-name NAME names another one.`);
    return 1;
  }
  const address = await addressOf(task, target);
  const leftOut = [
    ...findLeftOut(values, rules.schema),
    ...(file.text && !text?.trim() ? ["the text below the front matter"] : []),
  ];
  console.log(`${colors.green(`${target} is written`)}${address ? `; its address is ${address}` : ""}.`);
  if (suggested.length > 0) console.log(`Made from the rest, to be looked at: ${list(suggested)}.`);
  if (leftOut.length > 0) console.log(`Left out: ${list(leftOut)}.`);
  return 0;
}

/** Where the page of the new file is; undefined if it has none. */
async function addressOf({ root, site }: Task, target: string): Promise<string | undefined> {
  const { content } = await readContent(root, folder, site.contentFiles, site.overrides);
  return site.routes(content as never).find(({ entry }) => entry.file === target)?.path;
}

/* Help ---------------------------------------------------------------------------------------------------- */

function generalHelp({ newFiles = {} }: SiteDefinition): string {
  const kinds = Object.entries(newFiles).sort(([a], [b]) => compare(a, b));
  return `Writes a content file. Without flags it asks for every field in turn; with flags it asks nothing.

Usage:
${kinds.map(([kind]) => `  npm run new ${kind}`).join("\n")}
${kinds.map(([kind, { example }]) => `  npm run new ${kind} -- ${example} …`).join("\n")}
  npm run new ${kinds[0]?.[0] ?? ""} -- --help

What is written follows its schema in ${schemas}; a file that is there is never written over.

Exit status: 0 written, 1 not written, 2 wrong arguments, 130 interrupted.
`;
}

function kindHelp(kind: string, file: NewFile, { pattern }: ContentFiles, schema: FieldSchema): string {
  const flags = flagsOf(schema).map(({ path, schema, isRequired }) => {
    const name = `  --${path.join(".")}${isRequired ? "" : " (optional)"}`;
    return `${name}\n      ${described(schema)}`;
  });
  return `Writes a new file in ${folder}/${path.dirname(pattern)}/, after the fields of its schema.

Usage:
  npm run new ${kind}
  npm run new ${kind} -- ${file.example} …

A list is one flag with commas, "a, b", or one flag for each item. A group, or a list of groups, can be given by its
parts (--cover.file) or in YAML's short form: --cover '{ file: a.svg, alt: A square }'.

${flags.join("\n")}
${file.text ? `  --text (optional)\n      ${file.text} Once for each paragraph.\n` : ""}  --file-name (optional)
      The file's name without its ending, which is part of the address.
`;
}
