import { findFieldProblems } from "../../content/check-fields.ts";
import { duplicateKey } from "../../content/read-content.ts";
import type { DataPath } from "../../model/content.ts";
import { startOf } from "../../model/place.ts";
import { sourceOf } from "../../model/source.ts";
import { missingImage } from "../../problems/asset-problems.ts";
import { duplicateText } from "../../problems/content-problems.ts";
import type { Problem } from "../../problems/problem.ts";
import type { Task } from "./draft.ts";
import { picturesIn } from "./import-pictures.ts";
import type { Values } from "./values.ts";

/** Finds all problems with the values: fields in the order of the schema, then pictures, then duplicate texts. */
export function findProblems(values: Values, task: Task): Problem[] {
  const { files, pictures, read } = task;
  // There is no file yet, so the place contains the path of the field instead.
  const placeOf = (path: DataPath) => startOf(path.join("."));
  const { error } = files.schema.safeParse(values);
  const wrong = error ? findFieldProblems(error, files.schema, values, { placeOf }, []) : [];
  const missing = picturesIn(task, values)
    .filter(({ file }) => !pictures.includes(file))
    .map(({ file, path }) => missingImage(placeOf(path), file, pictures));
  const repeated = (["title", "description"] as const).flatMap((field) => {
    const text = String(values[field]).trim();
    // New files are in the language of the site.
    const key = duplicateKey(text, undefined);
    const other = read.pageEntries.find(({ data }) => duplicateKey(data[field], data.language) === key);
    return other
      ? [duplicateText(placeOf([field]), field, text, sourceOf(other, read).placeOf([field]))]
      : [];
  });
  return [...wrong, ...missing, ...repeated];
}

/** The path of the field with a problem: `colours.0.name`. */
export function fieldOf({ place }: Problem): string {
  return place?.file ?? "";
}
