/** Measures a page: bytes as servers send them, and requests. */
import { brotliCompressSync, constants } from "node:zlib";
import { nameWithoutHash } from "../cache/hashed-file.ts";
import { type PageAssets, type Script, scriptFilesOf } from "../model/assets.ts";
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

/**
 * The size at brotli level 5, which servers use to compress on the fly. Level 11 takes thirty times as long.
 * Synchronous: for a page, handing the work to another thread takes as long as the work.
 */
export function brotliSize(contents: Uint8Array | string): number {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: sizeHint } = constants;
  return brotliCompressSync(contents, { params: { [quality]: 5, [sizeHint]: contents.length } }).length;
}

/** The sizes of scripts and fonts. */
export async function measureAssets(outputs: OutputFile[]): Promise<AssetSize[]> {
  const measure = async (output: OutputFile): Promise<AssetSize> => {
    const contents = await readOutput(output);
    const bytes = Buffer.byteLength(contents);
    // Fonts are compressed already.
    const brotli = output.file.endsWith(".woff2") ? bytes : brotliSize(contents);
    return { file: output.file, bytes, brotli };
  };
  return Promise.all(outputs.filter(({ file }) => /\.(js|woff2)$/.test(file)).map(measure));
}

/** @returns a function that measures a page that loads these addresses; shared files are compressed only once */
export function createPageMeasurer(assets: PageAssets) {
  const known = new Map<string, Part>();
  const measureOnce = (key: string, name: string, text: Uint8Array | string): Part => {
    const part = known.get(key) ?? { name, bytes: brotliSize(text) };
    known.set(key, part);
    return part;
  };
  const measureScript = ({ name, code }: Script) => measureOnce(name, name, code);
  const files = new Map(scriptFilesOf(assets).map((script) => [script.url, script]));
  const inlined = assets.inlineScript ? [assets.inlineScript] : [];

  return (page: Pick<RenderedPage, "route" | "html" | "sheets">, loads: string[]): MeasuredPage => {
    const {
      route: { path },
      html,
      sheets,
    } = page;
    const urls = [...new Set(loads.map((url) => url.split("#")[0] ?? ""))];
    const styles = sheets.map(({ file, contents }) => measureOnce(file, nameWithoutHash(file), contents));
    const scripts = [...urls.flatMap((url) => files.get(url) ?? []), ...inlined].map(measureScript);
    const size = {
      path,
      bytes: Buffer.byteLength(html),
      brotli: brotliSize(html),
      styles: total(styles),
      scripts: total(scripts),
      requests: urls.length + 1,
    };
    return { size, scripts };
  };
}

function total(parts: Part[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
