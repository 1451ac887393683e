/** A film on another site, which loads nothing before a click. */
import { beforeAll, describe, expect, test } from "vitest";
import { outputOf } from "../global-setup.ts";
import { buildOtherOrigins, film, player, withFilm } from "../site/build-other-origins.ts";
import { browse, desktop, findBarriers, phone, tabTo } from "./browser.ts";

const name = "site-film";
beforeAll(() => buildOtherOrigins(name));

const site = browse(outputOf(name));

/** Opens the page, answers requests to other sites, and lists them. */
async function openFilm(window: Parameters<typeof site.open>[1]) {
  const { page, errors } = await site.open("/thankyou", { isOwn: true, ...window });
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
  });
  await page.goto(site.address + withFilm);
  const link = page.locator("a[data-frame]");
  const films = () => requests.filter((url) => !url.startsWith("https://gc.zgo.at/"));
  return { page, link, films, forget: () => void errors.splice(0) };
}

describe.each([phone, desktop])("a film on another site, at %i px", (width) => {
  test.each(["light", "dark"] as const)("can be reached and read in the %s theme", async (colorScheme) => {
    const { page, link, forget } = await openFilm({ width, colorScheme });
    await link.scrollIntoViewIfNeeded();
    expect(await findBarriers(page)).toEqual([]);
    forget();
  });

  test("plays in its place when it is asked to by keyboard; before that nothing is loaded", async () => {
    const { page, link, films, forget } = await openFilm({ width });
    await link.scrollIntoViewIfNeeded();
    await tabTo(page, link);
    const before = await link.boundingBox();
    expect(films()).toEqual([]);
    await page.keyboard.press("Enter");
    const frame = page.getByTitle("A film", { exact: true });
    await frame.waitFor();
    expect(await frame.boundingBox()).toEqual(before);
    // `:focus` is no help here: it does not match a frame that gets the focus once its document is in another process.
    await expect.poll(() => page.evaluate("document.activeElement.title")).toBe("A film");
    await expect.poll(films).toEqual([player]);
    expect(page.url()).toBe(site.address + withFilm);
    forget();
  });

  test("is a plain link without scripts", async () => {
    const { page, link, films, forget } = await openFilm({ width, javaScriptEnabled: false });
    await link.click();
    await page.waitForURL(film);
    expect(films()).toEqual([film]);
    forget();
  });
});
