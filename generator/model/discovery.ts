import type { ComponentType } from "react";
import type { Entry, ImageFile, PageData } from "./content.ts";
import type { Route } from "./route.ts";

/** What a site says of itself to machines. */
export interface Discovery {
  /** The site's name, as cards and search results show it beside the page's title. */
  name: string;
  /** Below the icon on a home screen: some twelve characters are shown there. */
  shortName: string;
  description: string;
  card: CardDefinition;
  /** The page's structured data, one connected graph; undefined for a page that has none. */
  graph(page: GraphPage): object | undefined;
  feed?: FeedDefinition;
  /** Text files at fixed addresses, such as `humans.txt`. */
  texts: { file: string; text(site: Addresses): string }[];
}

/** Social cards of 1200 by 630 pixels. What a drawing may contain is explained in `discovery/draw-cards.tsx`. */
export interface CardDefinition {
  draw: ComponentType<CardProps>;
  /** Font files relative to the root, by the `fontFamily` that a drawing calls them. */
  typefaces: Record<string, string>;
  /** What the card shows, for those who cannot see it. */
  alt(route: Route): string;
}

export interface CardProps {
  route: Route;
  /** Its place in the route table, from 0, for cards that differ from one page to the next. */
  index: number;
}

/** Absolute addresses of what the build made. */
export interface Addresses {
  /** Of a page, as its canonical link has it. */
  url(target: Entry<PageData>): string;
  /** Of a file at the root of the site: `sitemap.xml`. */
  fileUrl(file: string): string;
}

/** What structured data can be made of. */
export interface GraphPage extends Addresses {
  route: Route;
  /** From home to the page, as the breadcrumb shows it. */
  trail: Entry<PageData>[];
  /** A picture in its largest size. */
  picture(file: ImageFile): { url: string; width: number; height: number };
  /** The site's icon, square. */
  logo: { url: string; size: number };
}

/** An Atom feed of pages. */
export interface FeedDefinition {
  file: string;
  title: string;
  subtitle: string;
  /** The page whose head names the feed. */
  on: Entry<PageData>;
  /** Any order; the feed has the newest first, and no more than 60. */
  items(): FeedItem[];
}

export interface FeedItem {
  entry: Entry<PageData>;
  title: string;
  summary: string;
  /** `2020-06-15` */
  date: string;
  categories: string[];
}
