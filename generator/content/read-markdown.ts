/** Markdown bodies, checked when they are read; `render/render-markdown.ts` turns them into HTML. */
import { Marked, type Token, type Tokens } from "marked";
import { placeAt } from "../model/place.ts";
import type { MarkdownUses, Source } from "../model/read-content.ts";
import { headingOne, htmlInMarkdown, noAltInMarkdown } from "../problems/markdown-problems.ts";
import type { Problem } from "../problems/problem.ts";

/** What a body refers to, and what is wrong with it. */
export interface ReadMarkdown extends MarkdownUses {
  problems: Problem[];
}

const marked = new Marked({ gfm: true });

/** What links, pictures, headings and HTML are written with. Most texts have none of it, and need no parser here. */
const mayRefer = /[<[#@]|:\/\/|www\.|^[\s>]*(=+|-+)\s*$/im;

/** Finds links, pictures, headings and mistakes in the body of a Markdown file. */
export function readMarkdown(source: Source): ReadMarkdown {
  const uses: ReadMarkdown = { links: [], images: [], headings: [], problems: [] };
  if (mayRefer.test(source.body)) visit(marked.lexer(source.body), 0, source, uses);
  return uses;
}

/** marked keeps no positions, but its tokens' sources follow one another in the text. */
function visit(tokens: Token[], from: number, source: Source, uses: ReadMarkdown): void {
  let cursor = from;
  let sawHtml = false;
  for (const token of tokens) {
    const found = source.body.indexOf(token.raw, cursor);
    const at = found === -1 ? cursor : found;
    // <b> is reported, and not its </b> again.
    const isEndTag = sawHtml && token.raw.startsWith("</");
    sawHtml ||= token.type === "html";
    if (!isEndTag) addUse(token, source, source.bodyOffset + at, uses);
    for (const inner of innerTokens(token)) visit(inner, at, source, uses);
    if (found !== -1) cursor = found + token.raw.length;
  }
}

/** @param offset of the token in the file's text */
function addUse(token: Token, { file, text }: Source, offset: number, uses: ReadMarkdown): void {
  if (token.type === "html") uses.problems.push(htmlInMarkdown(placeAt(file, text, offset), token.raw));
  if (token.type === "heading") {
    const { depth } = token as Tokens.Heading;
    const place = placeAt(file, text, offset);
    uses.headings.push({ level: depth, place });
    if (depth === 1) uses.problems.push(headingOne(place));
  }
  if (token.type === "link" || token.type === "image") {
    const { href, raw } = token as Tokens.Link | Tokens.Image;
    const place = placeAt(file, text, offset + Math.max(0, raw.lastIndexOf(href)));
    if (token.type === "link") uses.links.push({ href, place });
    else {
      uses.images.push({ file: href, place: () => place });
      if (token.text.trim() === "") uses.problems.push(noAltInMarkdown(place, href));
    }
  }
}

function innerTokens(token: Token): Token[][] {
  if (token.type === "list") return (token as Tokens.List).items.map((item) => item.tokens);
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].map((cell) => cell.tokens);
  }
  return "tokens" in token && token.tokens ? [token.tokens] : [];
}
