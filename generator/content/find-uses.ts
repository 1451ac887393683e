/** Finds what content refers to: pictures, films, and values of other content. */
import {
  allEntriesOf,
  type CaptionsFile,
  type ContentValue,
  type Crop,
  type Entry,
  entriesOf,
  fieldPath,
  type ImageFile,
  type Relation,
  type VideoFile,
  walkData,
} from "../model/content.ts";
import {
  type ContentUses,
  type ReadContent,
  type ReadFiles,
  type Source,
  sourceOf,
} from "../model/source.ts";
import { unknownValue } from "../problems/content-problems.ts";
import type { Problem } from "../problems/problem.ts";

/** The fields of values that refer to files or to other content. */
type Meaning = Partial<ImageFile & ContentValue> & {
  file?: Partial<ImageFile & VideoFile>;
  captions?: CaptionsFile;
  poster?: ImageFile;
  phone?: Crop;
};

/** Finds what all entries refer to, in their Markdown and at any depth of their data. */
export function findUses(read: ReadFiles): ContentUses {
  const uses: ContentUses = { imageUses: [], videoUses: [], valueUses: [] };
  const entries = [...allEntriesOf(read.content), ...read.translations.map(({ entry }) => entry)];
  for (const entry of entries) addUses(entry, sourceOf(entry, read), uses);
  return uses;
}

function addUses(entry: Entry, source: Source, uses: ContentUses): void {
  for (const { value, path } of walkData(entry.data)) {
    if (typeof value !== "object" || value === null) continue;
    const { imageFile, contentValue, of, file, captions, poster, phone } = value as Meaning;
    const placeOf = (field: string) => source.placeOf([...path, field]);
    if (imageFile !== undefined) uses.imageUses.push({ file: imageFile, place: source.placeOf(path) });
    if (contentValue !== undefined && of)
      uses.valueUses.push({ contentValue, of, place: source.placeOf(path) });
    if (file?.videoFile && captions && poster)
      uses.videoUses.push({
        video: file.videoFile,
        captions: captions.captionsFile,
        poster: poster.imageFile,
        places: { video: placeOf("file"), captions: placeOf("captions"), poster: placeOf("poster") },
      });
    if (!file?.imageFile || !phone) continue;
    const place = source.placeOf([...path, "phone"], "key");
    uses.imageUses.push({ file: file.imageFile, crop: phone, place });
  }
  uses.imageUses.push(...source.markdown.images.map(({ href, place }) => ({ file: href, place })));
}

/** The number of stand-ins. Translations repeat those of their originals. */
export function countStandIns({ content }: ReadContent): number {
  return allEntriesOf(content)
    .flatMap(({ data }) => walkData(data))
    .filter(({ value, path }) => path.at(-1) === "standIn" && value === true).length;
}

/** The allowed values of a field that refers to other content. */
export function valuesOf({ files = "", field }: Relation, read: ReadContent): string[] {
  const values = entriesOf(read.content, files).flatMap((entry) => walkData(sourceOf(entry, read).data));
  return values.filter(({ path }) => fieldPath(path) === field).map(({ value }) => String(value));
}

/** Finds values that are not in the content that their fields refer to. */
export function findUnknownValues(read: ReadContent): Problem[] {
  return read.valueUses.flatMap(({ contentValue, of, place }) => {
    const known = valuesOf(of, read);
    const files = entriesOf(read.content, of.files ?? "").map(({ file }) => file);
    return known.includes(contentValue) ? [] : [unknownValue(place, contentValue, known, files)];
  });
}
