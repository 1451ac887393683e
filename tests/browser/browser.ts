/** A real browser, and a server for the built site. Each test gets a clean window. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import { serveOutput } from "../../generator/commands/serve-output.ts";
import { launchChromium, launchWithBackForwardCache } from "./find-browser.ts";
import { type Receiver, startReceiver } from "./receiver.ts";

/** Window widths of the tests, in CSS pixels. */
export const phone = 390;
export const desktop = 1440;

/** Each of two widths and each theme; all combinations if `EVERY_PAGE` is set, as in the weekly run. */
export function looks(narrow: number, wide: number): { width: number; colorScheme: "light" | "dark" }[] {
  const once = [
    { width: narrow, colorScheme: "light" as const },
    { width: wide, colorScheme: "dark" as const },
  ];
  if (!process.env.EVERY_PAGE) return once;
  return [...once, { width: narrow, colorScheme: "dark" }, { width: wide, colorScheme: "light" }];
}

/** Runs in the page: lays out all lazy sections. */
export const layOutLazySections = `for (const section of document.querySelectorAll(".lazy-section")) section.classList.remove("lazy-section")`;

/** Runs in the page: loads all pictures, lazy ones included, and waits for them. */
export const loadPictures = `Promise.all([...document.images].map((image) => {
  image.loading = "eager";
  return image.complete || new Promise((resolve) => { image.onload = image.onerror = resolve; });
}))`;

export interface Window {
  /** CSS pixels. Default: `desktop`. */
  width?: number;
  height?: number;
  colorScheme?: "light" | "dark";
  reducedMotion?: "reduce" | "no-preference";
  javaScriptEnabled?: boolean;
  /** Opens a new window that no other test reuses, for tests that change what cannot be reset, such as the clock. */
  isOwn?: boolean;
}

export interface Visit {
  page: Page;
  /**
   * Console messages, script errors, failed requests, and requests to other origins. The list must be empty at the end
   * of the test; a test that causes errors on purpose removes them.
   */
  errors: string[];
}

export interface Visits {
  /** Opens an address of the site in a clean window, which belongs to the test until it ends. */
  open(path: string, window?: Window): Promise<Visit>;
  /** URL of the home page, without a trailing slash. */
  readonly address: string;
  /** Receives the posts of the forms of `siteForms`. */
  readonly receiver: Receiver;
}

export interface BrowseOptions {
  /** The base path of the site, "" for the root of the host. */
  basePath?: string;
  /** With the back/forward cache. */
  backForwardCache?: boolean;
}

/**
 * Starts a browser, a server and a receiver for the tests of a file, and stops them after the last test.
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
  /** Windows for reuse, one with scripts and one without, because opening a window takes longer than most tests. */
  const free = new Map<boolean, Visit>();

  beforeAll(async () => {
    site = await serveOutput({ folder, port: 0, basePath, before: answerBlank });
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
        visit = { page, errors: collectErrors(page, [site.address, inject("enquiryUrl")]) };
      }
      const { page, errors } = visit;
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference", ...media });
      onTestFinished(async ({ task }) => {
        const isFree = isKept && task.result?.state !== "fail";
        if (isFree) await reset(page, site.address + blank);
        else await page.context().close();
        expect(errors).toEqual([]);
        if (isFree) free.set(javaScriptEnabled, visit);
      });
      await page.goto(site.address + path);
      // Measurements must not depend on how many lazy sections the browser has laid out.
      await page.evaluate(layOutLazySections);
      return visit;
    },
  };
}

/** An empty page on the site's origin. It has an icon, so that the browser does not request /favicon.ico. */
const blank = "/__blank";

function answerBlank({ url }: IncomingMessage, response: ServerResponse): boolean {
  if (!url?.endsWith(blank)) return false;
  response.setHeader("Content-Type", "text/html").end('<link rel="icon" href="data:,">');
  return true;
}

/** Resets a window for the next test. @param address of an empty page */
async function reset(page: Page, address: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Leave the page first, because pages may store data when they are unloaded.
  await page.goto(address);
  await page.evaluate("sessionStorage.clear(); localStorage.clear()");
  await context.clearCookies();
  await page.mouse.move(0, 0);
}

async function launchBrowser(receiverPort: number, backForwardCache: boolean): Promise<Browser> {
  const args = [`--host-resolver-rules=MAP ${new URL(inject("enquiryUrl")).host} 127.0.0.1:${receiverPort}`];
  return backForwardCache ? launchWithBackForwardCache({ args }) : launchChromium({ args });
}

/**
 * Whether an error is about a view transition between two pages, which Chromium reports as an error of a script even
 * where there is none: of an image that is opened by itself, and of a page that is left before its transition ends.
 */
const isOfTransition = (message: string) =>
  message.includes("ViewTransition opt-in disabled") || message === "Transition was skipped";

/** Collects the errors of a page. @param own URLs whose origins it may send requests to */
function collectErrors(page: Page, own: string[]): string[] {
  const ownOrigins = own.map((url) => new URL(url).origin);
  const errors: string[] = [];
  page.on("console", (message) => errors.push(`console: ${message.text()}`));
  page.on("pageerror", ({ message }) => {
    if (!isOfTransition(message)) errors.push(`error: ${message}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOwn = ownOrigins.includes(url.origin) || url.protocol === "data:";
    if (!isOwn) errors.push(`third party: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page aborts its pending requests.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") errors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`status ${response.status()}: ${response.url()}`);
  });
  return errors;
}

/** Whether the focus is on an element, or inside it. */
export async function hasFocus(element: Locator): Promise<boolean> {
  const focused = element.page().locator(":focus");
  return (await element.and(focused).or(element.locator(":focus")).count()) > 0;
}

/** Presses Tab until the focus is on an element. @throws Error if it never is */
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

/** Whether an element is in the window: its whole width, and at least a part of its height. */
export async function isInWindow(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) return false;
  const isBeside = box.x >= -1 && box.x + box.width <= window.width + 1;
  return isBeside && box.y + box.height > 0 && box.y < window.height;
}

/** Path and fragment of the current address: `/portfolio#logo`. */
export function addressOf(page: Page): string {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
}

/** The logo of a client in the page: it has the client's name, or that is the text beside it. */
export function clientLogo(page: Page, name = ""): Locator {
  const items = page.getByRole("main").getByRole("listitem");
  const beside = items.and(page.getByText(name, { exact: true })).locator("svg");
  return items.getByRole("img", { name, exact: true }).or(beside).last();
}

/** Loads all pictures, lazy ones included. @returns the URLs of broken ones */
export async function findBrokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(loadPictures);
  return page.evaluate("[...document.images].filter((i) => i.naturalWidth === 0).map((i) => i.currentSrc)");
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Finds accessibility violations with axe-core.
 *
 * @param rules "all", or "colours" for contrast alone, for the same page in the other theme
 * @returns one line for each violation
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
