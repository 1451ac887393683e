import { findFieldProblems } from "../../content/check-fields.ts";
import { pictureFormat } from "../../content/field-types.ts";
import type { DataPath } from "../../model/content.ts";
import { startOf } from "../../model/place.ts";
import { walkData } from "../../model/walk-data.ts";
import { missingImage } from "../../problems/asset-problems.ts";
import { duplicateText } from "../../problems/content-problems.ts";
import type { Task } from "./draft.ts";
import { nameOf, schemaAt } from "./fields.ts";
import type { Values } from "./values.ts";

/** What is wrong with a value, and how to put it right. */
export interface Complaint {
  /** With points: `colours.0.name`. */
  field: string;
  message: string;
  cure: string;
}

/** Everything that is wrong with the values: fields in the order of the schema, then pictures, then repeated texts. */
export function findComplaints(values: Values, { schema, files, pictures, read }: Task): Complaint[] {
  const { error } = files.schema.safeParse(values);
  // There is no file yet: the field is named in its place.
  const placeOf = (path: DataPath) => startOf(nameOf(path));
  const missing = walkData(values).flatMap(({ value, path }) =>
    typeof value === "string" && schemaAt(schema, path)?.format === pictureFormat && !pictures.includes(value)
      ? [missingImage(placeOf(path), value, pictures)]
      : [],
  );
  const repeated = (["title", "description"] as const).flatMap((field) => {
    const text = String(values[field]).trim();
    const other = read.pageEntries.find(({ data }) => data[field].toLowerCase() === text.toLowerCase());
    const place = other && read.sources.get(other)?.placeOf([field]);
    return place ? [duplicateText(placeOf([field]), field, text, place)] : [];
  });
  const wrong = error ? findFieldProblems(error, files.schema, values, { placeOf }, []) : [];
  return [...wrong, ...missing, ...repeated].map(({ place, message, cure }) => ({
    field: place?.file ?? "",
    message,
    cure,
  }));
}
