import type { FeedDefinition } from "../model/discovery.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import { canonicalUrl, isIndexed, languageOf, languageVersions, type Route } from "../model/route.ts";
import { jsonForScript } from "../model/text.ts";
import { iconFiles, manifestFile } from "./make-icons.ts";
import { cardHeight, cardWidth } from "./render-card.ts";

/** The metadata of a page's head, except title, description and canonical address. */
interface DiscoveryHeadProps {
  site: ResolvedSite;
  route: Route;
  /** The name of the site. */
  name: string;
  /** The feeds that the page names. */
  feeds: FeedDefinition[];
  /** The absolute address of its social card. */
  cardUrl: string;
  /** The alternative text of the card. */
  cardAlt: string;
  /** Structured data. */
  graph: object | undefined;
}

/** Metadata for search engines and link previews: Open Graph, card, structured data, icons, feed. */
export function DiscoveryHead({ site, route, name, feeds, cardUrl, cardAlt, graph }: DiscoveryHeadProps) {
  const { settings, routes } = site;
  const folder = `${site.basePath}/`;
  const { title, description } = route.entry.data;
  const localeOf = ({ entry }: Route) => languageOf(entry, settings).replace("-", "_");
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={localeOf(route)} />
      {languageVersions(route, routes)
        .filter((version) => version !== route)
        .map((version) => (
          <meta key={version.path} property="og:locale:alternate" content={localeOf(version)} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isIndexed(route) && <meta property="og:url" content={canonicalUrl(route.path, settings.address)} />}
      <meta property="og:image" content={cardUrl} />
      <meta property="og:image:width" content={String(cardWidth)} />
      <meta property="og:image:height" content={String(cardHeight)} />
      <meta property="og:image:alt" content={cardAlt} />
      {/* The other properties of the card are read from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      {/* Browsers that support SVG icons use the SVG link; with "32x32", Chrome does not prefer this one. */}
      <link rel="icon" href={folder + iconFiles.fallback.file} sizes="32x32" />
      <link rel="apple-touch-icon" href={folder + iconFiles.touch.file} />
      <link rel="manifest" href={folder + manifestFile} />
      {feeds.map(({ file, title }) => (
        <link key={file} rel="alternate" type="application/atom+xml" title={title} href={folder + file} />
      ))}
      {/* A data block, not a script: the content security policy does not apply to it. */}
      {graph && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(graph) }} />
      )}
    </>
  );
}
