/** Critical CSS: above the fold, a page looks the same with the styles in its head as with all styles of the site. */
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { loadSite } from "../../generator/load-site.ts";
import { prepareSite } from "../../generator/prepare-site.ts";
import { layOutLazySections } from "../browser/browser.ts";
import { projectRoot } from "../mini-site.ts";
import { addressesOfEachKind } from "../site-content.ts";
import { serveSite } from "./serve-site.ts";

const site = serveSite();

/** All rules of the site in order, and the properties that they declare. */
let everyRule: string;
let declared: string[];
beforeAll(async () => {
  const definition = await loadSite(projectRoot);
  const { assets } = await prepareSite({ root: projectRoot, definition, content: "content" });
  everyRule = assets.css.replace(/@font-face\{[^}]*\}/g, "");
  const page = await site.browser.newPage();
  declared = await page.evaluate(findDeclared(everyRule));
  await page.close();
});

/** Runs in the page: returns the properties that rules declare, shorthands as what they are short for. */
const findDeclared = (css: string) => `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(css)});
  const found = (rule) => [...(rule.style ?? []), ...[...(rule.cssRules ?? [])].flatMap(found)];
  return [...new Set([...sheet.cssRules].flatMap(found))].filter((name) => !name.startsWith("--"));
})()`;

/**
 * Runs in the page: returns the computed style of visible elements and of their ::before and ::after, of all properties
 * that any rule of the site declares. It excludes custom properties, which matter only where they are used, and the
 * placeholder colors of pictures, which are in the complete style sheet.
 */
const look = (properties: string[]) => `() => {
  const properties = ${JSON.stringify(properties)};
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
      for (const property of properties) {
        if (/^placeholder-/.test(element.className) && property.startsWith("background")) continue;
        values[(pseudo ?? "") + property] = style.getPropertyValue(property);
      }
    }
    return [name, values];
  });
}`;

/** Runs in the page: changes its styles, and returns the computed values that differ afterwards. */
const compare = (change: string) => `(() => {
  const look = ${look(declared)};
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

/** Removes what is below the fold: everything after the link to the page's own style sheet, if it has one. */
const removeBelowTheFold = `{
  const range = document.createRange();
  const links = [...document.querySelectorAll("link[rel=stylesheet]")];
  range.setStartAfter(links.find((link) => link.media === "") ?? links.at(-1));
  range.setEnd(document.body, document.body.childNodes.length);
  range.deleteContents();
}`;

const withoutSheets = "for (const sheet of sheets) sheet.disabled = true;";
/** Replaces all rules except those for fonts, which browsers would load again. */
const withEveryRule = () => `${withoutSheets}
for (let index = own.cssRules.length - 1; index >= 0; index--) {
  if (!(own.cssRules[index] instanceof CSSFontFaceRule)) own.deleteRule(index);
}
document.head.append(Object.assign(document.createElement("style"), { textContent: ${JSON.stringify(everyRule)} }));`;

/** Each test has every width and every color scheme; both together have all combinations. */
const looks = {
  ofHead: [
    { width: 390, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
  ],
  ofAll: [
    { width: 390, colorScheme: "dark" },
    { width: 1440, colorScheme: "light" },
  ],
} as const;

type Look = (typeof looks)[keyof typeof looks][number];

async function open(route: string): Promise<Page> {
  const page = await site.browser.newPage({ reducedMotion: "reduce", bypassCSP: true });
  await page.goto(site.address + route, { waitUntil: "load" });
  // Elements that are not laid out have no sizes to compare.
  await page.evaluate(layOutLazySections);
  return page;
}

async function showAs(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

describe.each([...addressesOfEachKind, "/404"])("%s", (route) => {
  test("looks the same above the fold with only the styles in its head", async () => {
    const page = await open(route);
    await page.evaluate(removeBelowTheFold);
    for (const size of looks.ofHead) {
      await showAs(page, size);
      expect([size, await page.evaluate(compare(withoutSheets))]).toEqual([size, []]);
      await page.evaluate(`for (const sheet of document.styleSheets) sheet.disabled = false`);
    }
    await page.close();
  });

  test("looks the same with all rules of the site, even with the menu, the dialog and its errors open", async () => {
    for (const size of looks.ofAll) {
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
