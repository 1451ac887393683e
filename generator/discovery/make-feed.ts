/** An Atom feed, RFC 4287. */
import type { Addresses, FeedDefinition, FeedItem } from "../model/discovery.ts";
import { iconFile } from "../model/output-file.ts";
import type { SiteSettings } from "../model/site-definition.ts";
import { compare, escapeMarkup } from "../model/text.ts";

/** Feed readers store older entries, so the feed need not grow with the site. */
const maxItems = 60;

/** The newest items as XML. The date of the feed is that of its newest item, so that it depends only on the content. */
export function makeFeed(feed: FeedDefinition, settings: SiteSettings, { url, fileUrl }: Addresses): string {
  const items = feed
    .items()
    .toSorted((a, b) => compare(b.date, a.date) || compare(a.title, b.title))
    .slice(0, maxItems);
  const self = fileUrl(feed.file);
  const head = xml`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${settings.language}">
<title>${feed.title}</title>
<subtitle>${feed.subtitle}</subtitle>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link href="${url(feed.on)}"/>
<id>${self}</id>
<updated>${atMidnight(items[0]?.date ?? "1970-01-01")}</updated>
<author><name>${settings.author}</name></author>
<icon>${fileUrl(iconFile)}</icon>`;
  return [head, ...items.map((item) => formatItem(item, url(item.entry))), "</feed>\n"].join("\n");
}

function formatItem({ title, summary, date, categories }: FeedItem, url: string): string {
  const metadata = xml`<entry>
<title>${title}</title>
<link href="${url}"/>
<id>${url}</id>
<published>${atMidnight(date)}</published>
<updated>${atMidnight(date)}</updated>`;
  const terms = categories.map((category) => xml`<category term="${category}"/>`);
  return [metadata, ...terms, xml`<summary>${summary}</summary>`, "</entry>"].join("\n");
}

/** Content has dates; Atom requires a date and a time. */
function atMidnight(date: string): string {
  return `${date}T00:00:00Z`;
}

/** A template tag for XML: escapes the values. */
function xml(template: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: template }, ...values.map(escapeMarkup));
}
