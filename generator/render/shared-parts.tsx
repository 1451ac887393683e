/**
 * Parts that many pages share: a header, a footer, a form. Each is rendered and minified once, and then replaces its
 * markers. Together they are two thirds of a page.
 */
import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, versionOf } from "../cache/hash.ts";
import { memo } from "../cache/memo.ts";
import type { Entry } from "../model/content.ts";
import { markerOfPart, partMarkers } from "../model/markers.ts";
import { RenderContext, type SharedContext } from "../site.tsx";
import { type StyleNeeds, styleNeedsOf } from "./page-styles.ts";

/** A part, including the shared parts inside it. */
interface SharedPart {
  html: string;
  /** The HTML of the part and of each part inside it, with markers in place of the parts inside them. */
  checkedHtml: string[];
  /** The entries whose Markdown it shows. */
  shown: Entry[];
  needs: StyleNeeds;
}

/** The shared parts of the pages in one language. */
export class SharedParts {
  readonly #site: SharedContext;
  readonly #cache: DiskCache;
  readonly #components = new Map<unknown, number>();
  /** Indexes in `#elements`, by component and props. */
  readonly #numbers = new Map<string, number>();
  readonly #elements: ReactElement[] = [];
  readonly #partOf = memo((number: number) => this.#render(this.#elements[number] as ReactElement));

  /** @param site the part of the context that does not depend on the current page */
  constructor(site: SharedContext, cache: DiskCache) {
    this.#site = site;
    this.#cache = cache;
  }

  /** The marker of a component with these props. */
  mark<Props extends object>(component: ComponentType<Props>, props: Props): string {
    if (!this.#components.has(component)) this.#components.set(component, this.#components.size);
    const key = `${this.#components.get(component)} ${JSON.stringify(props)}`;
    const number = this.#numbers.get(key) ?? this.#elements.push(createElement(component, props)) - 1;
    this.#numbers.set(key, number);
    return markerOfPart(number);
  }

  /** The parts whose markers are in the HTML. */
  partsIn(html: string): Promise<SharedPart[]> {
    return Promise.all([...html.matchAll(partMarkers)].map(([, number]) => this.#partOf(Number(number))));
  }

  /** The HTML with parts in place of their markers, and these parts. */
  async fill(html: string): Promise<{ html: string; parts: SharedPart[] }> {
    const parts = await this.partsIn(html);
    const texts = parts.map((part) => part.html).values();
    return { html: html.replace(partMarkers, () => texts.next().value ?? ""), parts };
  }

  async #render(element: ReactElement): Promise<SharedPart> {
    const { markdown, shown } = recordShown(this.#site.markdown);
    const context = contextOf({ ...this.#site, markdown }, this);
    const withoutParts = renderToStaticMarkup(
      <RenderContext.Provider value={context}>{element}</RenderContext.Provider>,
    );
    const { html: filled, parts: inner } = await this.fill(withoutParts);
    const html = await minifyPart(filled, this.#cache);
    return {
      html,
      checkedHtml: [withoutParts, ...inner.flatMap(({ checkedHtml }) => checkedHtml)],
      shown: [...shown, ...inner.flatMap((part) => part.shown)],
      needs: styleNeedsOf(html),
    };
  }
}

/** The context of a part. It throws for the current page: the part would show data of the first page on all others. */
function contextOf(site: SharedContext, parts: SharedParts): RenderContext {
  return {
    ...site,
    shared: (component, props) => parts.mark(component, props),
    get route() {
      return refusePage();
    },
    get trail() {
      return refusePage();
    },
    get versions() {
      return refusePage();
    },
  };
}

/** Returns a function that renders Markdown like the given one, and the entries that it has rendered so far. */
export function recordShown(render: SharedContext["markdown"]) {
  const shown = new Set<Entry>();
  const markdown: SharedContext["markdown"] = (entry) => {
    shown.add(entry);
    return render(entry);
  };
  return { markdown, shown };
}

function refusePage(): never {
  throw new Error("A shared part cannot depend on the page at hand: hand it what it needs as a prop.");
}

const minifyOptions = {
  collapseWhitespace: true,
  conservativeCollapse: true,
  collapseBooleanAttributes: true,
  removeComments: true,
};

/** The result is cached, because minifying loads a large library. */
async function minifyPart(html: string, cache: DiskCache): Promise<string> {
  const name = `fragments/${hash(html, versionOf("html-minifier-terser"), JSON.stringify(minifyOptions))}.html`;
  const minified = await cache.remember(name, async () => {
    const { minify } = await import("html-minifier-terser");
    return minify(html, minifyOptions);
  });
  return minified.toString("utf8");
}
