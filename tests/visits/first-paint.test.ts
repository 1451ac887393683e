/** The style in a page's head: it paints the first screens as the whole sheet does, and nothing is missing. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { layOutBands } from "../browser/browser.ts";
import { readPage } from "../built-page.ts";
import { build } from "../global-setup.ts";
import { specRoutes } from "../spec-routes.ts";
import { serveSite } from "./serve-site.ts";

const site = serveSite();

/** All rules of the site, in their order: pages that are being written link them as one sheet. */
let everyRule: string;
beforeAll(async () => {
  await build("site-catalogue", ["--catalogue"]);
  const folder = path.join(import.meta.dirname, "../tmp/site-catalogue");
  const { href = "" } = readPage(folder, "/").one("link[rel=stylesheet]").attribs;
  everyRule = readFileSync(path.join(folder, href), "utf8").replace(/@font-face\{[^}]*\}/g, "");
});

/**
 * Runs in the page: every computed value of the elements that can be seen, and of what stands before and after their
 * content. Variables count where they are used. Colours of pictures that are still loading are left out: they come with the whole sheet.
 */
const look = `() => {
  document.documentElement.dataset.settled = String(document.body.offsetHeight);
  for (const animation of document.getAnimations()) animation.cancel();
  const seen = [...document.querySelectorAll("*")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("head"));
  return seen.map((element) => {
    const name = element.tagName + "." + element.getAttribute("class");
    const values = {};
    for (const pseudo of [undefined, "::before", "::after"]) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === "none") continue;
      for (const property of style) {
        if (property.startsWith("--")) continue;
        if (/^tone-/.test(element.className) && property.startsWith("background")) continue;
        values[(pseudo ?? "") + property] = style.getPropertyValue(property);
      }
    }
    return [name, values];
  });
}`;

/** Runs in the page: does something to its styles, and lists what looks different then. */
const compare = (change: string) => `(() => {
  const look = ${look};
  const before = look();
  const sheets = [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.sheet);
  const own = document.querySelector("head style").sheet;
  ${change}
  const after = look();
  return before.flatMap(([name, values], index) => {
    const [, others] = after[index] ?? ["", {}];
    return Object.keys(values)
      .filter((property) => values[property] !== others[property])
      .map((property) => name + " " + property + ": " + values[property] + " -> " + others[property]);
  }).slice(0, 20);
})()`;

/** Without what the sheet is linked before. */
const cutAfterFirstScreens = `{
  const range = document.createRange();
  range.setStartAfter([...document.querySelectorAll("link[rel=stylesheet]")].at(-1));
  range.setEnd(document.body, document.body.childNodes.length);
  range.deleteContents();
}`;

const withoutSheets = "for (const sheet of sheets) sheet.disabled = true;";
/** Fonts stay: browsers would load them again. */
const withEveryRule = () => `${withoutSheets}
for (let index = own.cssRules.length - 1; index >= 0; index--) {
  if (!(own.cssRules[index] instanceof CSSFontFaceRule)) own.deleteRule(index);
}
document.head.append(Object.assign(document.createElement("style"), { textContent: ${JSON.stringify(everyRule)} }));`;

const looks = [
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

async function open(route: string): Promise<Page> {
  const page = await site.browser.newPage({ reducedMotion: "reduce", bypassCSP: true });
  await page.goto(site.address + route, { waitUntil: "load" });
  // What is not laid out has no sizes to compare.
  await page.evaluate(layOutBands);
  return page;
}

async function showAs(page: Page, { width, colorScheme }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

describe.each([...specRoutes, "/404"])("%s", (route) => {
  test("is painted first as it will stay, by the style in its head alone", async () => {
    const page = await open(route);
    await page.evaluate(cutAfterFirstScreens);
    for (const size of looks) {
      await showAs(page, size);
      expect([size, await page.evaluate(compare(withoutSheets))]).toEqual([size, []]);
      await page.evaluate(`for (const sheet of document.styleSheets) sheet.disabled = false`);
    }
    await page.close();
  });

  test("looks as all rules together say, with the menu, the dialog and its mistakes open too", async () => {
    for (const size of looks.slice(1, 3)) {
      const page = await open(route);
      await showAs(page, size);
      await page.evaluate(`{
        for (const details of document.querySelectorAll("details")) details.open = true;
        document.querySelector("#menu").showModal();
        document.querySelector("#quote").showModal();
        document.querySelector("#quote form").requestSubmit();
      }`);
      expect([size, await page.evaluate(compare(withEveryRule()))]).toEqual([size, []]);
      await page.close();
    }
  });
});
