import { Parser } from "htmlparser2";
import type { OriginUse } from "../model/site-definition.ts";
import type { GuardedKind } from "../problems/page-problems.ts";

/** A reference in HTML, with its kind. */
export interface Reference {
  kind: "link" | "resource" | "form";
  url: string;
  /** The use for which another origin can be declared; undefined for a resource that must be the site's own. */
  use?: OriginUse | undefined;
  /** Another address in the same element, from which the component makes this one. */
  derivedFrom?: string | undefined;
}

/** The uses of resources by element, like the directives of a content security policy. */
const usesOfElements: Record<string, OriginUse> = {
  script: "scripts",
  iframe: "frames",
  img: "pictures",
  input: "pictures",
  video: "media",
  audio: "media",
  source: "media",
  track: "media",
};

/** The same for preloads, by their `as`. */
const usesOfPreloads: Record<string, OriginUse> = { image: "pictures", script: "scripts" };

/** The facts that the checks need about a page or a shared part. */
export interface PageFacts {
  ids: string[];
  references: Reference[];
  /** Addresses that are requested immediately, because they are not lazy. */
  loads: string[];
  /** Sources of pictures without alternative text. */
  withoutAlt: string[];
  /** Sources of pictures with alternative text, which are not decorative. */
  pictures: string[];
  /** Markup that a content security policy forbids by default. */
  guarded: GuardedKind[];
}

/** @param html the HTML of a page or of a shared part */
export function readFacts(html: string): PageFacts {
  const facts: PageFacts = {
    ids: [],
    references: [],
    loads: [],
    withoutAlt: [],
    pictures: [],
    guarded: [],
  };
  const parser = new Parser({ onopentag: (name, attributes) => addElement(name, attributes, facts) });
  parser.end(html);
  return facts;
}

function addElement(name: string, attributes: Record<string, string>, facts: PageFacts): void {
  const { id, href, src, srcset, poster, rel = "", alt, action, method, loading } = attributes;
  const frame = attributes["data-frame"];
  const { references, loads } = facts;
  if (id !== undefined) facts.ids.push(id);
  if (href !== undefined) {
    const isLink = name === "a" || (name === "link" && (rel === "canonical" || rel === "alternate"));
    references.push({
      kind: isLink ? "link" : "resource",
      url: href,
      use: usesOfPreloads[attributes.as ?? ""],
    });
    const isLoaded = name === "use" || (name === "link" && /^(stylesheet|(module)?preload)$/.test(rel));
    if (isLoaded && isRequest(href)) loads.push(href);
  }
  if (src !== undefined) {
    references.push({ kind: "resource", url: src, use: usesOfElements[name] });
    if (loading !== "lazy" && isRequest(src)) loads.push(src);
  }
  if (poster) {
    references.push({ kind: "resource", url: poster, use: "pictures" });
    loads.push(poster);
  }
  // A script loads this address in a frame when a visitor asks for it.
  if (frame) references.push({ kind: "resource", url: frame, use: "frames", derivedFrom: href });
  for (const candidate of srcset ? srcset.split(",") : []) {
    const [url = ""] = candidate.trim().split(" ");
    references.push({ kind: "resource", url, use: "pictures" });
  }
  if (name === "form" && method?.toLowerCase() === "post")
    references.push({ kind: "form", url: action ?? "" });
  if (name === "img" && alt === undefined) facts.withoutAlt.push(src ?? "");
  if (name === "img" && alt) facts.pictures.push(src ?? "");
  addGuarded(name, attributes, facts.guarded);
}

function addGuarded(name: string, attributes: Record<string, string>, guarded: GuardedKind[]): void {
  const { style, src = "", integrity, type = "" } = attributes;
  // Resources of other sites are reported separately.
  const isOwn = !/^(https?:)?\/\//.test(src);
  if (style !== undefined) guarded.push("style attribute");
  if (Object.keys(attributes).some((attribute) => attribute.startsWith("on"))) guarded.push("handler");
  if (name === "style") guarded.push("style element");
  // Data blocks are not scripts.
  if (name === "script" && /^(|module|(text|application)\/javascript)$/.test(type)) {
    if (src === "") guarded.push("inline script");
    else if (isOwn && !integrity) guarded.push("foreign script");
  }
  if (isOwn && /^(iframe|frame|object|embed)$/.test(name)) guarded.push("frame");
  if (isOwn && src !== "" && usesOfElements[name] === "media") guarded.push("media");
}

function isRequest(url: string): boolean {
  return !url.startsWith("#") && !url.startsWith("data:");
}
