/**
 * Step 5: every link, anchor, id, heading and alternative text, on the finished pages. Pages come one by one and
 * only what later pages need is kept of them.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import type { Routes } from "./find-routes.ts";
import type { MarkdownUses } from "./markdown.ts";
import {
  badFormAddress,
  brokenFragment,
  brokenLink,
  compare,
  duplicateId,
  missingAlt,
  type Problem,
  relativeLink,
  stopOn,
  thirdParty,
  wrongHeadings,
} from "./problems.ts";
import type { Source } from "./read-source.ts";
import type { RenderedPage } from "./render-pages.tsx";
import type { Entry, Place, Route } from "./site.tsx";

export interface CheckInput {
  root: string;
  /** Absolute address of the site, no slash at its end. */
  address: string;
  routes: Routes;
  sources: Map<Entry, Source>;
  markdownUses: Map<Entry, MarkdownUses>;
  /** Environment variables whose values may stand in pages. */
  variables: string[];
  /** Files of the output that are not pages, by their path below the site's root, with the ids in them. */
  files: Map<string, string[]>;
}

/** A reference whose target can be judged only when all pages are known. */
interface Pending {
  url: string;
  route: Route;
  path: string;
  fragment: string;
}

/** A mistake on a page, before its place in the sources is known. */
interface Fault {
  route: Route;
  /** @param pages the pages that have it, for the sentence */
  problem(place: Place, pages: string): Problem;
  /** What stands in the sources where the mistake is: the first that is found in the first file that has it. */
  clues: RegExp[];
  /** Look for the clues in the page's component alone: other files have them too. */
  onlyOwnCode?: boolean;
  /** Where the mistake is, if that is known already. */
  place?: Place | undefined;
  /** The source itself, where the place is not in a file. */
  source?: string;
}

/** Looks at pages one by one. `finish` judges what concerns several of them, and throws if anything is wrong. */
export interface PageChecker {
  look(page: RenderedPage): void;
  /** @throws Problems */
  finish(): Promise<void>;
}

export function checkPages(input: CheckInput): PageChecker {
  const { routes, files } = input;
  const base = new URL(`${input.address}/`);
  const basePath = base.pathname.replace(/\/$/, "");
  const paths = [...routes.byPath.keys()];
  const idsByPath = new Map<string, string[]>();
  const strings = new Map<string, string>();
  const judged = new Set<string>();
  const pending = new Map<string, Pending>();
  const faults: Fault[] = [];

  /** The same text again is the same string in memory: ten thousand pages share most of their ids. */
  const intern = (text: string) => {
    const known = strings.get(text);
    if (known === undefined) strings.set(text, text);
    return known ?? text;
  };

  const fault = (route: Route, clues: RegExp[], problem: Fault["problem"], known: Partial<Fault> = {}) =>
    faults.push({ route, clues, problem, ...known });

  const judgeInternal = (url: string, route: Route) => {
    if (url.startsWith("#")) {
      if (url.length > 1)
        pending.set(`${route.path}${url}`, { url, route, path: route.path, fragment: url.slice(1) });
      return;
    }
    const [whole = "", fragment = ""] = url.split("#");
    const inside = whole === basePath || whole.startsWith(`${basePath}/`);
    const target = inside ? whole.slice(basePath.length) || "/" : "";
    if (!inside || !(routes.byPath.has(target) || files.has(target.slice(1)))) {
      const written = inside ? target + (fragment && `#${fragment}`) : url;
      const place = placeInMarkdown(input, route, written);
      fault(
        route,
        [asValue(written), asValue(inside ? target : whole)],
        (at, pages) => brokenLink(at, written, pages, paths),
        { place },
      );
    } else if (fragment) {
      pending.set(`${target}#${fragment}`, { url: `${target}#${fragment}`, route, path: target, fragment });
    }
  };

  const judge = (kind: "link" | "resource" | "form", url: string, route: Route) => {
    if (kind === "form") {
      const parsed = URL.canParse(url) ? new URL(url) : undefined;
      const isAbsolute = parsed?.protocol === "https:" || parsed?.protocol === "http:";
      if (!isAbsolute || parsed.origin === base.origin) {
        const variable = input.variables.find((name) => process.env[name] === url);
        fault(
          route,
          [url === "" ? /<form\b/ : asValue(url)],
          (at, pages) => badFormAddress(at, url, pages, isAbsolute),
          variable ? { place: { file: variable, line: 1, column: 1 }, source: url } : {},
        );
      }
    } else if (url.startsWith("#") || (url.startsWith("/") && !url.startsWith("//"))) {
      judgeInternal(url, route);
    } else if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url) && !/^javascript:/i.test(url)) {
      if (kind === "resource" && !/^data:/.test(url))
        fault(route, [asValue(url)], (at, pages) => thirdParty(at, url, pages));
    } else {
      const place = placeInMarkdown(input, route, url);
      fault(route, [asValue(url)], (at, pages) => relativeLink(at, url, pages), { place });
    }
  };

  return {
    look({ route, facts }) {
      const seen = new Set<string>();
      for (const id of facts.ids) {
        if (seen.has(id)) fault(route, cluesOfId(id), (at, pages) => duplicateId(at, id, pages));
        seen.add(id);
      }
      idsByPath.set(route.path, facts.ids.map(intern));
      for (const { kind, url } of facts.references) {
        const key = url.startsWith("#") ? `${route.path} ${url}` : `${kind} ${url}`;
        if (judged.has(key)) continue;
        judged.add(key);
        judge(kind, url, route);
      }
      for (const src of facts.withoutAlt) {
        fault(route, [asValue(src), /<img\b(?![^>]*\balt=)/], (at, pages) => missingAlt(at, src, pages));
      }
      const mistake = headingMistake(facts.headings);
      if (mistake) {
        const { what, level, below } = mistake;
        const written = input.markdownUses.get(route.entry)?.headings ?? [];
        const place = written.find(
          (heading, index) => heading.level === level && (written[index - 1]?.level ?? below) === below,
        )?.place;
        const clues = [new RegExp(`<h${level}\\b`), new RegExp(`(?<=function )${route.page.name}\\b`)];
        fault(route, clues, (at, pages) => wrongHeadings(at, pages, what), { place, onlyOwnCode: true });
      }
    },
    async finish() {
      for (const { url, route, path: target, fragment } of pending.values()) {
        const ids = idsByPath.get(target) ?? files.get(target.slice(1)) ?? [];
        if (!ids.includes(decoded(fragment))) {
          const place = placeInMarkdown(input, route, url);
          const clues = [
            asValue(url),
            inQuotes(fragment),
            new RegExp(`#${escapeRegExp(fragment)}(?=["'\`)])`),
          ];
          fault(route, clues, (at, pages) => brokenFragment(at, withoutHash(url), pages, ids), { place });
        }
      }
      if (faults.length > 0) stopOn(await placeFaults(faults, input));
    },
  };
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

/** A malformed address is not found, and reported as such. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** `/assets/ui.0123456789.svg#dot` as the sources know it: `/assets/ui.svg#dot`. */
function withoutHash(url: string): string {
  return url.replace(/\.[0-9a-f]{10}(?=\.\w+(#|$))/, "");
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A text as a whole value: between quotation marks, brackets or white space. */
function asValue(text: string): RegExp {
  return new RegExp(`(?<=["'\`(\\s])${escapeRegExp(text)}(?=["'\`)\\s]|$)`, "m");
}

function inQuotes(text: string): RegExp {
  return new RegExp(`(?<=["'\`])${escapeRegExp(text)}(?=["'\`])`);
}

/** An id in a component, or the value of content from which it is made. */
function cluesOfId(id: string): RegExp[] {
  const escaped = escapeRegExp(id);
  return [
    new RegExp(`(?<=\\bid=\\{?["'\`])${escaped}(?=["'\`])`),
    inQuotes(id),
    new RegExp(`(?<=: )${escaped}$`, "m"),
  ];
}

/** Where the page's own Markdown has a link. */
function placeInMarkdown({ markdownUses }: CheckInput, route: Route, href: string): Place | undefined {
  return markdownUses.get(route.entry)?.links.find((use) => use.href === href)?.place;
}

/**
 * Finds the lines at fault: in the page's own content, in its component, in other content, in other code, and if all
 * fails the page's line in the route table. What many pages have from one line is one problem.
 */
async function placeFaults(faults: Fault[], input: CheckInput): Promise<Problem[]> {
  const code = (await glob(["pages/**/*.tsx", "components/**/*.tsx"], { cwd: input.root })).sort(compare);
  const texts = new Map<string, string>();
  for (const source of input.sources.values()) texts.set(source.file, source.text);
  for (const file of code) texts.set(file, await readFile(path.join(input.root, file), "utf8"));
  const groups = new Map<string, { fault: Fault; found: Found | undefined; pages: string[] }>();
  for (const fault of faults) {
    const { route, problem } = fault;
    const ownCode = code.filter((file) => texts.get(file)?.includes(`function ${route.page.name}(`));
    const order = [...new Set([route.entry.file, ...ownCode, ...texts.keys()])];
    const found = fault.place
      ? { place: fault.place }
      : findClue(fault.clues, fault.onlyOwnCode ? ownCode : order, texts);
    const key = JSON.stringify([found, problem(route.place, "").message]);
    const group = groups.get(key) ?? { fault, found, pages: [] };
    groups.set(key, group);
    group.pages.push(route.path);
  }
  return [...groups.values()].map(({ fault, found = { place: fault.route.place, length: 1 }, pages }) => ({
    ...fault.problem(found.place, shortList(pages)),
    ...(found.length !== undefined && { length: found.length }),
    ...(fault.source !== undefined && { source: fault.source }),
  }));
}

/** "/a", "/a and /b", "/a and 7 other pages" */
function shortList([first = "", second = "", ...more]: string[]): string {
  if (!second) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} other pages`;
}

/** A place, and how many characters are meant. */
interface Found {
  place: Place;
  length?: number;
}

function findClue(clues: RegExp[], files: string[], texts: Map<string, string>): Found | undefined {
  for (const clue of clues) {
    for (const file of files) {
      const text = texts.get(file) ?? "";
      const match = clue.exec(text);
      if (!match) continue;
      const before = text.slice(0, match.index);
      const column = match.index - before.lastIndexOf("\n");
      return { place: { file, line: before.split("\n").length, column }, length: match[0].length };
    }
  }
  return undefined;
}
