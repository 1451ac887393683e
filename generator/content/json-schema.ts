/** Converts the schemas of content to JSON Schema with descriptions: for editors, the manual and `npm run new`. */
import { z } from "zod";
import type { Relation } from "../model/content.ts";
import { pictureFormat } from "./field-types.ts";

/** The subset of JSON Schema that schemas of content use. It is draft 7, which YAML editors support. */
export interface FieldSchema {
  type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  /** The label in forms. Default: the name of the field in words. */
  title?: string;
  description?: string;
  /** A custom keyword: the other content that a value refers to. */
  relation?: Relation;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  /** One schema for all items, or one for each. */
  items?: FieldSchema | FieldSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  enum?: string[];
  const?: unknown;
}

/** The schema of the data in a file, before zod's transforms. */
export function toFieldSchema(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    // zod adds the limits of safe integers to every whole number, which are of no use to writers.
    override({ jsonSchema }) {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as FieldSchema;
}

/** A field of a group. */
export interface SchemaField {
  name: string;
  /** Its path in the file: `cover.file`. */
  path: string;
  schema: FieldSchema;
  isRequired: boolean;
}

/**
 * The fields of a group, in the order of the schema.
 *
 * @param group the path of the group; "" for the whole file
 */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema, group = ""): SchemaField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    path: group ? `${group}.${name}` : name,
    schema,
    isRequired: required.includes(name),
  }));
}

/** The schema of the items of a list; for a tuple, that of the first item. */
export function itemSchema({ items }: FieldSchema): FieldSchema {
  return (Array.isArray(items) ? items[0] : items) ?? {};
}

/**
 * The schema of a field; undefined if there is no such field.
 *
 * @param name the path of the field: `colours.0.name`; "" for the whole file
 */
export function schemaAt(schema: FieldSchema, name: string): FieldSchema | undefined {
  const steps = name === "" ? [] : name.split(".");
  return steps.reduce<FieldSchema | undefined>((group, step) => {
    return group?.type === "array" ? itemSchema(group) : group?.properties?.[step];
  }, schema);
}

/** The kind of a field's value in a few words: "one of `a`, `b`", "list of 3 groups". */
export function kindOf(schema: FieldSchema): string {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${value}\``).join(", ")}`;
  if (schema.type === "array") return listKind(schema);
  if (schema.type === "object") return "group";
  if (schema.type === "integer") return `whole number${rangeOf(schema)}`;
  if (schema.type === "number") return `number${rangeOf(schema)}`;
  if (schema.type === "boolean") return "`true` or `false`";
  if (schema.format === "email") return "e-mail address";
  if (schema.format === pictureFormat) return "picture file";
  if (schema.pattern === "^https?://") return "web address";
  if (isDay(schema)) return "day, as `2020-06-15`";
  const { minLength, maxLength } = schema;
  if (maxLength === undefined) return "text";
  return minLength
    ? `text, ${minLength} to ${maxLength} characters`
    : `text, at most ${maxLength} characters`;
}

/** Whether the value of a field is a date. */
export function isDay(schema: FieldSchema | undefined): boolean {
  return schema?.pattern?.startsWith("^\\d{4}-") ?? false;
}

function listKind(schema: FieldSchema): string {
  const { minItems, maxItems } = schema;
  const items = kindOf(itemSchema(schema))
    .replace(/^(text|group|day|number|whole number)\b/, "$1s")
    .replace(/^one of/, "any of");
  if (minItems !== undefined && minItems === maxItems) return `list of ${minItems} ${items}`;
  return `list of ${items}${minItems ? `, at least ${minItems}` : ""}`;
}

function rangeOf({ minimum, maximum }: FieldSchema): string {
  if (minimum === undefined) return "";
  return maximum === undefined ? `, from ${minimum}` : `, ${minimum} to ${maximum}`;
}
