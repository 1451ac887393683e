/** A real browser, and the built site served to it. Each test finds a window in it as if nobody had used it. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import { serveOutput } from "../../generator/serve-output.ts";
import { launchChromium } from "./find-browser.ts";
import { type Receiver, startReceiver } from "./receiver.ts";

/** Widths at which the pages are tested. */
export const phone = 390;
export const desktop = 1440;

/** Runs in the page: lays out the bands that wait below its window. */
export const layOutBands = `for (const band of document.querySelectorAll(".when-near")) band.classList.remove("when-near")`;

export interface Window {
  /** CSS pixels; `desktop` if left out. */
  width?: number;
  height?: number;
  colorScheme?: "light" | "dark";
  reducedMotion?: "reduce" | "no-preference";
  javaScriptEnabled?: boolean;
  /** One that no other test gets: for a test that leaves behind what cannot be taken back, such as a clock. */
  isOwn?: boolean;
}

export interface Visit {
  page: Page;
  /**
   * Whatever a visitor must never cause: console messages, errors of scripts, requests that fail or that go to
   * anybody else. It has to be empty when the test ends; a test that causes some on purpose takes it out.
   */
  trouble: string[];
}

export interface Visits {
  /** Opens an address of the site in a window that nothing is left in, which is the test's until it ends. */
  open(path: string, window?: Window): Promise<Visit>;
  /** Address of the home page without a slash at its end. */
  readonly address: string;
  /** Where the forms of the site `siteForms` post to. */
  readonly receiver: Receiver;
}

export interface BrowseOptions {
  /** The path below which the site lies, "" for the root of the host. */
  basePath?: string;
  /** Whether Back finds the page as it was left. Playwright switches that off, and is then easier to use. */
  backForwardCache?: boolean;
}

/**
 * Starts a browser, a server and a receiver for the tests of a file, and ends them after the last one.
 *
 * @param folder the output folder to serve
 */
export function browse(
  folder: string,
  { basePath = "", backForwardCache = false }: BrowseOptions = {},
): Visits {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveOutput>>;
  let receiver: Receiver;
  /** Free windows, with scripts and without. To open one costs more than most tests do in it. */
  const free = new Map<boolean, Visit>();

  beforeAll(async () => {
    site = await serveOutput({ folder, port: 0, basePath, before: answerWithNothing });
    receiver = await startReceiver();
    receiver.thankYou = `${site.address}/thankyou`;
    browser = await launchBrowser(receiver.port, backForwardCache);
  });
  afterAll(async () => {
    await browser?.close();
    await receiver?.close();
    site?.server.closeAllConnections();
    site?.server.close();
  });

  return {
    get address() {
      return site.address;
    },
    get receiver() {
      return receiver;
    },
    async open(path, { width = desktop, height = 900, javaScriptEnabled = true, isOwn, ...media } = {}) {
      const viewport = { width, height };
      const isKept = !isOwn && !backForwardCache;
      let visit = isKept ? free.get(javaScriptEnabled) : undefined;
      if (visit) {
        free.delete(javaScriptEnabled);
        await visit.page.setViewportSize(viewport);
      } else {
        const context = await browser.newContext({ viewport, javaScriptEnabled });
        const page = await context.newPage();
        visit = { page, trouble: watch(page, [site.address, inject("enquiryUrl")]) };
      }
      const { page, trouble } = visit;
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference", ...media });
      onTestFinished(async ({ task }) => {
        const isFree = isKept && task.result?.state !== "fail";
        if (isFree) await tidy(page, site.address + blank);
        else await page.context().close();
        expect(trouble).toEqual([]);
        if (isFree) free.set(javaScriptEnabled, visit);
      });
      await page.goto(site.address + path);
      // What is measured must not depend on how many bands the browser has laid out by then.
      await page.evaluate(layOutBands);
      return visit;
    },
  };
}

/** A page of the site's host that has nothing in it, so that no icon is looked for either. */
const blank = "/__blank";

function answerWithNothing({ url }: IncomingMessage, response: ServerResponse): boolean {
  if (!url?.endsWith(blank)) return false;
  response.setHeader("Content-Type", "text/html").end('<link rel="icon" href="data:,">');
  return true;
}

/** Takes out of a window whatever a test left there. @param address of a blank page */
async function tidy(page: Page, address: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Pages store things when they are left, and are left by then.
  await page.goto(address);
  await page.evaluate("sessionStorage.clear(); localStorage.clear()");
  await context.clearCookies();
  await page.mouse.move(0, 0);
}

async function launchBrowser(receiverPort: number, backForwardCache: boolean): Promise<Browser> {
  return launchChromium({
    ignoreDefaultArgs: backForwardCache ? ["--disable-back-forward-cache"] : [],
    args: [`--host-resolver-rules=MAP ${new URL(inject("enquiryUrl")).host} 127.0.0.1:${receiverPort}`],
  });
}

/** Collects trouble from now on. */
function watch(page: Page, own: string[]): string[] {
  const ownOrigins = own.map((url) => new URL(url).origin);
  const trouble: string[] = [];
  page.on("console", (message) => trouble.push(`console: ${message.text()}`));
  page.on("pageerror", ({ message }) => {
    // Chromium notes, sooner or later, that a picture shown by itself has no transition between pages.
    if (!message.includes("ViewTransition opt-in disabled")) trouble.push(`error: ${message}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOwn = ownOrigins.includes(url.origin) || url.protocol === "data:";
    if (!isOwn) trouble.push(`third party: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page ends what it was still loading.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") trouble.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`status ${response.status()}: ${response.url()}`);
  });
  return trouble;
}

/** Whether the focus is on an element, or inside it. */
export async function hasFocus(element: Locator): Promise<boolean> {
  const focused = element.page().locator(":focus");
  return (await element.and(focused).or(element.locator(":focus")).count()) > 0;
}

/** Presses Tab until the focus is on an element; it is a mistake if that never happens. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press("Tab");
    if (await hasFocus(element)) return;
  }
  throw new Error(`The Tab key does not lead to ${element}.`);
}

/** How far the page is scrolled, in CSS pixels. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate("Math.round(scrollY)");
}

/** Whether all of an element is to be seen without scrolling sideways, and some of it without scrolling at all. */
export async function isInWindow(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) return false;
  const isBeside = box.x >= -1 && box.x + box.width <= window.width + 1;
  return isBeside && box.y + box.height > 0 && box.y < window.height;
}

/** The part of the address behind the host: `/portfolio#logo`. */
export function addressOf(page: Page): string {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
}

/** Loads all pictures, also those that a visitor loads by scrolling, and returns the addresses of broken ones. */
export async function findBrokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(`Promise.all([...document.images].map((image) => {
    image.loading = "eager";
    return image.complete || new Promise((resolve) => { image.onload = image.onerror = resolve; });
  }))`);
  return page.evaluate("[...document.images].filter((i) => i.naturalWidth === 0).map((i) => i.currentSrc)");
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Looks for accessibility mistakes with axe-core.
 *
 * @param rules "all", or only those about colours, for the same page in its other theme
 * @returns one line for each
 */
export async function findBarriers(page: Page, rules: "all" | "colours" = "all"): Promise<string[]> {
  const isLoaded = await page.evaluate("'axe' in globalThis");
  if (!isLoaded) await page.evaluate(axeSource);
  const options = {
    resultTypes: ["violations"],
    ...(rules === "colours" && { runOnly: ["color-contrast", "link-in-text-block"] }),
  };
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => id + ": " + help + " at " + target)))`);
}
