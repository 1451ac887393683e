/** Firefox, driven over WebDriver BiDi. */
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import type { Engine, EngineWindow, RunningEngine, WindowOptions } from "./engine.ts";
import { findProgram } from "./find-program.ts";

/** Debian's long-term Firefox, or another; the environment variable `FIREFOX_PATH` wins over both. */
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
  // Scripts are switched off for a whole browser, so there may be two.
  const launched = new Map<boolean, Promise<Browser>>();

  function launch(scripts: boolean): Promise<Browser> {
    const browser = puppeteer.launch({
      browser: "firefox",
      executablePath: findFirefox() ?? "",
      headless: true,
      extraPrefsFirefox: {
        "javascript.enabled": scripts,
        // Scroll bars that take room, as on Windows; WebKit's do not.
        "widget.gtk.overlay-scrollbars.enabled": false,
        // Milliseconds after which a page does without a face (`font-display: optional`; else 100): on a busy machine,
        // the first pages would.
        "gfx.downloadable_fonts.fallback_delay_short": 20_000,
      },
    });
    launched.set(scripts, browser);
    return browser;
  }

  return {
    async open(options) {
      const browser = await (launched.get(options.scripts) ?? launch(options.scripts));
      // Each window has storage of its own.
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

function watch(page: Page, { onError }: WindowOptions): void {
  page.on("console", (message) => onError(`console: ${message.text()}`));
  page.on("pageerror", (error) => onError(`error: ${error instanceof Error ? error.message : error}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page ends what it was still loading.
    if (reason !== "NS_BINDING_ABORTED") onError(`failed: ${request.url()} ${reason}`);
  });
}

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  return {
    close,
    goto: async (url) => void (await page.goto(url)),
    // The driver would wait for a load event, which a page from the browser's memory does not have.
    back: async () => void (await page.evaluate("history.back()")),
    reload: async () => void (await page.reload()),
    // Not what the driver remembers: it does not notice a page that comes back from the browser's memory.
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
