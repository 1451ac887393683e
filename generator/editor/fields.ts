/** Converts the schema of a kind of files to the fields of a form. */
import { imageFile, pictureFormat, text } from "../content/field-types.ts";
import { type FieldSchema, isDay, itemSchema } from "../content/json-schema.ts";
import { singular } from "../problems/words.ts";
import type { Field } from "./configuration.ts";

/** The data for a form, in addition to a schema. */
export interface FormFacts {
  /** Paths of texts that are longer than a line in the content: `reasons.*.text`. */
  longTexts: Set<string>;
  /** The options of a field that refers to other content; undefined if any value is allowed. */
  choicesOf(schema: FieldSchema): { label: string; value: string }[] | undefined;
  /** The language of the site, and those of translations. */
  language: string;
  languages: string[];
  /** Whether translations contain every field, as those of pages do. */
  isTranslatedWhole: boolean;
}

/** A field of a kind of files, with its path: `plans.*.price`. */
export interface SchemaField {
  path: string;
  schema: FieldSchema;
  isRequired: boolean;
}

/** All fields at any depth, in the order of the schema. */
export function fieldsIn(schema: FieldSchema, path = ""): SchemaField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path ? `${path}.${name}` : name;
    const isRequired = schema.required?.includes(name) ?? false;
    const [inner, innerPath] = field.type === "array" ? [itemSchema(field), `${at}.*`] : [field, at];
    return [{ path: at, schema: field, isRequired }, ...fieldsIn(inner, innerPath)];
  });
}

/** The form of a group. */
export function formOf(group: FieldSchema, facts: FormFacts, path = ""): Field[] {
  return Object.entries(group.properties ?? {}).map(([name, schema]) => {
    const isRequired = (group.required?.includes(name) ?? false) && schema.minLength !== 0;
    return fieldOf(name, schema, isRequired, facts, path ? `${path}.${name}` : name);
  });
}

/** Fields that only translations have, and that are required in them. */
export const onlyInTranslations = ["language", "translationOf"];

function fieldOf(
  name: string,
  schema: FieldSchema,
  isRequired: boolean,
  facts: FormFacts,
  path: string,
): Field {
  const translated = facts.languages.length > 0;
  const required = onlyInTranslations.includes(path)
    ? facts.languages
    : isRequired && translated && !facts.isTranslatedWhole
      ? [facts.language]
      : isRequired;
  // Plain texts need no explanation, and pictures are chosen.
  const isClear = [text.description, imageFile.description].includes(schema.description);
  const hint = isClear ? undefined : plain(schema.description ?? "");
  const shared = {
    name,
    label: labelOf(name, schema),
    required,
    ...(hint && { hint }),
    ...(translated && { i18n: true as const }),
  };
  return { ...shared, ...widgetOf(name, schema, facts, path) } as Field;
}

type Widget = Record<string, unknown>;

function widgetOf(name: string, schema: FieldSchema, facts: FormFacts, path: string): Widget {
  const options = optionsOf(schema, facts);
  if (options) return { widget: "select", options };
  if (schema.const === true || schema.type === "boolean") return { widget: "boolean", default: false };
  if (schema.type === "array") return listOf(name, schema, facts, path);
  if (schema.type === "object") return { widget: "object", fields: formOf(schema, facts, path) };
  if (schema.type === "integer" || schema.type === "number") return numberOf(schema);
  if (schema.format === pictureFormat) return { widget: "image", choose_url: false };
  if (isDay(schema)) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (facts.longTexts.has(path) || (schema.minLength ?? 0) > 1) return { widget: "text" };
  return { widget: "string", ...(schema.maxLength && { maxlength: schema.maxLength }) };
}

/** The options of a field; undefined if any value is allowed. */
function optionsOf(schema: FieldSchema, facts: FormFacts) {
  return facts.choicesOf(schema) ?? schema.enum?.map((value) => ({ label: value, value }));
}

function numberOf({ type, minimum, maximum }: FieldSchema): Widget {
  return {
    widget: "number",
    value_type: type === "integer" ? "int" : "float",
    ...(type === "number" && { step: 0.01 }),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

function listOf(name: string, schema: FieldSchema, facts: FormFacts, path: string): Widget {
  const item = itemSchema(schema);
  const [min, max] = Array.isArray(schema.items)
    ? [schema.items.length, schema.items.length]
    : [schema.minItems, schema.maxItems];
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const options = optionsOf(item, facts);
  if (options) return { widget: "select", multiple: true, options, ...limits };
  const one = singular(name);
  const shared = { widget: "list", label_singular: labelOf(one, {}), ...limits };
  if (item.type !== "object") return shared;
  const fields = formOf(item, facts, `${path}.*`);
  const [title] = Object.entries(item.properties ?? {}).filter(
    ([, { type, enum: values }]) => type === "string" && !values,
  );
  return { ...shared, fields, collapsed: "auto", ...(title && { summary: `{{${title[0]}}}` }) };
}

/** "Sub services" for `subServices`, unless the schema has a title. */
export function labelOf(name: string, { title }: FieldSchema): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return title ?? words.replace(/^./, (first) => first.toUpperCase());
}

/** Removes Markdown code marks from a description. */
export function plain(description: string): string {
  return description.replaceAll("`", "");
}
