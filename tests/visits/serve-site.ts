/** A server for the built site, and a browser, for the tests of a file. */
import type { Browser } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import { type ServeOptions, serveOutput } from "../../generator/commands/serve-output.ts";
import { launchChromium } from "../browser/find-browser.ts";

export interface ServedSite {
  /** URL of the home page, without a trailing slash. */
  readonly address: string;
  readonly browser: Browser;
}

/**
 * Starts a server and a browser before the first test of a file, and closes them after the last one.
 *
 * @param before handles requests before the site does; returns true if it has answered
 * @param launch launches the browser
 */
export function serveSite(before?: ServeOptions["before"], launch = () => launchChromium()): ServedSite {
  let served: Awaited<ReturnType<typeof serveOutput>>;
  let browser: Browser;
  beforeAll(async () => {
    served = await serveOutput({ folder: inject("site"), port: 0, before });
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    served?.server.close();
  });
  return {
    get address() {
      return served.address;
    },
    get browser() {
      return browser;
    },
  };
}
