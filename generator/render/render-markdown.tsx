import GithubSlugger from "github-slugger";
import { DomUtils, parseDocument } from "htmlparser2";
import { Marked, type RendererObject, type Token, type Tokens } from "marked";
import { renderToStaticMarkup } from "react-dom/server";
import {
  type AsideKind,
  asideKindOf,
  type Entry,
  type Heading,
  type MadeImage,
  type RenderedMarkdown,
} from "../model/content.ts";
import { escapeMarkup } from "../model/text.ts";
import { PictureOf } from "../site.tsx";

/** Resolves the links and pictures of a body, and names its asides. */
export interface MarkdownTargets {
  link(path: string, fragment?: string): string;
  image(file: string): MadeImage;
  asides?: Record<AsideKind, string> | undefined;
}

/**
 * Renders bodies that `content/read-entry.ts` has checked. Headings get ids, links to other sites `rel="external"`;
 * pictures are lazy and have their dimensions. The title of a picture that is alone in its paragraph becomes its caption.
 * Tables and code may be wider than the page and are focusable, so that the keyboard can scroll them. Style sheets select
 * asides and tables by their roles.
 */
export function renderMarkdown({ body }: Entry, targets: MarkdownTargets): RenderedMarkdown {
  const headings: Heading[] = [];
  const marked = new Marked({ gfm: true, renderer: createMarkdownRenderer(targets, headings) });
  return { html: marked.parse(body, { async: false }), headings };
}

/** @param headings receives the headings, in order */
function createMarkdownRenderer(targets: MarkdownTargets, headings: Heading[]): RendererObject {
  const slugger = new GithubSlugger();
  return {
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const text = textOf(html);
      // A heading of signs alone has no letters for an id.
      const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : "section");
      headings.push({ id, text, level: depth });
      return `<h${depth} id="${id}">${html}</h${depth}>\n`;
    },
    link({ href, title, tokens }) {
      const [path = "", fragment] = href.split("#");
      const isOwn = path.startsWith("/") && !path.startsWith("//");
      const address = isOwn ? targets.link(path, fragment) : href;
      const rel = /^(https?:|\/\/)/.test(href) ? ' rel="external noopener"' : "";
      const tip = title ? ` title="${escapeText(title)}"` : "";
      return `<a href="${escapeText(address)}"${rel}${tip}>${this.parser.parseInline(tokens)}</a>`;
    },
    paragraph({ tokens }) {
      const html = this.parser.parseInline(tokens);
      const [only, ...others] = tokens;
      if (only?.type !== "image" || others.length > 0) return `<p>${html}</p>\n`;
      const { title } = only as Tokens.Image;
      const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : "";
      return `<figure>${html}${caption}</figure>\n`;
    },
    image({ href, tokens }) {
      // Without emphasis and links.
      const alt = textOf(this.parser.parseInline(tokens, this.parser.textRenderer));
      return renderToStaticMarkup(<PictureOf image={targets.image(href)} alt={alt} sizes={sizes} />);
    },
    blockquote({ tokens }) {
      const aside = asAside(tokens);
      if (aside) {
        const { kind, tokens } = aside;
        const name = targets.asides?.[kind];
        const label = name ? `<p><strong>${escapeMarkup(name)}</strong></p>\n` : "";
        return `<div role="note" data-kind="${kind}">${label}${this.parser.parse(tokens)}</div>\n`;
      }
      return `<blockquote>${this.parser.parse(tokens)}</blockquote>\n`;
    },
    code({ text, lang }) {
      const language = lang ? ` class="language-${escapeMarkup(lang)}"` : "";
      return `<pre tabindex="0"><code${language}>${escapeMarkup(text)}\n</code></pre>\n`;
    },
    table({ header, rows }) {
      const render = ({ tokens, align }: Tokens.TableCell, tag: "th" | "td") => {
        const side = align ? ` data-align="${align}"` : "";
        const scope = tag === "th" ? ' scope="col"' : "";
        return `<${tag}${scope}${side}>${this.parser.parseInline(tokens)}</${tag}>`;
      };
      const row = (cells: Tokens.TableCell[], tag: "th" | "td") =>
        `<tr>${cells.map((cell) => render(cell, tag)).join("")}</tr>\n`;
      const name = header.map(({ tokens }) => textOf(this.parser.parseInline(tokens))).filter(Boolean);
      return (
        `<div role="region" aria-label="${escapeMarkup(name.join(", "))}" tabindex="0">` +
        `<table><thead>${row(header, "th")}</thead>` +
        `<tbody>${rows.map((cells) => row(cells, "td")).join("")}</tbody></table></div>\n`
      );
    },
  };
}

/** The widest slot of a picture in a text, at most two thirds of a page. */
const sizes = "(min-width: 56rem) min(66vw, 54rem), 100vw";

/** The kind and the contents of an aside; undefined for a quotation. */
function asAside([first, ...rest]: Token[]): { kind: AsideKind; tokens: Token[] } | undefined {
  if (first?.type !== "paragraph") return undefined;
  const { tokens, ...paragraph } = first as Tokens.Paragraph;
  const [marker, ...inline] = tokens as Tokens.Text[];
  const [line = "", ...lines] = marker?.text.split("\n") ?? [];
  const kind = asideKindOf(line);
  if (!marker || !kind) return undefined;
  const begin = lines.length > 0 ? [{ ...marker, text: lines.join("\n") }] : [];
  const text = [...begin, ...inline];
  return { kind, tokens: text.length > 0 ? [{ ...paragraph, tokens: text }, ...rest] : rest };
}

/** Escapes a text of Markdown, in which `&lt;` and other entities are escaped already. */
function escapeText(text: string): string {
  return escapeMarkup(text).replace(/&amp;(#\d+|#x[\da-f]+|[a-z]\w*);/gi, "&$1;");
}

/** The text of HTML, without tags and entities. */
function textOf(html: string): string {
  return DomUtils.textContent(parseDocument(html));
}
