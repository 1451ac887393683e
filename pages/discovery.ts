/** What this site publishes for machines: social cards, structured data, feeds, and two text files. */
import { createElement } from "react";
import { newsLinks } from "../components/news-list/paginate-news.ts";
import { projectCategories } from "../components/project-card/project-categories.ts";
import type { NewsPage, SiteContent } from "../content/schemas.ts";
import type { Addresses, Discovery, FeedDefinition } from "../generator/model/discovery.ts";
import type { Entry } from "../generator/site.tsx";
import { cardTypefaces } from "./card-typefaces.ts";
import { SocialCard } from "./social-card.tsx";
import { cardText } from "./social-card-text.ts";
import { structuredData } from "./structured-data.ts";

export function discovery(content: SiteContent): Discovery {
  const { brand } = content.site.data;
  return {
    name: brand.name,
    shortName: content.discovery.data.shortName,
    description: brand.claim,
    card: {
      draw: (props) => createElement(SocialCard, { ...props, content }),
      typefaces: cardTypefaces,
      alt: ({ entry }) => {
        const { heading, lead, picture } = cardText(entry, content);
        return [`${brand.name}: ${heading}`, lead, picture?.alt].filter(Boolean).map(asSentence).join(" ");
      },
    },
    graph: (page) => structuredData(page, content),
    feeds: [portfolioFeed(content), ...newsLinks(content).map((page) => newsFeed(page, content))],
    texts: [
      { file: "humans.txt", text: () => humans(content) },
      { file: securityFile, text: (site) => security(content, site) },
    ],
  };
}

function portfolioFeed({ portfolio, portfolioPage, discovery }: SiteContent): FeedDefinition {
  return {
    file: "portfolio.xml",
    ...discovery.data.feed,
    on: portfolioPage,
    items: () =>
      portfolio.map((entry) => ({
        entry,
        title: entry.data.client,
        summary: `${entry.data.summary} ${entry.data.description}`,
        date: entry.data.date,
        categories: projectCategories(entry.data, portfolioPage.data.filter).split(", "),
      })),
  };
}

function newsFeed(on: Entry<NewsPage>, { news }: SiteContent): FeedDefinition {
  return {
    file: "news.xml",
    ...on.data.feed,
    on,
    items: () =>
      news.map((entry) => {
        const { heading, lead, publish } = entry.data;
        return { entry, title: heading, summary: lead, date: publish, categories: [] };
      }),
  };
}

function asSentence(text: string | undefined): string {
  return (text ?? "").replace(/(?<![.!?…”])$/, ".");
}

const securityFile = ".well-known/security.txt";

/** `security.txt`, RFC 9116. The schema checks that the expiry date is not past (`dayToCome`). */
function security({ site, discovery }: SiteContent, { fileUrl }: Addresses): string {
  const { expires, languages } = discovery.data.security;
  return [
    `Contact: mailto:${site.data.email.address}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${fileUrl(securityFile)}`,
    "",
  ].join("\n");
}

/** `humans.txt`, <https://humanstxt.org>. Members whose names are stand-ins are listed only by their roles. */
function humans({ site, discovery, team }: SiteContent): string {
  const { humans } = discovery.data;
  const members = team.map(({ data }) => (data.standIn ? data.role : `${data.role}: ${data.name}`));
  const cities = site.data.offices.map(({ city, country }) => `${city}, ${country}`).join("; ");
  return [
    `/* ${humans.team} */`,
    ...members,
    `${humans.contact}: ${site.data.email.address}`,
    `${humans.from}: ${cities}`,
    "",
    `/* ${humans.site} */`,
    ...humans.facts,
    "",
  ].join("\n");
}
