/** Step 5: every link, anchor, id, heading and alternative text, and what each page weighs. */
import type { MadeAssets } from "../model/assets.ts";
import { type OutputFile, readOutput } from "../model/output-file.ts";
import type { ReadContent } from "../model/read-content.ts";
import type { Route, Routes } from "../model/route.ts";
import type { SiteDefinition, SiteSettings } from "../model/site-definition.ts";
import { duplicateId, missingAlt, wrongHeadings } from "../problems/page-problems.ts";
import type { Problem } from "../problems/problem.ts";
import { excessProblems, fontProblems } from "./check-budgets.ts";
import { findReferenceFaults } from "./check-references.ts";
import { asValue, cluesOfId, type Fault, placeFaults } from "./find-place.ts";
import type { InspectedPage } from "./inspect-page.ts";

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
}

/** @param pages all of them, in the order of the routes */
export async function checkPages(pages: InspectedPage[], input: CheckInput): Promise<Problem[]> {
  const { root, site, settings, read, routes, assets, outputs } = input;
  const faults = [
    ...findReferenceFaults({
      address: settings.address,
      routes,
      sources: read.sources,
      variables: site.overrides.map(({ variable }) => variable),
      files: await readIds(outputs),
      facts: new Map(pages.map(({ route, facts }) => [route, facts])),
    }),
    ...pages.flatMap(({ route, facts }) => [
      ...findDoubleIds(facts.ids, route),
      ...findMissingAlts(facts.withoutAlt, route),
      ...findHeadingFaults(facts.headings, route, read),
    ]),
  ];
  const excesses = pages.flatMap((page) => page.excesses);
  return [
    ...(await placeFaults(faults, root, read.sources.values())),
    ...excessProblems(excesses, root),
    ...(site.budgets ? fontProblems(site.budgets, outputs, assets.pageAssets) : []),
  ];
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

function findHeadingFaults(levels: number[], route: Route, { sources }: ReadContent): Fault[] {
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
