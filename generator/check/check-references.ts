/** Checks that the targets of links, pictures, scripts and forms exist. */
import { withoutHash } from "../cache/hash.ts";
import { startOf } from "../model/place.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import { pathWithin, type Route } from "../model/route.ts";
import { originsFor } from "../model/site-definition.ts";
import { sourceOf } from "../model/source.ts";
import { escapeRegExp } from "../model/text.ts";
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
import { asField, asValue, type Fault, inQuotes } from "./find-place.ts";
import type { InspectedPage } from "./inspect-page.ts";
import type { Reference } from "./read-facts.ts";

/** A page, and the data that its references are checked against. */
interface CheckedPage extends ResolvedSite {
  route: Route;
  /** Files that are not pages, with the ids that fragments can refer to. */
  files: Map<string, string[]>;
  /** The ids in each page. */
  ids: Map<Route, string[]>;
}

/** Finds broken references. A reference is checked on the first page that contains it; `#…` on each. */
export function findReferenceFaults(
  site: ResolvedSite,
  files: CheckedPage["files"],
  pages: InspectedPage[],
): Fault[] {
  const ids = new Map(pages.map(({ route, facts }) => [route, facts.flatMap((part) => part.ids)]));
  const seen = new Set<string>();
  return pages.flatMap(({ route, facts }) => {
    const page = { ...site, files, ids, route };
    const references = facts.flatMap((part) => part.references);
    const unseen = references.filter(({ kind, use, url }) => {
      const key = `${kind} ${use} ${url}`;
      const isNew = url.startsWith("#") || !seen.has(key);
      seen.add(key);
      return isNew;
    });
    const findings = unseen.flatMap((reference) => checkReference(reference, page));
    return findings.map((finding) => ({ route, ...finding }));
  });
}

/** A mistake in a reference. */
type Finding = Omit<Fault, "route">;

function checkReference(reference: Reference, page: CheckedPage): Finding[] {
  const { kind, url } = reference;
  const { address } = page.settings;
  if (kind === "form") return checkForm(url, page);
  if (url.startsWith("#")) return checkAnchor(url, idsOf(page.route, page), page);
  if (url.startsWith("/") && !url.startsWith("//")) return checkInternal(url, page);
  if (kind === "link" && (url === address || url.startsWith(`${address}/`)))
    return checkInternal(url.slice(new URL(address).origin.length) || "/", page, url);
  const patterns = [asValue(url)];
  if (kind === "resource" && url.startsWith("data:"))
    return [{ patterns, problem: (pages) => forbiddenByPolicy("embedded picture", pages) }];
  if (!/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url) || unsafeScheme.test(url)) {
    const place = placeInMarkdown(url, page);
    return [{ patterns, problem: (pages) => relativeLink(url, pages), place }];
  }
  return kind === "resource" ? checkOther(reference, page) : [];
}

/** Checks a resource of another origin, which must be declared for this use. */
function checkOther({ url, use, derivedFrom = url }: Reference, { settings }: CheckedPage): Finding[] {
  const { address, origins } = settings;
  const invalid = { protocol: "", origin: "" };
  const { protocol, origin } = URL.canParse(url, address) ? new URL(url, address) : invalid;
  const declared = origins.filter((other) => other.origin === origin).flatMap(({ uses }) => uses);
  if (use && declared.includes(use)) return [];
  const isWeb = /^https?:$/.test(protocol);
  return [
    {
      patterns: [asValue(url), asValue(derivedFrom)],
      problem: (pages) => thirdParty(url, pages, isWeb && use ? { use, origin, declared } : undefined),
    },
  ];
}

function idsOf(route: Route, { ids }: CheckedPage): string[] {
  return ids.get(route) ?? [];
}

/** Schemes that run scripts, embed data, or refer to files on the author's computer. */
const unsafeScheme = /^(javascript|vbscript|data|file|blob):/i;

/**
 * @param url without the origin: `/sub/about?plan=b#team`; the query is ignored
 * @param absolute the URL as it is written, if it contains the origin
 */
function checkInternal(url: string, page: CheckedPage, absolute?: string): Finding[] {
  const { basePath, routes, files } = page;
  const [whole = "", fragment = ""] = url.replace(/\?[^#]*/, "").split("#");
  const inside = pathWithin(basePath, whole);
  const target = inside ?? "";
  const targetPage = routes.byPath.get(target);
  const idsInFile = files.get(target.slice(1));
  const written = absolute ?? (inside ? target + (fragment && `#${fragment}`) : url);
  if (targetPage || idsInFile) {
    if (!fragment) return [];
    return targetPage
      ? checkAnchor(written, idsOf(targetPage, page), page)
      : checkAnchor(written, idsInFile ?? [], page, missingDrawing);
  }
  const draft = routes.drafts.get(target);
  const moved = page.redirects.find(({ from }) => from === target)?.to;
  return [
    {
      patterns: [asValue(written), asValue(absolute ?? inside ?? whole)],
      problem: (pages) =>
        draft
          ? linkToDraft(written, pages, draft)
          : brokenLink(written, pages, [...routes.byPath.keys()], moved),
      place: placeInMarkdown(written, page),
    },
  ];
}

function checkForm(url: string, { settings, definition }: CheckedPage): Finding[] {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isAbsolute = parsed?.protocol === "https:" || parsed?.protocol === "http:";
  const allowed = originsFor("forms", settings.origins);
  const isOther = isAbsolute && parsed.origin !== new URL(settings.address).origin;
  if (isOther && allowed.includes(parsed.origin)) return [];
  const variable = definition.overrides.find(({ variable }) => process.env[variable] === url)?.variable;
  return [
    {
      patterns: [url === "" ? /<form\b/ : asValue(url)],
      problem: (pages) =>
        isOther ? forbiddenForm(url, pages, allowed) : badFormAddress(url, pages, isAbsolute),
      ...(variable && { place: startOf(variable) }),
    },
  ];
}

/**
 * @param url as it is written, with a fragment
 * @param ids the ids in its target
 */
function checkAnchor(url: string, ids: string[], page: CheckedPage, problemOf = brokenFragment): Finding[] {
  const fragment = url.slice(url.indexOf("#") + 1);
  if (fragment === "" || ids.includes(decode(fragment))) return [];
  const quoted = new RegExp(`#${escapeRegExp(fragment)}(?=["'\`)])`);
  return [
    {
      patterns: [asValue(url), asField(fragment), inQuotes(fragment), quoted],
      problem: (pages) => problemOf(withoutHash(url), pages, ids),
      place: placeInMarkdown(url, page),
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
function placeInMarkdown(href: string, { route, read }: CheckedPage) {
  return sourceOf(route.entry, read).markdown.links.find((use) => use.href === href)?.place;
}
