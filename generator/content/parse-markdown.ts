/** Finds what a Markdown body refers to when it is read; `render/render-markdown.tsx` converts it to HTML. */
import { Marked, type Token, type Tokens } from "marked";
import { asideKindOf } from "../model/content.ts";
import type { Place } from "../model/place.ts";
import type { MarkdownSlip, MarkdownUses } from "../model/source.ts";

/** The place of the character at an offset in the Markdown, in UTF-16 code units. */
type PlaceOf = (offset: number) => Place;

const marked = new Marked({ gfm: true });

/** Finds links, pictures, headings and mistakes. */
export function parseMarkdown(body: string, placeOf: PlaceOf): MarkdownUses {
  const uses: MarkdownUses = { links: [], images: [], headings: [], slips: [] };
  visit(marked.lexer(body), 0, body, placeOf, uses);
  return uses;
}

/** marked does not record positions, but the sources of its tokens are in the same order as in the text. */
function visit(tokens: Token[], from: number, body: string, placeOf: PlaceOf, uses: MarkdownUses): void {
  let cursor = from;
  let sawHtml = false;
  for (const token of tokens) {
    const found = body.indexOf(token.raw, cursor);
    const at = found === -1 ? cursor : found;
    // Only the start tag <b> is reported, not its end tag.
    const isEndTag = sawHtml && token.raw.startsWith("</");
    sawHtml ||= token.type === "html";
    if (!isEndTag) addUse(token, at, placeOf, uses);
    for (const inner of innerTokens(token)) visit(inner, at, body, placeOf, uses);
    if (found !== -1) cursor = found + token.raw.length;
  }
}

/** @param offset the offset of the token */
function addUse(token: Token, offset: number, placeOf: PlaceOf, uses: MarkdownUses): void {
  if (token.type === "heading") {
    const { depth, text } = token as Tokens.Heading;
    uses.headings.push({ level: depth, text, place: placeOf(offset) });
    if (depth === 1) uses.slips.push({ kind: "main heading", raw: "#", place: placeOf(offset) });
  }
  uses.slips.push(...findSlips(token, offset, placeOf));
  if (token.type === "link" || token.type === "image") {
    const { href, raw } = token as Tokens.Link | Tokens.Image;
    const place = placeOf(offset + Math.max(0, raw.lastIndexOf(href)));
    if (token.type === "link") uses.links.push({ href, place });
    else uses.images.push({ href, place, alt: token.text, altPlace: placeOf(offset + "![".length) });
  }
}

/** Text that looks like Markdown but is not. Only the first of each kind in a paragraph is reported. */
const patterns: [MarkdownSlip, RegExp][] = [
  ["joined heading", /^#{2,6}(?=[^#\s])/m],
  ["open link", /\]\((?![^)]*\))/],
  ["footnote", /\[\^[\w-]+\]/],
];

/** In the text that is left when links have been found: `[About us][about]`, and nothing says where "about" leads. */
const unknownReference = /(?<!\w)\[[^[\]\n]+\]\[([a-z][^[\]\n]*)?\]/i;

function findSlips(token: Token, offset: number, placeOf: PlaceOf): MarkdownUses["slips"] {
  const at = (index: number) => placeOf(offset + index);
  const { type, raw } = token;
  if (type === "html") return [{ kind: "html", raw: raw.trim().split("\n")[0] ?? "", place: at(0) }];
  const isEmpty = "text" in token && token.text.trim() === "";
  if (isEmpty && type === "heading") return [{ kind: "empty heading", raw: raw.trim(), place: at(0) }];
  if (isEmpty && type === "link") return [{ kind: "empty link", raw, place: at(0) }];
  if (type === "blockquote") {
    const marker = /^[ >]*(\[![^\]]*\].*)/.exec(raw)?.[1];
    const isMeant = marker === undefined || asideKindOf(marker) !== undefined;
    return isMeant ? [] : [{ kind: "aside", raw: marker, place: at(raw.indexOf(marker)) }];
  }
  if (type === "table") {
    // marked leaves these cells out, as GitHub does.
    const isWide = ([row]: RegExpExecArray) => countCells(row) > (token as Tokens.Table).header.length;
    const rows = [...raw.matchAll(/^.*\S.*$/gm)].filter(isWide);
    return rows.map(({ 0: row, index }) => ({ kind: "wide row", raw: row, place: at(index) }));
  }
  const reference = type === "text" && !("tokens" in token) && unknownReference.exec(raw);
  if (reference) return [{ kind: "unknown reference", raw: reference[0], place: at(reference.index) }];
  if (!("tokens" in token) || (type !== "paragraph" && type !== "text")) return [];
  const withoutCode = raw.replace(/`[^`]*`/g, (code) => " ".repeat(code.length));
  return patterns.flatMap(([kind, pattern]) => {
    const match = pattern.exec(withoutCode);
    return match ? [{ kind, raw: match[0], place: at(match.index) }] : [];
  });
}

/** The number of cells in a row of a table. `\|` is a bar in a text, and bars at the ends are optional. */
function countCells(row: string): number {
  const bars = row.trim().replaceAll("\\|", "");
  return bars.replace(/^\||\|$/g, "").split("|").length;
}

function innerTokens(token: Token): Token[][] {
  if (token.type === "list") return (token as Tokens.List).items.map((item) => item.tokens);
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].map((cell) => cell.tokens);
  }
  return "tokens" in token && token.tokens ? [token.tokens] : [];
}
