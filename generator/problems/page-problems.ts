/** Mistakes that only a finished page shows. */
import type { Place } from "../model/place.ts";
import type { Problem } from "./problem.ts";
import { didYouMean, nearMiss } from "./words.ts";

export function brokenLink(place: Place, href: string, page: string, paths: string[]): Problem {
  const [path = "", fragment] = href.split("#");
  const plain = path.replace(/\/index\.html$|\.html$/, "").replace(/(.)\/$/, "$1");
  const cure =
    plain !== path && paths.includes(plain)
      ? `Addresses have no ".html" and no "/" at their end: write "${plain}${fragment ? `#${fragment}` : ""}".`
      : `${didYouMean(nearMiss(path, paths))}pages/routes.ts lists every address.`;
  return { place, length: href.length, message: `The link "${href}" on ${page} leads nowhere.`, cure };
}

export function relativeLink(place: Place, href: string, page: string): Problem {
  return {
    place,
    length: href.length,
    message: `The link "${href}" on ${page} is neither an address of this site nor of another one.`,
    cure: /^[^\s@/]+@[^\s@/]+$/.test(href)
      ? `For an e-mail address begin it with "mailto:".`
      : `Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  };
}

export function brokenFragment(place: Place, href: string, page: string, ids: string[]): Problem {
  const [path, fragment = ""] = href.split("#");
  return {
    place,
    length: href.length,
    message: `The link "${href}" on ${page} points to a place that does not exist.`,
    cure: `${didYouMean(nearMiss(fragment, ids))}No element of ${path || "the page"} has the id "${fragment}".`,
  };
}

export function duplicateId(place: Place, id: string, page: string): Problem {
  return {
    place,
    message: `The id "${id}" is there twice on ${page}.`,
    cure: "An id names one element: give the other one another name.",
  };
}

export function missingAlt(place: Place, src: string, page: string): Problem {
  return {
    place,
    message: `A picture on ${page} has no alternative text (${src}).`,
    cure: `Give it alt="…" that says what it shows, or alt="" if it only decorates.`,
  };
}

export function wrongHeadings(place: Place, page: string, what: string): Problem {
  return {
    place,
    message: `The headings of ${page} are out of order: ${what}.`,
    cure: "A page has one h1, and below it no level is skipped.",
  };
}

export function badFormAddress(place: Place, action: string, page: string, own: boolean): Problem {
  return {
    place,
    length: action.length,
    message: own
      ? `The form on ${page} is sent to this site itself (${action}), which cannot receive it.`
      : action === ""
        ? `The form on ${page} has no address to which it is sent.`
        : `The form on ${page} is sent to "${action}", which is not an absolute address.`,
    cure: "Name the address of the program that receives it, beginning with https://.",
  };
}

export function thirdParty(place: Place, url: string, page: string): Problem {
  return {
    place,
    length: url.length,
    message: `${url} is loaded from another site, on ${page}.`,
    cure: "Put the file into assets/: nothing on this site comes from somewhere else.",
  };
}
