/** The definition of this site for the engine: content, routes, frame, styles, scripts, fonts. */
import { SiteFrame } from "../components/site-frame/site-frame.tsx";
import { contentFiles, type SiteContent } from "../content/schemas.ts";
import type { SiteDefinition } from "../generator/site-definition.ts";
import { pageBudgets } from "./budgets.ts";
import { discovery } from "./discovery.ts";
import { launch } from "./launch.ts";
import { newFiles } from "./new-files.ts";
import { routes } from "./routes.ts";

/** A browser version as Lightning CSS encodes it: major in the third byte, minor in the second. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Kerning, ligatures, figures of one width, and shapes that change with the weight. */
const fontFeatures = ["kern", "liga", "ccmp", "tnum", "lnum", "rvrn"];

/**
 * Components that only pages of one kind show: the others need not load their styles. Routes of long pages name the kind
 * as their `style`; short pages have all their rules in their heads, and load no sheet but the one for print.
 */
const componentsOf = {
  home: [
    "client-wall",
    "desk-strip",
    "hero-quilt",
    "industries",
    "integrated-services",
    "reasons",
    "service-swatches",
    "testimonials",
  ],
  service: [
    "hire-band",
    "other-services",
    "photo-wall",
    "process-steps",
    "service-head",
    "service-overview",
    "sub-services",
  ],
  portfolio: ["category-filter", "pager", "portfolio-grid"],
  "case-study": [
    "case-board",
    "case-facts",
    "case-head",
    "case-text",
    "client-ground",
    "colour-row",
    "next-project",
    "post-gallery",
    "wide-picture",
    "work-made",
  ],
  short: [
    "approach-cards",
    "contact-section",
    "plan-table",
    "policy-text",
    "portrait-card",
    "seam-row",
    "service-row",
    "statement",
    "team-grid",
    "who-we-are",
    "work-card",
  ],
};

export const site: SiteDefinition<SiteContent> = {
  contentFiles,
  overrides: [{ variable: "ENQUIRY_URL", file: "site.yaml", path: ["enquiries", "address"] }],
  routes,
  frame: SiteFrame,
  settings: ({ site }) => ({
    address: site.data.web.address,
    language: site.data.web.language,
    author: site.data.web.author,
    // --color-page of both themes (tokens.css) in hexadecimal, because theme-color needs a color that all browsers support.
    themeColors: { light: "#f8fafd", dark: "#0a1127" },
    icon: "favicon.svg",
    formOrigins: [new URL(site.data.enquiries.address).origin],
  }),
  discovery,
  launch,
  newFiles,
  prerender: true,
  styles: [
    { pattern: "assets/styles/tokens.css" },
    { pattern: "assets/styles/base.css", layer: "base" },
    { pattern: "components/*/*.css", layer: "components" },
    // Not in a layer, so it overrides all layers.
    { pattern: "assets/styles/print.css" },
  ],
  stylesOf: Object.fromEntries(
    Object.entries(componentsOf).map(([kind, names]) => [kind, `components/@(${names.join("|")})/*.css`]),
  ),
  scripts: { everywhere: "main.ts", inline: "restore-theme.ts" },
  fonts: [
    {
      family: "Anek Latin",
      file: "@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2",
      // Exactly what the styles ask for: a wider range is a larger file. Headings are next to the defaults.
      axes: { wght: { min: 650, max: 800, default: 800 }, wdth: { min: 76, max: 84, default: 76 } },
      features: fontFeatures,
      hasFixedKerning: true,
      hasIndependentAxes: true,
      step: 14,
      without: "<>\\^_`{|}~",
      fallback: {
        family: "Anek Latin Fallback",
        local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
        averageWidth: 0.484,
        typical: { wght: 750, wdth: 78 },
      },
    },
    {
      family: "Radio Canada",
      file: "@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2",
      axes: { wght: { min: 400, max: 700 } },
      step: 14,
      features: fontFeatures,
      fallback: {
        family: "Radio Canada Fallback",
        local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
        averageWidth: 0.451,
        typical: { wght: 400 },
      },
    },
  ],
  budgets: pageBudgets,
  // Browsers of the last two years.
  browsers: {
    styles: { chrome: version(130), firefox: version(132), safari: version(18, 1), ios_saf: version(18, 1) },
    scripts: ["chrome130", "firefox132", "safari18.1"],
  },
};
