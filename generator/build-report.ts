/** What the end of a build tells: sizes, pictures, times, stand-ins. */
import { colors } from "./colors.ts";
import type { MadeAssets } from "./make-assets.ts";
import type { Place } from "./site.tsx";
import type { PageBudgets } from "./site-definition.ts";
import { brotliSize, type RouteSize } from "./weigh-page.ts";

export interface BuildReport {
  /** Absolute path of the output folder. */
  out: string;
  routes: RouteSize[];
  /** How many pages are those of the build before, which would have been made the same again. */
  takenOver: number;
  /** What the pages were held against. */
  budgets: PageBudgets | undefined;
  assets: { file: string; bytes: number; brotli: number }[];
  images: { count: number; made: number; reused: number };
  standIns: Place[];
  times: { step: string; milliseconds: number }[];
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
  const { routes, takenOver, budgets, assets, images, standIns, times } = report;
  const few = routes.length <= shownRoutes;
  const listed = few ? routes : routes.toSorted((a, b) => b.brotli - a.brotli).slice(0, 10);
  const rows = listed.map((size) => [
    size.path,
    kilobytes(size.bytes),
    kilobytes(size.brotli),
    nearBudgets(size, budgets),
  ]);
  const code = assets.filter(({ file }) => !file.endsWith(".svg"));
  const assetRows = code.map(({ file, bytes, brotli }) => [`/${file}`, kilobytes(bytes), kilobytes(brotli)]);
  const width = Math.max(...[...rows, ...assetRows].map(([name = ""]) => name.length), 20);
  const line = ([name = "", bytes = "", brotli = "", remark = ""]: string[]) =>
    `  ${name.padEnd(width)}  ${bytes.padStart(9)}  ${brotli.padStart(9)}  ${remark}`.trimEnd();
  const head = few ? "Route" : `Heaviest of ${routes.length} routes`;
  const slowest = times.map(({ step, milliseconds }) => `${step} ${Math.round(milliseconds)}`).join(", ");
  return [
    colors.bold(line([head, "raw", "brotli"])),
    ...rows.map(line),
    "",
    colors.bold(line(["Loaded by the pages", "raw", "brotli"])),
    ...assetRows.map(line),
    "",
    `  ${routes.length} pages${takenOver > 0 ? `, ${takenOver} as they were` : ""}; ${images.count} pictures, ${images.made} results made, ${images.reused} reused.`,
    standIns.length > 0
      ? colors.yellow(
          `  Stand-ins left to replace before the launch: ${standIns.length} (standIn: true in content/).`,
        )
      : "  No stand-ins left.",
    `  Milliseconds: ${slowest}. ${colors.green(`Built in ${(total / 1000).toFixed(2)} s`)} into ${report.out}`,
  ].join("\n");
}

/** A page is near a budget from this share of it on. */
const near = 0.9;

/** "HTML 93 %, styles 95 %": of which budgets a page has little left. */
function nearBudgets({ brotli, styles, scripts, requests }: RouteSize, budgets?: PageBudgets): string {
  if (!budgets) return "";
  const shares: [string, number][] = [
    ["HTML", brotli / budgets.html],
    ["styles", styles / budgets.styles],
    ["scripts", scripts / budgets.scripts],
    ["requests", requests / budgets.requests],
  ];
  const close = shares.filter(([, share]) => share > near);
  const text = close.map(([name, share]) => `${name} ${Math.round(share * 100)} %`).join(", ");
  return text && colors.dim(`of its budget: ${text}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
