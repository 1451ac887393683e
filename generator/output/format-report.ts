import { styleText } from "node:util";
import type { BuildReport, RouteSize } from "../model/report.ts";
import type { PageBudgets } from "../model/site-definition.ts";

/** Measures the steps of a build, in milliseconds. */
export function createClock() {
  const times: BuildReport["times"] = [];
  let last = performance.now();
  const lap = (step: string) => {
    const now = performance.now();
    times.push({ step, milliseconds: now - last });
    last = now;
  };
  return { times, lap };
}

/** The report lists up to this many routes; of more, only the heaviest. */
const shownRoutes = 40;

/**
 * Formats the report for a terminal.
 *
 * @param total milliseconds since the command started
 */
export function formatReport(report: BuildReport, total: number): string {
  const { routes, budgets, assets, images, standIns, unpublished, times } = report;
  const few = routes.length <= shownRoutes;
  const listed = few ? routes : routes.toSorted((a, b) => b.brotli - a.brotli).slice(0, 10);
  const routeRows = listed.map((size) => [
    size.path,
    kilobytes(size.bytes),
    kilobytes(size.brotli),
    kilobytes(size.styles),
    nearBudgets(size, budgets),
  ]);
  const assetRows = assets.map(({ file, bytes, brotli }) => [
    `/${file}`,
    kilobytes(bytes),
    kilobytes(brotli),
  ]);
  const width = Math.max(...[...routeRows, ...assetRows].map(([name = ""]) => name.length), 20);
  const line = ([name = "", bytes = "", brotli = "", styles = "", remark = ""]: string[]) =>
    `  ${name.padEnd(width)}  ${bytes.padStart(9)}  ${brotli.padStart(9)}  ${styles.padStart(9)}  ${remark}`.trimEnd();
  const steps = times.map(({ step, milliseconds }) => `${step} ${Math.round(milliseconds)}`).join(", ");
  return [
    painted("bold", line([few ? "Route" : `Heaviest of ${routes.length} routes`, "raw", "brotli", "styles"])),
    ...routeRows.map(line),
    "",
    painted("bold", line(["Loaded by the pages", "raw", "brotli"])),
    ...assetRows.map(line),
    "",
    `  ${routes.length} pages; ${images.count} pictures, ${images.made} results made, ${images.reused} reused.`,
    ...(unpublished > 0
      ? [`  Left out, because they are not public yet: ${unpublished} (npm run launch lists them).`]
      : []),
    standIns > 0
      ? painted(
          "yellow",
          `  Stand-ins left to replace before the launch: ${standIns} (standIn: true in content/).`,
        )
      : "  No stand-ins left.",
    `  Milliseconds: ${steps}. ${painted("green", `Built in ${(total / 1000).toFixed(2)} s`)} into ${report.out}`,
  ].join("\n");
}

/** A page is near a budget if it uses at least this share of it. */
const near = 0.9;

/** The budgets that a page has almost used up: "HTML 93 %, styles 95 %". */
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
  return text && painted("dim", `of its budget: ${text}`);
}

function painted(style: Parameters<typeof styleText>[0], text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
