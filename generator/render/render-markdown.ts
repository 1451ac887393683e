import GithubSlugger from "github-slugger";
import { Marked, type RendererObject } from "marked";
import type { Entry, Heading, MadeImage, RenderedMarkdown } from "../model/content.ts";
import { escapeMarkup } from "../problems/words.ts";

/** How a body's links and pictures become addresses. */
export interface MarkdownTargets {
  link(path: string, fragment?: string): string;
  image(file: string): MadeImage;
}

/**
 * Renders bodies that `content/read-entry.ts` has checked. Headings get ids, links to other sites say so, pictures
 * are lazy and have their dimensions.
 */
export function renderMarkdown({ body }: Entry, targets: MarkdownTargets): RenderedMarkdown {
  const headings: Heading[] = [];
  const marked = new Marked({ gfm: true, renderer: createRenderer(targets, headings) });
  return { html: marked.parse(body, { async: false }), headings };
}

/** @param headings takes the headings, in order */
function createRenderer(targets: MarkdownTargets, headings: Heading[]): RendererObject {
  const slugger = new GithubSlugger();
  return {
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const text = unescapeMarkup(html.replace(/<[^>]+>/g, ""));
      const id = slugger.slug(text);
      headings.push({ id, text, level: depth });
      return `<h${depth} id="${id}">${html}</h${depth}>\n`;
    },
    link({ href, title, tokens }) {
      const [path = "", fragment] = href.split("#");
      const address = path.startsWith("/") ? targets.link(path, fragment) : href;
      const rel = /^https?:/.test(href) ? ' rel="external noopener"' : "";
      const tip = title ? ` title="${escapeMarkup(title)}"` : "";
      return `<a href="${escapeMarkup(address)}"${rel}${tip}>${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      const { src, srcSet, width, height } = targets.image(href);
      const candidates = srcSet ? ` srcset="${srcSet}" sizes="(min-width: 56rem) 62ch, 100vw"` : "";
      const size = `width="${width}" height="${height}"`;
      return `<img src="${src}"${candidates} ${size} alt="${escapeMarkup(text)}" loading="lazy" decoding="async">`;
    },
  };
}

const characters = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

function unescapeMarkup(html: string): string {
  return html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => characters[entity as keyof typeof characters]);
}
