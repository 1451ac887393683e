/** Firefox, driven over WebDriver BiDi. */
import { createHash } from "node:crypto";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import type { Engine, EngineWindow, RunningEngine, WindowOptions } from "./engine.ts";
import { findProgram } from "./find-program.ts";

/** Firefox ESR, or Firefox; the environment variable `FIREFOX_PATH` overrides both. */
export const firefox: Engine = {
  name: "Firefox",
  missingPackages: () => (findFirefox() ? [] : ["firefox-esr"]),
  isMute: false,
  retries: 0,
  launch: async () => launchFirefox(),
};

function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH || findProgram("firefox-esr", "firefox");
}

function launchFirefox(): RunningEngine {
  // Scripts can be disabled only for a whole browser, so there may be two browsers.
  const launched = new Map<boolean, Promise<Browser>>();

  function launch(scripts: boolean): Promise<Browser> {
    const browser = puppeteer.launch({
      browser: "firefox",
      executablePath: findFirefox() ?? "",
      headless: true,
      extraPrefsFirefox: {
        "javascript.enabled": scripts,
        // Scroll bars that take up space, as on Windows; WebKit has overlay scroll bars.
        "widget.gtk.overlay-scrollbars.enabled": false,
      },
    });
    launched.set(scripts, browser);
    return browser;
  }

  return {
    async open(options) {
      const browser = await (launched.get(options.scripts) ?? launch(options.scripts));
      // Each window has its own storage.
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: options.width, height: options.height });
      watch(page, options);
      return windowOf(page, () => context.close());
    },
    async close() {
      for (const browser of launched.values()) await (await browser).close();
    },
  };
}

/** SHA-256 of zero bytes, as in an integrity attribute. */
const hashOfNoContent = createHash("sha256").digest("base64");

function watch(page: Page, { onError }: WindowOptions): void {
  page.on("console", (message) => {
    // Leaving a page aborts the loading of its script, and Firefox reports that the hash of no content is wrong.
    if (!message.text().includes(hashOfNoContent)) onError(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => onError(`error: ${error instanceof Error ? error.message : error}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page aborts its pending requests.
    if (reason !== "NS_BINDING_ABORTED") onError(`failed: ${request.url()} ${reason}`);
  });
}

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  return {
    close,
    goto: async (url) => void (await page.goto(url)),
    // The driver would wait for a load event, which a page from the back/forward cache does not have.
    back: async () => void (await page.evaluate("history.back()")),
    reload: async () => void (await page.reload()),
    // Not the URL of the driver, which does not notice a page restored from the back/forward cache.
    url: async () => String(await page.evaluate("location.href")),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key === "Space" ? " " : key);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
  };
}
