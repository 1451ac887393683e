/** The site built for https://host.example/sub, and served there. */
import { expect, inject, test } from "vitest";
import { browse, findBrokenPictures } from "../browser/browser.ts";
import { readPage } from "../built-page.ts";
import { specRoutes } from "../spec-routes.ts";

const folder = inject("siteSub");
const site = browse(folder, { basePath: "/sub" });

test.each(specRoutes)("every address on %s lies below the base", (route) => {
  const page = readPage(folder, route);
  const addresses = page.all("[href], [src]").map(({ attribs }) => attribs.href ?? attribs.src ?? "");
  const ownAddresses = addresses.filter((address) => address.startsWith("/"));
  expect(ownAddresses).not.toEqual([]);
  expect(ownAddresses.filter((address) => !/^\/sub(\/|$)/.test(address))).toEqual([]);
  const canonical = page.all("link[rel=canonical]").map(({ attribs }) => attribs.href);
  expect(canonical).toEqual(route === "/thankyou" ? [] : [`https://host.example/sub${route}`]);
});

test("every page loads with all that it refers to", async () => {
  const { page, errors } = await site.open("/");
  for (const route of [...specRoutes, "/404"]) {
    const response = await page.goto(site.address + route);
    expect(response?.status(), route).toBe(200);
    expect(await findBrokenPictures(page), route).toEqual([]);
    expect(errors, route).toEqual([]);
  }
});

test("links, style sheet and script work", async () => {
  const { page } = await site.open("/portfolio");
  await page.getByRole("link", { name: "Logo 6" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Cyberace" }).isVisible()).toBe(false);
  await page.getByRole("banner").getByRole("link", { name: "Request A Quote" }).click();
  await page.getByRole("dialog", { name: "Request a quote" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
  await page.waitForURL(`${site.address}/our_team`);
});
