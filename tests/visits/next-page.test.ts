/** The next page is prerendered in Chromium and prefetched in other browsers, except with Save-Data. */
import type { IncomingMessage } from "node:http";
import type { Browser as PrerenderingBrowser } from "puppeteer-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { launchPrerenderingChromium } from "../browser/prerendering-browser.ts";
import { serveSite } from "./serve-site.ts";

/** Requests of pages: the path, `Sec-Purpose` and `Sec-Fetch-Dest`. */
let requests: { url: string; purpose: string; as: string }[] = [];
const site = serveSite(recordRequest);
let prerendering: PrerenderingBrowser;

function recordRequest({ url = "", headers }: IncomingMessage): false {
  const [purpose, as] = [headers["sec-purpose"], headers["sec-fetch-dest"]].map(String);
  if (!/\.\w+$/.test(url)) requests.push({ url, purpose: purpose ?? "", as: as ?? "" });
  return false;
}

beforeAll(async () => {
  prerendering = await launchPrerenderingChromium();
});
afterAll(() => prerendering?.close());
beforeEach(() => {
  requests = [];
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How long the tests wait for events that must not happen, in milliseconds. */
const patience = 1000;

test("Chromium prerenders the page under the pointer, and shows it on the click without another request", async () => {
  const context = await prerendering.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${site.address}/about`, { waitUntil: "load" });
  const link = await page.$('.header__menu a[href="/portfolio"]');
  const { x, y } = (await link?.clickablePoint()) ?? { x: 0, y: 0 };
  await page.mouse.move(x, y);
  await expect
    .poll(() => requests.at(-1), { timeout: 5000 })
    .toMatchObject({
      url: "/portfolio",
      purpose: "prefetch;prerender",
    });
  await wait(patience);
  await page.mouse.click(x, y);
  await expect
    .poll(async () => (await context.pages())[0]?.url(), { timeout: 5000 })
    .toBe(`${site.address}/portfolio`);
  await wait(patience);
  expect(requests.map(({ url }) => url)).toEqual(["/about", "/portfolio"]);
  await context.close();
});

/** The requests of scripts, without those of Chromium's speculation rules, which the driver does not fully disable. */
const requestsOfScripts = () => requests.filter(({ purpose }) => purpose === "undefined");

/** Opens a page in a browser that hides the support of speculation rules from scripts. */
async function openWithoutSpeculation(route: string, saveData = false) {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`HTMLScriptElement.supports = () => false;
    Object.defineProperty(navigator, "connection", { value: { saveData: ${saveData} } });`);
  await page.goto(site.address + route, { waitUntil: "load" });
  return page;
}

test("other browsers prefetch the page under the pointer, once", async () => {
  const page = await openWithoutSpeculation("/about");
  const link = page.locator('.header__menu a[href="/portfolio"]');
  await link.hover();
  await expect.poll(() => requestsOfScripts().at(-1)).toMatchObject({ url: "/portfolio", as: "empty" });
  await page.mouse.move(0, 500);
  await link.hover();
  await wait(patience);
  expect(requestsOfScripts().map(({ url }) => url)).toEqual(["/about", "/portfolio"]);
  await page.close();
});

test.each([
  ["a pointer that only passes", '.header__menu a[href="/portfolio"]', 100],
  [
    "a link to the page itself",
    '.breadcrumb a[href="/about"], a[href^="/about#"], .header [href="/about"]',
    patience,
  ],
])("other browsers prefetch nothing for %s", async (_, selector, rest) => {
  const page = await openWithoutSpeculation("/about");
  // A fake clock, because on a slow machine every pointer rests too long.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const link = page.locator(selector).first();
  if (await link.isVisible()) await link.hover();
  else await link.dispatchEvent("pointerover");
  await page.clock.runFor(rest);
  await page.mouse.move(0, 500);
  await page.clock.runFor(patience);
  await wait(patience);
  expect(requestsOfScripts().map(({ url }) => url)).toEqual(["/about"]);
  await page.close();
});

test("nothing is prefetched with Save-Data", async () => {
  const page = await openWithoutSpeculation("/about", true);
  await page.locator('.header__menu a[href="/portfolio"]').hover();
  await wait(patience);
  expect(requestsOfScripts().map(({ url }) => url)).toEqual(["/about"]);
  await page.close();
});

test("a prerendered page lays out its lazy sections when it is activated, unless its address has a fragment", async () => {
  const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(`Object.defineProperty(document, "prerendering", { value: true });`);
  const page = await context.newPage();
  const hidden = () =>
    page.evaluate(`[...document.querySelectorAll("main *, footer")]
      .filter((element) => element.style.contentVisibility === "hidden")
      .map((element) => element.getBoundingClientRect().top >= innerHeight)`);
  await page.goto(`${site.address}/`, { waitUntil: "load" });
  const sections = await page.locator(".lazy-section").count();
  expect(sections).toBeGreaterThan(4);
  expect(await hidden()).toEqual(Array(sections).fill(true));
  await page.evaluate(`document.dispatchEvent(new Event("prerenderingchange"))`);
  await expect.poll(hidden).toEqual([]);
  await expect.poll(() => page.locator(".lazy-section").count()).toBe(0);

  await page.goto(`${site.address}/#industries`, { waitUntil: "load" });
  expect(await hidden()).toEqual([]);
  await context.close();
});

test("a prerendered page neither restores nor deletes the draft of the enquiry", async () => {
  const context = await site.browser.newContext();
  await context.addInitScript(`sessionStorage.setItem("enquiry", JSON.stringify({ name: "before" }));
    Object.defineProperty(document, "prerendering", { value: true });`);
  const page = await context.newPage();
  await page.goto(`${site.address}/contact_us`, { waitUntil: "load" });
  const name = page.locator("main [name=name]");
  expect(await name.inputValue()).toBe("");
  await page.evaluate(`sessionStorage.setItem("enquiry", JSON.stringify({ name: "after" }))`);
  await page.evaluate(`document.dispatchEvent(new Event("prerenderingchange"))`);
  await expect.poll(() => name.inputValue()).toBe("after");

  await page.goto(`${site.address}/thankyou`, { waitUntil: "load" });
  const draft = () => page.evaluate(`sessionStorage.getItem("enquiry")`);
  expect(await draft()).toContain("before");
  await page.evaluate(`document.dispatchEvent(new Event("prerenderingchange"))`);
  await expect.poll(draft).not.toContain("before");
  await context.close();
});

test("the picture of the card that leads to a case study travels, with prerendering too", async () => {
  const context = await site.browser.newContext();
  await context.addInitScript("HTMLScriptElement.supports = () => true;");
  const page = await context.newPage();
  await page.goto(`${site.address}/portfolio`, { waitUntil: "load" });
  const isSkipped = () =>
    page.evaluate(`(() => {
      let skipped = false;
      const viewTransition = { ready: Promise.resolve(), skipTransition: () => { skipped = true; } };
      dispatchEvent(Object.assign(new Event("pageswap"), { viewTransition }));
      return skipped;
    })()`);
  expect(await isSkipped()).toBe(true);
  await page.locator("a.project-card").first().focus();
  expect(await isSkipped()).toBe(false);
  await context.close();
});

test.each([
  ["with prerendering", true],
  ["without it", false],
])("in a browser %s: is the cross-fade skipped?", async (_, prerenders) => {
  const context = await site.browser.newContext();
  await context.addInitScript(`HTMLScriptElement.supports = () => ${prerenders};`);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(`${site.address}/terms`, { waitUntil: "load" });
  const skipped = page.evaluate(`(() => {
    let skipped = false;
    const ready = Promise.reject(new Error("skipped"));
    const viewTransition = { ready, skipTransition: () => { skipped = true; } };
    dispatchEvent(Object.assign(new Event("pageswap"), { viewTransition }));
    return skipped;
  })()`);
  expect(await skipped).toBe(prerenders);
  // If it is not skipped, nothing handles the rejection.
  if (prerenders) expect(errors).toEqual([]);
  await context.close();
});
