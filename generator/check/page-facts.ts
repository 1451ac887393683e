/** What checks need to know of HTML. Without the parser, which is loaded only where something is parsed. */

/** A reference in HTML, with what it is for; `candidates` is the whole of a `srcset`. */
export interface Reference {
  kind: "link" | "resource" | "candidates" | "form";
  url: string;
}

/** What the checks need to know of a page, or of a part that many pages share. */
export interface PageFacts {
  ids: string[];
  references: Reference[];
  /** Addresses that are requested at once: of all that is not lazy. */
  loads: string[];
  /** Sources of pictures without alternative text. */
  withoutAlt: string[];
  /** Sources of pictures that have one: those that mean something. */
  pictures: string[];
  /** Levels of the headings, in order. */
  headings: number[];
}

/** The addresses in a `srcset`. */
export function candidatesOf(srcset: string): string[] {
  return srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? "");
}

/** A page's own facts together with those of its shared parts; headings are the page's own. */
export function joinFacts(all: PageFacts[]): PageFacts {
  return {
    ids: all.flatMap(({ ids }) => ids),
    references: all.flatMap(({ references }) => references),
    loads: all.flatMap(({ loads }) => loads),
    withoutAlt: all.flatMap(({ withoutAlt }) => withoutAlt),
    pictures: all.flatMap(({ pictures }) => pictures),
    headings: all[0]?.headings ?? [],
  };
}
