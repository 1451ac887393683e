/** What the check needs to know of a page, read from its finished HTML in one pass. */
import { Parser } from "htmlparser2";

/** A reference in HTML, with what it is for. */
export interface Reference {
  kind: "link" | "resource" | "form";
  url: string;
}

export interface PageFacts {
  ids: string[];
  references: Reference[];
  /** Sources of pictures without alternative text. */
  withoutAlt: string[];
  /** Sources of pictures that have one: those that mean something. */
  pictures: string[];
  /** Levels of the headings, in order. */
  headings: number[];
}

/** @param html a document or a part of one */
export function inspectHtml(html: string): PageFacts {
  const facts: PageFacts = { ids: [], references: [], withoutAlt: [], pictures: [], headings: [] };
  const refer = (kind: Reference["kind"], url: string | undefined) => {
    if (url !== undefined) facts.references.push({ kind, url });
  };
  const parser = new Parser({
    onopentag(name, { id, href, src, srcset, rel, alt, action, method }) {
      if (id !== undefined) facts.ids.push(id);
      if (name === "a") refer("link", href);
      else if (name === "link") refer(rel === "canonical" || rel === "alternate" ? "link" : "resource", href);
      else refer("resource", href);
      refer("resource", src);
      for (const candidate of srcset?.split(",") ?? []) refer("resource", candidate.trim().split(" ")[0]);
      if (name === "form" && method?.toLowerCase() === "post") refer("form", action ?? "");
      if (name === "img" && alt === undefined) facts.withoutAlt.push(src ?? "");
      if (name === "img" && alt) facts.pictures.push(src ?? "");
      if (/^h[1-6]$/.test(name)) facts.headings.push(Number(name[1]));
    },
  });
  parser.end(html);
  return facts;
}

/** A page's facts together with those of the parts that were put in. */
export function mergeFacts(own: PageFacts, parts: PageFacts[]): PageFacts {
  return {
    ids: [...own.ids, ...parts.flatMap((part) => part.ids)],
    references: [...own.references, ...parts.flatMap((part) => part.references)],
    withoutAlt: [...own.withoutAlt, ...parts.flatMap((part) => part.withoutAlt)],
    pictures: [...own.pictures, ...parts.flatMap((part) => part.pictures)],
    // A part's place among the headings is not known; its own order is checked where it is rendered alone.
    headings: own.headings,
  };
}
