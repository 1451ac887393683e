/** What this site hands to the engine: content, routes, frame, styles, scripts, fonts. */
import { SiteFrame } from "../components/site-frame/site-frame.tsx";
import { contentFiles } from "../content/schemas.ts";
import type { SiteDefinition } from "../generator/model/site-definition.ts";
import { pageBudgets } from "./budgets.ts";
import { discovery } from "./discovery.ts";
import { launch } from "./launch.ts";
import { newFiles } from "./new-files.ts";
import { routes } from "./routes.ts";

/** Lightning CSS writes a browser's version as one number: major in the third byte. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Kerning, ligatures, figures of one width, and shapes that change with the weight. */
const fontFeatures = ["kern", "liga", "ccmp", "tnum", "lnum", "rvrn"];

export const site: SiteDefinition<typeof contentFiles> = {
  contentFiles,
  overrides: [{ variable: "ENQUIRY_URL", file: "site.yaml", path: ["enquiries", "address"] }],
  routes,
  frame: SiteFrame,
  settings: ({ site }) => ({
    address: site.data.web.address,
    language: site.data.web.language,
    author: site.data.web.author,
    // --color-page of both themes (tokens.css), as colours that every browser's frame understands.
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
    // Without a layer, and so stronger than all the rest.
    { pattern: "assets/styles/print.css" },
  ],
  scripts: { everywhere: "main.ts", inline: "theme-first.ts" },
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
  // The browsers of the last two years.
  browsers: {
    styles: { chrome: version(130), firefox: version(132), safari: version(18, 1), ios_saf: version(18, 1) },
    scripts: ["chrome130", "firefox132", "safari18.1"],
  },
};
