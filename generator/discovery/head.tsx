import type { FeedDefinition } from "../model/discovery.ts";
import { canonicalUrl, isIndexed, languageOf, type Route } from "../model/route.ts";
import type { SiteSettings } from "../model/site-definition.ts";
import { jsonForScript } from "../model/text.ts";
import { iconFiles, manifestFile } from "./make-icons.ts";
import { cardHeight, cardWidth } from "./render-card.ts";

/** The metadata of a page's head, except title, description and canonical address. */
export interface DiscoveryHeadProps {
  /** The name of the site. */
  name: string;
  /** The feeds that the page names. */
  feeds: FeedDefinition[];
  settings: SiteSettings;
  route: Route;
  /** The page in all its languages; empty for a page that is not translated. */
  versions: Route[];
  /** The absolute address of its social card. */
  cardUrl: string;
  /** The alternative text of the card. */
  cardAlt: string;
  /** Structured data. */
  graph: object | undefined;
}

/** Metadata for search engines and link previews: Open Graph, card, structured data, icons, feed. */
export function DiscoveryHead(props: DiscoveryHeadProps) {
  const { name, feeds, settings, route, versions, cardUrl, cardAlt, graph } = props;
  const { title, description } = route.entry.data;
  const { pathname } = new URL(`${settings.address}/`);
  const localeOf = ({ entry }: Route) => languageOf(entry, settings).replace("-", "_");
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={localeOf(route)} />
      {versions
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
      <link rel="icon" href={pathname + iconFiles.fallback.file} sizes="32x32" />
      <link rel="apple-touch-icon" href={pathname + iconFiles.touch.file} />
      <link rel="manifest" href={pathname + manifestFile} />
      {feeds.map(({ file, title }) => (
        <link key={file} rel="alternate" type="application/atom+xml" title={title} href={pathname + file} />
      ))}
      {/* A data block, not a script: the content security policy does not apply to it. */}
      {graph && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(graph) }} />
      )}
    </>
  );
}
