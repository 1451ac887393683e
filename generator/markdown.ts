/** Markdown bodies: checked while reading, rendered when the final names of pictures are known. */
import GithubSlugger from "github-slugger";
import { Marked, type Token, type Tokens } from "marked";
import { headingOne, htmlInMarkdown, noAltInMarkdown, type Problem } from "./problems.ts";
import type { ImageUse } from "./read-content.ts";
import type { Source } from "./read-source.ts";
import type { Entry, Heading, MadeImage, Place, RenderedMarkdown } from "./site.tsx";

/** A link written in Markdown, and where. */
export interface LinkUse {
  href: string;
  place: Place;
}

/** What a body refers to. */
export interface MarkdownUses {
  links: LinkUse[];
  images: ImageUse[];
  headings: { level: number; place: Place }[];
  problems: Problem[];
}

/**
 * Finds links, pictures and mistakes in the body of a Markdown file.
 *
 * @param body that of the source, which would read it again
 */
export function findMarkdownUses(source: Source, body = source.body): MarkdownUses {
  if (!mayRefer.test(body)) return noUses;
  const uses: MarkdownUses = { links: [], images: [], headings: [], problems: [] };
  visit(plain.lexer(body), body, 0, source, uses);
  return uses;
}

const plain = new Marked({ gfm: true });

/** The same for all of them: there may be thousands. */
export const noUses: MarkdownUses = { links: [], images: [], headings: [], problems: [] };

/** What links, pictures, headings and HTML are written with. Of thousands of texts most are only paragraphs. */
const mayRefer = /[<[#@]|:\/\/|www\.|^[\s>]*(=+|-+)\s*$/im;

/** marked keeps no positions, but its tokens' sources follow one another in the text. */
function visit(tokens: Token[], body: string, from: number, source: Source, uses: MarkdownUses): void {
  let cursor = from;
  let sawHtml = false;
  for (const token of tokens) {
    const found = body.indexOf(token.raw, cursor);
    const at = found === -1 ? cursor : found;
    const place = () => placeInText(source, source.bodyOffset + at);
    // <b> is reported, and not its </b> again.
    const isEnd = sawHtml && token.raw.startsWith("</");
    if (token.type === "html" && !isEnd) uses.problems.push(htmlInMarkdown(place(), token.raw));
    sawHtml ||= token.type === "html";
    if (token.type === "heading") {
      const level = (token as Tokens.Heading).depth;
      uses.headings.push({ level, place: place() });
      if (level === 1) uses.problems.push(headingOne(place()));
    }
    if (token.type === "link") {
      const { href, raw } = token as Tokens.Link;
      const within = Math.max(0, raw.lastIndexOf(href));
      uses.links.push({ href, place: placeInText(source, source.bodyOffset + at + within) });
    }
    if (token.type === "image") {
      const { href, raw, text } = token as Tokens.Image;
      const within = Math.max(0, raw.lastIndexOf(href));
      const use = { file: href, place: placeInText(source, source.bodyOffset + at + within) };
      uses.images.push(use);
      if (text.trim() === "") uses.problems.push(noAltInMarkdown(use.place, href));
    }
    for (const inner of innerTokens(token)) visit(inner, body, at, source, uses);
    if (found !== -1) cursor = found + token.raw.length;
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

function placeInText({ file, text }: Source, offset: number): Place {
  const before = text.slice(0, offset);
  return { file, line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** How a body's links and pictures become addresses. */
export interface MarkdownTargets {
  link(path: string, fragment?: string): string;
  image(file: string): MadeImage;
}

/**
 * Renders bodies that `findMarkdownUses` has checked. Headings get ids, links to other sites say so, pictures are lazy
 * and have their dimensions.
 */
export function openMarkdown(targets: MarkdownTargets): (entry: Entry) => RenderedMarkdown {
  let headings: Heading[] = [];
  const slugger = new GithubSlugger();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = html.replace(/<[^>]+>/g, "");
        const id = slugger.slug(unescapeHtml(text));
        headings.push({ id, text: unescapeHtml(text), level: depth });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, title, tokens }) {
        const text = this.parser.parseInline(tokens);
        const isExternal = /^https?:/.test(href);
        const [path = "", fragment] = href.split("#");
        const address = path.startsWith("/") ? targets.link(path, fragment) : href;
        const rel = isExternal ? ' rel="external noopener"' : "";
        const tip = title ? ` title="${escapeHtml(title)}"` : "";
        return `<a href="${escapeHtml(address)}"${rel}${tip}>${text}</a>`;
      },
      image({ href, text }) {
        const { src, srcSet, width, height } = targets.image(href);
        const candidates = srcSet ? ` srcset="${srcSet}" sizes="(min-width: 56rem) 62ch, 100vw"` : "";
        const alt = escapeHtml(text);
        return `<img src="${src}"${candidates} width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">`;
      },
    },
  });
  return (entry) => {
    headings = [];
    slugger.reset();
    const html = marked.parse(entry.body, { async: false });
    return { html, headings };
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
