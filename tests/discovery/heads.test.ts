/** The heads of the built pages: titles, metadata and social cards; icons and the manifest. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { outputFileOf } from "../../generator/model/route.ts";
import { readPage, text } from "../built-page.ts";
import { addresses, brand, language, listedAddresses, origin, translatedAddresses } from "../site-content.ts";

const folder = inject("site");
const siteSub = inject("siteSub");
const all = [...addresses, "/404"];
const pages = all.map((route) => readPage(folder, route));
const inAllLanguages = [...all, ...translatedAddresses].map((route) => readPage(folder, route));

test.each([
  ["titles", "title", (element: Parameters<typeof text>[0]) => text(element)],
  [
    "descriptions",
    "meta[name=description]",
    ({ attribs }: { attribs: Record<string, string> }) => attribs.content,
  ],
  [
    "canonical addresses",
    "link[rel=canonical]",
    ({ attribs }: { attribs: Record<string, string> }) => attribs.href,
  ],
  [
    "cards",
    "meta[property='og:image']",
    ({ attribs }: { attribs: Record<string, string> }) => attribs.content,
  ],
])("no two pages have the same %s", (_, selector, read) => {
  const values = inAllLanguages.flatMap((page) => page.all(selector).map(read));
  expect(values.length).toBeGreaterThanOrEqual(listedAddresses.length);
  expect(new Set(values).size).toBe(values.length);
});

describe.each(pages)("the head of $path", (page) => {
  const meta = (name: string) =>
    page.one(`meta[name="${name}"], meta[property="${name}"]`).attribs.content ?? "";
  const isHidden = !listedAddresses.includes(page.path);

  test("has the same title and description for social cards as for search engines", () => {
    expect(meta("og:title")).toBe(text(page.one("title")));
    expect(meta("og:description")).toBe(meta("description"));
    expect(meta("og:site_name")).toBe(brand);
    expect(meta("og:locale")).toBe(language.replace("-", "_"));
    expect(meta("twitter:card")).toBe("summary_large_image");
    const urls = page.all("meta[property='og:url']").map(({ attribs }) => attribs.content);
    expect(urls).toEqual(isHidden ? [] : [origin + page.path]);
  });

  test("has a social card of the stated size, with an alternative text", async () => {
    const address = meta("og:image");
    expect(address.startsWith(`${origin}/assets/`)).toBe(true);
    const file = path.join(folder, new URL(address).pathname);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width: String(width), height: String(height), format }).toEqual({
      width: meta("og:image:width"),
      height: meta("og:image:height"),
      format: "png",
    });
    expect([width, height]).toEqual([1200, 630]);
    // More than one colour, so the card is not blank.
    const { entropy } = await sharp(file).stats();
    expect(entropy).toBeGreaterThan(0.5);
    expect(readFileSync(file).length).toBeLessThan(300_000);
    expect(meta("og:image:alt").startsWith(`${brand}: `)).toBe(true);
    expect(meta("og:image:alt")).toMatch(/: \S.{5,}[.!?…”]$/);
    expect(meta("og:image:alt").length).toBeLessThanOrEqual(420);
  });

  test("has colours for both schemes, or one beside a header that is always dark, icons and a manifest", () => {
    const colours = page.all("meta[name=theme-color]").map(({ attribs }) => attribs.media);
    const bothSchemes = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];
    expect(colours).toEqual(page.all(".header--night").length > 0 ? [undefined] : bothSchemes);
    expect(meta("color-scheme")).toBe("light dark");
    const links = page.all("link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]");
    const addresses = links.map(({ attribs }) => attribs.href ?? "");
    expect(addresses.sort()).toEqual([
      "/apple-touch-icon.png",
      "/favicon.ico",
      "/favicon.svg",
      "/site.webmanifest",
    ]);
    expect(addresses.filter((address) => !existsSync(path.join(folder, address)))).toEqual([]);
  });

  test("names the feed on the portfolio and on the first page of the news, and nowhere else", () => {
    const feeds = page.all('link[type="application/atom+xml"]').map(({ attribs }) => attribs.href);
    expect(feeds).toEqual(["/portfolio", "/news"].includes(page.path) ? [`${page.path}.xml`] : []);
  });
});

test("html-validate finds nothing on any page", async () => {
  const checker = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // CSS prevents line breaks in phone numbers, not no-break spaces, so that they can be copied as people type them.
      "tel-non-breaking": "off",
      // ARIA allows names of lists and addresses; the parts of the footer have no visible headings.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // React's spelling, which is equivalent for parsers: `charSet`, `<meta/>`, `hidden=""`.
      "attr-case": "off",
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
    },
  });
  const found: string[] = [];
  for (const route of all) {
    const report = await checker.validateFile(path.join(folder, outputFileOf(route)));
    for (const { messages } of report.results)
      found.push(
        ...messages.map(({ ruleId, message, selector }) => `${route} ${ruleId}: ${message} (${selector})`),
      );
  }
  expect(found).toEqual([]);
});

test("icons have the sizes given in the manifest", async () => {
  const manifest = JSON.parse(readFileSync(path.join(folder, "site.webmanifest"), "utf8"));
  expect(manifest).toMatchObject({ name: brand, start_url: "/", scope: "/", lang: language });
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(path.join(folder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const touch = await sharp(path.join(folder, "apple-touch-icon.png")).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
});

test("the ICO file contains images of 16, 32 and 48 pixels", async () => {
  const ico = readFileSync(path.join(folder, "favicon.ico"));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes: (number | undefined)[] = [];
  for (let index = 0; index < ico.readUInt16LE(4); index++) {
    const at = 6 + 16 * index;
    const start = ico.readUInt32LE(at + 12);
    const { width } = await sharp(ico.subarray(start, start + ico.readUInt32LE(at + 8))).metadata();
    expect(width).toBe(ico.readUInt8(at));
    sizes.push(width);
  }
  expect(sizes).toEqual([16, 32, 48]);
});

test("with a base path, all addresses are below it", () => {
  const page = readPage(siteSub, "/portfolio");
  const base = "https://host.example/sub";
  const of = (selector: string, name: string) => page.one(selector).attribs[name];
  expect(of("meta[property='og:url']", "content")).toBe(`${base}/portfolio`);
  expect(of("meta[property='og:image']", "content")).toMatch(`${base}/assets/card-portfolio.`);
  expect(of("link[rel=manifest]", "href")).toBe("/sub/site.webmanifest");
  expect(of("link[rel=alternate]", "href")).toBe("/sub/portfolio.xml");
  const files = [
    "robots.txt",
    "sitemap.xml",
    "portfolio.xml",
    "site.webmanifest",
    ".well-known/security.txt",
  ];
  for (const file of files) {
    const contents = readFileSync(path.join(siteSub, file), "utf8");
    expect(contents).toContain("/sub/");
    expect(contents).not.toContain(origin);
  }
});
