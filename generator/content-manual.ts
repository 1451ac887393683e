/** The writers' manual and what editors need, made of the schemas, their comments and the content there is. */
import path from "node:path";
import { type FieldSchema, fieldSchema, itemSchema, kindOf } from "./content-schemas.ts";
import { type ContentFiles, pageHead } from "./content-types.ts";
import { compare } from "./problems.ts";
import type { ReadContent } from "./read-content.ts";
import type { SchemaComments } from "./read-schema-comments.ts";
import type { OutputFile } from "./write-output.ts";

export interface ManualInput {
  contentFiles: Record<string, ContentFiles>;
  comments: SchemaComments;
  /** Where the examples come from. */
  read: ReadContent;
  /** The content folder, relative to the root. */
  folder: string;
  /** The schemas' own file, relative to the root. */
  schemas: string;
  /** What stands in the editor's settings besides. */
  settings: Record<string, unknown>;
}

/** Settings of VS Code for this folder. Only the schemas of YAML files are ours. */
export const settingsFile = ".vscode/settings.json";

/** Files of one shape: its schema, and every pattern that follows it. */
interface Shape {
  key: string;
  specs: ContentFiles[];
  schema: FieldSchema;
  /** Front matter or YAML of the first file, as it is written. */
  example: unknown;
}

/** How the files are made again, for their heads. */
const command = "npm run content-manual";

/** All files that are made of the schemas, relative to the root. */
export function makeManual(input: ManualInput): OutputFile[] {
  const shapes = findShapes(input);
  const schemaFile = ({ key }: Shape) => path.posix.join(input.folder, ".schemas", `${key}.json`);
  const forYaml = shapes.map((shape) => {
    const files = shape.specs.map(({ pattern }) => pattern).filter((pattern) => pattern.endsWith(".yaml"));
    const names = files.map((pattern) => path.posix.join(input.folder, pattern));
    return [`./${schemaFile(shape)}`, names.length === 1 ? names[0] : names] as const;
  });
  return [
    { file: "docs/content.md", contents: manualText(shapes, input) },
    ...shapes.map((shape) => ({
      file: schemaFile(shape),
      contents: json({ $schema: "http://json-schema.org/draft-07/schema#", ...shape.schema }),
    })),
    {
      file: settingsFile,
      contents: json({
        ...input.settings,
        "yaml.schemas": Object.fromEntries(forYaml.filter(([, files]) => files?.length)),
      }),
    },
  ];
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function findShapes({ contentFiles, comments, read }: ManualInput): Shape[] {
  const bySchema = new Map<unknown, Shape>();
  for (const [key, spec] of Object.entries(contentFiles)) {
    const known = bySchema.get(spec.schema);
    if (known) {
      known.specs.push(spec);
      continue;
    }
    const [entry] = [read.content[key] ?? []].flat();
    const { $schema, ...schema } = fieldSchema(spec, comments.files[key] ?? {}) as FieldSchema & {
      $schema?: string;
    };
    bySchema.set(spec.schema, {
      key,
      specs: [spec],
      schema,
      example: entry && read.sources.get(entry)?.data,
    });
  }
  return [...bySchema.values()];
}

function manualText(shapes: Shape[], { comments, folder, schemas }: ManualInput): string {
  const isPage = ({ specs }: Shape) => specs.some(({ hasPage }) => hasPage);
  const pages = shapes.filter(isPage);
  const facts = shapes.filter((shape) => !isPage(shape));
  const contents = (list: Shape[]) =>
    list.map((shape) => `- ${titleOf(shape, folder)}: ${summaryOf(shape) || pageName(shape)}`);
  const head = Object.keys(pageHead);
  const [firstPage] = pages;
  return `${[
    "# The content, file by file",
    `Made from \`${schemas}\` and its comments by \`${command}\`: change a comment there, not a line here.`,
    comments.head,
    howToRead,
    "## Which files there are",
    "Facts and lists, which many pages draw on:",
    contents(facts).join("\n"),
    "Pages, each with an address of its own:",
    contents(pages).join("\n"),
    "## Facts and lists",
    ...facts.flatMap((shape) => section(shape, folder, [])),
    "## Pages",
    "Every page begins with these fields. They are not repeated below.",
    firstPage ? table(firstPage, head) : "",
    ...pages.flatMap((shape) => section(shape, folder, head)),
  ].join("\n\n")}\n`;
}

const howToRead = `A text is one or more words on one line. A field below another one is written with a point: \`web.address\` is \`address:\`, two blanks further in, below \`web:\`. \`[]\` is each item of a list. Examples are what stands in the content now; long ones are cut.

Editors help as you type. In VS Code with the extension that it suggests for this folder ("YAML" by Red Hat), YAML files are completed, explained and checked by the schemas in \`content/.schemas/\`; other editors with a YAML language server can be told the same. They do not look into the front matter of Markdown files: there, \`npm run dev\` answers at every save, on the page and in the terminal, and in VS Code the task "Check the site" underlines every mistake in every file. \`npm run new\` asks for the fields of a new file one by one.`;

/** "`content/site.yaml`", or several. */
function titleOf({ specs }: Shape, folder: string): string {
  return specs.map(({ pattern }) => `\`${path.posix.join(folder, pattern)}\``).join(", ");
}

/** What the comment above the schema says, without the file's name. */
function summaryOf({ schema }: Shape): string {
  return (schema.description ?? "").replace(/^`[^`]+`(: )?/, "");
}

function pageName({ example }: Shape): string {
  return `the page “${String(valueIn(example, "menu") ?? "")}”.`;
}

function section(shape: Shape, folder: string, without: string[]): string[] {
  const names = Object.keys(shape.schema.properties ?? {}).filter((name) => !without.includes(name));
  const summary = summaryOf(shape);
  return [
    `### ${titleOf(shape, folder)}`,
    ...(summary ? [`${summary.replace(/^./, (first) => first.toUpperCase()).replace(/\.?$/, ".")}`] : []),
    ...(names.length > 0 ? [table(shape, names)] : ["Only the fields of every page."]),
  ];
}

/** A row of the manual's tables. */
interface Row {
  name: string;
  kind: string;
  isRequired: boolean;
  meaning: string;
  example: unknown;
}

function table({ schema, example }: Shape, names: string[]): string {
  const rows = names.flatMap((name) => {
    const field = schema.properties?.[name] ?? {};
    const isRequired = schema.required?.includes(name) ?? false;
    return rowsOf(name, field, isRequired, valueIn(example, name));
  });
  const lines = rows.map(({ name, kind, isRequired, meaning, example }) =>
    [`\`${name}\``, kind, isRequired ? "yes" : "no", meaning, shown(example)]
      .map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " "))
      .join(" | "),
  );
  const header = ["field", "what it takes", "required", "meaning", "example"];
  return [`| ${header.join(" | ")} |`, `|${" --- |".repeat(5)}`, ...lines.map((line) => `| ${line} |`)].join(
    "\n",
  );
}

function rowsOf(name: string, schema: FieldSchema, isRequired: boolean, example: unknown): Row[] {
  const kind = kindOf(schema);
  const own = { name, kind, isRequired, meaning: meaningOf(schema), example };
  const group = schema.type === "array" ? itemSchema(schema) : schema;
  if (!group.properties) return [own];
  const inner = schema.type === "array" ? (example as unknown[] | undefined)?.[0] : example;
  return [
    { ...own, example: undefined },
    ...Object.entries(group.properties).flatMap(([key, field]) =>
      rowsOf(
        `${name}${schema.type === "array" ? "[]" : ""}.${key}`,
        field,
        group.required?.includes(key) ?? false,
        valueIn(inner, key),
      ),
    ),
  ];
}

/** What every text is, the head of the manual says once. */
function meaningOf({ description = "" }: FieldSchema): string {
  return description === "One or more words on one line." ? "" : description;
}

function valueIn(group: unknown, name: string): unknown {
  return (group as Record<string, unknown> | undefined)?.[name];
}

function shown(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const short = text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
  return `\`${short.replaceAll("`", "'")}\``;
}

/**
 * The files that are not as they should be, sorted. An example may be older than the content: who changes a text
 * need not make the manual again.
 *
 * @param there what is on disk; undefined where there is no file
 */
export function findStale(files: OutputFile[], there: Map<string, string | undefined>): string[] {
  const isSame = (now: string | undefined, then: string) =>
    now !== undefined && withoutExamples(now) === withoutExamples(then);
  return files
    .filter(({ file, contents }) => !isSame(there.get(file), String(contents)))
    .map(({ file }) => file)
    .sort(compare);
}

/** The last cell of each row taken out. */
function withoutExamples(text: string): string {
  return text.replace(/^(\| `.*) \| .*\|$/gm, "$1 |");
}
