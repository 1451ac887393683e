import type { Crop, DataPath, ImageFile } from "../model/content.ts";
import type { ImageUse, Source } from "../model/read-content.ts";

/** What checked data refer to. */
export interface DataUses {
  images: ImageUse[];
  /** How many values say `standIn: true`. */
  standIns: number;
}

/** Finds pictures and stand-ins anywhere in checked data. */
export function findUses(data: unknown, source: Source): DataUses {
  const uses: DataUses = { images: [], standIns: 0 };
  collect(data, [], source, uses);
  return uses;
}

function collect(value: unknown, path: DataPath, source: Source, uses: DataUses): void {
  if (typeof value !== "object" || value === null) return;
  const { imageFile, file, phone } = value as Partial<ImageFile> & { file?: ImageFile; phone?: Crop };
  if (imageFile !== undefined) {
    uses.images.push({ file: imageFile, place: () => source.placeOf(path) });
    return;
  }
  if (file?.imageFile && phone) {
    const place = () => source.placeOf([...path, "phone"], "key");
    uses.images.push({ file: file.imageFile, crop: phone, place });
  }
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === "standIn" && inner === true) uses.standIns++;
    collect(inner, innerPath, source, uses);
  }
}
