import { pageHead, text } from "../content/field-types.ts";
import { type FieldSchema, fieldsOf, itemSchema, kindOf, type SchemaField } from "../content/json-schema.ts";
import { valueAt } from "../model/content.ts";
import { shorten } from "../problems/words.ts";

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
  const isHead = ({ name }: SchemaField) => name in pageHead;
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
    ...facts.flatMap((shape) => formatShape(shape, fieldsOf(shape.schema))),
    "## Pages",
    "Every page begins with these fields. They are not repeated below.",
    firstPage ? formatTable(firstPage, fieldsOf(firstPage.schema).filter(isHead)) : "",
    ...pages.flatMap((shape) =>
      formatShape(
        shape,
        fieldsOf(shape.schema).filter((field) => !isHead(field)),
      ),
    ),
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

/** @param fields those that are documented here */
function formatShape(shape: Shape, fields: SchemaField[]): string[] {
  const summary = summaryOf(shape);
  return [
    `### ${titleOf(shape)}`,
    ...(summary ? [summary.replace(/^./, (first) => first.toUpperCase()).replace(/\.?$/, ".")] : []),
    fields.length > 0 ? formatTable(shape, fields) : "Only the fields of every page.",
  ];
}

function formatTable({ example }: Shape, fields: SchemaField[]): string {
  const rows = fields.flatMap((field) => rowsOf(field, example));
  const lines = [["field", "what it takes", "required", "meaning", "example"], Array(5).fill("---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * The rows of a field, whose path is written `colours[].value`, and of the fields in it.
 *
 * @param group the group with the field in an example
 */
function rowsOf({ name, path, schema, isRequired }: SchemaField, group: unknown): string[][] {
  const example = valueAt(group, [name]);
  const isList = schema.type === "array";
  const inner = isList ? fieldsOf(itemSchema(schema), `${path}[]`) : fieldsOf(schema, path);
  // The introduction of the manual explains plain texts.
  const meaning = schema.description === text.description ? "" : schema.description;
  const row = [
    `\`${path}\``,
    kindOf(schema),
    isRequired ? "yes" : "no",
    meaning ?? "",
    inner.length > 0 ? "" : shown(example),
  ].map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " "));
  return [row, ...inner.flatMap((field) => rowsOf(field, isList ? valueAt(example, [0]) : example))];
}

function shown(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\`${shorten(text, 60).replaceAll("`", "'")}\``;
}
