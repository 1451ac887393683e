/** Measures a page: bytes as servers send them, and requests. */
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { memo } from "../cache/memo.ts";
import type { MadeAssets } from "../model/assets.ts";
import { type OutputFile, readOutput, type WrittenFile } from "../model/output-file.ts";
import type { AssetSize, NamedSize, RouteSize } from "../model/report.ts";
import type { RenderedPage } from "../model/route.ts";

/** The size of a page, and of each script in it. */
export interface MeasuredPage {
  size: RouteSize;
  scripts: NamedSize[];
}

const compress = promisify(brotliCompress);

/** The first of the heaviest parts. */
export function heaviestOf([first = { name: "", bytes: 0 }, ...more]: NamedSize[]): NamedSize {
  return more.reduce((heaviest, part) => (part.bytes > heaviest.bytes ? part : heaviest), first);
}

/**
 * The size at brotli level 5, which servers use to compress on the fly. Level 11 takes thirty times as long.
 * Another thread compresses, while this one renders the next page.
 */
export async function brotliSize(contents: Uint8Array | string): Promise<number> {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: sizeHint } = constants;
  const params = { [quality]: 5, [sizeHint]: contents.length };
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

/** @returns a function that measures a page that loads these addresses; shared files are compressed only once */
export function createPageMeasurer(assets: MadeAssets) {
  const sizeOf = memo(brotliSize);
  // By name, which contains the hash of the contents: these need not stay in memory.
  const sheetSizes = new Map<string, Promise<number>>();
  const sheetSize = ({ file, contents }: WrittenFile) => {
    const size = sheetSizes.get(file) ?? brotliSize(contents);
    sheetSizes.set(file, size);
    return size;
  };
  const scriptFiles = [assets.script, ...assets.pageScripts.values()];
  const files = new Map(scriptFiles.map((script) => [script.url, script]));
  const inlined = assets.inlineScript ? [assets.inlineScript] : [];

  return async ({ route, html, sheets }: RenderedPage, loads: string[]): Promise<MeasuredPage> => {
    const urls = [...new Set(loads.map((url) => url.split("#")[0] ?? ""))];
    const loaded = [...urls.flatMap((url) => files.get(url) ?? []), ...inlined];
    const [brotli, styles, scripts] = await Promise.all([
      brotliSize(html),
      Promise.all(sheets.map(sheetSize)),
      Promise.all(loaded.map(async ({ name, code }) => ({ name, bytes: await sizeOf(code) }))),
    ]);
    const size = {
      path: route.path,
      bytes: Buffer.byteLength(html),
      brotli,
      styles: sum(styles),
      scripts: sum(scripts.map(({ bytes }) => bytes)),
      requests: urls.length + 1,
    };
    return { size, scripts };
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
