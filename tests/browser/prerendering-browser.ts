/** Chromium with prerendering. */
import puppeteer, { type Browser } from "puppeteer-core";
import { chromiumOptions } from "./find-browser.ts";

/** A real window, for measurements: emulated sizes and media features need extra time when the page changes. */
export interface RealWindow {
  /** CSS pixels, window frame included. */
  width: number;
  height: number;
  reducedMotion: boolean;
}

/**
 * Launches Chromium with Puppeteer. Chromium does not prerender when a driver attaches to the page instead of the tab,
 * as Playwright does, and as an additional session (`createCDPSession`) does.
 *
 * @throws Error where there is no browser
 */
export async function launchPrerenderingChromium(window?: RealWindow): Promise<Browser> {
  const { executablePath, args } = chromiumOptions("browser");
  return puppeteer.launch({
    browser: "chrome",
    executablePath,
    headless: true,
    ...(window && { defaultViewport: null }),
    args: [
      ...args,
      ...(window ? [`--window-size=${window.width},${window.height}`] : []),
      ...(window?.reducedMotion ? ["--force-prefers-reduced-motion"] : []),
    ],
  });
}
