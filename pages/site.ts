/** The definition of this site for the engine: content, routes, frame, styles, scripts, fonts. */
import { SiteFrame } from "../components/site-frame/site-frame.tsx";
import { contentFiles } from "../content/schemas.ts";
import type { SiteDefinition } from "../generator/model/site-definition.ts";
import { colourOf, colours, drawMark } from "./brand.ts";
import { pageBudgets } from "./budgets.ts";
import { discovery } from "./discovery.ts";
import { launch } from "./launch.ts";
import { newFiles } from "./new-files.ts";
import { routes } from "./routes.ts";

/** A browser version as Lightning CSS encodes it: major in the third byte, minor in the second. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

export const site: SiteDefinition<typeof contentFiles> = {
  contentFiles,
  overrides: [{ variable: "ENQUIRY_URL", file: "site.yaml", path: ["enquiries", "address"] }],
  routes,
  frame: SiteFrame,
  settings: ({ site, labels }) => ({
    address: site.data.web.address,
    language: site.data.web.language,
    timeZone: site.data.offices[0]?.timeZone ?? "UTC",
    author: site.data.web.author,
    // In hexadecimal, because theme-color needs a color that all browsers support.
    themeColors: { light: colourOf("--color-page"), dark: colours.dark["--color-page"] ?? "" },
    colors: colours.light,
    icon: { file: "assets/mark.svg", svg: drawMark("icon") },
    origins: [
      { origin: new URL(site.data.enquiries.address).origin, uses: ["forms"] },
      ...(site.data.origins ?? []),
    ],
    editor: site.data.editor,
    asides: labels.data.asides,
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
    // Not in a layer, so it overrides all layers.
    { pattern: "assets/styles/print.css" },
  ],
  // assets/fonts/cut-fonts.ts explains how they are subset.
  preload: ["assets/fonts/anek-latin.woff2", "assets/fonts/radio-canada.woff2"],
  scripts: { everywhere: "main.ts", inline: "restore-theme.ts" },
  budgets: pageBudgets,
  // Browsers of the last two years.
  browsers: {
    styles: { chrome: version(130), firefox: version(132), safari: version(18, 1), ios_saf: version(18, 1) },
    scripts: ["chrome130", "firefox132", "safari18.1"],
  },
};
