/**
 * Step 5, second half: no page costs more than its budget. A page is judged as soon as it is weighed; what is too heavy
 * is taken apart at once, because its HTML is forgotten then.
 */
import { shortList } from "./check-pages.ts";
import { finishHtml } from "./finish-html.ts";
import {
  type Problem,
  stopOn,
  tooHeavyFonts,
  tooHeavyHtml,
  tooHeavyScripts,
  tooHeavyStyles,
  tooManyFonts,
  tooManyRequests,
} from "./problems.ts";
import type { Place, Route } from "./site.tsx";
import type { PageBudgets } from "./site-definition.ts";
import {
  findHeaviestPart,
  findHeaviestRules,
  findInline,
  isCopied,
  type Part,
  type RouteSize,
  type Scales,
  type WeighedPage,
  withoutHash,
} from "./weigh-page.ts";
import type { OutputFile } from "./write-output.ts";

export interface BudgetInput {
  /** Nothing is limited without them. */
  budgets: PageBudgets | undefined;
  outputs: OutputFile[];
  scales: Scales;
}

/** Judges pages one by one. `finish` throws if any of them is too heavy. */
export interface BudgetChecker {
  /** @param html of the page, asked for only where it is too heavy */
  judge(route: Route, size: RouteSize, html: () => Promise<string>): Promise<void>;
  /** To be called when all pages are judged. @throws Problems */
  finish(): void;
}

/** A page that is beyond a budget. */
interface Excess {
  route: Route;
  /** How much there is of what is limited. */
  measured: number;
  /** What is to blame, so that pages which share it are told of together. */
  culprit: string;
  /**
   * @param pages those that share it
   * @param measured of the worst of them
   */
  problem(place: Place, pages: string, measured: number): Problem;
}

export function checkBudgets({ budgets, outputs, scales }: BudgetInput): BudgetChecker {
  const excesses: Excess[] = [];

  return {
    async judge(route, size, html) {
      if (!budgets || !isTooHeavy(size, budgets)) return;
      const page = await html();
      const { loads } = finishHtml(page).facts;
      const weighed = await scales.weigh(
        { path: route.path, bytes: size.bytes, loads, inline: findInline(page) },
        page,
      );
      excesses.push(...(await findExcesses(budgets, weighed, { route, html: page, loads, scales })));
    },
    finish() {
      stopOn([...(budgets ? fontProblems(budgets, outputs) : []), ...together(excesses)]);
    },
  };
}

function isTooHeavy({ brotli, styles, scripts, requests }: RouteSize, budgets: PageBudgets): boolean {
  return (
    brotli > budgets.html ||
    styles > budgets.styles ||
    scripts > budgets.scripts ||
    requests > budgets.requests
  );
}

interface JudgedPage {
  route: Route;
  html: string;
  loads: string[];
  scales: Scales;
}

async function findExcesses(
  budgets: PageBudgets,
  { size, scripts }: WeighedPage,
  { route, html, loads, scales }: JudgedPage,
): Promise<Excess[]> {
  const excesses: Excess[] = [];
  const add = (measured: number, culprit: string, problem: Excess["problem"]) =>
    excesses.push({ route, measured, culprit, problem });
  if (size.brotli > budgets.html) {
    const part = await findHeaviestPart(html);
    add(size.brotli, `html ${part.name}`, (at, pages, measured) =>
      tooHeavyHtml(at, pages, measured, budgets.html, part),
    );
  }
  if (size.styles > budgets.styles) {
    const sheets = loads.filter((url) => url.endsWith(".css")).map((url) => String(scales.read(url) ?? ""));
    const css = [...sheets, ...(isCopied(loads) ? [] : findInline(html).styles)].join("");
    const rules = findHeaviestRules(css);
    add(size.styles, `styles ${rules.name}`, (at, pages, measured) =>
      tooHeavyStyles(at, pages, measured, budgets.styles, rules, css.length),
    );
  }
  if (size.scripts > budgets.scripts) {
    const heaviest = heaviestOf(scripts);
    add(size.scripts, `scripts ${heaviest.name}`, (at, pages, measured) =>
      tooHeavyScripts(at, pages, measured, budgets.scripts, heaviest),
    );
  }
  if (size.requests > budgets.requests) {
    const [kind, files] = mostOf(loads);
    add(size.requests, `requests ${kind}`, (at, pages, measured) =>
      tooManyRequests(at, pages, measured, budgets.requests, files),
    );
  }
  return excesses;
}

function heaviestOf([first = { name: "", bytes: 0 }, ...more]: Part[]): Part {
  return more.reduce((heaviest, part) => (part.bytes > heaviest.bytes ? part : heaviest), first);
}

/** The kind of files, by their ending, of which there are most. */
function mostOf(loads: string[]): [ending: string, files: string[]] {
  const files = [...new Set(loads.map((url) => withoutHash(url.split("#")[0] ?? "")))];
  const byEnding = groupBy(files, (file) => file.split(".").at(-1) ?? "");
  return [...byEnding].reduce((most, kind) => (kind[1].length > most[1].length ? kind : most));
}

/** Fonts are the same on every page. */
function fontProblems(budgets: PageBudgets, outputs: OutputFile[]): Problem[] {
  const fonts = outputs
    .filter(({ file }) => file.endsWith(".woff2"))
    .map(({ file, contents }): Part => ({ name: withoutHash(file), bytes: Buffer.byteLength(contents) }));
  const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  return [
    ...(fonts.length > budgets.fontFiles
      ? [
          tooManyFonts(
            fonts.map(({ name }) => name),
            budgets.fontFiles,
          ),
        ]
      : []),
    ...(bytes > budgets.fonts ? [tooHeavyFonts(bytes, budgets.fonts, heaviestOf(fonts))] : []),
  ];
}

/** What many pages have from one culprit is one problem, at the line of the page that has most. */
function together(excesses: Excess[]): Problem[] {
  return [...groupBy(excesses, ({ culprit }) => culprit).values()].flatMap((group) => {
    const [worst, ...others] = group.toSorted((a, b) => b.measured - a.measured);
    if (!worst) return [];
    const pages = [worst, ...others].map(({ route }) => route.path);
    return worst.problem(worst.route.place, shortList(pages), worst.measured);
  });
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
