import GithubSlugger from "github-slugger";
import { DomUtils, parseDocument } from "htmlparser2";
import { Marked, Renderer, type Token, type Tokens } from "marked";
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
interface MarkdownTargets {
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
  const renderer = new BodyRenderer(targets);
  const html = new Marked({ gfm: true }).parse(body, { renderer, async: false });
  return { html, headings: renderer.headings };
}

/** Renders one body. marked calls the method of each token's type. */
class BodyRenderer extends Renderer {
  /** Those rendered so far, in order. */
  readonly headings: Heading[] = [];
  readonly #slugger = new GithubSlugger();
  readonly #targets: MarkdownTargets;

  constructor(targets: MarkdownTargets) {
    super();
    this.#targets = targets;
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const html = this.parser.parseInline(tokens);
    const text = textOf(html);
    // A heading of signs alone has no letters for an id.
    const id = this.#slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : "section");
    this.headings.push({ id, text, level: depth });
    return `<h${depth} id="${id}">${html}</h${depth}>\n`;
  }

  override link({ href, title, tokens }: Tokens.Link): string {
    const [path = "", fragment] = href.split("#");
    const isOwn = path.startsWith("/") && !path.startsWith("//");
    const address = isOwn ? this.#targets.link(path, fragment) : href;
    const rel = /^(https?:|\/\/)/.test(href) ? ' rel="external noopener"' : "";
    const tip = title ? ` title="${escapeText(title)}"` : "";
    return `<a href="${escapeText(address)}"${rel}${tip}>${this.parser.parseInline(tokens)}</a>`;
  }

  override paragraph({ tokens }: Tokens.Paragraph): string {
    const html = this.parser.parseInline(tokens);
    const [only, ...others] = tokens;
    if (only?.type !== "image" || others.length > 0) return `<p>${html}</p>\n`;
    const { title } = only as Tokens.Image;
    const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : "";
    return `<figure>${html}${caption}</figure>\n`;
  }

  override image({ href, tokens }: Tokens.Image): string {
    // Without emphasis and links.
    const alt = textOf(this.parser.parseInline(tokens, this.parser.textRenderer));
    return renderToStaticMarkup(<PictureOf image={this.#targets.image(href)} alt={alt} sizes={sizes} />);
  }

  override blockquote({ tokens }: Tokens.Blockquote): string {
    const aside = asAside(tokens);
    if (!aside) return `<blockquote>${this.parser.parse(tokens)}</blockquote>\n`;
    const name = this.#targets.asides?.[aside.kind];
    const label = name ? `<p><strong>${escapeMarkup(name)}</strong></p>\n` : "";
    return `<div role="note" data-kind="${aside.kind}">${label}${this.parser.parse(aside.tokens)}</div>\n`;
  }

  override code({ text, lang }: Tokens.Code): string {
    const language = lang ? ` class="language-${escapeMarkup(lang)}"` : "";
    return `<pre tabindex="0"><code${language}>${escapeMarkup(text)}\n</code></pre>\n`;
  }

  override table({ header, rows }: Tokens.Table): string {
    const name = header.map(({ tokens }) => textOf(this.parser.parseInline(tokens))).filter(Boolean);
    return (
      `<div role="region" aria-label="${escapeMarkup(name.join(", "))}" tabindex="0">` +
      `<table><thead>${this.#row(header, "th")}</thead>` +
      `<tbody>${rows.map((cells) => this.#row(cells, "td")).join("")}</tbody></table></div>\n`
    );
  }

  #row(cells: Tokens.TableCell[], tag: "th" | "td"): string {
    const scope = tag === "th" ? ' scope="col"' : "";
    const rendered = cells.map(({ tokens, align }) => {
      const side = align ? ` data-align="${align}"` : "";
      return `<${tag}${scope}${side}>${this.parser.parseInline(tokens)}</${tag}>`;
    });
    return `<tr>${rendered.join("")}</tr>\n`;
  }
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
