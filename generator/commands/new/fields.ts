import { type FieldSchema, itemSchema, kindOf } from "../../content/json-schema.ts";

/** A field that a person fills in. */
export interface Field {
  /** The path of the field: `colours.0.name`. */
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
}

/** Optional fields that nobody sets in a new file. */
const setLater = ["standIn", "formerly", "draft", "publish", "language", "translationOf", "wide"];

/**
 * The fields of a group, without optional ones that nobody sets in a new file, such as `standIn` and `draft`.
 *
 * @param group the path of the group; "" for the whole file
 */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema, group = ""): Field[] {
  return Object.entries(properties)
    .filter(([name]) => required.includes(name) || !setLater.includes(name))
    .map(([name, schema]) => ({
      name: group ? `${group}.${name}` : name,
      schema,
      isRequired: required.includes(name),
    }));
}

/** The fields of a group, and those of the groups in it. */
export function allFieldsOf(schema: FieldSchema, group = ""): Field[] {
  return fieldsOf(schema, group).flatMap((field) =>
    field.schema.type === "object" ? [field, ...allFieldsOf(field.schema, field.name)] : [field],
  );
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
