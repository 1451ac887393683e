import { type FieldSchema, itemSchema, kindOf } from "../../content/json-schema.ts";

/** A field that a person fills in. */
export interface Field {
  /** With the groups and lists around it: `colours.0.name`. */
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
}

/**
 * The fields of a group. Those that say how far a file has come are left out: nobody plans a stand-in or a draft.
 *
 * @param group its name; "" for the file as a whole
 */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema, group = ""): Field[] {
  return Object.entries(properties)
    .filter(([name]) => !["standIn", "draft", "publish"].includes(name))
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

/** Groups, and lists of groups, are asked for part by part. */
export function isListOfGroups(schema: FieldSchema): boolean {
  return schema.type === "array" && itemSchema(schema).type === "object";
}

/** "Client's name, as the client writes it. (text)" */
export function describeField(schema: FieldSchema): string {
  const kind = `(${kindOf(schema).replaceAll("`", "")})`;
  return schema.description ? `${schema.description} ${kind}` : kind;
}
