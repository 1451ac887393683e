import { cardHeight, cardWidth } from "./render-card.ts";

/** What the head of a page says besides title, description and canonical address. */
export interface DiscoveryHeadProps {
  title: string;
  description: string;
  /** The canonical address; undefined for a page that is not to be listed. */
  url: string | undefined;
  siteName: string;
  /** `en_CA` */
  locale: string;
  card: { url: string; alt: string };
  /** Structured data: JSON, safe inside a script element. */
  graph: string | undefined;
  /** Addresses below the site's origin. */
  icons: { href: string; sizes?: string; rel: string }[];
  manifest: string;
  feed: { title: string; href: string } | undefined;
}

/** What a page says to those who share and list it: Open Graph, card, structured data, icons, feed. */
export function DiscoveryHead(props: DiscoveryHeadProps) {
  const { title, description, url, siteName, locale, card, graph, icons, manifest, feed } = props;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={card.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardWidth)} />
      <meta property="og:image:height" content={String(cardHeight)} />
      <meta property="og:image:alt" content={card.alt} />
      {/* The rest of a card's facts is read from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      {icons.map((icon) => (
        <link key={icon.href} {...icon} />
      ))}
      <link rel="manifest" href={manifest} />
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.href} />}
      {/* Data, not a script: no policy has to allow it. */}
      {graph && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />}
    </>
  );
}
