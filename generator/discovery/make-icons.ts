/** Icons for whoever cannot take the SVG, made from it, and the manifest that names them. */
import type { Sharp } from "sharp";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash } from "../cache/hash.ts";
import type { Discovery } from "../model/discovery.ts";
import type { WrittenFile } from "../model/output-file.ts";
import type { SiteSettings } from "../model/site-definition.ts";

/** Files at the root of the site. */
export const iconFiles = {
  /** Asked for at this address by everything that does not read the head. */
  fallback: { file: "favicon.ico", sizes: [16, 32, 48] },
  touch: { file: "apple-touch-icon.png", size: 180 },
  medium: { file: "icon-192.png", size: 192 },
  large: { file: "icon-512.png", size: 512 },
  /** With a margin: systems cut it to a circle, a square or a drop. */
  maskable: { file: "icon-maskable-512.png", size: 512 },
} as const;

export const manifestFile = "site.webmanifest";

/** Of a maskable icon's width, what is never cut away, <https://www.w3.org/TR/appmanifest/#icon-masks>. */
const safeShare = 0.8;

/**
 * @param svg the icon, a square that is filled to its edges
 * @param basePath the path of the site, with slashes at both ends
 */
export async function makeIcons(
  svg: Buffer,
  { name, shortName, description }: Pick<Discovery, "name" | "shortName" | "description">,
  { language, themeColors }: Pick<SiteSettings, "language" | "themeColors">,
  basePath: string,
  cache: DiskCache,
): Promise<WrittenFile[]> {
  const key = hash(svg, JSON.stringify(iconFiles), String(safeShare));
  const kept = (kind: string, ending: string, make: () => Promise<Buffer>) =>
    cache.remember(`icons/${key}-${kind}.${ending}`, make);
  const square = (size: number) => kept(String(size), "png", () => draw(svg, size));
  const { fallback, touch, medium, large, maskable } = iconFiles;
  const manifest = {
    name,
    short_name: shortName,
    description,
    lang: language,
    start_url: basePath,
    scope: basePath,
    display: "browser",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [medium, large, maskable].map((icon) => ({
      src: basePath + icon.file,
      sizes: `${icon.size}x${icon.size}`,
      type: "image/png",
      ...(icon === maskable && { purpose: "maskable" }),
    })),
  };
  return [
    { file: fallback.file, contents: await kept("ico", "ico", () => drawIco(svg, fallback.sizes)) },
    ...(await Promise.all(
      [touch, medium, large].map(async ({ file, size }) => ({ file, contents: await square(size) })),
    )),
    {
      file: maskable.file,
      contents: await kept("maskable", "png", () => drawMaskable(svg, maskable.size)),
    },
    { file: manifestFile, contents: `${JSON.stringify(manifest, null, 2)}\n` },
  ];
}

async function open(svg: Buffer, size: number): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  const { width = size } = await sharp(svg).metadata();
  return sharp(svg, { density: Math.min((72 * size) / width, 2400) }).resize(size, size);
}

async function draw(svg: Buffer, size: number): Promise<Buffer> {
  return (await open(svg, size)).png({ compressionLevel: 9 }).toBuffer();
}

async function drawMaskable(svg: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round((size * safeShare) / 2) * 2;
  const margin = (size - inner) / 2;
  // The outermost row of pixels is drawn out to the edges, so that the ground has no seam.
  return (await open(svg, inner))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: "copy" })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file is a directory and the PNG files behind it; <https://en.wikipedia.org/wiki/ICO_(file_format)>. */
async function drawIco(svg: Buffer, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => draw(svg, size)));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
