/**
 * Step 4: renders the page of a route as a complete HTML document, in three passes. React renders the component with
 * markers in place of styles and shared parts; the classes in the result select the rules of the styles; then the markers
 * are replaced.
 */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentPolicy } from "../assets/content-policy.ts";
import type { DiskCache } from "../cache/disk-cache.ts";
import { memo } from "../cache/memo.ts";
import { imageOf, type MadeAssets, urlOfAsset } from "../model/assets.ts";
import type { Entry } from "../model/content.ts";
import { markers } from "../model/markers.ts";
import { iconFile, type WrittenFile } from "../model/output-file.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import {
  alternatesOf,
  canonicalUrl,
  isIndexed,
  languageOf,
  languageVersions,
  pathOf,
  type RenderedPage,
  type Route,
  trailOf,
} from "../model/route.ts";
import { contentIn } from "../model/source.ts";
import { pageThrew, placeOfError, placeOfRoute } from "../problems/code-problems.ts";
import { Problems } from "../problems/problem.ts";
import { RenderContext, type SharedContext } from "../site.tsx";
import { createPageStyles, type PageStyles } from "./page-styles.ts";
import { renderMarkdown } from "./render-markdown.tsx";
import { recordShown, SharedParts } from "./shared-parts.tsx";

interface RenderedSite extends ResolvedSite {
  assets: MadeAssets;
  /** Additional metadata for the heads of the pages in the route table. */
  discovery: { head(route: Route): ReactNode } | undefined;
  cache: DiskCache;
}

/** Renders one page. Parts that pages share are rendered only once. */
export type RenderPage = (route: Route) => Promise<RenderedPage>;

export function createRenderer(site: RenderedSite): RenderPage {
  const rendererIn = memo((language: string | undefined) => createRendererIn(language, site));
  return (route) => rendererIn(route.language)(route);
}

/** Renders the pages of one language, which share their header and other parts. */
function createRendererIn(language: string | undefined, site: RenderedSite): RenderPage {
  const context = createSharedContext(language, site);
  const parts = new SharedParts(context, site.cache);
  const stylesOf = createPageStyles(site.assets.styleRules, (html) => parts.partsIn(html));
  return async (route) => {
    try {
      const { document, shown } = renderDocument(route, site, context, parts);
      const styles = await stylesOf(document);
      const withoutParts = withStyles(document, styles, site.basePath);
      const { html, parts: shared } = await parts.fill(withoutParts);
      return {
        route,
        html,
        checkedHtml: [withoutParts, ...shared.flatMap(({ checkedHtml }) => checkedHtml)],
        shown: [...shown, ...shared.flatMap((part) => part.shown)],
        sheets: [styles.sheet, styles.print].filter((sheet) => sheet !== undefined),
      };
    } catch (error) {
      if (error instanceof Problems) throw error;
      throw new Problems([thrownProblem(error as Error, route, site.root)]);
    }
  };
}

function createSharedContext(language: string | undefined, site: RenderedSite): SharedContext {
  const { basePath, routes, settings, assets } = site;
  const anyRoute = routes.all.find((route) => route.language === language);
  const context: SharedContext = {
    content: contentIn(language, site.read),
    language: anyRoute?.entry.data.language ?? settings.language,
    otherLanguage(entry) {
      const other = languageOf(entry, settings);
      return other === context.language ? undefined : other;
    },
    link(target, fragment) {
      const path = typeof target === "string" ? target : pathOf(target, routes);
      return `${basePath}${path}${fragment ? `#${fragment}` : ""}`;
    },
    asset: (file) => urlOfAsset(file, assets),
    image: (file) => imageOf(file, assets),
    markdown: memo((entry: Entry) => {
      const image = (imageFile: string) => context.image({ imageFile });
      return renderMarkdown(entry, { link: context.link, image, asides: settings.asides });
    }),
  };
  return context;
}

/** @returns the document with all markers, and the entries whose Markdown it shows, without shared parts */
function renderDocument(
  route: Route,
  site: RenderedSite,
  sharedContext: SharedContext,
  parts: SharedParts,
): { document: string; shown: Set<Entry> } {
  const { settings, routes } = site;
  const { markdown, shown } = recordShown(sharedContext.markdown);
  const context: RenderContext = {
    ...sharedContext,
    shared: (component, props) => parts.mark(component, props),
    markdown,
    route,
    trail: trailOf(route, routes),
    versions: languageVersions(route, routes).map(({ entry }) => ({
      entry,
      language: languageOf(entry, settings),
    })),
    // One file can have several pages. A link to the entry of the current page leads to the current page.
    link: (target, fragment) => sharedContext.link(target === route.entry ? route.path : target, fragment),
  };
  const html = renderToStaticMarkup(
    <RenderContext.Provider value={context}>
      <Document route={route} site={site} />
    </RenderContext.Provider>,
  );
  return { document: `<!DOCTYPE html>${html}`, shown };
}

interface DocumentProps {
  route: Route;
  site: RenderedSite;
}

/** A page as a complete document. */
function Document({ route, site }: DocumentProps) {
  const { entry, page: Page, frame: Frame = site.definition.frame } = route;
  return (
    <html lang={languageOf(entry, site.settings)}>
      <Head route={route} site={site} />
      <body>
        <Frame>
          <Page entry={entry} />
        </Frame>
        {markers.printStyles}
      </body>
    </html>
  );
}

const inScheme = (scheme: "light" | "dark") => `(prefers-color-scheme: ${scheme})`;

function Head({ route, site }: DocumentProps) {
  const { basePath, settings, routes, assets, discovery } = site;
  const { title, description, keywords } = route.entry.data;
  const { themeColors } = settings;
  const { isNight } = route;
  const pageScripts = (route.scripts ?? []).flatMap((file) => assets.pageScripts.get(file) ?? []);
  const policy = contentPolicy(assets, pageScripts, [markers.styleIntegrity], settings.origins);
  return (
    <head>
      <meta charSet="utf-8" />
      {/* Before anything that is loaded: the policy applies only to what follows it. */}
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <meta name="author" content={settings.author} />
      {isIndexed(route) ? (
        <IndexedAddresses route={route} site={site} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="color-scheme" content="light dark" />
      {!isNight && <meta name="theme-color" media={inScheme("light")} content={themeColors.light} />}
      <meta name="theme-color" media={isNight ? undefined : inScheme("dark")} content={themeColors.dark} />
      {assets.inlineScript && <script dangerouslySetInnerHTML={{ __html: assets.inlineScript.code }} />}
      {assets.preloadFonts.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {markers.criticalStyles}
      {routes.byPath.has(route.path) && discovery?.head(route)}
      <link rel="icon" href={`${basePath}/${iconFile}`} type="image/svg+xml" />
      {/* Scripts are optional, so they follow everything that the first paint needs. */}
      {[assets.script, ...pageScripts].map(({ url, integrity }) => (
        <script key={url} type="module" fetchPriority="low" src={url} integrity={integrity} />
      ))}
      {assets.speculationRules && (
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: assets.speculationRules.code }} />
      )}
    </head>
  );
}

/** The addresses under which search engines list the page, in all its languages. */
function IndexedAddresses({ route, site: { routes, settings } }: DocumentProps) {
  return (
    <>
      <link rel="canonical" href={canonicalUrl(route.path, settings.address)} />
      {alternatesOf(route, routes, settings).map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
    </>
  );
}

/** Inserts the critical CSS into the head, the link to the style sheet at the fold, and the one for print at the end. */
function withStyles(html: string, { css, integrity, sheet, print }: PageStyles, basePath: string): string {
  const link = (file: WrittenFile | undefined, attribute: string) =>
    file ? `<link rel="stylesheet" href="${basePath}/${file.file}" ${attribute}>` : "";
  // Functions, because "$" has a special meaning in a replacement string.
  return html
    .replace(markers.styleIntegrity, () => integrity)
    .replace(markers.criticalStyles, () => `<style>${css}</style>`)
    .replace(markers.styleSheet, () => link(sheet, 'fetchpriority="low"'))
    .replaceAll(markers.styleSheet, "")
    .replace(markers.printStyles, () => link(print, 'media="print"'));
}

function thrownProblem(error: Error, route: Route, root: string) {
  const place = placeOfError(error, root);
  const message = error.message.replace(/\.?$/, ".");
  const at = place ?? placeOfRoute(route, root);
  return pageThrew(at, route.path, route.entry.file, message, place !== undefined);
}
