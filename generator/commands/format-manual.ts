import { pageHead, text } from "../content/field-types.ts";
import { type FieldSchema, itemSchema, kindOf } from "../content/json-schema.ts";
import { valueAt } from "../model/content.ts";

/** Content files with the same schema. */
export interface Shape {
  /** The key of the first of them in `contentFiles`. */
  key: string;
  /** Files and patterns, relative to the root. */
  titles: string[];
  hasPage: boolean;
  schema: FieldSchema;
  /** The data of the first file, as it is written. */
  example: unknown;
}

const howToRead = `A text is one or more words on one line. A field inside another one is written with a dot: \`web.address\` is \`address:\` below \`web:\`, indented by two spaces. \`[]\` is each item of a list. Examples are from the current content; long ones are shortened.

Editors help as you type. In VS Code with the extension that it suggests for this folder ("YAML" by Red Hat), YAML files are completed, explained and checked by the schemas in \`content/.schemas/\`; other editors with a YAML language server can use the same schemas. They do not check the front matter of Markdown files: there, \`npm run dev\` reports mistakes at every save, on the page and in the terminal, and in VS Code the task "Check the site" underlines every mistake in every file. \`npm run new\` asks for the fields of a new file one by one.`;

/**
 * Formats the writers' manual, in Markdown.
 *
 * @param introduction in Markdown, without a heading
 */
export function formatManual(shapes: Shape[], introduction: string): string {
  const facts = shapes.filter(({ hasPage }) => !hasPage);
  const pages = shapes.filter(({ hasPage }) => hasPage);
  const [firstPage] = pages;
  const headFields = Object.keys(pageHead);
  const paragraphs = [
    "# The content, file by file",
    "Made from `content/schemas.ts` by `npm run content-manual`: change a description there, not a line here.",
    introduction,
    howToRead,
    "## Which files there are",
    "Facts and lists, which many pages draw on:",
    facts.map(formatListed).join("\n"),
    "Pages, each with an address of its own:",
    pages.map(formatListed).join("\n"),
    "## Facts and lists",
    ...facts.flatMap((shape) => formatShape(shape, [])),
    "## Pages",
    "Every page begins with these fields. They are not repeated below.",
    firstPage ? formatTable(firstPage, headFields) : "",
    ...pages.flatMap((shape) => formatShape(shape, headFields)),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

/** "`content/site.yaml`", or a list of several files. */
function titleOf({ titles }: Shape): string {
  return titles.map((title) => `\`${title}\``).join(", ");
}

/** The description of the schema without the name of the file, which is in the heading. */
function summaryOf({ schema }: Shape): string {
  return (schema.description ?? "").replace(/^`[^`]+`(: )?/, "");
}

function formatListed(shape: Shape): string {
  const summary = summaryOf(shape) || `the page “${String(valueAt(shape.example, ["menu"]) ?? "")}”.`;
  return `- ${titleOf(shape)}: ${summary}`;
}

/** @param repeated fields that are documented elsewhere */
function formatShape(shape: Shape, repeated: string[]): string[] {
  const names = Object.keys(shape.schema.properties ?? {}).filter((name) => !repeated.includes(name));
  const summary = summaryOf(shape);
  return [
    `### ${titleOf(shape)}`,
    ...(summary ? [summary.replace(/^./, (first) => first.toUpperCase()).replace(/\.?$/, ".")] : []),
    names.length > 0 ? formatTable(shape, names) : "Only the fields of every page.",
  ];
}

function formatTable({ schema, example }: Shape, names: string[]): string {
  const rows = names.flatMap((name) => rowsOf(schema, name, name, valueAt(example, [name])));
  const lines = [["field", "what it takes", "required", "meaning", "example"], Array(5).fill("---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * The rows of a field and of the fields in it.
 *
 * @param title the path of the field: `colours[].value`
 */
function rowsOf(group: FieldSchema, name: string, title: string, example: unknown): string[][] {
  const field = group.properties?.[name] ?? {};
  const isList = field.type === "array";
  const inner = isList ? itemSchema(field) : field;
  const innerExample = isList ? (example as unknown[] | undefined)?.[0] : example;
  // The introduction of the manual explains plain texts.
  const meaning = field.description === text.description ? "" : field.description;
  const row = [
    `\`${title}\``,
    kindOf(field),
    group.required?.includes(name) ? "yes" : "no",
    meaning ?? "",
    inner.properties ? "" : shown(example),
  ].map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " "));
  const innerRows = Object.keys(inner.properties ?? {}).flatMap((key) =>
    rowsOf(inner, key, `${title}${isList ? "[]" : ""}.${key}`, valueAt(innerExample, [key])),
  );
  return [row, ...innerRows];
}

function shown(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const short = text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
  return `\`${short.replaceAll("`", "'")}\``;
}
