/** A content file that does not exist yet: its fields, what is typed for them, and how it is written. */
import { parse, stringify } from "yaml";
import type { z } from "zod";
import { type FieldSchema, itemSchema } from "./content-schemas.ts";
import { pictureFormat } from "./content-types.ts";
import { findFieldProblems } from "./find-field-problems.ts";
import { duplicateText, missingImage } from "./problems.ts";
import type { DataPath } from "./read-source.ts";

/** A group of values, as it stands in a file. */
export type Values = Record<string, unknown>;

/** What is wrong with a value, and how to put it right. */
export interface Complaint {
  /** The field, with points: `colours.0.name`. */
  field: string;
  message: string;
  cure: string;
}

/** What a new file is held against. */
export interface Rules {
  schema: FieldSchema;
  zod: z.ZodType;
  /** Pictures there are, below `assets/images/`. */
  pictures: string[];
  /** Titles and descriptions of all pages, with their files. */
  taken: { field: "title" | "description"; value: string; file: string }[];
}

/** The parts of a group that a person fills in. Nobody is asked for a stand-in: it would be one more to replace. */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema) {
  return Object.entries(properties)
    .filter(([name]) => name !== "standIn")
    .map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));
}

/** The schema of a field; undefined if there is no such field. */
export function schemaOf(schema: FieldSchema, [step, ...rest]: DataPath): FieldSchema | undefined {
  if (step === undefined) return schema;
  const inner = schema.type === "array" ? itemSchema(schema) : schema.properties?.[String(step)];
  return inner && schemaOf(inner, rest);
}

/** Groups, and lists of groups, are asked for part by part. */
export function isListOfGroups(schema: FieldSchema): boolean {
  return schema.type === "array" && itemSchema(schema).type === "object";
}

/**
 * What somebody typed, as a value: "12" for a number, "a, b" or "[a, b]" for a list, YAML in one line for a group.
 * What does not fit is left as it is, for the schema to say so.
 */
export function parseAnswer(typed: string, schema: FieldSchema): unknown {
  const answer = typed.trim();
  if (schema.type === "object" || isListOfGroups(schema) || (schema.type === "array" && /^\[/.test(answer)))
    return parseYaml(answer);
  if (schema.type === "array") {
    const items = answer.split(",").filter((item) => item.trim() !== "");
    return items.map((item) => parseAnswer(item, itemSchema(schema)));
  }
  if (schema.type === "integer" || schema.type === "number")
    return answer === "" || Number.isNaN(Number(answer)) ? answer : Number(answer);
  if (schema.type === "boolean") {
    if (/^(y|yes|true)$/i.test(answer)) return true;
    return /^(n|no|false)$/i.test(answer) ? false : answer;
  }
  return answer;
}

function parseYaml(answer: string): unknown {
  try {
    return parse(answer) as unknown;
  } catch {
    return answer;
  }
}

/** Everything that is wrong with the values, in the order of the fields as zod finds them. */
export function findComplaints(values: Values, rules: Rules): Complaint[] {
  const result = rules.zod.safeParse(values);
  const at = (dataPath: DataPath) => ({ file: dataPath.map(String).join("."), line: 1, column: 1 });
  const problems = [
    ...(result.success ? [] : findFieldProblems(result.error, rules.zod, values, { placeOf: at }, [])),
    ...picturesIn(values, rules.schema)
      .filter(({ file }) => !rules.pictures.includes(file))
      .map(({ file, dataPath }) => missingImage(at(dataPath), file, rules.pictures)),
    ...rules.taken
      .filter(({ field, value }) => String(values[field]).trim().toLowerCase() === value.toLowerCase())
      .map(({ field, value, file }) =>
        duplicateText(at([field]), field, value, { file, line: 2, column: 1 }),
      ),
  ];
  return problems.map(({ place, message, cure }) => ({ field: place?.file ?? "", message, cure }));
}

function picturesIn(
  value: unknown,
  schema: FieldSchema,
  dataPath: DataPath = [],
): { file: string; dataPath: DataPath }[] {
  if (schema.format === pictureFormat) return typeof value === "string" ? [{ file: value, dataPath }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerSchema = schemaOf(schema, [key]);
    return innerSchema ? picturesIn(inner, innerSchema, [...dataPath, key]) : [];
  });
}

/** The values with one of them set. Nothing of the old ones is changed. */
export function withValue(values: unknown, [step, ...rest]: DataPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number" || Array.isArray(values)) {
    const list = [...((values as unknown[] | undefined) ?? [])];
    list[Number(step)] = withValue(list[Number(step)], rest, value);
    return list;
  }
  const group = (values ?? {}) as Values;
  return { ...group, [step]: withValue(group[String(step)], rest, value) };
}

/** Optional fields that have no value, with points; a group that is left out is named once. */
export function findLeftOut(values: Values, schema: FieldSchema, before = ""): string[] {
  return fieldsOf(schema).flatMap(({ name, schema: field }) => {
    const value = values[name];
    if (value === undefined) return [before + name];
    return field.type === "object" ? findLeftOut(value as Values, field, `${before}${name}.`) : [];
  });
}

/** The name of a file: small letters and digits, and one separator between words. */
export function slugOf(words: string, separator: string): string {
  return words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", separator);
}

/**
 * A file as it is written: fields in the schema's order.
 *
 * @param text Markdown below the front matter; undefined for a YAML file
 */
export function formatFile(values: Values, schema: FieldSchema, text: string | undefined): string {
  const yaml = stringify(inOrder(values, schema), { lineWidth: 0 });
  return text === undefined ? yaml : `---\n${yaml}---\n${text.trim() === "" ? "" : `\n${text.trim()}\n`}`;
}

function inOrder(value: unknown, schema: FieldSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, itemSchema(schema)));
  if (typeof value !== "object" || value === null) return value;
  const names = Object.keys(schema.properties ?? {}).filter((name) => (value as Values)[name] !== undefined);
  return Object.fromEntries(
    names.map((name) => [name, inOrder((value as Values)[name], schema.properties?.[name] ?? {})]),
  );
}
