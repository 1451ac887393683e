/**
 * One walk over React's own HTML, which is regular: every value in double quotes, `<` escaped in values and texts.
 * What is found on the way is what the check needs to know of a page; what is changed is React's spelling, to what
 * checkers want: attribute names in small letters, no slash at the end of elements that never have one, and nothing
 * behind an attribute that has no value. Browsers read both alike; this is shorter.
 *
 * A parser that reads any HTML takes eight times as long, and was a third of a build of thousands of pages.
 */

/** A reference in HTML, with what it is for; `candidates` is the whole of a `srcset`. */
export interface Reference {
  kind: "link" | "resource" | "candidates" | "form";
  url: string;
}

/** What the check needs to know of a page, or of a part that many pages share. */
export interface HtmlFacts {
  ids: string[];
  references: Reference[];
  /** Addresses that are asked for at once: of all that is not lazy. */
  loads: string[];
  /** Sources of pictures without alternative text. */
  withoutAlt: string[];
  /** Sources of pictures that have one: those that mean something. */
  pictures: string[];
  /** Levels of the headings, in order. */
  headings: number[];
  /** Classes that have rules, but not in the sheet that the page links, and a kind of pages whose sheet has them. */
  unstyled: { name: string; kind: string }[];
}

/** Attributes whose presence is their value, and those whose empty value is their default. */
const valueless = new Set(
  (
    "allowfullscreen async autofocus autoplay checked controls crossorigin default defer disabled formnovalidate " +
    "hidden inert itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected"
  ).split(" "),
);

const wanted = new Set(["id", "href", "src", "srcset", "rel", "alt", "action", "method", "loading"]);

const [tab, lineEnd, space, slash, equals, greater] = [..."\t\n /=>"].map((character) =>
  character.charCodeAt(0),
);

/** Of HTML in which there is nothing to know of. */
export function noFacts(): HtmlFacts {
  return {
    ids: [],
    references: [],
    loads: [],
    withoutAlt: [],
    pictures: [],
    headings: [],
    unstyled: [],
  };
}

/** @param html a document or a part of one, as React and `openMarkdown` render it */
export function finishHtml(html: string): { html: string; facts: HtmlFacts } {
  const facts = noFacts();
  let finished = "";
  /** Up to here `finished` has what was read. */
  let copied = 0;
  let svgEnd = 0;
  let at = html.indexOf("<");

  while (at !== -1) {
    let cursor = at + 1;
    if (!isLetter(html.charCodeAt(cursor))) {
      at = html.indexOf("<", cursor);
      continue;
    }
    while (!endsName(html.charCodeAt(cursor))) cursor++;
    const name = html.slice(at + 1, cursor);
    // Drawings keep their spelling: it is XML's.
    if (name === "svg" && at >= svgEnd) svgEnd = endOf(html, "</svg>", cursor);
    const isDrawing = at < svgEnd;
    const attributes: Record<string, string> = {};

    for (;;) {
      let code = html.charCodeAt(cursor);
      while (code === space || code === lineEnd || code === tab) code = html.charCodeAt(++cursor);
      if (code === greater || Number.isNaN(code)) break;
      if (code === slash) {
        if (!isDrawing && html.charCodeAt(cursor + 1) === greater) {
          finished += html.slice(copied, cursor);
          copied = cursor + 1;
        }
        cursor++;
        continue;
      }
      const start = cursor;
      while (!endsName(code) && code !== equals) code = html.charCodeAt(++cursor);
      const written = html.slice(start, cursor);
      const attribute = isDrawing ? written : written.toLowerCase();
      if (attribute !== written) {
        finished += html.slice(copied, start) + attribute;
        copied = cursor;
      }
      if (code !== equals) {
        if (wanted.has(attribute)) attributes[attribute] = "";
        continue;
      }
      const valueStart = cursor + 2;
      const valueEnd = html.indexOf('"', valueStart);
      if (wanted.has(attribute)) attributes[attribute] = decoded(html.slice(valueStart, valueEnd));
      else if (valueEnd === valueStart && !isDrawing && valueless.has(attribute)) {
        finished += html.slice(copied, cursor);
        copied = valueEnd + 1;
      }
      cursor = valueEnd + 1;
    }
    note(name, attributes, facts);
    if (!isDrawing && (name === "script" || name === "style")) cursor = endOf(html, `</${name}>`, cursor);
    at = html.indexOf("<", cursor);
  }
  return { html: copied === 0 ? html : finished + html.slice(copied), facts };
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function endsName(code: number): boolean {
  return (
    code === space ||
    code === greater ||
    code === slash ||
    code === lineEnd ||
    code === tab ||
    Number.isNaN(code)
  );
}

function endOf(html: string, tag: string, from: number): number {
  const end = html.indexOf(tag, from);
  return end === -1 ? html.length : end;
}

/** Without closures: it runs for every element of every page. */
function note(name: string, attributes: Record<string, string>, facts: HtmlFacts): void {
  const { id, href, src, srcset, rel = "", alt, action, method, loading } = attributes;
  const { references, loads } = facts;
  if (id !== undefined) facts.ids.push(id);
  if (href !== undefined) {
    const isLink = name === "a" || (name === "link" && (rel === "canonical" || rel === "alternate"));
    references.push({ kind: isLink ? "link" : "resource", url: href });
    const isLoaded = name === "use" || (name === "link" && /^(stylesheet|(module)?preload)$/.test(rel));
    if (isLoaded && isRequest(href)) loads.push(href);
  }
  if (src !== undefined) {
    references.push({ kind: "resource", url: src });
    if (loading !== "lazy" && isRequest(src)) loads.push(src);
  }
  if (srcset) references.push({ kind: "candidates", url: srcset });
  if (name === "form" && method?.toLowerCase() === "post")
    references.push({ kind: "form", url: action ?? "" });
  if (name === "img" && alt === undefined) facts.withoutAlt.push(src ?? "");
  if (name === "img" && alt) facts.pictures.push(src ?? "");
  if (name.length === 2 && /^h[1-6]$/.test(name)) facts.headings.push(Number(name[1]));
}

function isRequest(url: string): boolean {
  return !url.startsWith("#") && !url.startsWith("data:");
}

/** The addresses in a `srcset`. */
export function candidatesOf(srcset: string): string[] {
  return srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? "");
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function decoded(value: string): string {
  if (!value.includes("&")) return value;
  return value.replace(/&(?:(amp|lt|gt|quot)|#(\d+)|#x([\da-f]+));/gi, (_, name, decimal, hexadecimal) =>
    name
      ? (named[name.toLowerCase()] ?? "")
      : String.fromCodePoint(Number.parseInt(decimal ?? hexadecimal, decimal ? 10 : 16)),
  );
}
