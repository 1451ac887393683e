/** Chromium as it renders pages before their time. */
import puppeteer, { type Browser } from "puppeteer-core";
import { chromiumOptions } from "./find-browser.ts";

/** A window as visitors have it. To emulate a window or a wish costs a browser work of its own when the page changes. */
export interface RealWindow {
  /** With its frame, CSS pixels. */
  width: number;
  height: number;
  reducedMotion: boolean;
}

/**
 * Driven by Puppeteer: Chromium prerenders nothing for drivers that attach themselves to a page in place of its tab,
 * as Playwright does, and as does a session of one's own (`createCDPSession`).
 *
 * @throws Error where there is no browser
 */
export async function launchPrerenderingChromium(window?: RealWindow): Promise<Browser> {
  const { executablePath, args } = chromiumOptions();
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
