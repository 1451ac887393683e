/** Compares the pages of two generators. */
import type { AnyNode, Element } from "domhandler";
import { parseDocument } from "htmlparser2";

/** A page as lines that can be compared, and the bytes that only its generator's own scripts need. */
export interface PageLines {
  lines: string[];
  ownBytes: number;
}

/**
 * Normalizes a page. It ignores differences that do not matter to visitors: the order of attributes, of elements in the
 * head and of keys in structured data, white space between tags, and additions for a generator's own scripts.
 */
export function readPage(html: string): PageLines {
  const page: PageLines = { lines: [], ownBytes: 0 };
  for (const node of parseDocument(html, { withStartIndices: true, withEndIndices: true }).children)
    addNode(node, "", page);
  return page;
}

/** The first line that differs, of both pages; undefined if the pages are the same. */
export function findDifference(
  ours: PageLines,
  theirs: PageLines,
): { ours: string; theirs: string } | undefined {
  const index = ours.lines.findIndex((line, at) => line !== theirs.lines[at]);
  const at = index === -1 && theirs.lines.length > ours.lines.length ? ours.lines.length : index;
  if (at === -1) return undefined;
  const [our, their] = [ours.lines[at] ?? "(nothing more)", theirs.lines[at] ?? "(nothing more)"];
  const same = [...our].findIndex((sign, index) => sign !== their[index]);
  const excerpt = (line: string) => line.slice(Math.max(0, same - 100), same + 100);
  return { ours: excerpt(our), theirs: excerpt(their) };
}

/** Elements of Next.js: its scripts, preload hints for them, the payload for its router, and placeholders. */
const isOfNext = ({ name, attribs, children }: Element): boolean => {
  const text = children[0] && "data" in children[0] ? children[0].data : "";
  if (name === "script")
    return attribs.id === "_R_" || attribs.src?.startsWith("/_next/") || /^(\(?self\.__next|\$R)/.test(text);
  if (name === "link")
    return attribs.href?.startsWith("/_next/") || (attribs.rel === "preload" && attribs.as === "style");
  if (name === "meta") return attribs.name === "next-size-adjust";
  return name === "div" && "hidden" in attribs && children.every(({ type }) => type === "comment");
};

function addNode(node: AnyNode, indent: string, page: PageLines): void {
  if (node.type === "text") {
    const text = node.data.replace(/\s+/g, " ");
    // A space is visible between words, but not between blocks.
    const isSeen =
      text !== " " || (node.prev !== null && node.next !== null && isOfWords(node.parent as Element));
    if (isSeen) page.lines.push(indent + (isOfWords(node.parent as Element) ? text : text.trim()));
    return;
  }
  if (node.type !== "tag" && node.type !== "script" && node.type !== "style") return;
  if (isOfNext(node)) {
    page.ownBytes += lengthOf(node);
    return;
  }
  const attributes = Object.entries(node.attribs).map(
    ([name, value]) => `${name}="${cleanValue(name, value, node)}"`,
  );
  page.lines.push(`${indent}<${[node.name, ...attributes.sort()].join(" ")}>`);
  if (node.attribs.type === "application/ld+json") {
    const [text] = node.children;
    page.lines.push(indent + JSON.stringify(sortKeys(JSON.parse(text && "data" in text ? text.data : "{}"))));
    return;
  }
  if (node.name !== "head") {
    for (const inner of node.children) addNode(inner, `${indent} `, page);
    return;
  }
  const elements = node.children.map((inner) => {
    const own: PageLines = { lines: [], ownBytes: 0 };
    addNode(inner, `${indent} `, own);
    page.ownBytes += own.ownBytes;
    return own.lines.join("\n");
  });
  page.lines.push(...elements.filter(Boolean).sort());
}

const isOfWords = (parent: Element | null) => ["p", "li", "strong", "em"].includes(parent?.name ?? "");

function cleanValue(name: string, value: string, { attribs }: Element): string {
  // These values are case-insensitive, and Hugo's minifier writes them in lowercase.
  if (["lang", "http-equiv"].includes(name)) return value.toLowerCase();
  const isList =
    name === "srcset" || (name === "content" && /^(keywords|viewport)$/.test(attribs.name ?? ""));
  return (isList ? value.replace(/,\s*/g, ",") : value).replace(/\s+/g, " ").trim();
}

function lengthOf({ startIndex, endIndex }: Element): number {
  return (endIndex ?? 0) - (startIndex ?? 0) + 1;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
