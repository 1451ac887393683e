/**
 * Step 4: each route's page becomes a complete HTML document.
 *
 * What many pages share is rendered and minified once, and put in where a marker stands. The rest of a page is
 * React's own output, which has no white space, comments or needless tags to take away: minifying it as well
 * would cost twice the time of rendering for less than one percent.
 */
import { type ComponentType, createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Cache, hash } from "./cache.ts";
import { contentPolicy, policyForMeta } from "./content-policy.ts";
import type { HeadFacts } from "./discovery.ts";
import { DiscoveryHead } from "./discovery-head.tsx";
import type { EntryStore } from "./entry-store.ts";
import { findRoute, notFoundPath, type Routes, trailOf } from "./find-routes.ts";
import { openUnstyled } from "./find-unstyled.ts";
import { finishHtml, type HtmlFacts } from "./finish-html.ts";
import {
  type FirstStyle,
  findNeeds,
  openFirstStyles,
  type StyleParts,
  withoutUnseen,
} from "./first-styles.ts";
import { openMarkdown } from "./markdown.ts";
import { openNumbers } from "./numbers.ts";
import { Problems, pageThrew } from "./problems.ts";
import {
  type Content,
  type Entry,
  type MadeImage,
  type PageData,
  type Place,
  RenderContext,
  type RenderedMarkdown,
  type Route,
  type Site,
  sheetMarker,
} from "./site.tsx";
import type { SiteSettings } from "./site-definition.ts";

/** Addresses of what the pages load, as the asset step made them. */
export interface PageAssets {
  style: string;
  /** The rules for print, which pages link that have all others in their heads. */
  printStyle: string | undefined;
  /** What the styles in the heads of pages are chosen from; undefined where the whole sheet is linked there. */
  styleParts: StyleParts | undefined;
  /** Addresses of the sheets that pages of some kinds link instead, by the name that routes have for the kind. */
  pageStyles: Map<string, string>;
  /** Classes of blocks that have rules in these sheets only, by the name of the kind. */
  pageClasses: Map<string, string[]>;
  script: string;
  /** Addresses of scripts that only some pages need, by their file. */
  pageScripts: Map<string, string>;
  inlineScript: string | undefined;
  /** Which pages may be rendered before their time, as JSON. */
  speculationRules: string | undefined;
  /** Integrity metadata of the scripts: of files by their addresses, of inline ones by their code. */
  scriptHashes: Map<string, string>;
  preloadFonts: string[];
  /** Final addresses by file: `assets/sprites/ui.svg`. */
  urls: Map<string, string>;
  images: Map<string, MadeImage>;
}

/** All that rendering depends on. */
export interface RenderInput {
  root: string;
  content: Content;
  routes: Routes;
  frame: ComponentType<{ children: ReactNode }>;
  settings: SiteSettings;
  assets: PageAssets;
  /** What the heads of the site's own routes say besides, if the site has it. */
  headOf?: ((route: Route) => HeadFacts) | undefined;
  cache: Cache;
  /** Told whose page is being made. */
  store?: EntryStore | undefined;
}

/** A finished page. */
export interface RenderedPage {
  route: Route;
  pieces: PagePieces;
  /** Code in it. */
  inline: { styles: string[]; scripts: string[] };
  /** Of what is the page's own. */
  facts: HtmlFacts;
  /** Of the shared parts in it: the very same objects for all pages that have them. */
  parts: HtmlFacts[];
  /** Integrity metadata of the style in its head. */
  styleHash?: string | undefined;
}

/**
 * A page in pieces: its own, what it shares, its own, and so on, its own at both ends. What it shares are the very same
 * texts for all pages that have them; its own are not copied, but parts of one long text.
 */
export type PagePieces = string[];

/** A shared part: rendered at its first use, then only put in. */
interface SharedPart {
  index: number;
  element: ReactElement;
  rendered?: RenderedPart;
}

/** HTML with everything put in where its markers stand, and the facts of the shared parts among it. */
interface Filled {
  pieces: PagePieces;
  parts: HtmlFacts[];
}

/** What a page's markers stand for, but for its shared parts. Each is put in once. */
type MarkedTexts = Map<string, string>;

interface RenderedPart {
  html: string;
  parts: HtmlFacts[];
  /** What it needs of the style sheet: for its first paint, and ever. */
  needs: { first: Set<string>; all: Set<string> };
}

// Private-use characters: React does not escape them, and no text on a page has them.
const markerStart = "\uE000";
const markerEnd = "\uE001";
/** In the head, where the page's own style will be, and in its policy, where that style's hash will be. */
const firstStyleMarker = "\uE002";
const styleHashMarker = "\uE003";
/** At the end of the body, where the rules for print are linked. */
const printMarker = "\uE005";
const marker = /\uE000(\d+)\uE001|[\uE002-\uE005]/g;
const doctype = "<!DOCTYPE html>";

/**
 * Renders the pages one after the other, so that never more than one is in memory.
 *
 * @param pages in this order: the routes of the site, and any page that is for development only
 * @throws Problems when a component throws, with the line of its source
 */
export async function* renderPages(renderer: Renderer, pages: Route[]): AsyncGenerator<RenderedPage> {
  for (const route of pages) yield await renderer.render(route);
}

/** What the page itself and its shared parts have of something, in this order. */
export function allOf(
  { facts, parts }: Pick<RenderedPage, "facts" | "parts">,
  what: "pictures" | "loads",
): string[] {
  return [facts, ...parts].flatMap((part) => part[what]);
}

/** Renders one page or many: what they share is rendered once. */
export interface Renderer {
  /** @throws Problems when a component throws, with the line of its source */
  render(route: Route): Promise<RenderedPage>;
}

export function openRenderer(input: RenderInput): Renderer {
  const { routes, settings, assets, cache, store } = input;
  const shared = new Map<string, SharedPart>();
  const parts: SharedPart[] = [];
  const components = openNumbers<unknown>();
  const markdown = new Map<Entry, RenderedMarkdown>();
  const chooseStyle = assets.styleParts && openFirstStyles(assets.styleParts);
  const findUnstyled = openUnstyled(assets.pageClasses);
  const basePath = new URL(`${settings.address}/`).pathname.replace(/\/$/, "");

  const placeShared: RenderContext["shared"] = (component, props) => {
    const key = `${components.of(component)} ${JSON.stringify(props)}`;
    let part = shared.get(key);
    if (!part) {
      part = { index: parts.length, element: createElement(component, props) };
      shared.set(key, part);
      parts.push(part);
    }
    return markerStart + part.index + markerEnd;
  };

  const site: Omit<Site, "route" | "trail" | "isCurrent"> & Pick<RenderContext, "shared"> = {
    content: input.content,
    link(target, fragment) {
      const path = typeof target === "string" ? target : pathOf(target, routes);
      return `${basePath}${path === "/" ? "/" : path}${fragment ? `#${fragment}` : ""}`;
    },
    asset(file) {
      const url = assets.urls.get(`assets/${file}`);
      if (!url) throw new Error(`There is no file assets/${file}.`);
      return url;
    },
    image({ imageFile }) {
      const image = assets.images.get(imageFile);
      if (!image) throw new Error(`The picture ${imageFile} is not named by any content file.`);
      return image;
    },
    markdown(entry) {
      const kept = markdown.get(entry);
      if (kept) return kept;
      const rendered = renderMarkdown(entry);
      markdown.set(entry, rendered);
      return rendered;
    },
    shared: placeShared,
  };

  const renderMarkdown = openMarkdown({
    link: site.link,
    image: (file) => site.image({ imageFile: file }),
  });

  const renderPart = async (part: SharedPart): Promise<RenderedPart> => {
    const context: RenderContext = {
      ...site,
      get route(): Route {
        throw new Error("A shared part cannot depend on the page at hand: hand it what it needs as a prop.");
      },
      get trail(): Entry<PageData>[] {
        throw new Error("A shared part cannot depend on the page at hand: hand it what it needs as a prop.");
      },
      isCurrent() {
        throw new Error("A shared part cannot depend on the page at hand: hand it what it needs as a prop.");
      },
    };
    const own = renderToStaticMarkup(
      <RenderContext.Provider value={context}>{part.element}</RenderContext.Provider>,
    );
    const { html, facts } = finishHtml(own);
    const { pieces, parts } = await fill(html);
    const minified = await minifyOnce(pieces.join(""), cache);
    const needs = { first: findNeeds(withoutUnseen(minified)), all: findNeeds(minified) };
    return { html: minified, parts: [facts, ...parts], needs };
  };

  /** Puts in what the markers stand for: shared parts, and these texts. */
  const fill = async (html: string, texts: MarkedTexts = new Map()): Promise<Filled> => {
    const facts: HtmlFacts[] = [];
    const pieces: string[] = [];
    let copied = 0;
    for (const { 0: found, 1: number, index } of html.matchAll(marker)) {
      pieces.push(html.slice(copied, index));
      copied = index + found.length;
      if (number) {
        const part = await renderedPart(Number(number));
        pieces.push(part.html);
        facts.push(...part.parts);
      } else {
        pieces.push(texts.get(found) ?? "");
        texts.delete(found);
      }
    }
    return { pieces: [...pieces, html.slice(copied)], parts: facts };
  };

  const renderedPart = async (number: number): Promise<RenderedPart> => {
    const part = parts[number] as SharedPart;
    part.rendered ??= await renderPart(part);
    return part.rendered;
  };

  /**
   * The style for a page that has all its rules in its head, or else for what is painted first.
   *
   * @param start the page up to where its sheet is linked; all of it, where none is
   */
  const firstStyleOf = async (start: string, isWhole: boolean): Promise<FirstStyle | undefined> => {
    if (!chooseStyle) return undefined;
    const needs = findNeeds(isWhole ? start : withoutUnseen(start));
    for (const [, number] of start.matchAll(marker)) {
      if (!number) continue;
      const { first, all } = (await renderedPart(Number(number))).needs;
      for (const need of isWhole ? all : first) needs.add(need);
    }
    // Colours of pictures that are loading differ from page to page: of many pages, they come with the sheet.
    if (!isWhole) for (const need of needs) if (need.startsWith("tone-")) needs.delete(need);
    return chooseStyle(needs);
  };

  return {
    async render(route) {
      const trail = trailOf(route, routes);
      const context: RenderContext = {
        ...site,
        route,
        trail,
        link: (target, fragment) => site.link(target === route.entry ? route.path : target, fragment),
        isCurrent: (entry) => (entry === route.entry ? "page" : trail.includes(entry) ? "true" : undefined),
      };
      try {
        if (store) store.page = { file: route.entry.file, unpacked: new Map() };
        const document = renderDocument(route, context, input);
        // What is shared belongs to no page.
        if (store) store.page = undefined;
        const own = finishHtml(document);
        const end = own.html.indexOf(sheetMarker);
        const isWhole = chooseStyle !== undefined && end === -1;
        const style = await firstStyleOf(isWhole ? own.html : own.html.slice(0, end), isWhole);
        const sheet = isWhole ? assets.printStyle : sheetOf(route, assets);
        // Its link is put in later.
        if (sheet) own.facts.loads.push(sheet);
        if (!isWhole) own.facts.unstyled = findUnstyled(own.html, route.style);
        const { pieces: rest, parts } = await fill(own.html, textsOf(style, sheet, isWhole));
        const pieces = ["", doctype, ...rest];
        return {
          route,
          pieces,
          inline: {
            styles: style ? [style.css] : [],
            scripts: assets.inlineScript ? [assets.inlineScript] : [],
          },
          facts: own.facts,
          parts,
          styleHash: style?.hash,
        };
      } catch (error) {
        if (error instanceof Problems) throw error;
        throw new Problems([thrown(error as Error, route, input.root)]);
      } finally {
        markdown.delete(route.entry);
      }
    },
  };
}

/** The address of the sheet that a page links. */
function sheetOf({ style }: Route, { pageStyles, styleParts, ...assets }: PageAssets): string {
  // Where nothing is chosen, all pages link all styles.
  if (!styleParts || pageStyles.size === 0) return assets.style;
  const sheet = pageStyles.get(style ?? "");
  if (sheet) return sheet;
  const kinds = [...pageStyles.keys()].join(", ");
  throw new Error(
    `It says where its first screens end, but its route names no kind of page whose sheet it could link there. Name one (style: ${kinds}), or take FirstScreensEnd out of the page.`,
  );
}

/**
 * The whole sheet is linked where the first screens end, or in the head of a page that has no style of its own; the one
 * for print, which a page needs that has all other rules in its head, at the end.
 */
function textsOf(style: FirstStyle | undefined, sheet: string | undefined, isWhole: boolean): MarkedTexts {
  const link = (attribute: string) => (sheet ? `<link rel="stylesheet" href="${sheet}"${attribute}>` : "");
  if (!style) return new Map([[firstStyleMarker, link("")]]);
  return new Map([
    [styleHashMarker, style.hash],
    [firstStyleMarker, style.element],
    // It gives way to what the first screens need.
    isWhole ? [printMarker, link(' media="print"')] : [sheetMarker, link(' fetchpriority="low"')],
  ]);
}

function pathOf(entry: Entry<PageData>, routes: Routes): string {
  const route = entry && findRoute(entry, routes);
  if (!route) throw new Error(`${entry?.file ?? "An entry that is missing"} has no address.`);
  return route.path;
}

function renderDocument(route: Route, context: RenderContext, input: RenderInput): string {
  const { settings, assets, routes, headOf } = input;
  const Frame = route.frame ?? input.frame;
  const { entry, page: Page } = route;
  const { title, description, keywords } = entry.data;
  const pageScript = route.script && assets.pageScripts.get(route.script);
  const scripts = [assets.inlineScript, assets.speculationRules, assets.script, pageScript];
  const policy = contentPolicy({
    scripts: scripts.flatMap((script) => assets.scriptHashes.get(script ?? "") ?? []),
    styles: assets.styleParts ? [styleHashMarker] : [],
    formOrigins: settings.formOrigins,
  });
  const indexed = !route.noindex && route.path !== notFoundPath;
  const address = indexed ? canonical(route.path, settings.address) : undefined;
  const facts = routes.byPath.has(route.path) ? headOf?.(route) : undefined;
  return renderToStaticMarkup(
    <RenderContext.Provider value={context}>
      <html lang={settings.language}>
        <head>
          <meta charSet="utf-8" />
          {/* Before anything that is loaded: browsers judge only what comes after it. */}
          <meta httpEquiv="Content-Security-Policy" content={policyForMeta(policy)} />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{title}</title>
          <meta name="description" content={description} />
          <meta name="keywords" content={keywords.join(", ")} />
          <meta name="author" content={settings.author} />
          {!indexed && <meta name="robots" content="noindex" />}
          {address && <link rel="canonical" href={address} />}
          <meta name="color-scheme" content="light dark" />
          <meta
            name="theme-color"
            media="(prefers-color-scheme: light)"
            content={settings.themeColors.light}
          />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={settings.themeColors.dark} />
          {assets.inlineScript && <script dangerouslySetInnerHTML={{ __html: assets.inlineScript }} />}
          {assets.preloadFonts.map((url) => (
            <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
          ))}
          {firstStyleMarker}
          {facts && <DiscoveryHead facts={facts} title={title} description={description} url={address} />}
          <link rel="icon" href={context.link(`/${settings.icon}`)} type="image/svg+xml" />
          {/* The page works without: what is painted first goes before. */}
          <script
            type="module"
            fetchPriority="low"
            src={assets.script}
            integrity={assets.scriptHashes.get(assets.script)}
          />
          {pageScript && (
            <script
              type="module"
              fetchPriority="low"
              src={pageScript}
              integrity={assets.scriptHashes.get(pageScript)}
            />
          )}
          {assets.speculationRules && (
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: assets.speculationRules }} />
          )}
        </head>
        <body>
          <Frame>
            <Page entry={entry} />
          </Frame>
          {printMarker}
        </body>
      </html>
    </RenderContext.Provider>,
  );
}

/** The absolute address of a page. Home has a slash, as browsers add it anyway. */
export function canonical(path: string, address: string): string {
  return path === "/" ? `${address}/` : address + path;
}

const minifyOptions = {
  collapseWhitespace: true,
  conservativeCollapse: true,
  collapseBooleanAttributes: true,
  removeComments: true,
};

/** Minifying loads a large library, so its results are kept between builds. */
async function minifyOnce(html: string, cache: Cache): Promise<string> {
  const name = `fragments/${hash(html, JSON.stringify(minifyOptions))}.html`;
  const kept = await cache.remember(name, async () => {
    const { minify } = await import("html-minifier-terser");
    return minify(html, minifyOptions);
  });
  return kept.toString("utf8");
}

function thrown(error: Error, route: Route, root: string) {
  const place = placeOfError(error, root);
  const message = error.message.replace(/\.?$/, ".");
  return pageThrew(place ?? route.place, route.path, route.entry.file, message, place !== undefined);
}

/** The first line of the stack that is the site's own. */
export function placeOfError(error: Error, root: string): Place | undefined {
  const [, file = "", line, column] =
    (error.stack ?? "")
      .split("\n")
      .map((frame) => frame.replace("file://", "").replaceAll("\\", "/"))
      .filter((frame) => !/\/(node_modules|generator|\.cache)\//.test(frame))
      .map((frame) => new RegExp(`${escapeRegExp(root)}/([^:?]+)[^:]*:(\\d+):(\\d+)`).exec(frame))
      .find((match) => match !== null) ?? [];
  return line ? { file, line: Number(line), column: Number(column) } : undefined;
}

function escapeRegExp(text: string): string {
  return text.replaceAll("\\", "/").replace(/[.*+?^${}()|[\]]/g, "\\$&");
}
