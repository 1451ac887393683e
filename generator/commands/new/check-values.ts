import type { z } from "zod";
import { findFieldProblems } from "../../content/check-fields.ts";
import { pictureFormat } from "../../content/field-types.ts";
import type { FieldSchema } from "../../content/json-schema.ts";
import { walkData } from "../../content/walk-data.ts";
import type { DataPath } from "../../model/content.ts";
import { startOf } from "../../model/place.ts";
import { missingImage } from "../../problems/asset-problems.ts";
import { duplicateText } from "../../problems/content-problems.ts";
import { nameOf, schemaAt } from "./fields.ts";
import type { Values } from "./values.ts";

/** What the values of a new file are checked against. */
export interface Rules {
  schema: FieldSchema;
  zod: z.ZodType;
  /** Pictures there are, relative to `assets/images/`. */
  pictures: string[];
  /** Titles and descriptions of all pages, with their files. */
  taken: { field: "title" | "description"; value: string; file: string }[];
}

/** What is wrong with a value, and how to put it right. */
export interface Complaint {
  /** With points: `colours.0.name`. */
  field: string;
  message: string;
  cure: string;
}

/** Everything that is wrong with the values: fields in the order of the schema, then pictures, then repeated texts. */
export function findComplaints(values: Values, { schema, zod, pictures, taken }: Rules): Complaint[] {
  const { error } = zod.safeParse(values);
  // There is no file yet: the field is named in its place.
  const placeOf = (path: DataPath) => startOf(nameOf(path));
  const missing = walkData(values).flatMap(({ value, path }) =>
    typeof value === "string" && schemaAt(schema, path)?.format === pictureFormat && !pictures.includes(value)
      ? [missingImage(placeOf(path), value, pictures)]
      : [],
  );
  const repeated = taken
    .filter(({ field, value }) => String(values[field]).trim().toLowerCase() === value.toLowerCase())
    .map(({ field, value, file }) =>
      duplicateText(placeOf([field]), field, value, { ...startOf(file), line: 2 }),
    );
  const problems = [
    ...(error ? findFieldProblems(error, zod, values, { placeOf }, []) : []),
    ...missing,
    ...repeated,
  ];
  return problems.map(({ place, message, cure }) => ({ field: place?.file ?? "", message, cure }));
}
