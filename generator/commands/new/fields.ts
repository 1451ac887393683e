import {
  type FieldSchema,
  fieldsOf,
  itemSchema,
  kindOf,
  type SchemaField,
} from "../../content/json-schema.ts";

/** Optional fields that nobody sets in a new file. */
const setLater = ["standIn", "formerly", "draft", "publish", "language", "translationOf", "wide"];

/**
 * The fields of a group that a person fills in.
 *
 * @param group the path of the group: `colours.0`; "" for the whole file
 */
export function askedFieldsOf(schema: FieldSchema, group = ""): SchemaField[] {
  return fieldsOf(schema, group).filter(({ name, isRequired }) => isRequired || !setLater.includes(name));
}

/** The fields of a group, and those of the groups in it. */
export function allFieldsOf(schema: FieldSchema, group = ""): SchemaField[] {
  return askedFieldsOf(schema, group).flatMap((field) => [field, ...allFieldsOf(field.schema, field.path)]);
}

/** Whether a field is a list of groups, whose fields are asked for one by one. */
export function isListOfGroups(schema: FieldSchema): boolean {
  return schema.type === "array" && itemSchema(schema).type === "object";
}

/** "Client's name, as the client writes it. (text)" */
export function describeField(schema: FieldSchema): string {
  const kind = `(${kindOf(schema).replaceAll("`", "")})`;
  return schema.description ? `${schema.description} ${kind}` : kind;
}
