/** An Atom feed, RFC 4287. */
import type { Addresses, FeedDefinition } from "./discovery.ts";
import { escapeXml } from "./make-sitemap.ts";
import { compare } from "./problems.ts";
import type { SiteSettings } from "./site-definition.ts";

/** Who has read the feed has the older ones: it need not grow with the site. */
const mostItems = 60;

/** The feed as XML: the newest items. Its time is its newest item's, so that the same content is the same feed at every hour. */
export function makeFeed(feed: FeedDefinition, settings: SiteSettings, { url, fileUrl }: Addresses): string {
  const items = feed
    .items()
    .toSorted((a, b) => compare(b.date, a.date) || compare(a.title, b.title))
    .slice(0, mostItems);
  const self = fileUrl(feed.file);
  const entries = items.map(({ entry, title, summary, date, categories }) =>
    [
      "<entry>",
      element("title", title),
      `<link href="${escapeXml(url(entry))}"/>`,
      element("id", url(entry)),
      element("published", atMidnight(date)),
      element("updated", atMidnight(date)),
      ...categories.map((category) => `<category term="${escapeXml(category)}"/>`),
      element("summary", summary),
      "</entry>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${settings.language}">`,
    element("title", feed.title),
    element("subtitle", feed.subtitle),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link href="${escapeXml(url(feed.on))}"/>`,
    element("id", self),
    element("updated", atMidnight(items[0]?.date ?? "1970-01-01")),
    `<author>${element("name", settings.author)}</author>`,
    element("icon", fileUrl(settings.icon)),
    ...entries,
    "</feed>\n",
  ].join("\n");
}

/** Content knows days; a feed wants an instant. */
function atMidnight(date: string): string {
  return `${date}T00:00:00Z`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
