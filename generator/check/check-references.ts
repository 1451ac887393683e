/** Checks that the targets of links, pictures, scripts and forms exist. */
import { withoutHash } from "../cache/hashed-file.ts";
import { type OtherOrigin, originsFor } from "../model/origins.ts";
import { startOf } from "../model/place.ts";
import type { ReadContent } from "../model/read-content.ts";
import { basePathOf, type Redirect, type Route, type Routes } from "../model/route.ts";
import {
  badFormAddress,
  brokenFragment,
  brokenLink,
  forbiddenByPolicy,
  forbiddenForm,
  linkToDraft,
  missingDrawing,
  relativeLink,
  thirdParty,
} from "../problems/page-problems.ts";
import { escapeRegExp } from "../problems/words.ts";
import { asField, asValue, type Fault, inQuotes } from "./find-place.ts";
import type { PageFacts, Reference } from "./read-facts.ts";

/** The data that references are checked against. */
export interface CheckedSite {
  /** Absolute address of the site, without a trailing slash. */
  address: string;
  /** Other origins, each with its allowed uses. */
  origins: OtherOrigin[];
  routes: Routes;
  redirects: Redirect[];
  sources: ReadContent["sources"];
  /** Environment variables whose values may appear in pages. */
  variables: string[];
  /** Files that are not pages, with the ids that fragments can refer to. */
  files: Map<string, string[]>;
  /** Facts of each page, and of the parts that it shares with others. */
  facts: Map<Route, PageFacts[]>;
}

/** Finds broken references. Each reference is checked on the first page that contains it. */
export function findReferenceFaults(site: CheckedSite): Fault[] {
  const seen = new Set<string>();
  return [...site.facts].flatMap(([route, facts]) => {
    const references = facts.flatMap((part) => part.references);
    const unseen = references.filter(({ kind, use, url }) => {
      const key = `${kind} ${use} ${url}`;
      const isNew = url.startsWith("#") || !seen.has(key);
      seen.add(key);
      return isNew;
    });
    return unseen.flatMap((reference) => checkReference(reference, route, site));
  });
}

function checkReference(reference: Reference, route: Route, site: CheckedSite): Fault[] {
  const { kind, url } = reference;
  if (kind === "candidates")
    return candidatesOf(url).flatMap((one) =>
      checkReference({ kind: "resource", use: "pictures", url: one }, route, site),
    );
  if (kind === "form") return checkForm(url, route, site);
  if (url.startsWith("#")) return checkAnchor(url, idsOf(route, site), route, site);
  if (url.startsWith("/") && !url.startsWith("//")) return checkInternal(url, route, site);
  if (kind === "link" && (url === site.address || url.startsWith(`${site.address}/`)))
    return checkInternal(url.slice(new URL(site.address).origin.length) || "/", route, site, url);
  const patterns = [asValue(url)];
  if (kind === "resource" && url.startsWith("data:"))
    return [{ route, patterns, problem: (at, pages) => forbiddenByPolicy(at, "embedded picture", pages) }];
  if (!/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url) || unsafeScheme.test(url)) {
    const place = placeInMarkdown(url, route, site);
    return [{ route, patterns, problem: (at, pages) => relativeLink(at, url, pages), place }];
  }
  return kind === "resource" ? checkOther(reference, route, site) : [];
}

/** Checks a resource of another origin, which must be declared for this use. */
function checkOther({ url, use, derivedFrom = url }: Reference, route: Route, site: CheckedSite): Fault[] {
  const { protocol, origin } = URL.canParse(url, site.address)
    ? new URL(url, site.address)
    : { protocol: "", origin: "" };
  const declared = site.origins.filter((other) => other.origin === origin).flatMap(({ uses }) => uses);
  if (use && declared.includes(use)) return [];
  const isWeb = /^https?:$/.test(protocol);
  return [
    {
      route,
      patterns: [asValue(url), asValue(derivedFrom)],
      problem: (at, pages) =>
        thirdParty(at, url, pages, isWeb && use ? { use, origin, declared } : undefined),
    },
  ];
}

function idsOf(route: Route, { facts }: CheckedSite): string[] {
  return facts.get(route)?.flatMap(({ ids }) => ids) ?? [];
}

/** Schemes that run scripts, embed data, or refer to files on the author's computer. */
const unsafeScheme = /^(javascript|vbscript|data|file|blob):/i;

/**
 * @param url without the origin: `/sub/about?plan=b#team`; the query is ignored
 * @param absolute the URL as it is written, if it contains the origin
 */
function checkInternal(url: string, route: Route, site: CheckedSite, absolute?: string): Fault[] {
  const { address, routes, files } = site;
  const basePath = basePathOf(address);
  const [whole = "", fragment = ""] = url.replace(/\?[^#]*/, "").split("#");
  const isInside = whole === basePath || whole.startsWith(`${basePath}/`);
  const target = isInside ? whole.slice(basePath.length) || "/" : "";
  const page = routes.byPath.get(target);
  const idsInFile = files.get(target.slice(1));
  const written = absolute ?? (isInside ? target + (fragment && `#${fragment}`) : url);
  if (isInside && (page || idsInFile)) {
    if (!fragment) return [];
    return page
      ? checkAnchor(written, idsOf(page, site), route, site)
      : checkAnchor(written, idsInFile ?? [], route, site, missingDrawing);
  }
  const draft = routes.drafts.get(target);
  const moved = site.redirects.find(({ from }) => from === target)?.to;
  return [
    {
      route,
      patterns: [asValue(written), asValue(absolute ?? (isInside ? target : whole))],
      problem: (at, pages) =>
        draft
          ? linkToDraft(at, written, pages, draft)
          : brokenLink(at, written, pages, [...routes.byPath.keys()], moved),
      place: placeInMarkdown(written, route, site),
    },
  ];
}

function checkForm(url: string, route: Route, { address, origins, variables }: CheckedSite): Fault[] {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isAbsolute = parsed?.protocol === "https:" || parsed?.protocol === "http:";
  const allowed = originsFor("forms", origins);
  const isOther = isAbsolute && parsed.origin !== new URL(address).origin;
  if (isOther && allowed.includes(parsed.origin)) return [];
  const variable = variables.find((name) => process.env[name] === url);
  return [
    {
      route,
      patterns: [url === "" ? /<form\b/ : asValue(url)],
      problem: (at, pages) =>
        isOther ? forbiddenForm(at, url, pages, allowed) : badFormAddress(at, url, pages, isAbsolute),
      ...(variable && { place: startOf(variable), source: url }),
    },
  ];
}

/**
 * @param url as it is written, with a fragment
 * @param ids the ids in its target
 */
function checkAnchor(
  url: string,
  ids: string[],
  route: Route,
  site: CheckedSite,
  problemOf = brokenFragment,
): Fault[] {
  const fragment = url.slice(url.indexOf("#") + 1);
  if (fragment === "" || ids.includes(decode(fragment))) return [];
  const quoted = new RegExp(`#${escapeRegExp(fragment)}(?=["'\`)])`);
  return [
    {
      route,
      patterns: [asValue(url), asField(fragment), inQuotes(fragment), quoted],
      problem: (at, pages) => problemOf(at, withoutHash(url), pages, ids),
      place: placeInMarkdown(url, route, site),
    },
  ];
}

/** Returns a malformed fragment unchanged, which is then reported as missing. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The place of a link in the page's own Markdown. */
function placeInMarkdown(href: string, route: Route, { sources }: CheckedSite) {
  return sources.get(route.entry)?.markdown.links.find((use) => use.href === href)?.place;
}

/** The addresses in a `srcset`. */
function candidatesOf(srcset: string): string[] {
  return srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? "");
}
