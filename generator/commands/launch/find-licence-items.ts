import { existsSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import { z } from "zod";
import { findFieldProblems } from "../../content/check-fields.ts";
import { readSource } from "../../content/read-entry.ts";
import { licencesFile } from "../../model/file-name.ts";
import {
  type LaunchItem,
  licenceWithoutPicture,
  missingLicences,
  pictureWithoutLicence,
} from "../../problems/launch-problems.ts";
import { Problems } from "../../problems/problem.ts";

const notesSchema = z.strictObject({
  notes: z.array(
    z.strictObject({
      files: z.array(z.string()).min(1).describe("Below `assets/`, with `*` and `**`."),
      origin: z.string().min(1),
      licence: z.string().min(1),
    }),
  ),
});

/**
 * Finds pictures and films in `assets/` without a note of origin and licence, and notes without pictures.
 *
 * @throws Problems with the file of notes
 */
export async function findLicenceItems(root: string): Promise<LaunchItem[]> {
  const cwd = path.join(root, "assets");
  const pictures = await glob(["*.svg", "images/**", "sprites/**", "static/**", "videos/**/*.mp4"], {
    cwd,
    dot: true,
  });
  if (!existsSync(path.join(root, licencesFile))) return [missingLicences(licencesFile)];
  const source = await readSource(root, licencesFile);
  const { data, error } = notesSchema.safeParse(source.data);
  if (error) throw new Problems(findFieldProblems(error, notesSchema, source.data, source, []));
  const matches = await Promise.all(data.notes.map(({ files }) => glob(files, { cwd, dot: true })));
  const noted = new Set(matches.flat());
  const unknown = pictures.filter((file) => !noted.has(file)).sort();
  return [
    ...unknown.map((file) => pictureWithoutLicence(`assets/${file}`, licencesFile)),
    ...matches.flatMap((files, index) =>
      files.length === 0 ? [licenceWithoutPicture(source.placeOf(["notes", index, "files"]))] : [],
    ),
  ];
}
