import type { ComponentType, ReactNode } from "react";
import { contentPolicy } from "../assets/content-policy.ts";
import type { PageAssets } from "../model/assets.ts";
import { markers } from "../model/markers.ts";
import { alternatesOf, canonicalUrl, isIndexed, languageOf, type Route } from "../model/route.ts";
import type { SiteSettings } from "../model/site-definition.ts";

export interface DocumentProps {
  route: Route;
  frame: ComponentType<{ children: ReactNode }>;
  settings: SiteSettings;
  /** The page in all its languages; empty for a page that is not translated. */
  versions: Route[];
  assets: PageAssets;
  /** Metadata for search engines and link previews. */
  discovery: ReactNode;
  /** The icon's address. */
  icon: string;
}

/** A page as a complete document. */
export function Document(props: DocumentProps) {
  const { route, frame, settings, versions, assets, discovery, icon } = props;
  const Frame = route.frame ?? frame;
  const { entry, page: Page } = route;
  const { title, description, keywords } = entry.data;
  const { themeColors } = settings;
  const pageScripts = (route.scripts ?? []).flatMap((file) => assets.pageScripts.get(file) ?? []);
  const policy = contentPolicy(assets, pageScripts, [markers.styleIntegrity], settings.origins);
  return (
    <html lang={languageOf(entry, settings)}>
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
          <link rel="canonical" href={canonicalUrl(route.path, settings.address)} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {isIndexed(route) &&
          alternatesOf(versions, settings).map(({ language, url }) => (
            <link key={language} rel="alternate" hrefLang={language} href={url} />
          ))}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        {assets.inlineScript && <script dangerouslySetInnerHTML={{ __html: assets.inlineScript.code }} />}
        {assets.preloadFonts.map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {markers.criticalStyles}
        {discovery}
        <link rel="icon" href={icon} type="image/svg+xml" />
        {/* Scripts are optional, so they follow everything that the first paint needs. */}
        {[assets.script, ...pageScripts].map(({ url, integrity }) => (
          <script key={url} type="module" fetchPriority="low" src={url} integrity={integrity} />
        ))}
        {assets.speculationRules && (
          <script
            type="speculationrules"
            dangerouslySetInnerHTML={{ __html: assets.speculationRules.code }}
          />
        )}
      </head>
      <body>
        <Frame>
          <Page entry={entry} />
        </Frame>
        {markers.printStyles}
      </body>
    </html>
  );
}
