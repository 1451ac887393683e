/** Converts any picture to an original for `assets/images/`: upright, in a web format, no larger than needed. */
import path from "node:path";
import type { Metadata, Sharp } from "sharp";
import { isAnimation, isHeic } from "../../assets/picture-format.ts";

/** An original, and the extension that its name needs. */
interface FitPicture {
  contents: Buffer;
  ending: "jpg" | "png" | "webp" | "avif" | "svg";
}

/** Thrown for a picture that is not imported; the message is a sentence. */
export class UnfitPicture extends Error {}

/** Pixels of the longer side: the build makes pictures up to 1600 pixels wide, and may crop them first. */
const longest = 2400;
const shortest = 600;

/** Larger files are encoded again. */
const maxBytes = 2_000_000;

const endings = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif", heif: "avif" } as const;

/**
 * Copies drawings, and photographs that need no change. Encodes all others again, without their metadata, which may
 * include a location.
 *
 * @param name the name of the file, for messages
 * @throws UnfitPicture
 */
export async function fitPicture(name: string, contents: Buffer): Promise<FitPicture> {
  const file = path.basename(name);
  const { image, metadata } = await openPicture(file, contents);
  if (metadata.format === "svg") return { contents, ending: "svg" };
  if (isAnimation(metadata))
    throw new UnfitPicture(`${file} is an animation, and pages would show only its first frame.`);
  const { width, height } = metadata;
  const side = Math.max(width, height);
  if (side < shortest)
    throw new UnfitPicture(
      `${file} has only ${width} × ${height} pixels, and would be blurred. Its longer side needs ${shortest} at least.`,
    );
  const ending = endings[metadata.format as keyof typeof endings];
  const { exif, xmp, iptc, orientation = 1 } = metadata;
  const isClean = !exif && !xmp && !iptc && orientation === 1;
  if (ending && isClean && side <= longest && contents.length <= maxBytes) return { contents, ending };

  const fit = image.autoOrient().resize(longest, longest, { fit: "inside", withoutEnlargement: true });
  const { isOpaque } = await image.clone().stats();
  if (!isOpaque) return { contents: await fit.png().toBuffer(), ending: "png" };
  if (metadata.format === "png") {
    const png = await fit.clone().png().toBuffer();
    if (png.length <= maxBytes) return { contents: png, ending: "png" };
  }
  return { contents: await fit.jpeg({ quality: 88, mozjpeg: true }).toBuffer(), ending: "jpg" };
}

/** @throws UnfitPicture for files that are not pictures */
async function openPicture(file: string, contents: Buffer): Promise<{ image: Sharp; metadata: Metadata }> {
  const { default: sharp } = await import("sharp");
  try {
    if (isHeic(contents)) {
      const { default: decode } = await import("heic-decode");
      const { width, height, data } = await decode({ buffer: contents });
      const image = sharp(data, { raw: { width, height, channels: 4 } });
      return { image, metadata: await image.metadata() };
    }
    const image = sharp(contents);
    const metadata = await image.metadata();
    // Also decodes the pixels, because the header of a damaged file may be intact.
    await image.clone().stats();
    return { image, metadata };
  } catch {
    throw new UnfitPicture(`${file} is no picture that can be read here. Export it as JPEG, PNG or SVG.`);
  }
}
