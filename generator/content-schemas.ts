/** The content's schemas as JSON Schema, with the words of their comments: for editors, the manual and `npm run new`. */
import { z } from "zod";
import { type ContentFiles, pictureFormat } from "./content-types.ts";
import type { Described } from "./read-schema-comments.ts";

/** The part of JSON Schema (draft 7, which editors of YAML know) that schemas of content become. */
export interface FieldSchema {
  type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: boolean;
  /** One schema for all items, or one for each. */
  items?: FieldSchema | FieldSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  format?: string;
  enum?: string[];
  const?: unknown;
}

/**
 * @param spec files of one shape
 * @param described what the comments say of it
 */
export function fieldSchema(spec: ContentFiles, described: Described): FieldSchema {
  const schema = z.toJSONSchema(spec.schema, { target: "draft-7", io: "input", unrepresentable: "any" });
  return explain(schema as FieldSchema, described);
}

function explain(schema: FieldSchema, { comment, kind, fields = {}, item = {} }: Described): FieldSchema {
  const description = comment ?? kind;
  // zod says of whole numbers that they are not larger than numbers can be: nobody needs to read that.
  const { maximum, properties, items, ...rest } = schema;
  return {
    ...(description !== undefined && { description }),
    ...rest,
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, explain(field, fields[name] ?? {})]),
      ),
    }),
    ...(items && {
      items: Array.isArray(items) ? items.map((one) => explain(one, item)) : explain(items, item),
    }),
  };
}

/** The schema of a list's items; where each has its own, that of the first. */
export function itemSchema({ items }: FieldSchema): FieldSchema {
  return (Array.isArray(items) ? items[0] : items) ?? {};
}

/** What kind of value a field takes, in a few words: "one of `a`, `b`", "list of 3 groups". */
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
  if (schema.pattern?.startsWith("^\\d{4}-")) return "day, as `2020-06-15`";
  const { minLength, maxLength } = schema;
  if (maxLength === undefined) return "text";
  return minLength
    ? `text, ${minLength} to ${maxLength} characters`
    : `text, at most ${maxLength} characters`;
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
