/** Checks the budgets of pages, a part of step 5. */
import { nameWithoutHash } from "../cache/hash.ts";
import type { MadeAssets } from "../model/assets.ts";
import type { OutputFile } from "../model/output-file.ts";
import { type Place, startOf } from "../model/place.ts";
import type { NamedSize } from "../model/report.ts";
import type { RenderedPage, Route } from "../model/route.ts";
import type { PageBudgets } from "../model/site-definition.ts";
import {
  htmlCure,
  longText,
  scriptsCure,
  stylesCure,
  tooHeavy,
  tooHeavyFonts,
  tooManyFonts,
  tooManyRequests,
} from "../problems/budget-problems.ts";
import { placeOfRoute } from "../problems/code-problems.ts";
import type { Problem, UnplacedProblem } from "../problems/problem.ts";
import { findHeaviestPart, findHeaviestRules, withoutContent } from "./heaviest-part.ts";
import { brotliSize, heaviestOf, type MeasuredPage } from "./measure-page.ts";

/** A page that exceeds a budget. */
export interface Excess {
  route: Route;
  /** The value that the budget limits: bytes or requests. */
  measured: number;
  /** The cause: pages with the same cause are reported together. */
  culprit: string;
  /** The place to correct. Default: the line of the route table. */
  place?: Place | undefined;
  /**
   * @param pages the addresses of the pages with this cause, the worst first
   * @param measured the value of the first of them
   */
  problem(pages: string[], measured: number): UnplacedProblem;
}

/**
 * Finds the budgets that a page exceeds, and the cause of each excess.
 *
 * @param loads addresses that the page requests immediately
 */
export async function findExcesses(
  budgets: PageBudgets,
  { route, html, sheets }: RenderedPage,
  { size, scripts }: MeasuredPage,
  loads: string[],
  assets: MadeAssets,
): Promise<Excess[]> {
  const excesses: Excess[] = [];
  const add = (measured: number, culprit: string, problem: Excess["problem"], place?: Place) =>
    excesses.push({ route, measured, culprit, problem, place });
  if (size.brotli > budgets.html) {
    if ((await brotliSize(withoutContent(html))) > budgets.html) {
      const part = await findHeaviestPart(html);
      add(size.brotli, `html ${part.name}`, tooHeavy("HTML", budgets.html, htmlCure(part)));
    } else {
      const problem = () => longText(route.path, size.brotli, budgets.html);
      add(size.brotli, `words ${route.path}`, problem, startOf(route.entry.file));
    }
  }
  if (size.styles > budgets.styles) {
    const css = sheets.map(({ contents }) => contents).join("");
    const rules = findHeaviestRules(css, assets.styleRules);
    add(
      size.styles,
      `styles ${rules.name}`,
      tooHeavy("styles", budgets.styles, stylesCure(rules, css.length)),
    );
  }
  if (size.scripts > budgets.scripts) {
    const heaviest = heaviestOf(scripts);
    add(
      size.scripts,
      `scripts ${heaviest.name}`,
      tooHeavy("scripts", budgets.scripts, scriptsCure(heaviest)),
    );
  }
  if (size.requests > budgets.requests) {
    const [kind, files] = mostOf(loads);
    add(size.requests, `requests ${kind}`, (pages, measured) =>
      tooManyRequests(pages, measured, budgets.requests, files),
    );
  }
  return excesses;
}

/** Reports each culprit once, at the place of the page that exceeds the budget most. */
export function excessProblems(excesses: Excess[], root: string): Problem[] {
  return [...groupBy(excesses, ({ culprit }) => culprit).values()].flatMap((group) => {
    const [worst, ...others] = group.toSorted((a, b) => b.measured - a.measured);
    if (!worst) return [];
    const pages = [worst, ...others].map(({ route }) => route.path);
    const place = worst.place ?? placeOfRoute(worst.route, root);
    return { ...worst.problem(pages, worst.measured), place };
  });
}

/** Fonts are the same on every page. */
export function fontProblems(
  budgets: PageBudgets,
  outputs: OutputFile[],
  { preloadFonts }: MadeAssets,
): Problem[] {
  const fonts = outputs.flatMap((output): NamedSize[] => {
    const isLoaded = preloadFonts.some((url) => url.endsWith(`/${output.file}`));
    if (!isLoaded || !("contents" in output)) return [];
    return [{ name: nameWithoutHash(output.file), bytes: Buffer.byteLength(output.contents) }];
  });
  const names = fonts.map(({ name }) => name);
  const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  return [
    ...(fonts.length > budgets.fontFiles ? [tooManyFonts(names, budgets.fontFiles)] : []),
    ...(bytes > budgets.fonts ? [tooHeavyFonts(bytes, budgets.fonts, heaviestOf(fonts))] : []),
  ];
}

/** The most frequent file extension, and the files with it. */
function mostOf(loads: string[]): [ending: string, files: string[]] {
  const files = [...new Set(loads.map((url) => nameWithoutHash(url.split("#")[0] ?? "")))];
  const byEnding = groupBy(files, (file) => file.split(".").at(-1) ?? "");
  return [...byEnding].reduce((most, kind) => (kind[1].length > most[1].length ? kind : most));
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    groups.set(keyOf(item), group);
    group.push(item);
  }
  return groups;
}
