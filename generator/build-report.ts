/** What the end of a build tells: sizes, pictures, times, stand-ins. */
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { colors } from "./colors.ts";
import type { MadeAssets } from "./make-assets.ts";
import type { Place } from "./site.tsx";

/** Bytes of a page, as it is and as hosts send it. */
export interface RouteSize {
  path: string;
  bytes: number;
  brotli: number;
}

export interface BuildReport {
  /** Absolute path of the output folder. */
  out: string;
  routes: RouteSize[];
  assets: { file: string; bytes: number; brotli: number }[];
  images: { count: number; made: number; reused: number };
  standIns: Place[];
  times: { step: string; milliseconds: number }[];
}

const compress = promisify(brotliCompress);

/** At level 5, which servers use for what they compress on the fly. Level 11 would take thirty times as long. */
async function brotliSize(contents: Uint8Array | string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (await compress(contents, { params })).length;
}

/** Sizes of a page; compressed in the background while the next page is rendered. */
export async function weigh(path: string, html: string): Promise<RouteSize> {
  return { path, bytes: Buffer.byteLength(html), brotli: await brotliSize(html) };
}

export async function summarize({
  assets,
  sizes,
  ...rest
}: Omit<BuildReport, "routes" | "assets" | "images"> & {
  sizes: RouteSize[];
  assets: MadeAssets;
}): Promise<BuildReport> {
  const loaded = assets.outputs.filter(({ file }) => /\.(css|js|woff2)$/.test(file) || /\.svg$/.test(file));
  const weighed = await Promise.all(
    loaded.map(async ({ file, contents }) => ({
      file,
      bytes: Buffer.byteLength(contents),
      brotli: file.endsWith(".woff2") ? Buffer.byteLength(contents) : await brotliSize(contents),
    })),
  );
  return { ...rest, routes: sizes, assets: weighed, images: assets.images };
}

/** As many routes as a person reads; the heaviest of the rest are the ones to know. */
const shownRoutes = 40;

/**
 * The report for a terminal.
 *
 * @param total milliseconds from the command to now
 */
export function formatReport(report: BuildReport, total: number): string {
  const { routes, assets, images, standIns, times } = report;
  const few = routes.length <= shownRoutes;
  const listed = few ? routes : routes.toSorted((a, b) => b.brotli - a.brotli).slice(0, 10);
  const rows = listed.map(({ path, bytes, brotli }) => [path, kilobytes(bytes), kilobytes(brotli)]);
  const code = assets.filter(({ file }) => !file.endsWith(".svg"));
  const assetRows = code.map(({ file, bytes, brotli }) => [`/${file}`, kilobytes(bytes), kilobytes(brotli)]);
  const width = Math.max(...[...rows, ...assetRows].map(([name = ""]) => name.length), 20);
  const line = ([name = "", bytes = "", brotli = ""]: string[]) =>
    `  ${name.padEnd(width)}  ${bytes.padStart(9)}  ${brotli.padStart(9)}`;
  const head = few ? "Route" : `Heaviest of ${routes.length} routes`;
  const slowest = times.map(({ step, milliseconds }) => `${step} ${Math.round(milliseconds)}`).join(", ");
  return [
    colors.bold(line([head, "raw", "brotli"])),
    ...rows.map(line),
    "",
    colors.bold(line(["Loaded by the pages", "raw", "brotli"])),
    ...assetRows.map(line),
    "",
    `  ${routes.length} pages; ${images.count} pictures, ${images.made} results made, ${images.reused} reused.`,
    standIns.length > 0
      ? colors.yellow(
          `  Stand-ins left to replace before the launch: ${standIns.length} (standIn: true in content/).`,
        )
      : "  No stand-ins left.",
    `  Milliseconds: ${slowest}. ${colors.green(`Built in ${(total / 1000).toFixed(2)} s`)} into ${report.out}`,
  ].join("\n");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
