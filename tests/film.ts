/** A film for the small site: on the page of its second project, whose cover has the same shape. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MiniSite } from "./mini-site.ts";

const folder = path.join(import.meta.dirname, "fixtures/videos");

/** Two seconds of 64 × 48 pixels without sound, in MP4 with H.264, and its captions. */
export const readFilmFile = () => readFile(path.join(folder, "film.mp4"));
const readCaptions = () => readFile(path.join(folder, "film.vtt"));

/** The front matter that names the film. */
export const filmFields = `video:
  title: A test picture
  file: film.mp4
  poster: beta.png
  captions: film.vtt
  published: 2021-02-01
`;

/** Adds the film to a copy of the small site. @param film other contents */
export async function addFilm(site: MiniSite, film?: Uint8Array): Promise<void> {
  await site.write("assets/videos/film.mp4", film ?? (await readFilmFile()));
  await site.write("assets/videos/film.vtt", await readCaptions());
  await site.replace("content/projects/beta.md", "gallery:", `${filmFields}gallery:`);
}
