import { type FieldSchema, itemSchema, kindOf } from "../../content/json-schema.ts";
import type { DataPath } from "../../model/content.ts";

/** A field that a person fills in. */
export interface Field {
  path: DataPath;
  schema: FieldSchema;
  isRequired: boolean;
}

/** The fields of a group. Stand-ins are left out: nobody plans one. */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema, path: DataPath = []): Field[] {
  return Object.entries(properties)
    .filter(([name]) => name !== "standIn")
    .map(([name, schema]) => ({ path: [...path, name], schema, isRequired: required.includes(name) }));
}

/** The fields of a group, and those of the groups in it. */
export function allFieldsOf(schema: FieldSchema, path: DataPath = []): Field[] {
  return fieldsOf(schema, path).flatMap((field) =>
    field.schema.type === "object" ? [field, ...allFieldsOf(field.schema, field.path)] : [field],
  );
}

/** The name of a field with points: `colours.0.name`. */
export function nameOf(path: DataPath): string {
  return path.join(".");
}

/** The schema of a field; undefined if there is no such field. */
export function schemaAt(schema: FieldSchema, [step, ...rest]: DataPath): FieldSchema | undefined {
  if (step === undefined) return schema;
  const inner = schema.type === "array" ? itemSchema(schema) : schema.properties?.[String(step)];
  return inner && schemaAt(inner, rest);
}

/** Groups, and lists of groups, are asked for part by part. */
export function isListOfGroups(schema: FieldSchema): boolean {
  return schema.type === "array" && itemSchema(schema).type === "object";
}

/** "Client's name, as the client writes it. (text)" */
export function describeField(schema: FieldSchema): string {
  const kind = `(${kindOf(schema).replaceAll("`", "")})`;
  return schema.description ? `${schema.description} ${kind}` : kind;
}
