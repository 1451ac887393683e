/** Step 5: every link, anchor, id, heading and alternative text, and what each page weighs. */
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash } from "../cache/hash.ts";
import type { MadeAssets } from "../model/assets.ts";
import { type OutputFile, readOutput } from "../model/output-file.ts";
import type { ReadContent } from "../model/read-content.ts";
import type { RenderedPage } from "../model/rendered-page.ts";
import type { RouteSize } from "../model/report.ts";
import { basePathOf, type Route, type Routes } from "../model/route.ts";
import type { SiteDefinition, SiteSettings } from "../model/site-definition.ts";
import { duplicateId, missingAlt, wrongHeadings } from "../problems/page-problems.ts";
import type { Problem } from "../problems/problem.ts";
import { type Excess, excessProblems, findExcesses, fontProblems } from "./check-budgets.ts";
import { type Checked, checkAnchor, checkReference } from "./check-references.ts";
import { asValue, cluesOfId, type Fault, placeFaults } from "./find-place.ts";
import { joinFacts, type PageFacts } from "./page-facts.ts";
import { createScales } from "./weigh-page.ts";

export interface CheckInput {
  /** The project's root, an absolute path. */
  root: string;
  site: Pick<SiteDefinition, "overrides" | "budgets">;
  settings: Pick<SiteSettings, "address">;
  read: ReadContent;
  routes: Routes;
  assets: MadeAssets;
  /** Files that pages may refer to. */
  outputs: OutputFile[];
  cache: DiskCache;
}

/** Checks pages one after the other, and then what concerns several of them. */
export interface PageChecker {
  /** Checks links, ids, headings and alternative texts. */
  check(page: RenderedPage): Promise<PageFacts>;
  /** Measures a page and compares it with the budgets. */
  weigh(page: RenderedPage, facts: PageFacts): Promise<RouteSize>;
  /** To be called when all pages have been checked and weighed. */
  findProblems(): Promise<Problem[]>;
}

export async function createPageChecker(input: CheckInput): Promise<PageChecker> {
  const { root, read, assets, outputs } = input;
  const { budgets } = input.site;
  const checked = await startChecking(input);
  const weighPage = createScales(assets, checked.basePath);
  const excesses: Excess[] = [];
  const known = new Map<string, Promise<PageFacts>>();
  const sharedFacts = (html: string) => {
    const facts = known.get(html) ?? findFacts(html, input.cache);
    known.set(html, facts);
    return facts;
  };

  return {
    async check({ route, fragments }) {
      const own = await findFacts(fragments.own, input.cache);
      const shared = await Promise.all(fragments.shared.map(sharedFacts));
      const facts = joinFacts(own, shared);
      checked.ids.set(route.path, { own: own.ids.join(" "), shared });
      for (const reference of facts.references) checkReference(reference, route, facts.ids, checked);
      checked.faults.push(
        ...findDoubleIds(facts.ids, route),
        ...findMissingAlts(facts.withoutAlt, route),
        ...findHeadingFaults(facts.headings, route, checked),
      );
      return facts;
    },
    async weigh(page, { loads }) {
      const weighed = await weighPage(page.route.path, page.html, loads);
      if (budgets) excesses.push(...(await findExcesses(budgets, page, weighed, loads, assets)));
      return weighed.size;
    },
    async findProblems() {
      for (const anchor of checked.anchors.values()) checkAnchor(anchor, checked);
      return [
        ...(await placeFaults(checked.faults, root, read.sources.values())),
        ...excessProblems(excesses, root),
        ...(budgets ? fontProblems(budgets, outputs, assets.pageAssets) : []),
      ];
    },
  };
}

/** Part of the cache key: to be raised when `readFacts` finds something else. */
const factsVersion = "1";

/** The facts of some HTML. The parser takes as long as all pages to render: most HTML is that of the last build. */
function findFacts(html: string, cache: DiskCache): Promise<PageFacts> {
  return cache.rememberData(`facts/${hash(factsVersion, html)}.data`, async () => {
    const { readFacts } = await import("./read-facts.ts");
    return readFacts(html);
  });
}

async function startChecking(input: CheckInput): Promise<Checked> {
  const { address } = input.settings;
  return {
    address,
    basePath: basePathOf(address),
    routes: input.routes,
    sources: input.read.sources,
    variables: input.site.overrides.map(({ variable }) => variable),
    files: await readIds(input.outputs),
    ids: new Map(),
    seen: new Set(),
    anchors: new Map(),
    faults: [],
  };
}

/** Only drawings are opened: nothing else has ids that pages refer to. */
async function readIds(outputs: OutputFile[]): Promise<Map<string, string[]>> {
  const ids = outputs.map(async (output): Promise<[string, string[]]> => {
    if (!output.file.endsWith(".svg")) return [output.file, []];
    const svg = String(await readOutput(output));
    return [output.file, [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)];
  });
  return new Map(await Promise.all(ids));
}

function findDoubleIds(ids: string[], route: Route): Fault[] {
  const doubles = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(doubles)].map((id) => ({
    route,
    clues: cluesOfId(id),
    problem: (at, pages) => duplicateId(at, id, pages),
  }));
}

function findMissingAlts(sources: string[], route: Route): Fault[] {
  return sources.map((src) => ({
    route,
    clues: [asValue(src), /<img\b(?![^>]*\balt=)/],
    problem: (at, pages) => missingAlt(at, src, pages),
  }));
}

function findHeadingFaults(levels: number[], route: Route, { sources }: Checked): Fault[] {
  const mistake = headingMistake(levels);
  if (!mistake) return [];
  const { what, level, below } = mistake;
  const written = sources.get(route.entry)?.markdown.headings ?? [];
  const place = written.find(
    (heading, index) => heading.level === level && (written[index - 1]?.level ?? below) === below,
  )?.place;
  const clues = [new RegExp(`<h${level}\\b`), new RegExp(`(?<=function )${route.page.name}\\b`)];
  return [{ route, clues, problem: (at, pages) => wrongHeadings(at, pages, what), place, onlyOwnCode: true }];
}

/** What is wrong with the order of the headings, at which level, and below which. */
function headingMistake(levels: number[]): { what: string; level: number; below?: number } | undefined {
  const first = levels.filter((level) => level === 1).length;
  if (first !== 1) return { what: first === 0 ? "there is no h1" : `there are ${first} h1`, level: 1 };
  const [top = 1] = levels;
  if (top !== 1) return { what: `the first one is an h${top}`, level: top };
  const jump = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  const [below = 1, level = 1] = levels.slice(jump - 1);
  return jump === -1 ? undefined : { what: `an h${level} follows an h${below}`, level, below };
}
