/** The values of a content file that does not exist yet. */
import { parse, stringify } from "yaml";
import { type FieldSchema, itemSchema } from "../../content/json-schema.ts";
import { allFieldsOf, fieldsOf, isListOfGroups } from "./fields.ts";

/** A group of values, as it stands in a file. */
export type Values = Record<string, unknown>;

/** A file without values. Its fields stay in this order, whatever the order of the answers. */
export function emptyValues(schema: FieldSchema): Values {
  return Object.fromEntries(fieldsOf(schema).map(({ name }) => [name, undefined]));
}

/**
 * What somebody typed, as a value: a text as it is, "a, b" or "[a, b]" for a list, and YAML for everything else.
 * What does not fit is left as it is, for the schema to say so.
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

/** Sets the value of a field; groups around it are made where there are none. */
export function setValue(values: Values, name: string, value: unknown): void {
  const [step = "", ...rest] = name.split(".");
  if (rest.length === 0) values[step] = value;
  else {
    if (typeof values[step] !== "object" || values[step] === null) values[step] = {};
    setValue(values[step] as Values, rest.join("."), value);
  }
}

/** Fields without a value; a group that is left out is named once. */
export function findLeftOut(values: Values, schema: FieldSchema): string[] {
  const names = allFieldsOf(schema).map(({ name }) => name);
  const empty = names.filter((name) => valueAt(values, name) === undefined);
  return empty.filter((name) => !empty.some((group) => name.startsWith(`${group}.`)));
}

function valueAt(values: unknown, name: string): unknown {
  return name.split(".").reduce((group, step) => (group as Values | undefined)?.[step], values);
}

/**
 * The text of a content file.
 *
 * @param markdown below the front matter; undefined for a YAML file
 */
export function formatFile(values: Values, markdown: string | undefined): string {
  const yaml = stringify(values, { lineWidth: 0 });
  if (markdown === undefined) return yaml;
  return `---\n${yaml}---\n${markdown.trim() === "" ? "" : `\n${markdown.trim()}\n`}`;
}
