import {
  type CaptionsFile,
  type Crop,
  type Entry,
  type ImageFile,
  type VideoFile,
  walkData,
} from "../model/content.ts";
import type { ImageUse, ReadContent, Source, VideoUse } from "../model/read-content.ts";

/** What checked data refers to. */
export interface DataUses {
  images: ImageUse[];
  videos: VideoUse[];
  /** The number of values with `standIn: true`. */
  standIns: number;
}

/** The fields of values that refer to something. */
type Meaning = Partial<ImageFile> & {
  file?: Partial<ImageFile & VideoFile>;
  captions?: CaptionsFile;
  poster?: ImageFile;
  phone?: Crop;
  standIn?: boolean;
};

/** Adds the source of an entry to what was read, and what the entry refers to. */
export function recordEntry(result: ReadContent, entry: Entry, source: Source): void {
  const { images, videos, standIns } = findUses(entry.data, source);
  const inMarkdown = source.markdown.images.map(({ href, place }) => ({ file: href, place }));
  result.sources.set(entry, source);
  result.imageUses.push(...images, ...inMarkdown);
  result.videoUses.push(...videos);
  result.standIns += standIns;
}

/** Finds pictures, films and stand-ins anywhere in checked data. */
export function findUses(data: unknown, source: Source): DataUses {
  const uses: DataUses = { images: [], videos: [], standIns: 0 };
  for (const { value, path } of walkData(data)) {
    if (typeof value !== "object" || value === null) continue;
    const { imageFile, file, captions, poster, phone, standIn } = value as Meaning;
    const placeOf = (field: string) => source.placeOf([...path, field]);
    if (imageFile !== undefined) uses.images.push({ file: imageFile, place: source.placeOf(path) });
    if (standIn === true) uses.standIns++;
    if (file?.videoFile && captions && poster)
      uses.videos.push({
        video: file.videoFile,
        captions: captions.captionsFile,
        poster: poster.imageFile,
        places: { video: placeOf("file"), captions: placeOf("captions"), poster: placeOf("poster") },
      });
    if (!file?.imageFile || !phone) continue;
    const place = source.placeOf([...path, "phone"], "key");
    uses.images.push({ file: file.imageFile, crop: phone, place });
  }
  return uses;
}
