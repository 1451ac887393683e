/** Measures a page: bytes as servers send them, and requests. */
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { nameWithoutHash } from "../cache/hashed-file.ts";
import type { MadeAssets } from "../model/assets.ts";
import { type OutputFile, readOutput } from "../model/output-file.ts";
import type { AssetSize, RouteSize } from "../model/report.ts";
import type { RenderedPage } from "../model/route.ts";

/** A part of a page, or a file that it loads. */
export interface Part {
  /** A name that a person can search for: `scripts/main.ts`, `<section class="hero">`. */
  name: string;
  /** Compressed. */
  bytes: number;
}

/** The size of a page, and of each script in it. */
export interface MeasuredPage {
  size: RouteSize;
  scripts: Part[];
}

/** The first of the heaviest parts. */
export function heaviestOf([first = { name: "", bytes: 0 }, ...more]: Part[]): Part {
  return more.reduce((heaviest, part) => (part.bytes > heaviest.bytes ? part : heaviest), first);
}

const compress = promisify(brotliCompress);

/** The size at brotli level 5, which servers use to compress on the fly. Level 11 takes thirty times as long. */
export async function brotliSize(contents: Uint8Array | string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (await compress(contents, { params })).length;
}

/** The sizes of scripts and fonts. */
export async function measureAssets(outputs: OutputFile[]): Promise<AssetSize[]> {
  const measure = async (output: OutputFile): Promise<AssetSize> => {
    const contents = await readOutput(output);
    const bytes = Buffer.byteLength(contents);
    // Fonts are compressed already.
    const brotli = output.file.endsWith(".woff2") ? bytes : await brotliSize(contents);
    return { file: output.file, bytes, brotli };
  };
  return Promise.all(outputs.filter(({ file }) => /\.(js|woff2)$/.test(file)).map(measure));
}

/** Measures a page that loads these addresses. Shared files are compressed only once. */
export type MeasurePage = (
  page: Pick<RenderedPage, "route" | "html" | "sheets">,
  loads: string[],
) => Promise<MeasuredPage>;

/** @param basePath the base path of the site: "" or `/sub` */
export function createPageMeasurer(
  { outputs, pageAssets, scriptNames }: Pick<MadeAssets, "outputs" | "pageAssets" | "scriptNames">,
  basePath: string,
): MeasurePage {
  const contents = new Map<string, Uint8Array | string>(
    outputs.flatMap((output) =>
      "contents" in output ? [[`${basePath}/${output.file}`, output.contents] as const] : [],
    ),
  );
  const known = new Map<string, Promise<Part>>();
  const measureOnce = (key: string, name: string, text: Uint8Array | string): Promise<Part> => {
    const part = known.get(key) ?? brotliSize(text).then((bytes) => ({ name, bytes }));
    known.set(key, part);
    return part;
  };
  const measureScripts = (urls: string[]) =>
    urls
      .filter((url) => url.endsWith(".js"))
      .map((url) => measureOnce(url, scriptNames.get(url) ?? nameWithoutHash(url), contents.get(url) ?? ""));
  const { inlineScript: inline } = pageAssets;
  const inlined = () =>
    inline ? [measureOnce(inline, scriptNames.get(inline) ?? "the <script> in the page", inline)] : [];

  return async ({ route: { path }, html, sheets }, loads) => {
    const urls = [...new Set(loads.map((url) => url.split("#")[0] ?? ""))];
    const [brotli, styles, scripts] = await Promise.all([
      brotliSize(html),
      Promise.all(sheets.map(({ file, contents }) => measureOnce(file, nameWithoutHash(file), contents))),
      Promise.all([...measureScripts(urls), ...inlined()]),
    ]);
    const bytes = Buffer.byteLength(html);
    const requests = urls.length + 1;
    return {
      size: { path, bytes, brotli, styles: total(styles), scripts: total(scripts), requests },
      scripts,
    };
  };
}

function total(parts: Part[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
