/**
 * Step 5: every link, anchor, id, heading and alternative text, on the finished pages. Pages come one by one and
 * only what later pages need is kept of them.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import { detached } from "./detached.ts";
import type { Routes } from "./find-routes.ts";
import { candidatesOf, type HtmlFacts, type Reference } from "./finish-html.ts";
import type { MarkdownUses } from "./markdown.ts";
import { openNumbers } from "./numbers.ts";
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
  unstyledClass,
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

/** What a page has from shared parts, the same for all pages that have the same ones. */
interface SharedFacts {
  ids: Set<string>;
  /** Ids that two of the parts have. */
  doubled: string[];
  references: Reference[];
  /** Addresses within the page that none of the parts answers, without their `#`. */
  open: string[];
  withoutAlt: string[];
}

/** Looks at pages one by one. `finish` judges what concerns several of them, and throws if anything is wrong. */
export interface PageChecker {
  look(page: Pick<RenderedPage, "route" | "facts" | "parts">): void;
  /** @throws Problems */
  finish(): Promise<void>;
}

export function checkPages(input: CheckInput): PageChecker {
  const { routes, files } = input;
  const base = new URL(`${input.address}/`);
  const basePath = base.pathname.replace(/\/$/, "");
  const paths = [...routes.byPath.keys()];
  const idsByPath = new Map<string, { own: string; shared: SharedFacts }>();
  const shared = new Map<string, SharedFacts>();
  const partNumbers = openNumbers<HtmlFacts>();
  const judged = { link: new Set(), resource: new Set(), candidates: new Set(), form: new Set() };
  const judgedShared = new Set<SharedFacts>();
  const pending = new Map<string, Pending>();
  const faults: Fault[] = [];

  const sharedOf = (parts: HtmlFacts[]): SharedFacts => {
    const key = parts.map(partNumbers.of).join();
    const known = shared.get(key) ?? combine(parts);
    shared.set(key, known);
    return known;
  };

  const fault = (route: Route, clues: RegExp[], problem: Fault["problem"], known: Partial<Fault> = {}) =>
    faults.push({ route, clues, problem, ...known });

  const judgeInternal = (url: string, route: Route) => {
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

  const judgeOnce = (kind: Reference["kind"], url: string, route: Route) => {
    if (judged[kind].has(url)) return;
    judged[kind].add(detached(url));
    if (kind === "candidates")
      for (const candidate of candidatesOf(url)) judgeOnce("resource", candidate, route);
    else judge(kind, url, route);
  };

  /** An address within the page. Judged at once: all that it can lead to is known. */
  const judgeWithin = (fragment: string, route: Route, own: HtmlFacts, { ids }: SharedFacts) => {
    const id = decoded(fragment);
    if (!ids.has(id) && !own.ids.includes(id))
      faultOfFragment(`#${fragment}`, fragment, route, [...own.ids, ...ids]);
  };

  const faultOfFragment = (url: string, fragment: string, route: Route, ids: string[]) => {
    const place = placeInMarkdown(input, route, url);
    const clues = [asValue(url), inQuotes(fragment), new RegExp(`#${escapeRegExp(fragment)}(?=["'\`)])`)];
    fault(route, clues, (at, pages) => brokenFragment(at, withoutHash(url), pages, ids), { place });
  };

  const judge = (kind: Exclude<Reference["kind"], "candidates">, url: string, route: Route) => {
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
    } else if (url.startsWith("/") && !url.startsWith("//")) {
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
    look({ route, facts, parts }) {
      const common = sharedOf(parts);
      idsByPath.set(route.path, { own: facts.ids.join(" "), shared: common });
      for (const id of [...doubledIn(facts.ids, common.ids), ...common.doubled])
        fault(route, cluesOfId(id), (at, pages) => duplicateId(at, id, pages));
      if (!judgedShared.has(common)) {
        judgedShared.add(common);
        for (const { kind, url } of common.references) judgeOnce(kind, url, route);
      }
      const within = new Set(common.open);
      for (const { kind, url } of facts.references) {
        if (!url.startsWith("#")) judgeOnce(kind, url, route);
        else if (url.length > 1) within.add(url.slice(1));
      }
      for (const fragment of within) judgeWithin(fragment, route, facts, common);
      for (const src of [...facts.withoutAlt, ...common.withoutAlt]) {
        fault(route, [asValue(src), /<img\b(?![^>]*\balt=)/], (at, pages) => missingAlt(at, src, pages));
      }
      for (const { name, kind } of facts.unstyled) {
        fault(route, [asValue(name)], (at, pages) => unstyledClass(at, name, pages, kind));
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
        const page = idsByPath.get(target);
        const ids = page ? [...page.own.split(" "), ...page.shared.ids] : (files.get(target.slice(1)) ?? []);
        if (!ids.includes(decoded(fragment))) faultOfFragment(url, fragment, route, ids);
      }
      if (faults.length > 0) stopOn(await placeFaults(faults, input));
    },
  };
}

function combine(parts: HtmlFacts[]): SharedFacts {
  const all = parts.flatMap(({ ids }) => ids);
  const ids = new Set(all);
  const references = parts.flatMap((part) => part.references);
  const [within, beyond] = [true, false].map((isWithin) =>
    references.filter(({ url }) => url.startsWith("#") === isWithin),
  ) as [Reference[], Reference[]];
  const fragments = within.map(({ url }) => url.slice(1));
  return {
    ids,
    doubled: doubledIn(all, new Set()),
    references: beyond,
    open: [...new Set(fragments)].filter((fragment) => fragment !== "" && !ids.has(decoded(fragment))),
    withoutAlt: parts.flatMap((part) => part.withoutAlt),
  };
}

/** Ids that are there twice, or among others as well. */
function doubledIn(ids: string[], others: Set<string>): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const isDoubled = seen.has(id) || others.has(id);
    seen.add(id);
    return isDoubled;
  });
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
export function shortList([first = "", second = "", ...more]: string[]): string {
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
