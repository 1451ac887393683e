/** The values of a content file that does not exist yet. */
import { parse, stringify } from "yaml";
import { type FieldSchema, itemSchema } from "../../content/json-schema.ts";
import type { DataPath } from "../../model/content.ts";
import { fieldsOf, isListOfGroups, nameOf } from "./fields.ts";

/** A group of values, as it stands in a file. */
export type Values = Record<string, unknown>;

/** A file without values. Its fields stay in this order, whatever the order of the answers. */
export function emptyValues(schema: FieldSchema): Values {
  return Object.fromEntries(fieldsOf(schema).map(({ path }) => [nameOf(path), undefined]));
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

/** Sets one value; groups and lists around it are made where there are none. */
export function setValue(group: Values, [step, next, ...rest]: DataPath, value: unknown): void {
  const name = String(step);
  if (next === undefined) {
    group[name] = value;
    return;
  }
  if (typeof group[name] !== "object") group[name] = typeof next === "number" ? [] : {};
  setValue(group[name] as Values, [next, ...rest], value);
}

/** Fields without a value; a group that is left out is named once. */
export function findLeftOut(values: Values, schema: FieldSchema, before: DataPath = []): string[] {
  return fieldsOf(schema, before).flatMap(({ path, schema: field }) => {
    const value = values[String(path.at(-1))];
    if (value === undefined) return [nameOf(path)];
    return field.type === "object" ? findLeftOut(value as Values, field, path) : [];
  });
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
