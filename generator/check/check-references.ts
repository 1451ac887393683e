/** Where links, pictures, scripts and forms lead, and whether it is there. */
import { startOf } from "../model/place.ts";
import type { ReadContent } from "../model/read-content.ts";
import type { Route, Routes } from "../model/route.ts";
import {
  badFormAddress,
  brokenFragment,
  brokenLink,
  relativeLink,
  thirdParty,
} from "../problems/page-problems.ts";
import { escapeRegExp } from "../problems/words.ts";
import { asValue, type Fault, inQuotes } from "./find-place.ts";
import { candidatesOf, type PageFacts, type Reference } from "./page-facts.ts";

/** What references are checked against, and what was found so far. */
export interface Checked {
  /** Absolute address of the site, no slash at its end, and the path in it: "" or `/sub`. */
  address: string;
  basePath: string;
  routes: Routes;
  sources: ReadContent["sources"];
  /** Environment variables whose values may stand in pages. */
  variables: string[];
  /** Files that are not pages, with the ids that can stand behind a "#". */
  files: Map<string, string[]>;
  /** Ids by page: those of the page itself in one text, separated by blanks, and those of its shared parts. */
  ids: Map<string, { own: string; shared: PageFacts[] }>;
  /** References that have been checked. */
  seen: Set<string>;
  /** References to anchors of pages, which can be checked only when all pages are known. */
  anchors: Map<string, Anchor>;
  faults: Fault[];
}

/** A reference to a place on a page, and the page that has it. */
interface Anchor {
  route: Route;
  path: string;
  fragment: string;
}

/**
 * Checks one reference of a page.
 *
 * @param ids of the page
 */
export function checkReference(
  { kind, url }: Reference,
  route: Route,
  ids: string[],
  checked: Checked,
): void {
  if (kind === "candidates") {
    for (const candidate of candidatesOf(url))
      checkReference({ kind: "resource", url: candidate }, route, ids, checked);
    return;
  }
  if (url.startsWith("#")) {
    const fragment = decode(url.slice(1));
    if (fragment && !ids.includes(fragment)) addAnchorFault(url, route, ids, checked);
    return;
  }
  const key = `${kind} ${url}`;
  if (checked.seen.has(key)) return;
  checked.seen.add(key);
  if (kind === "form") checkForm(url, route, checked);
  else if (url.startsWith("/") && !url.startsWith("//")) checkInternal(url, route, checked);
  else if (!/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url) || /^javascript:/i.test(url)) {
    checked.faults.push({
      route,
      clues: [asValue(url)],
      problem: (at, pages) => relativeLink(at, url, pages),
      place: placeInMarkdown(url, route, checked),
    });
  } else if (kind === "resource" && !url.startsWith("data:")) {
    checked.faults.push({ route, clues: [asValue(url)], problem: (at, pages) => thirdParty(at, url, pages) });
  }
}

function checkInternal(url: string, route: Route, checked: Checked): void {
  const { basePath, routes, files, anchors, faults } = checked;
  const [whole = "", fragment = ""] = url.split("#");
  const isInside = whole === basePath || whole.startsWith(`${basePath}/`);
  const target = isInside ? whole.slice(basePath.length) || "/" : "";
  if (isInside && (routes.byPath.has(target) || files.has(target.slice(1)))) {
    if (fragment) anchors.set(`${target}#${fragment}`, { route, path: target, fragment });
    return;
  }
  const written = isInside ? target + (fragment && `#${fragment}`) : url;
  const paths = [...routes.byPath.keys()];
  faults.push({
    route,
    clues: [asValue(written), asValue(isInside ? target : whole)],
    problem: (at, pages) => brokenLink(at, written, pages, paths),
    place: placeInMarkdown(written, route, checked),
  });
}

function checkForm(url: string, route: Route, { address, variables, faults }: Checked): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isAbsolute = parsed?.protocol === "https:" || parsed?.protocol === "http:";
  if (isAbsolute && parsed.origin !== new URL(address).origin) return;
  const variable = variables.find((name) => process.env[name] === url);
  faults.push({
    route,
    clues: [url === "" ? /<form\b/ : asValue(url)],
    problem: (at, pages) => badFormAddress(at, url, pages, isAbsolute),
    ...(variable && { place: startOf(variable), source: url }),
  });
}

/** To be called when the ids of all pages are known. */
export function checkAnchor({ route, path, fragment }: Anchor, checked: Checked): void {
  const page = checked.ids.get(path);
  const ids = page
    ? [...page.own.split(" "), ...page.shared.flatMap((facts) => facts.ids)]
    : (checked.files.get(path.slice(1)) ?? []);
  if (!ids.includes(decode(fragment))) addAnchorFault(`${path}#${fragment}`, route, ids, checked);
}

/** @param ids that there are where the reference leads */
function addAnchorFault(url: string, route: Route, ids: string[], checked: Checked): void {
  const fragment = url.slice(url.indexOf("#") + 1);
  const quoted = new RegExp(`#${escapeRegExp(fragment)}(?=["'\`)])`);
  checked.faults.push({
    route,
    clues: [asValue(url), inQuotes(fragment), quoted],
    problem: (at, pages) => brokenFragment(at, withoutHash(url), pages, ids),
    place: placeInMarkdown(url, route, checked),
  });
}

/** A malformed address is not found, and reported as such. */
function decode(fragment: string): string {
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

/** Where the page's own Markdown has a link. */
function placeInMarkdown(href: string, route: Route, { sources }: Checked) {
  return sources.get(route.entry)?.markdown.links.find((use) => use.href === href)?.place;
}
