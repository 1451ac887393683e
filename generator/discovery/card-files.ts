/** The files that social cards are drawn from: fonts, pictures and symbols. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MadeAssets } from "../model/assets.ts";
import { missingTypeface } from "../problems/asset-problems.ts";
import { Problems } from "../problems/problem.ts";

/** Fonts and assets for drawing cards. */
export interface CardFiles {
  /** The project's root, an absolute path. */
  root: string;
  /** `name` is the `fontFamily` in drawings. */
  fonts: { name: string; data: Buffer }[];
  assets: MadeAssets;
}

/** The props of an element of a drawing. */
export type Properties = Record<string, unknown>;

/**
 * @param root the project's root, an absolute path
 * @param typefaces files relative to the root, by font family
 * @throws Problems if a file is missing
 */
export function readTypefaces(root: string, typefaces: Record<string, string>): Promise<CardFiles["fonts"]> {
  return Promise.all(
    Object.entries(typefaces).map(async ([name, file]) => {
      const data = await readFile(path.join(root, file)).catch(() => {
        throw new Problems([missingTypeface(file)]);
      });
      return { name, data };
    }),
  );
}

/** The final address of a file that a drawing shows. It changes with the contents of the file. */
export function urlOfFile(src: string, { images, urls }: MadeAssets): string {
  if (src.startsWith("data:")) return src;
  const [file = ""] = src.split("#");
  const picture = pictureOf(file);
  const url = picture ? images.get(picture)?.src : urls.get(`assets/${file}`);
  if (!url)
    throw new Error(`A card shows ${file}, which does not exist or is not named by any content file.`);
  return url;
}

/**
 * Returns an image of a drawing as a `data:` URL.
 *
 * @param props the props of its element: `src`, `width`, `height`, and colours such as `data-g`
 */
export async function dataUrl(props: Properties, files: CardFiles): Promise<string> {
  const src = String(props.src);
  if (src.startsWith("data:")) return src;
  const picture = pictureOf(src);
  const [type, data] = picture
    ? ["png", await readPicture(picture, props, files)]
    : ["svg+xml", Buffer.from(await readSymbol(src, props, files))];
  return `data:image/${type};base64,${data.toString("base64")}`;
}

/** The name of a picture in content: `projects/alpha.svg` for `images/projects/alpha.svg`. */
function pictureOf(src: string): string | undefined {
  return src.startsWith("images/") ? src.slice("images/".length) : undefined;
}

/** Returns a symbol as a complete SVG document, with its colours. */
async function readSymbol(src: string, props: Properties, { root }: CardFiles): Promise<string> {
  const [file = "", id] = src.split("#");
  const sprite = await readFile(path.join(root, "assets", file), "utf8");
  const element = `<symbol\\b([^>]*\\sid="${id}"[^>]*)>(.*?)</symbol>`;
  const [, attributes = "", inner] = new RegExp(element, "s").exec(sprite) ?? [];
  if (inner === undefined) throw new Error(`A card uses assets/${src}, which does not exist.`);
  const [viewBox = ""] = /viewBox="[^"]*"/.exec(attributes) ?? [];
  const coloured = inner.replace(/var\(--([\w-]+)\)/g, (whole, name) =>
    String(props[`data-${name}`] ?? whole),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${coloured}</svg>`;
}

/** Crops a picture to its slot. The result is always PNG: not every SVG renderer supports WebP images. */
async function readPicture(file: string, props: Properties, { root, assets }: CardFiles): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const width = Number(props.width);
  const height = Number(props.height);
  const made = assets.images.get(file);
  const enlarged = made ? Math.max(width / made.width, height / made.height, 1) : 1;
  const density = file.endsWith(".svg") ? { density: 72 * enlarged } : {};
  return sharp(path.join(root, "assets/images", file), density)
    .rotate()
    .resize(width, height, { fit: "cover" })
    .png()
    .toBuffer();
}
