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
export interface SharedPart {
  html: string;
  /** The HTML of the part and of each part inside it, with markers in place of the parts inside them. */
  checkedHtml: string[];
  /** The entries whose Markdown it shows. */
  shown: Entry[];
  needs: StyleNeeds;
}

export interface SharedParts {
  /** The marker of a component with these props. */
  mark<Props extends object>(component: ComponentType<Props>, props: Props): string;
  /** The parts whose markers are in the HTML. */
  partsIn(html: string): Promise<SharedPart[]>;
  /** The HTML with parts in place of their markers, and these parts. */
  fill(html: string): Promise<{ html: string; parts: SharedPart[] }>;
}

/** @param site the part of the context that does not depend on the current page */
export function createSharedParts(site: SharedContext, cache: DiskCache): SharedParts {
  const components = new Map<unknown, number>();
  const numbers = new Map<string, number>();
  const elements: ReactElement[] = [];

  const parts: SharedParts = {
    mark(component, props) {
      if (!components.has(component)) components.set(component, components.size);
      const key = `${components.get(component)} ${JSON.stringify(props)}`;
      const number = numbers.get(key) ?? elements.push(createElement(component, props)) - 1;
      numbers.set(key, number);
      return markerOfPart(number);
    },
    partsIn: (html) =>
      Promise.all([...html.matchAll(partMarkers)].map(([, number]) => partOf(Number(number)))),
    async fill(html) {
      const found = await parts.partsIn(html);
      const texts = found.map((part) => part.html).values();
      return { html: html.replace(partMarkers, () => texts.next().value ?? ""), parts: found };
    },
  };

  const partOf = memo((number: number) => renderPart(elements[number] as ReactElement));

  const renderPart = async (element: ReactElement): Promise<SharedPart> => {
    const { markdown, shown } = recordShown(site.markdown);
    const context = contextOf({ ...site, markdown }, parts.mark);
    const withoutParts = renderToStaticMarkup(
      <RenderContext.Provider value={context}>{element}</RenderContext.Provider>,
    );
    const { html: filled, parts: inner } = await parts.fill(withoutParts);
    const html = await minifyPart(filled, cache);
    return {
      html,
      checkedHtml: [withoutParts, ...inner.flatMap(({ checkedHtml }) => checkedHtml)],
      shown: [...shown, ...inner.flatMap((part) => part.shown)],
      needs: styleNeedsOf(html),
    };
  };

  return parts;
}

/** The context of a part. It throws for the current page: the part would show data of the first page on all others. */
function contextOf(site: SharedContext, mark: SharedParts["mark"]): RenderContext {
  return {
    ...site,
    shared: mark,
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
