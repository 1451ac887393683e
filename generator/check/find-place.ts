/** Finds the source lines that cause a mistake on a rendered page. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import { type Place, placeAt } from "../model/place.ts";
import type { Route } from "../model/route.ts";
import type { Source } from "../model/source.ts";
import { escapeRegExp } from "../model/text.ts";
import { placeOfRoute } from "../problems/code-problems.ts";
import type { Problem, UnplacedProblem } from "../problems/problem.ts";
import { shortList } from "../problems/words.ts";

/** A mistake on a page, before its place in the sources is known. */
export interface Fault {
  route: Route;
  /** @param pages the pages with this mistake, as part of a sentence */
  problem(pages: string): UnplacedProblem;
  /** Patterns to search for in the sources, in this order: the first match is the place. */
  patterns: RegExp[];
  /** Search for the patterns only in the page's component, because other files match too. */
  onlyOwnCode?: boolean;
  /** The place, if it is already known. */
  place?: Place | undefined;
}

/** A place, and the number of characters to mark. */
interface Found {
  place: Place;
  length?: number;
}

/**
 * Searches the page's own content, its component, other content and other code, and falls back to the page's line in
 * the route table. The same mistake on many pages, caused by one line, is one problem.
 *
 * @param root the project's root, an absolute path
 */
export async function placeFaults(
  faults: Fault[],
  root: string,
  sources: Iterable<Source>,
): Promise<Problem[]> {
  if (faults.length === 0) return [];
  const code = (await glob(["pages/**/*.tsx", "components/**/*.tsx"], { cwd: root })).sort();
  const texts = new Map<string, string>();
  for (const source of sources) texts.set(source.file, source.text);
  for (const file of code) texts.set(file, await readFile(path.join(root, file), "utf8"));
  const groups = new Map<string, { fault: Fault; found: Found; pages: Set<string> }>();
  for (const fault of faults) {
    const found = findFault(fault, code, texts);
    const withoutPages = fault.problem("").message;
    const key = JSON.stringify([found, withoutPages]);
    const group = groups.get(key) ?? {
      fault,
      found: found ?? { place: placeOfRoute(fault.route, root), length: 1 },
      pages: new Set(),
    };
    groups.set(key, group);
    group.pages.add(fault.route.path);
  }
  return [...groups.values()].map(({ fault, found: { place, length }, pages }) => ({
    ...fault.problem(shortList([...pages])),
    place,
    ...(length !== undefined && { length }),
  }));
}

function findFault(fault: Fault, code: string[], texts: Map<string, string>): Found | undefined {
  if (fault.place) return { place: fault.place };
  const { entry, page } = fault.route;
  const ownCode = code.filter((file) => texts.get(file)?.includes(`function ${page.name}(`));
  const files = fault.onlyOwnCode ? ownCode : new Set([entry.file, ...ownCode, ...texts.keys()]);
  for (const pattern of fault.patterns) {
    for (const file of files) {
      const text = texts.get(file) ?? "";
      const match = pattern.exec(text);
      if (match) return { place: placeAt(file, text, match.index), length: match[0].length };
    }
  }
  return undefined;
}

/** Matches a text as a whole value: between quotation marks, brackets or white space. */
export function asValue(text: string): RegExp {
  return new RegExp(`(?<=["'\`(\\s])${escapeRegExp(text)}(?=["'\`)\\s]|$)`, "m");
}

/** Matches a text as a whole value of a field in content: `icon: phone`. */
export function asField(text: string): RegExp {
  return new RegExp(`(?<=: ["']?)${escapeRegExp(text)}(?=["']?\\s*([,}]|$))`, "m");
}

export function inQuotes(text: string): RegExp {
  return new RegExp(`(?<=["'\`])${escapeRegExp(text)}(?=["'\`])`);
}

/** Matches an id in a component, or the value in content from which it is made. */
export function patternsForId(id: string): RegExp[] {
  const escaped = escapeRegExp(id);
  return [new RegExp(`(?<=\\bid=\\{?["'\`])${escaped}(?=["'\`])`), inQuotes(id), asField(id)];
}
