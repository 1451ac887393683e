/** The values of a content file that does not exist yet. */
import { parse, stringify } from "yaml";
import { type FieldSchema, itemSchema } from "../../content/json-schema.ts";
import { valueAt } from "../../model/content.ts";
import { allFieldsOf, askedFieldsOf, isListOfGroups } from "./fields.ts";

/** The values of a group, as they are written in a file. */
export type Values = Record<string, unknown>;

/** Values of an empty file. Its fields keep the order of the schema, in whatever order they are set. */
export function emptyValues(schema: FieldSchema): Values {
  return Object.fromEntries(askedFieldsOf(schema).map(({ name }) => [name, undefined]));
}

/**
 * Parses a typed answer: a text is used unchanged, "a, b" or "[a, b]" is a list, everything else is YAML. An answer
 * that does not fit is returned unchanged, so that the schema reports it.
 */
export function parseAnswer(typed: string, schema: FieldSchema): unknown {
  const answer = typed.trim();
  if (schema.type === "string") return answer;
  if (schema.type === "array" && !isListOfGroups(schema) && !answer.startsWith("[")) {
    const items = answer.split(",").filter((item) => item.trim() !== "");
    return items.map((item) => parseAnswer(item, itemSchema(schema)));
  }
  if (schema.type === "boolean" && /^(y|yes)$/i.test(answer)) return true;
  if (schema.type === "boolean" && /^(n|no)$/i.test(answer)) return false;
  try {
    return parse(answer) as unknown;
  } catch {
    return answer;
  }
}

/** Sets the value of a field, and creates missing groups around it. */
export function setValue(values: Values, path: string, value: unknown): void {
  const [step = "", ...rest] = path.split(".");
  if (rest.length === 0) values[step] = value;
  else {
    if (typeof values[step] !== "object" || values[step] === null) values[step] = {};
    setValue(values[step] as Values, rest.join("."), value);
  }
}

/** Finds fields without a value. A group without values is listed once. */
export function findLeftOut(values: Values, schema: FieldSchema): string[] {
  const paths = allFieldsOf(schema).map(({ path }) => path);
  const empty = paths.filter((path) => valueAt(values, path.split(".")) === undefined);
  return empty.filter((path) => !empty.some((group) => path.startsWith(`${group}.`)));
}

/**
 * Formats a content file.
 *
 * @param markdown the text below the front matter; undefined for a YAML file
 */
export function formatFile(values: Values, markdown: string | undefined): string {
  const yaml = stringify(values, { lineWidth: 0 });
  if (markdown === undefined) return yaml;
  return `---\n${yaml}---\n${markdown.trim() === "" ? "" : `\n${markdown.trim()}\n`}`;
}
