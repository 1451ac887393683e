import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import glob from "fast-glob";
import pMap from "p-map";
import type { DiskCache } from "../cache/disk-cache.ts";
import { type Crop, cropName, type MadeImage } from "../model/content.ts";
import { isPlainName } from "../model/file-name.ts";
import type { OutputFile } from "../model/output-file.ts";
import type { Progress } from "../model/report.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import type { ImageUse } from "../model/source.ts";
import {
  croppedDrawing,
  misnamedImage,
  missingImage,
  oddFileName,
  unreadableImage,
} from "../problems/asset-problems.ts";
import { type Problem, Problems, stopOn } from "../problems/problem.ts";
import { makeDrawing } from "./make-drawing.ts";
import { makePhotograph } from "./make-photograph.ts";
import { otherFormat, pictureReason } from "./picture-format.ts";

/**
 * Makes the pictures that content names: photographs in several sizes and formats, drawings optimized.
 *
 * @returns the pictures by their names in content, and the files to write
 * @throws Problems for pictures that are missing or cannot be read
 */
export async function makeImages(
  { root, basePath, read }: ResolvedSite,
  cache: DiskCache,
  progress: Progress = () => {},
): Promise<{ images: Map<string, MadeImage>; outputs: OutputFile[] }> {
  const folder = path.join(root, "assets/images");
  const masters = (await glob("**/*", { cwd: folder })).sort();
  stopOn(masters.filter((file) => !isPlainName(file)).map((file) => oddFileName(`assets/images/${file}`)));
  const { wanted, problems } = groupUses(read.imageUses, masters);
  const images = new Map<string, MadeImage>();
  const outputs: OutputFile[] = [];
  let done = 0;
  const make = async ([file, { use, crops }]: [string, PictureUses]) => {
    try {
      const master = readFileSync(path.join(folder, file));
      const format = otherFormat(file, master);
      if (format) throw new Problems([misnamedImage(use.place, file, format.name, format.ending)]);
      const made = file.endsWith(".svg")
        ? await makeDrawing(master, file, basePath, cache)
        : await makePhotograph(master, path.parse(file).name, [...crops.values()], basePath, cache);
      images.set(file, made.image);
      outputs.push(...made.outputs);
    } catch (error) {
      const unreadable = () => unreadableImage(use.place, file, pictureReason(error as Error));
      problems.push(...(error instanceof Problems ? error.problems : [unreadable()]));
    }
    progress(++done, wanted.size);
  };
  await pMap(wanted, make, { concurrency: os.availableParallelism() });
  stopOn(problems);
  return { images, outputs };
}

/** The first use of a picture, and all its crops by name. */
interface PictureUses {
  use: ImageUse;
  crops: Map<string, Crop>;
}

/** Groups uses by file. Uses of missing files, and crops of drawings, are problems. */
function groupUses(uses: ImageUse[], masters: string[]) {
  const existing = new Set(masters);
  const wanted = new Map<string, PictureUses>();
  const problems: Problem[] = [];
  for (const use of uses) {
    const { file, crop, place } = use;
    if (existing.has(file)) {
      const known = wanted.get(file) ?? { use, crops: new Map() };
      wanted.set(file, known);
      if (crop) known.crops.set(cropName(crop), crop);
      if (crop && file.endsWith(".svg")) problems.push(croppedDrawing(place, file));
    } else if (!crop) problems.push(missingImage(place, file, masters));
  }
  return { wanted, problems };
}
