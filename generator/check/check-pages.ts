/** Step 5: checks every link, anchor, id, heading and alternative text, and the size of each page. */
import { slug } from "github-slugger";
import type { MadeAssets } from "../model/assets.ts";
import { memo } from "../model/memo.ts";
import { type OutputFile, readOutput } from "../model/output-file.ts";
import { placeAt } from "../model/place.ts";
import type { RouteSize } from "../model/report.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import type { RenderedPage } from "../model/route.ts";
import type { SiteDefinition } from "../model/site-definition.ts";
import { type ReadContent, sourceOf } from "../model/source.ts";
import { fileMistake } from "../problems/content-problems.ts";
import {
  duplicateId,
  forbiddenByPolicy,
  type GuardedKind,
  missingAlt,
  wrongHeadings,
} from "../problems/page-problems.ts";
import { type Problem, stopOn } from "../problems/problem.ts";
import { type Excess, excessProblems, findExcesses, fontProblems } from "./check-budgets.ts";
import { checkCharacters } from "./check-characters.ts";
import { findReferenceFaults } from "./check-references.ts";
import { asValue, type Fault, patternsForId, placeFaults } from "./find-place.ts";
import { createPageMeasurer } from "./measure-page.ts";
import { type PageFacts, readFacts } from "./read-facts.ts";

/** The facts and the size of a rendered page, and the budgets that it exceeds. */
export interface InspectedPage extends Pick<RenderedPage, "route" | "shown" | "styleIntegrity"> {
  /** The facts of the page itself, then those of its shared parts. */
  facts: PageFacts[];
  /** Levels of the headings, in order, with those of shared parts. */
  headings: number[];
  /** Addresses of the pictures with alternative text. */
  pictures: string[];
  size: RouteSize;
  excesses: Excess[];
}

/** @returns a function that inspects one page; shared parts are parsed only once */
export function createInspector(
  budgets: SiteDefinition["budgets"],
  assets: MadeAssets,
): (page: RenderedPage) => Promise<InspectedPage> {
  const measurePage = createPageMeasurer(assets);
  const factsOf = memo(readFacts);
  return async (page) => {
    const { route, html, shown, styleIntegrity, checkedHtml } = page;
    const [own = "", ...parts] = checkedHtml;
    // Copied, because substrings would keep the HTML of every page in memory.
    const facts = [structuredClone(readFacts(own)), ...parts.map(factsOf)];
    const headings = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    const pictures = facts.flatMap((part) => part.pictures);
    const loads = facts.flatMap((part) => part.loads);
    const measured = await measurePage(page, loads);
    const excesses = budgets ? await findExcesses(budgets, page, measured, loads, assets) : [];
    return { route, facts, headings, pictures, shown, styleIntegrity, size: measured.size, excesses };
  };
}

/**
 * @param pages all pages, in the order of the routes
 * @param outputs files that pages may refer to
 * @returns suggestions for authors
 * @throws Problems with all mistakes
 */
export async function checkPages(
  pages: InspectedPage[],
  site: ResolvedSite,
  assets: MadeAssets,
  outputs: OutputFile[],
): Promise<Problem[]> {
  const { root, definition, read } = site;
  const faults = [
    ...findReferenceFaults({
      ...site,
      files: await readIds(outputs),
      facts: new Map(pages.map(({ route, facts }) => [route, facts])),
    }),
    ...pages.flatMap((page) => [
      ...findDoubleIds(page, read),
      ...findMissingAlts(page),
      ...findForbidden(page, assets),
      ...findHeadingFaults(page, read),
    ]),
  ];
  const excesses = pages.flatMap((page) => page.excesses);
  const found = [
    ...findUnshownTexts(pages, read),
    ...checkCharacters(read.sources.values(), assets.unicodeRanges),
    ...(await placeFaults(faults, root, read.sources.values())),
    ...excessProblems(excesses, root),
    ...(definition.budgets ? fontProblems(definition.budgets, outputs, assets) : []),
  ];
  stopOn(found.filter((problem) => !problem.isAdvice));
  return found;
}

/** Reads only drawings: no other files have ids that pages refer to. */
async function readIds(outputs: OutputFile[]): Promise<Map<string, string[]>> {
  const ids = outputs.map(async (output): Promise<[string, string[]]> => {
    if (!output.file.endsWith(".svg")) return [output.file, []];
    const svg = String(await readOutput(output));
    return [output.file, [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)];
  });
  return new Map(await Promise.all(ids));
}

/** Finds Markdown bodies of which no page shows any part. */
function findUnshownTexts(pages: InspectedPage[], { sources }: ReadContent): Problem[] {
  const shown = new Set(pages.flatMap((page) => page.shown.map((entry) => entry.file)));
  return [...sources.values()].flatMap(({ file, text, body, bodyOffset }) =>
    body.trim() === "" || shown.has(file)
      ? []
      : [fileMistake(placeAt(file, text, bodyOffset + body.search(/\S/)), "unshown text")],
  );
}

function findDoubleIds({ facts, route }: InspectedPage, read: ReadContent): Fault[] {
  const ids = facts.flatMap((part) => part.ids);
  const doubles = ids.filter((id, index) => ids.indexOf(id) !== index);
  const { headings } = sourceOf(route.entry, read).markdown;
  return [...new Set(doubles)].map((id) => {
    const heading = headings.find(({ text }) => slug(text) === id);
    return {
      route,
      patterns: patternsForId(id),
      place: heading?.place,
      problem: (pages) => duplicateId(id, pages, heading !== undefined),
    };
  });
}

function findMissingAlts({ facts, route }: InspectedPage): Fault[] {
  const sources = facts.flatMap(({ withoutAlt }) => withoutAlt);
  return sources.map((src) => ({
    route,
    patterns: [asValue(src), /<img\b(?![^>]*\balt=)/],
    problem: (pages) => missingAlt(src, pages),
  }));
}

/** Patterns that find forbidden markup in the sources. */
const forbiddenPatterns: Record<GuardedKind, RegExp> = {
  "style attribute": /\bstyle=/,
  handler: /\bon[a-zA-Z]+=/,
  "style element": /<style\b/,
  "inline script": /<script\b/,
  "foreign script": /<script\b/,
  frame: /<(iframe|frame|object|embed)\b/,
  media: /<(video|audio|source|track)\b/,
};

/** The policy has the hashes of the critical CSS and of one inline script; browsers block all other styles and scripts. */
function findForbidden({ facts, route }: InspectedPage, { inlineScript, hasVideos }: MadeAssets): Fault[] {
  const guarded = facts.flatMap((part) => part.guarded);
  const allowed: Partial<Record<GuardedKind, number>> = {
    "style element": 1,
    "inline script": inlineScript ? 1 : 0,
    media: hasVideos ? Number.POSITIVE_INFINITY : 0,
  };
  const isForbidden = (kind: GuardedKind) =>
    guarded.filter((one) => one === kind).length > (allowed[kind] ?? 0);
  return [...new Set(guarded)].filter(isForbidden).map((kind) => ({
    route,
    patterns: [forbiddenPatterns[kind]],
    problem: (pages) => forbiddenByPolicy(kind, pages),
  }));
}

function findHeadingFaults({ facts: [own], headings, route }: InspectedPage, read: ReadContent): Fault[] {
  const mistake = headingMistake(headings);
  if (!mistake) return [];
  const { what, level, below } = mistake;
  const written = sourceOf(route.entry, read).markdown.headings;
  const place = written.find(
    (heading, index) => heading.level === level && (written[index - 1]?.level ?? below) === below,
  )?.place;
  const patterns = [new RegExp(`<h${level}\\b`), new RegExp(`(?<=function )${route.page.name}\\b`)];
  // A heading of a shared part may be anywhere; one that is missing is missing in the page's own code.
  const onlyOwnCode = level === 1 || own?.headings.includes(level);
  return [{ route, patterns, problem: (pages) => wrongHeadings(pages, what), place, onlyOwnCode }];
}

/** Returns the mistake in the order of the headings, its level, and the level of the heading before it. */
function headingMistake(levels: number[]): { what: string; level: number; below?: number } | undefined {
  const first = levels.filter((level) => level === 1).length;
  if (first !== 1) return { what: first === 0 ? "there is no h1" : `there are ${first} h1`, level: 1 };
  const [top = 1] = levels;
  if (top !== 1) return { what: `the first one is an h${top}`, level: top };
  const jump = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  const [below = 1, level = 1] = levels.slice(jump - 1);
  return jump === -1 ? undefined : { what: `an h${level} follows an h${below}`, level, below };
}
