import path from "node:path";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, hashedFile, versionOf } from "../cache/hash.ts";
import type { MadeImage, Size } from "../model/content.ts";
import type { OutputFile } from "../model/output-file.ts";
import { placeAt } from "../model/place.ts";
import { unsafeDrawing } from "../problems/asset-problems.ts";
import { Problems } from "../problems/problem.ts";

/** Part of the cache key. Ids are preserved, because pages refer to symbols by id. */
const settings = {
  floatPrecision: 2,
  plugins: [
    {
      name: "preset-default",
      params: {
        overrides: { cleanupIds: false, removeHiddenElems: false, removeUselessStrokeAndFill: false },
      },
    },
  ],
} as const;

/** Scripts, and content that is parsed as HTML: a browser runs them when the drawing is opened by its address. */
const unsafe =
  /<(script|foreignObject|handler|!ENTITY)\b|\son[a-z]+\s*=|(java|vb)script\s*:|href\s*=\s*["']?\s*(&#|data:(?!image\/(png|jpeg|gif|webp|avif)[;,]))/i;

/** @throws Problems with the first part of the drawing that could run a script */
export function refuseUnsafeSvg(file: string, svg: string): void {
  const match = unsafe.exec(svg);
  if (match) throw new Problems([unsafeDrawing(placeAt(file, svg, match.index), match[0].trim())]);
}

/**
 * Optimizes a drawing with SVGO.
 *
 * @param file its name, for the places of problems
 * @throws Problems if it could run a script
 */
export async function cleanSvg(file: string, svg: string, cache: DiskCache): Promise<string> {
  refuseUnsafeSvg(file, svg);
  const cleaned = await cache.remember(
    `svg/${hash(svg, versionOf("svgo"), JSON.stringify(settings))}.svg`,
    async () => {
      const { optimize } = await import("svgo");
      return optimize(svg, { ...settings, plugins: [...settings.plugins] }).data;
    },
  );
  return cleaned.toString("utf8");
}

/**
 * A drawing may be animated by its own style sheet. It then gets a still copy, for visitors who prefer reduced motion:
 * browsers do not apply that preference inside an `<img>`.
 *
 * @param file relative to `assets/images/`
 * @param basePath the base path of the site: "" or `/sub`
 */
export async function makeDrawing(
  master: Buffer,
  file: string,
  basePath: string,
  cache: DiskCache,
): Promise<{ image: MadeImage; outputs: OutputFile[] }> {
  const source = master.toString("utf8");
  const stillSource = source.replace(/<style\b(?:(?!<\/style>).)*@keyframes.*?<\/style>/gs, "");
  const make = async (svg: string, name: string) => {
    const cleaned = await cleanSvg(`assets/images/${file}`, svg, cache);
    return { svg: cleaned, output: hashedFile(name, "svg", cleaned) };
  };
  const { name } = path.parse(file);
  const { svg, output } = await make(source, name);
  const image: MadeImage = { ...drawingSize(svg), src: `${basePath}/${output.file}`, sources: [] };
  if (stillSource === source) return { image, outputs: [output] };
  const still = await make(stillSource, `${name}-still`);
  return {
    image: { ...image, still: `${basePath}/${still.output.file}` },
    outputs: [output, still.output],
  };
}

/** The width and height of a drawing, from its attributes if they are in pixels, or its view box. */
function drawingSize(svg: string): Size {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(root)?.[1];
  const [, , boxWidth, boxHeight] = (attribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const pixels = (name: string) => Number(/^([\d.]+)(px)?$/.exec(attribute(name) ?? "")?.[1]);
  const width = pixels("width") || boxWidth;
  const height = pixels("height") || boxHeight;
  if (!width || !height) throw new Error("it has neither width and height nor a viewBox");
  return { width: Math.round(width), height: Math.round(height) };
}
