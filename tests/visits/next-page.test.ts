/** The next page is there before the click: prerendered in Chromium, loaded early elsewhere, and never where it must not. */
import type { IncomingMessage } from "node:http";
import type { Browser as PrerenderingBrowser } from "puppeteer-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { launchPrerenderingChromium } from "../browser/prerendering-browser.ts";
import { serveSite } from "./serve-site.ts";

/** What the server was asked for: the address, and what for (`Sec-Purpose`, `Sec-Fetch-Dest`). */
let asked: { url: string; purpose: string; as: string }[] = [];
const site = serveSite(note);
let prerendering: PrerenderingBrowser;

function note({ url = "", headers }: IncomingMessage): false {
  const [purpose, as] = [headers["sec-purpose"], headers["sec-fetch-dest"]].map(String);
  if (!/\.\w+$/.test(url)) asked.push({ url, purpose: purpose ?? "", as: as ?? "" });
  return false;
}

beforeAll(async () => {
  prerendering = await launchPrerenderingChromium();
});
afterAll(() => prerendering?.close());
beforeEach(() => {
  asked = [];
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Long enough for what must not happen. Milliseconds. */
const patience = 1000;

test("Chromium renders the page under the pointer, and shows it on the click without asking again", async () => {
  const context = await prerendering.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${site.address}/about`, { waitUntil: "load" });
  const link = await page.$('.header__menu a[href="/portfolio"]');
  const { x, y } = (await link?.clickablePoint()) ?? { x: 0, y: 0 };
  await page.mouse.move(x, y);
  await expect
    .poll(() => asked.at(-1), { timeout: 5000 })
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
  expect(asked.map(({ url }) => url)).toEqual(["/about", "/portfolio"]);
  await context.close();
});

/** What scripts asked for: this Chromium follows speculation rules all the same, as far as a driver lets it. */
const askedByScripts = () => asked.filter(({ purpose }) => purpose === "undefined");

/** A browser that does not know speculation rules, as far as scripts can tell. */
async function openPlain(route: string, saveData = false) {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`HTMLScriptElement.supports = () => false;
    Object.defineProperty(navigator, "connection", { value: { saveData: ${saveData} } });`);
  await page.goto(site.address + route, { waitUntil: "load" });
  return page;
}

test("elsewhere the page under the pointer is loaded, once", async () => {
  const page = await openPlain("/about");
  const link = page.locator('.header__menu a[href="/portfolio"]');
  await link.hover();
  await expect.poll(() => askedByScripts().at(-1)).toMatchObject({ url: "/portfolio", as: "empty" });
  await page.mouse.move(0, 500);
  await link.hover();
  await wait(patience);
  expect(askedByScripts().map(({ url }) => url)).toEqual(["/about", "/portfolio"]);
  await page.close();
});

test.each([
  ["a pointer that only passes", '.header__menu a[href="/portfolio"]', 100],
  [
    "a link to the page itself",
    '.breadcrumb a[href="/about"], a[href^="/about#"], .header [href="/about"]',
    patience,
  ],
])("elsewhere nothing is loaded for %s", async (_, selector, rest) => {
  const page = await openPlain("/about");
  // The page's clock goes only as far as it is told: on a busy machine any pointer rests for long.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const link = page.locator(selector).first();
  if (await link.isVisible()) await link.hover();
  else await link.dispatchEvent("pointerover");
  await page.clock.runFor(rest);
  await page.mouse.move(0, 500);
  await page.clock.runFor(patience);
  await wait(patience);
  expect(askedByScripts().map(({ url }) => url)).toEqual(["/about"]);
  await page.close();
});

test("nothing is loaded early where data are to be saved", async () => {
  const page = await openPlain("/about", true);
  await page.locator('.header__menu a[href="/portfolio"]').hover();
  await wait(patience);
  expect(askedByScripts().map(({ url }) => url)).toEqual(["/about"]);
  await page.close();
});

test("a page that nobody sees yet lays out its lower bands when it is shown, unless its address may lead there", async () => {
  const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(`Object.defineProperty(document, "prerendering", { value: true });`);
  const page = await context.newPage();
  const waiting = () =>
    page.evaluate(`[...document.querySelectorAll("main *, footer")]
      .filter((element) => element.style.contentVisibility === "hidden")
      .map((element) => element.getBoundingClientRect().top >= innerHeight)`);
  await page.goto(`${site.address}/`, { waitUntil: "load" });
  const bands = await page.locator(".when-near").count();
  expect(bands).toBeGreaterThan(4);
  expect(await waiting()).toEqual(Array(bands).fill(true));
  await page.evaluate(`document.dispatchEvent(new Event("prerenderingchange"))`);
  await expect.poll(waiting).toEqual([]);
  await expect.poll(() => page.locator(".when-near").count()).toBe(0);

  await page.goto(`${site.address}/#industries`, { waitUntil: "load" });
  expect(await waiting()).toEqual([]);
  await context.close();
});

test("a page that nobody sees yet neither fills a form nor forgets what was typed", async () => {
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
  const kept = () => page.evaluate(`sessionStorage.getItem("enquiry")`);
  expect(await kept()).not.toBeNull();
  await page.evaluate(`document.dispatchEvent(new Event("prerenderingchange"))`);
  await expect.poll(kept).toBeNull();
  await context.close();
});

test.each([
  ["that renders pages early", true],
  ["that does not", false],
])("in a browser %s: is the cross-fade left out?", async (_, rendersEarly) => {
  const context = await site.browser.newContext();
  await context.addInitScript(`HTMLScriptElement.supports = () => ${rendersEarly};`);
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
  expect(await skipped).toBe(rendersEarly);
  // Where nobody skips it, nobody answers for it.
  if (rendersEarly) expect(errors).toEqual([]);
  await context.close();
});
