import {
  type CaptionsFile,
  type Crop,
  type Entry,
  type ImageFile,
  type VideoFile,
  walkData,
} from "../model/content.ts";
import type { ReadContent, Source } from "../model/read-content.ts";

/** The fields of values that refer to something. */
type Meaning = Partial<ImageFile> & {
  file?: Partial<ImageFile & VideoFile>;
  captions?: CaptionsFile;
  poster?: ImageFile;
  phone?: Crop;
  standIn?: boolean;
};

/** Adds the source of an entry to what was read, and the pictures, films and stand-ins anywhere in its checked data. */
export function recordEntry(result: ReadContent, entry: Entry, source: Source): void {
  result.sources.set(entry, source);
  for (const { value, path } of walkData(entry.data)) {
    if (typeof value !== "object" || value === null) continue;
    const { imageFile, file, captions, poster, phone, standIn } = value as Meaning;
    const placeOf = (field: string) => source.placeOf([...path, field]);
    if (imageFile !== undefined) result.imageUses.push({ file: imageFile, place: source.placeOf(path) });
    if (standIn === true) result.standIns++;
    if (file?.videoFile && captions && poster)
      result.videoUses.push({
        video: file.videoFile,
        captions: captions.captionsFile,
        poster: poster.imageFile,
        places: { video: placeOf("file"), captions: placeOf("captions"), poster: placeOf("poster") },
      });
    if (!file?.imageFile || !phone) continue;
    const place = source.placeOf([...path, "phone"], "key");
    result.imageUses.push({ file: file.imageFile, crop: phone, place });
  }
  result.imageUses.push(...source.markdown.images.map(({ href, place }) => ({ file: href, place })));
}
