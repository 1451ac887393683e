import type { ComponentType } from "react";
import type { Entry, ImageFile, PageData } from "./content.ts";
import type { Route } from "./route.ts";

/** How a site describes itself to machines. */
export interface Discovery {
  /** The name of the site, which link previews and search results show beside the title of the page. */
  name: string;
  /** The name below the icon on a home screen, which shows about twelve characters. */
  shortName: string;
  description: string;
  card: CardDefinition;
  /** The structured data of a page, one connected graph; undefined for a page without structured data. */
  graph(page: GraphPage): object | undefined;
  /** Default: none. */
  feeds?: FeedDefinition[];
  /** Text files at fixed addresses, such as `humans.txt`. */
  texts: { file: string; text(site: Addresses): string }[];
}

/** Social cards of 1200 × 630 pixels. `discovery/draw-cards.tsx` documents what a drawing may contain. */
export interface CardDefinition {
  draw: ComponentType<CardProps>;
  /** Font files relative to the root, by their `fontFamily` in drawings. */
  typefaces: Record<string, string>;
  /** The alternative text of the card. */
  alt(route: Route): string;
}

export interface CardProps {
  route: Route;
  /** The index of the route in the route table, for cards that differ from page to page. */
  index: number;
}

/** Absolute addresses of pages and files. */
export interface Addresses {
  /** The canonical address of a page. */
  url(target: Entry<PageData>): string;
  /** The address of a file at the root of the site: `sitemap.xml`. */
  fileUrl(file: string): string;
}

/** The input for structured data. */
export interface GraphPage extends Addresses {
  route: Route;
  /** The language of the page, a BCP 47 tag. */
  language: string;
  /** The breadcrumb, from the home page to this page. */
  trail: Entry<PageData>[];
  /** A picture in its largest size. */
  picture(file: ImageFile): { url: string; width: number; height: number };
  /** The address of a file in `assets/`. */
  asset(file: string): string;
  /** The address of the site's icon, square. */
  logo: string;
}

/** An Atom feed of pages. */
export interface FeedDefinition {
  file: string;
  title: string;
  subtitle: string;
  /** The page whose head names the feed. */
  on: Entry<PageData>;
  /** In any order. The feed sorts them and contains the newest 60. */
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
