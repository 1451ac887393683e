/** The values of a content file that does not exist yet. */
import { parse, stringify } from "yaml";
import { type FieldSchema, itemSchema } from "../../content/json-schema.ts";
import type { DataPath } from "../../model/content.ts";
import { fieldsOf, isListOfGroups, nameOf } from "./fields.ts";

/** A group of values, as it stands in a file. */
export type Values = Record<string, unknown>;

/**
 * What somebody typed, as a value: "12" for a number, "a, b" or "[a, b]" for a list, YAML in one line for a group.
 * What does not fit is left as it is, for the schema to say so.
 */
export function parseAnswer(typed: string, schema: FieldSchema): unknown {
  const answer = typed.trim();
  if (schema.type === "object" || isListOfGroups(schema)) return parseYaml(answer);
  if (schema.type === "array") {
    if (answer.startsWith("[")) return parseYaml(answer);
    const items = answer.split(",").filter((item) => item.trim() !== "");
    return items.map((item) => parseAnswer(item, itemSchema(schema)));
  }
  if (schema.type === "integer" || schema.type === "number")
    return answer === "" || Number.isNaN(Number(answer)) ? answer : Number(answer);
  if (schema.type === "boolean" && /^(y|yes|true)$/i.test(answer)) return true;
  if (schema.type === "boolean" && /^(n|no|false)$/i.test(answer)) return false;
  return answer;
}

function parseYaml(answer: string): unknown {
  try {
    return parse(answer) as unknown;
  } catch {
    return answer;
  }
}

/** A copy of the data in which one value is set; groups and lists around it are made where there are none. */
export function withValue<Data>(data: Data, [step, ...rest]: DataPath, value: unknown): Data {
  if (step === undefined) return value as Data;
  const copy =
    Array.isArray(data) || typeof step === "number" ? [...((data as unknown[]) ?? [])] : { ...data };
  const group = copy as Record<PropertyKey, unknown>;
  group[step] = withValue(group[step], rest, value);
  return copy as Data;
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
 * The text of a content file, its fields in the schema's order.
 *
 * @param markdown below the front matter; undefined for a YAML file
 */
export function formatFile(values: Values, schema: FieldSchema, markdown: string | undefined): string {
  const yaml = stringify(inOrder(values, schema), { lineWidth: 0 });
  if (markdown === undefined) return yaml;
  return `---\n${yaml}---\n${markdown.trim() === "" ? "" : `\n${markdown.trim()}\n`}`;
}

function inOrder(value: unknown, schema: FieldSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, itemSchema(schema)));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    inOrder((value as Values)[name], field),
  ]);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}
