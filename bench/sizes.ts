/** `npm run bench -- sizes`: what each page costs its visitors, now and at the last release. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishHtml } from "../generator/finish-html.ts";
import { findInline, openScales, type RouteSize } from "../generator/weigh-page.ts";
import { type Checkout, checkOut, findLastRelease, Misuse } from "./check-out.ts";
import { project } from "./copy-site.ts";
import { measure } from "./measure.ts";

/** A page in two states of the site; undefined where it is only in one of them. */
export interface SizePair {
  path: string;
  before: RouteSize | undefined;
  now: RouteSize | undefined;
}

/**
 * Builds the project as it is, uncommitted changes and all, and another commit of it.
 *
 * @param against a commit; the last release if left out
 * @throws Misuse if there is no such commit, or if it cannot be built
 */
export async function measureSizes(against?: string): Promise<{ pairs: SizePair[]; title: string }> {
  const release = against === undefined ? findLastRelease() : { ref: against, isRelease: true };
  const other = checkOut(release.ref);
  const folder = mkdtempSync(path.join(tmpdir(), "sizes-"));
  try {
    const now = await buildAndWeigh(project, path.join(folder, "now"), "The project as it is");
    const then = await buildAndWeigh(other.root, path.join(folder, "then"), nameOf(other));
    const missing = release.isRelease
      ? ""
      : " There is no tag yet, so this is the commit before the last one.";
    return { pairs: pairSizes(then, now), title: `Against ${nameOf(other)}.${missing}` };
  } finally {
    other.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `v1.2 (0123456)` */
export function nameOf({ ref, commit }: Pick<Checkout, "ref" | "commit">): string {
  return ref.startsWith(commit) ? commit : `${ref} (${commit})`;
}

async function buildAndWeigh(root: string, out: string, name: string): Promise<RouteSize[]> {
  await buildSiteAt(root, ["--out", out], name);
  return weighSite(out);
}

/**
 * @param name what people call that state of the project
 * @throws Misuse with what the build says, if it fails
 */
export async function buildSiteAt(root: string, flags: string[], name: string) {
  try {
    return await measure([process.execPath, "--import", "tsx", "build.ts", ...flags], { cwd: root });
  } catch (error) {
    throw new Misuse(`${name} cannot be built. ${(error as Error).message}`);
  }
}

/** Weighs a built site by its files, so that two are weighed in one way whatever their own builds say. */
export async function weighSite(folder: string): Promise<RouteSize[]> {
  const scales = openScales((url) => {
    const file = path.join(folder, url);
    return existsSync(file) ? readFileSync(file) : undefined;
  });
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const sizes: RouteSize[] = [];
  for (const page of pages.sort()) {
    const html = readFileSync(path.join(folder, page), "utf8");
    const { loads } = finishHtml(html).facts;
    const route = `/${page.replaceAll("\\", "/").replace(/(^index)?\.html$/, "")}`;
    const toWeigh = { path: route, bytes: Buffer.byteLength(html), loads, inline: findInline(html) };
    sizes.push((await scales.weigh(toWeigh, html)).size);
  }
  return sizes;
}

/** By address, in the order of the addresses. */
export function pairSizes(before: RouteSize[], now: RouteSize[]): SizePair[] {
  const paths = [...new Set([...before, ...now].map((size) => size.path))].sort();
  const find = (sizes: RouteSize[], wanted: string) => sizes.find((size) => size.path === wanted);
  return paths.map((wanted) => ({ path: wanted, before: find(before, wanted), now: find(now, wanted) }));
}

/** A Markdown table: compressed bytes then, now, and the difference. Pages that weigh the same are only counted. */
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
  const same = pairs.length - changed.length;
  const head = ["route", ...["HTML", "styles", "scripts"].flatMap((name) => [`${name} then`, "now", "±"])];
  const line = (values: string[]) => `| ${values.join(" | ")} |`;
  const table = [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)];
  return [
    `${title} Bytes as servers send them (brotli, level 5).`,
    ...(changed.length > 0 ? ["", ...table] : []),
    "",
    same === 0
      ? "Every page has changed."
      : `${same === 1 ? "One page weighs" : `${same} pages weigh`} the same.`,
  ].join("\n");
}

function bytes(count: number | undefined): string {
  return count === undefined ? "" : count.toLocaleString("en-US");
}

function signed(difference: number): string {
  if (difference === 0) return "0";
  return `${difference > 0 ? "+" : "−"}${Math.abs(difference).toLocaleString("en-US")}`;
}
