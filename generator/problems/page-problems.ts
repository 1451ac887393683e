/** Mistakes that are found only in rendered pages. */
import type { OriginUse } from "../model/site-definition.ts";
import type { UnplacedProblem } from "./problem.ts";
import { didYouMean, list, nearMiss } from "./words.ts";

/** @param moved the path of the page that replaces the former one */
export function brokenLink(
  href: string,
  page: string,
  paths: string[],
  moved: string | undefined,
): UnplacedProblem {
  const [path = "", fragment] = href.split("#");
  const plain = path.replace(/\/index\.html$|\.html$/, "").replace(/(.)\/$/, "$1");
  const cure = moved
    ? `The page has moved: write "${moved}".`
    : plain !== path && paths.includes(plain)
      ? `Addresses have no ".html" and no "/" at their end: write "${plain}${fragment ? `#${fragment}` : ""}".`
      : `${didYouMean(nearMiss(path, paths))}pages/routes.ts lists every address.`;
  return { length: href.length, message: `The link "${href}" on ${page} leads nowhere.`, cure };
}

/** @param file the file of the draft */
export function linkToDraft(href: string, page: string, file: string): UnplacedProblem {
  return {
    length: href.length,
    message: `The link "${href}" on ${page} leads to a page that is not public yet (${file}).`,
    cure: "Take the link out until it is, or publish the page: delete its line draft or publish.",
  };
}

export function relativeLink(href: string, page: string): UnplacedProblem {
  return {
    length: href.length,
    message: `The link "${href}" on ${page} is neither an address of this site nor of another one.`,
    cure: /^[^\s@/]+@[^\s@/]+$/.test(href)
      ? `For an e-mail address begin it with "mailto:".`
      : `Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  };
}

export function brokenFragment(href: string, page: string, ids: string[]): UnplacedProblem {
  const [path, fragment = ""] = href.split("#");
  return {
    length: href.length,
    message: `The link "${href}" on ${page} points to a place that does not exist.`,
    cure: `${didYouMean(nearMiss(fragment, ids))}No element of ${path || "the page"} has the id "${fragment}".`,
  };
}

export function missingDrawing(href: string, page: string, ids: string[]): UnplacedProblem {
  const [file, name = ""] = href.split("#");
  return {
    length: name.length,
    message: `${page} shows the drawing "${name}" of ${file}, which does not have it.`,
    cure: `${didYouMean(nearMiss(name, ids))}A drawing is named by the id of its <symbol>.`,
  };
}

/** @param isHeading whether the id of one of the elements is made from the words of a heading in Markdown */
export function duplicateId(id: string, page: string, isHeading: boolean): UnplacedProblem {
  return {
    message: `The id "${id}" is there twice on ${page}.`,
    cure: isHeading
      ? "The id of a heading is made from its words: word it otherwise."
      : "An id names one element: give the other one another name.",
  };
}

export function missingAlt(src: string, page: string): UnplacedProblem {
  return {
    message: `A picture on ${page} has no alternative text (${src}).`,
    cure: `Give it alt="…" that says what it shows, or alt="" if it only decorates.`,
  };
}

export function wrongHeadings(page: string, what: string): UnplacedProblem {
  return {
    message: `The headings of ${page} are out of order: ${what}.`,
    cure: "A page has one h1, and below it no level is skipped.",
  };
}

export function badFormAddress(action: string, page: string, own: boolean): UnplacedProblem {
  return {
    length: action.length,
    message: own
      ? `The form on ${page} is sent to this site itself (${action}), which cannot receive it.`
      : action === ""
        ? `The form on ${page} has no address to which it is sent.`
        : `The form on ${page} is sent to "${action}", which is not an absolute address.`,
    cure: "Name the address of the program that receives it, beginning with https://.",
  };
}

const forbidden = {
  "style attribute": {
    what: "a style attribute",
    cure: "Write it as a rule in the component's style sheet, for a class.",
  },
  handler: { what: "an attribute with a program", cure: "Listen for the event in scripts/." },
  "style element": { what: "a <style> of its own", cure: "Put the rules into the component's style sheet." },
  "inline script": { what: "a <script> of its own", cure: "Put the code into scripts/." },
  "foreign script": { what: "a script that the build has not made", cure: "Put the code into scripts/." },
  "embedded picture": { what: "a picture in its address (data:)", cure: "Put the picture into assets/." },
  frame: { what: "a frame or an object", cure: "Link to it." },
  media: {
    what: "a film or a sound",
    cure: 'Name it in content, in a field of the kind "video" (content/schemas.ts).',
  },
};

type ForbiddenKind = keyof typeof forbidden;

/** The kinds that are found by element or attribute; embedded pictures are found by address. */
export type GuardedKind = Exclude<ForbiddenKind, "embedded picture">;

/** A part of a page that its content security policy forbids. */
export function forbiddenByPolicy(kind: ForbiddenKind, page: string): UnplacedProblem {
  const { what, cure } = forbidden[kind];
  return { message: `Browsers leave out ${what} on ${page}: the site's policy forbids it.`, cure };
}

/** @param origins the origins that the policy allows */
export function forbiddenForm(action: string, page: string, origins: string[]): UnplacedProblem {
  return {
    length: action.length,
    message: `The form on ${page} is sent to "${action}", which the site's policy forbids.`,
    cure: `Forms may be sent to ${list(origins) || "no other site"}. To allow another one, add it to "origins" in content/site.yaml, with "uses: [forms]" and the reason.`,
  };
}

/** @param other the origin, if it can be declared: for which use, and for which uses it is already declared */
export function thirdParty(
  url: string,
  page: string,
  other: { origin: string; use: OriginUse; declared: OriginUse[] } | undefined,
): UnplacedProblem {
  return {
    length: url.length,
    message: `${url} is loaded from another site, on ${page}.`,
    cure: other ? originCure(other) : "Put the file into assets/: only the site itself may have it.",
  };
}

function originCure({ origin, use, declared }: { origin: string; use: OriginUse; declared: OriginUse[] }) {
  const instead = use === "frames" ? "Link to it" : "Put the file into assets/";
  return declared.length > 0
    ? `${instead}. Or allow it: "origins" in content/site.yaml has ${origin}, but not for ${use}.`
    : `${instead}. Or allow it: add "origin: ${origin}", "uses: [${use}]" and the reason to "origins" in content/site.yaml.`;
}
