/** Icons for software that does not support SVG icons, made from the SVG, and the manifest that lists them. */
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, versionOf } from "../cache/hash.ts";
import type { Discovery } from "../model/discovery.ts";
import type { WrittenFile } from "../model/output-file.ts";
import type { SiteSettings } from "../model/site-definition.ts";

/** Files at the root of the site. */
export const iconFiles = {
  /** Requested at this address by software that does not read the head. */
  fallback: { file: "favicon.ico", sizes: [16, 32, 48] },
  touch: { file: "apple-touch-icon.png", size: 180, margin: 0 },
  medium: { file: "icon-192.png", size: 192, margin: 0 },
  large: { file: "icon-512.png", size: 512, margin: 0 },
  /**
   * Systems crop it to a circle, a square or a drop. Only the inner 80 % of its width is always visible:
   * <https://www.w3.org/TR/appmanifest/#icon-masks>.
   */
  maskable: { file: "icon-maskable-512.png", size: 512, margin: 51 },
} as const;

/** Part of the cache key: raise it when the code draws other icons from the same file. */
const version = "1";

export const manifestFile = "site.webmanifest";

/** Makes the icons from the site's SVG icon, which must be a square without transparent edges. */
export async function makeIcons(
  discovery: Discovery,
  settings: SiteSettings,
  cache: DiskCache,
): Promise<WrittenFile[]> {
  const svg = Buffer.from(settings.icon.svg);
  const key = hash(svg, JSON.stringify(iconFiles), version, versionOf("sharp"));
  const make = async (file: string, draw: () => Promise<Buffer>): Promise<WrittenFile> => ({
    file,
    contents: await cache.remember(`icons/${key}-${file}`, draw),
  });
  const { fallback, touch, medium, large, maskable } = iconFiles;
  return Promise.all([
    make(fallback.file, () => drawIco(svg, fallback.sizes)),
    ...[touch, medium, large, maskable].map(({ file, size, margin }) =>
      make(file, () => draw(svg, size, margin)),
    ),
    { file: manifestFile, contents: formatManifest(discovery, settings) },
  ]);
}

function formatManifest(discovery: Discovery, { address, language, themeColors }: SiteSettings): string {
  const { medium, large, maskable } = iconFiles;
  const { pathname } = new URL(`${address}/`);
  const manifest = {
    name: discovery.name,
    short_name: discovery.shortName,
    description: discovery.description,
    lang: language,
    start_url: pathname,
    scope: pathname,
    display: "browser",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [medium, large, maskable].map((icon) => ({
      src: pathname + icon.file,
      sizes: `${icon.size}x${icon.size}`,
      type: "image/png",
      ...(icon === maskable && { purpose: "maskable" }),
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function draw(svg: Buffer, size: number, margin = 0): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const inner = size - 2 * margin;
  const { width = inner } = await sharp(svg).metadata();
  return (
    sharp(svg, { density: Math.min((72 * inner) / width, 2400) })
      .resize(inner, inner)
      // The margin repeats the outermost row of pixels, so that the background has no seam.
      .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: "copy" })
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}

/** Writes an ICO file, a directory followed by PNG files: <https://en.wikipedia.org/wiki/ICO_(file_format)>. */
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
