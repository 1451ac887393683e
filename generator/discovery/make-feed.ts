/** An Atom feed, RFC 4287. */
import type { Addresses, FeedDefinition } from "../model/discovery.ts";
import type { SiteSettings } from "../model/site-definition.ts";
import { compare, escapeMarkup } from "../problems/words.ts";

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
      `<link href="${escapeMarkup(url(entry))}"/>`,
      element("id", url(entry)),
      element("published", atMidnight(date)),
      element("updated", atMidnight(date)),
      ...categories.map((category) => `<category term="${escapeMarkup(category)}"/>`),
      element("summary", summary),
      "</entry>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${settings.language}">`,
    element("title", feed.title),
    element("subtitle", feed.subtitle),
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>`,
    `<link href="${escapeMarkup(url(feed.on))}"/>`,
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
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
