import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import { hashedFile } from "../cache/hash.ts";
import type { MadeImage, Size } from "../model/content.ts";
import type { CopiedFile, NamedOutput } from "../model/output-file.ts";
import type { Place } from "../model/place.ts";
import type { VideoUse } from "../model/source.ts";
import {
  badCaptions,
  largeVideo,
  missingAsset,
  posterOfOtherShape,
  unplayableVideo,
} from "../problems/asset-problems.ts";
import { type Problem, stopOn } from "../problems/problem.ts";
import { readFilm } from "./read-film.ts";

const folder = "assets/videos/";

/** The size limit of a film, 25 MiB: <https://developers.cloudflare.com/workers/platform/limits/#static-assets>. */
const maxBytes = 25 * 1024 * 1024;

/**
 * Checks the films that content names, and their captions. They are copied unchanged.
 *
 * @param root the project's root, an absolute path
 * @param images the pictures that were made, for the posters
 * @throws Problems for films and captions that are missing, or that browsers cannot play
 */
export async function makeVideos(
  root: string,
  uses: VideoUse[],
  images: Map<string, MadeImage>,
): Promise<NamedOutput<CopiedFile>[]> {
  const found = uses.length > 0 ? (await glob("**/*", { cwd: path.join(root, folder) })).sort() : [];
  const problems: Problem[] = [];
  const copies = new Map<string, NamedOutput<CopiedFile>>();
  const copy = async (file: string, place: Place, check: (bytes: Buffer) => Problem[]) => {
    if (!found.includes(file)) return void problems.push(missingAsset(place, file, found, folder));
    const name = folder + file;
    const source = path.join(root, name);
    const bytes = await readFile(source);
    problems.push(...check(bytes));
    const { ext, name: stem } = path.parse(file);
    const plain = stem.replace(/[^\w.-]+/g, "-");
    copies.set(name, { name, output: { file: hashedFile(plain, ext.slice(1), bytes).file, source } });
  };
  for (const use of uses) {
    await copy(use.video, use.places.video, (bytes) => checkFilm(bytes, use, images.get(use.poster)));
    await copy(use.captions, use.places.captions, (bytes) => checkCaptions(bytes, use));
  }
  stopOn(problems);
  return [...copies.values()];
}

function checkFilm(
  bytes: Buffer,
  { video, poster, places }: VideoUse,
  still: MadeImage | undefined,
): Problem[] {
  if (bytes.length > maxBytes) return [largeVideo(places.video, video, bytes.length, maxBytes)];
  try {
    const film = readFilm(bytes);
    if (!video.endsWith(".mp4")) throw new Error('its name does not end in ".mp4"');
    const fits = !still || isSameShape(film, still);
    return fits ? [] : [posterOfOtherShape(places.poster, poster, film, still)];
  } catch (error) {
    const reason = error instanceof RangeError ? "it is incomplete" : (error as Error).message;
    return [unplayableVideo(places.video, video, reason)];
  }
}

/** Whether the poster has the aspect ratio of the film, apart from rounding. */
function isSameShape(film: Size, poster: Size): boolean {
  return Math.abs((film.width / film.height) * (poster.height / poster.width) - 1) < 0.02;
}

/** A WebVTT file begins with "WEBVTT", and its timestamps have a full stop: <https://www.w3.org/TR/webvtt1/>. */
function checkCaptions(bytes: Buffer, { captions, places }: VideoUse): Problem[] {
  const text = bytes.toString("utf8");
  const hasCues = /^[\d:]*\d\d:\d\d\.\d{3} --> [\d:]*\d\d:\d\d\.\d{3}/m.test(text);
  const isVtt = captions.endsWith(".vtt") && /^\uFEFF?WEBVTT(\s|$)/.test(text) && hasCues;
  return isVtt ? [] : [badCaptions(places.captions, captions)];
}
