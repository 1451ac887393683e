/** What a site hands to the engine. The engine knows nothing else about it. */
import type { Targets } from "lightningcss";
import type { ComponentType, ReactNode } from "react";
import type { ContentFiles } from "./content-types.ts";
import type { Discovery } from "./discovery.ts";
import type { FontDefinition } from "./make-fonts.ts";
import type { Override } from "./read-content.ts";
import type { Route } from "./site.tsx";

export interface SiteDefinition<Content = never> {
  contentFiles: Record<string, ContentFiles>;
  /** Environment variables that win over a value of the content. */
  overrides: Override[];
  /** The route table. */
  routes(content: Content): Route[];
  /** What every page has in common inside `<body>`. */
  frame: ComponentType<{ children: ReactNode }>;
  settings(content: Content): SiteSettings;
  /** What machines read beside the pages: cards, structured data, sitemap, feed. Nothing of it if left out. */
  discovery?(content: Content): Discovery;
  /** Style sheets in the order of the cascade; those of one pattern are sorted by name. */
  styles: { pattern: string; layer?: string }[];
  /** Scripts by their files in `scripts/`. */
  scripts: {
    /** On every page, as a module. */
    everywhere: string;
    /** Small enough to be part of every page, and run before anything is painted. */
    inline?: string;
  };
  fonts: FontDefinition[];
  /** Browsers that get everything. */
  browsers: { styles: Targets; scripts: string[] };
}

/** Facts for the head of every page. */
export interface SiteSettings {
  /** Absolute address of the site, no slash at its end; a path behind the host is the base of all addresses. */
  address: string;
  /** BCP 47. */
  language: string;
  author: string;
  /** Colours of the browser's own frame, as CSS has them. */
  themeColors: { light: string; dark: string };
  /** Files of `assets/static/`. */
  icon: string;
  /** Origins that the forms of the site are posted to, such as `https://forms.example`. */
  formOrigins: string[];
}
