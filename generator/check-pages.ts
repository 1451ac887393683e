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

type Fault = { problem: (place: Place) => Problem; needle: string; route: Route };

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

  const fault = (route: Route, needle: string, problem: Fault["problem"]) =>
    faults.push({ route, needle, problem });

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
      fault(route, inside ? target : whole, (place) =>
        brokenLink(place, inside ? target + (fragment && `#${fragment}`) : url, route.path, paths),
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
        fault(route, url, (place) => badFormAddress(place, url, route.path, isAbsolute));
      }
    } else if (url.startsWith("#") || (url.startsWith("/") && !url.startsWith("//"))) {
      judgeInternal(url, route);
    } else if (/^[a-z][a-z\d+.-]*:/i.test(url) && !/^javascript:/i.test(url)) {
      if (kind === "resource" && !/^data:/.test(url))
        fault(route, url, (place) => thirdParty(place, url, route.path));
    } else {
      fault(route, url, (place) => relativeLink(place, url, route.path));
    }
  };

  return {
    look({ route, facts }) {
      const seen = new Set<string>();
      for (const id of facts.ids) {
        if (seen.has(id)) fault(route, id, (place) => duplicateId(place, id, route.path));
        seen.add(id);
      }
      idsByPath.set(route.path, facts.ids.map(intern));
      for (const { kind, url } of facts.references) {
        const key = url.startsWith("#") ? `${route.path} ${url}` : `${kind} ${url}`;
        if (judged.has(key)) continue;
        judged.add(key);
        judge(kind, url, route);
      }
      for (const src of facts.withoutAlt) fault(route, src, (place) => missingAlt(place, src, route.path));
      const what = headingMistake(facts.headings);
      if (what) fault(route, "<h1", (place) => wrongHeadings(place, route.path, what));
    },
    async finish() {
      for (const { url, route, path: target, fragment } of pending.values()) {
        const ids = idsByPath.get(target) ?? files.get(target.slice(1)) ?? [];
        if (!ids.includes(decodeURIComponent(fragment))) {
          fault(route, url, (place) => brokenFragment(place, url, route.path, ids));
        }
      }
      if (faults.length > 0) stopOn(await placeFaults(faults, input));
    },
  };
}

function headingMistake(levels: number[]): string | undefined {
  const first = levels.filter((level) => level === 1).length;
  if (first !== 1) return first === 0 ? "there is no h1" : `there are ${first} h1`;
  if (levels[0] !== 1) return `the first one is an h${levels[0]}`;
  const jump = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  return jump === -1 ? undefined : `an h${levels[jump]} follows an h${levels[jump - 1]}`;
}

/** Finds the line at fault: in the page's own content, in other content, in the code, or the route. */
async function placeFaults(faults: Fault[], input: CheckInput): Promise<Problem[]> {
  const code = await glob(["pages/**/*.tsx", "components/**/*.tsx"], { cwd: input.root });
  const texts = new Map<string, string>();
  for (const source of input.sources.values()) texts.set(source.file, source.text);
  for (const file of code.sort(compare)) texts.set(file, await readFile(path.join(input.root, file), "utf8"));
  return faults.map(({ route, needle, problem }) => {
    const uses = input.markdownUses.get(route.entry);
    const inMarkdown = uses?.links.find((use) => use.href === needle || use.href.startsWith(`${needle}#`));
    const order = [route.entry.file, ...texts.keys()];
    const found = order.map((file) => findText(file, texts.get(file) ?? "", needle)).find(Boolean);
    return problem(inMarkdown?.place ?? found ?? route.place);
  });
}

/** Where a text stands as a whole value: between quotation marks, brackets or white space. */
function findText(file: string, text: string, needle: string): Place | undefined {
  const starts = needle.startsWith("<") ? "" : `(?<=["'\`(\\s])`;
  const ends = needle.startsWith("<") ? "" : `(?=["'\`)\\s]|$)`;
  const escaped = needle.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const at = needle === "" ? -1 : text.search(new RegExp(starts + escaped + ends, "m"));
  if (at === -1) return undefined;
  const before = text.slice(0, at);
  return { file, line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
}
