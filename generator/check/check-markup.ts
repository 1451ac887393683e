/** Checks the markup of a page: its ids, pictures and headings, and what its content security policy forbids. */
import { slug } from "github-slugger";
import type { MadeAssets } from "../model/assets.ts";
import { type ReadContent, sourceOf } from "../model/source.ts";
import {
  duplicateId,
  forbiddenByPolicy,
  type GuardedKind,
  missingAlt,
  wrongHeadings,
} from "../problems/page-problems.ts";
import { asValue, type Fault, patternsForId } from "./find-place.ts";
import type { InspectedPage } from "./inspect-page.ts";

export function findMarkupFaults(page: InspectedPage, read: ReadContent, assets: MadeAssets): Fault[] {
  return [
    ...findDoubleIds(page, read),
    ...findMissingAlts(page),
    ...findForbidden(page, assets),
    ...findHeadingFaults(page, read),
  ];
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

function findHeadingFaults({ headings, ownHeadings, route }: InspectedPage, read: ReadContent): Fault[] {
  const mistake = headingMistake(headings);
  if (!mistake) return [];
  const { what, level, below } = mistake;
  const written = sourceOf(route.entry, read).markdown.headings;
  const place = written.find(
    (heading, index) => heading.level === level && (written[index - 1]?.level ?? below) === below,
  )?.place;
  const patterns = [new RegExp(`<h${level}\\b`), new RegExp(`(?<=function )${route.page.name}\\b`)];
  // A heading of a shared part may be anywhere; one that is missing is missing in the page's own code.
  const onlyOwnCode = level === 1 || ownHeadings.includes(level);
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
