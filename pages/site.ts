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
    { pattern: "assets/fonts/fonts.css" },
    { pattern: "assets/styles/tokens.css" },
    { pattern: "assets/styles/base.css", layer: "base" },
    { pattern: "components/*/*.css", layer: "components" },
    // Without a layer, and so stronger than all the rest.
    { pattern: "assets/styles/print.css" },
  ],
  // How they are cut is explained in assets/fonts/cut-fonts.ts.
  preload: ["assets/fonts/anek-latin.woff2", "assets/fonts/radio-canada.woff2"],
  scripts: { everywhere: "main.ts", inline: "theme-first.ts" },
  budgets: pageBudgets,
  // The browsers of the last two years.
  browsers: {
    styles: { chrome: version(130), firefox: version(132), safari: version(18, 1), ios_saf: version(18, 1) },
    scripts: ["chrome130", "firefox132", "safari18.1"],
  },
};
