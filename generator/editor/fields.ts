/** Converts the schema of a kind of files to the fields of a form. */
import { imageFile, pictureFormat, text } from "../content/field-types.ts";
import { type FieldSchema, fieldsOf, isDay, itemSchema, type SchemaField } from "../content/json-schema.ts";
import { singular } from "../problems/words.ts";
import type { Field } from "./configuration.ts";

/** The data for a form, in addition to a schema. */
export interface FormContext {
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

/** All fields at any depth, in the order of the schema, with their paths: `plans.*.price`. */
export function fieldsIn(group: FieldSchema, path = ""): SchemaField[] {
  return fieldsOf(group, path).flatMap((field) => {
    const { schema, path } = field;
    return [
      field,
      ...(schema.type === "array" ? fieldsIn(itemSchema(schema), `${path}.*`) : fieldsIn(schema, path)),
    ];
  });
}

/** The form of a group. */
export function formOf(group: FieldSchema, context: FormContext, path = ""): Field[] {
  return fieldsOf(group, path).map((field) => fieldOf(field, context));
}

/** Fields that only translations have, and that are required in them. */
export const onlyInTranslations = ["language", "translationOf"];

function fieldOf(field: SchemaField, context: FormContext): Field {
  const { name, path, schema } = field;
  const isRequired = field.isRequired && schema.minLength !== 0;
  const translated = context.languages.length > 0;
  const required = onlyInTranslations.includes(path)
    ? context.languages
    : isRequired && translated && !context.isTranslatedWhole
      ? [context.language]
      : isRequired;
  // Plain texts need no explanation, and pictures are chosen.
  const isClear = [text.description, imageFile.description].includes(schema.description);
  const hint = isClear ? undefined : plain(schema.description ?? "");
  return {
    name,
    label: labelOf(name, schema),
    required,
    hint: hint || undefined,
    i18n: translated || undefined,
    ...widgetOf(field, context),
  };
}

/** The part of a field that depends on its type. Undefined options are not in the JSON for the editor. */
type Widget = Pick<Field, "widget" | "fields"> & Record<string, unknown>;

function widgetOf(field: SchemaField, context: FormContext): Widget {
  const { path, schema } = field;
  const options = optionsOf(schema, context);
  if (options) return { widget: "select", options };
  if (schema.const === true || schema.type === "boolean") return { widget: "boolean", default: false };
  if (schema.type === "array") return listOf(field, context);
  if (schema.type === "object") return { widget: "object", fields: formOf(schema, context, path) };
  if (schema.type === "integer" || schema.type === "number") return numberOf(schema);
  if (schema.format === pictureFormat) return { widget: "image", choose_url: false };
  if (isDay(schema)) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (context.longTexts.has(path) || (schema.minLength ?? 0) > 1) return { widget: "text" };
  return { widget: "string", maxlength: schema.maxLength };
}

/** The options of a field; undefined if any value is allowed. */
function optionsOf(schema: FieldSchema, context: FormContext) {
  return context.choicesOf(schema) ?? schema.enum?.map((value) => ({ label: value, value }));
}

function numberOf({ type, minimum, maximum }: FieldSchema): Widget {
  const kind = type === "integer" ? { value_type: "int" } : { value_type: "float", step: 0.01 };
  return { widget: "number", ...kind, min: minimum, max: maximum };
}

function listOf({ name, path, schema }: SchemaField, context: FormContext): Widget {
  const item = itemSchema(schema);
  const length = Array.isArray(schema.items) ? schema.items.length : undefined;
  const limits = { min: length ?? schema.minItems, max: length ?? schema.maxItems };
  const options = optionsOf(item, context);
  if (options) return { widget: "select", multiple: true, options, ...limits };
  const shared = { widget: "list", label_singular: labelOf(singular(name), {}), ...limits };
  if (item.type !== "object") return shared;
  const fields = formOf(item, context, `${path}.*`);
  const title = fieldsOf(item).find(({ schema }) => schema.type === "string" && !schema.enum)?.name;
  return { ...shared, fields, collapsed: "auto", summary: title && `{{${title}}}` };
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
