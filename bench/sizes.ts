/** `npm run bench -- sizes`: compares the size of each page now and at the last release. */
import type { RouteSize } from "../generator/model/report.ts";
import { build, buildProject, checkOut, copyPictures, findLastRelease } from "./checkout.ts";

/** The sizes of a page in two states of the site; undefined in a state without that page. */
export interface SizePair {
  path: string;
  before: RouteSize | undefined;
  now: RouteSize | undefined;
}

/**
 * Builds the project with its uncommitted changes, and another commit. The sizes come from the reports of the builds.
 *
 * @param against a commit; by default the last release, or the previous commit if there is none
 * @throws Misuse if there is no such commit, or if it cannot be built
 */
export async function measureSizes(
  against = findLastRelease(),
): Promise<{ pairs: SizePair[]; title: string }> {
  const before = checkOut(against, "before");
  copyPictures(before);
  const [then, now] = [(await build(before)).report, await buildProject("sizes")];
  return { pairs: pairSizes(then.routes, now.routes), title: `Against ${before.name}.` };
}

/** Pairs the sizes of pages by address, sorted by address. */
export function pairSizes(before: RouteSize[], now: RouteSize[]): SizePair[] {
  const paths = [...new Set([...before, ...now].map((size) => size.path))].sort();
  const find = (sizes: RouteSize[], wanted: string) => sizes.find((size) => size.path === wanted);
  return paths.map((wanted) => ({ path: wanted, before: find(before, wanted), now: find(now, wanted) }));
}

/** Formats a Markdown table: compressed bytes before and now, and the difference. Unchanged pages are only counted. */
export function formatSizes(pairs: SizePair[], title: string): string {
  const kinds = ["brotli", "styles", "scripts"] as const;
  const isSame = ({ before, now }: SizePair) => kinds.every((kind) => before?.[kind] === now?.[kind]);
  const changed = pairs.filter((pair) => !isSame(pair));
  const cells = (before: number | undefined, now: number | undefined) => {
    const difference = before === undefined || now === undefined ? "" : signed(now - before);
    return [bytes(before), bytes(now), difference];
  };
  const rows = changed.map(({ path: route, before, now }) => {
    const mark = before ? (now ? "" : " (gone)") : " (new)";
    return [route + mark, ...kinds.flatMap((kind) => cells(before?.[kind], now?.[kind]))];
  });
  const head = ["route", ...["HTML", "styles", "scripts"].flatMap((name) => [`${name} then`, "now", "±"])];
  const line = (values: string[]) => `| ${values.join(" | ")} |`;
  const table = [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)];
  const same = pairs.length - changed.length;
  return [
    `${title} Bytes as servers send them (brotli, level 5).`,
    ...(changed.length > 0 ? ["", ...table] : []),
    "",
    `${same} of ${pairs.length} pages weigh the same.`,
  ].join("\n");
}

function bytes(count: number | undefined): string {
  return count === undefined ? "" : count.toLocaleString("en-US");
}

function signed(difference: number): string {
  if (difference === 0) return "0";
  return `${difference > 0 ? "+" : "−"}${Math.abs(difference).toLocaleString("en-US")}`;
}
