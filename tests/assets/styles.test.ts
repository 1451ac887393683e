/** The style sheets of pages. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Built, miniSite } from "../mini-site.ts";

/** The name of the style sheet of a page. */
const nameOf = (built: Built, page = "projects/beta.html") =>
  /<link rel="stylesheet" href="[^"]*?(assets\/page\.[0-9a-f]{8}\.css)"/.exec(built.text(page))?.[1] ?? "";
const sheetOf = (built: Built) => built.text(nameOf(built));

test("pages with the same classes share one", async () => {
  const site = await miniSite();
  const beta = await readFile(site.path("content/projects/beta.md"), "utf8");
  await site.write(
    "content/projects/gamma.md",
    beta.replace("order: 2", "order: 3").replaceAll("Beta", "Gamma").replace("second", "third"),
  );
  const built = await site.build();
  expect(nameOf(built, "projects/gamma.html")).toBe(nameOf(built));
});

test("has its rules in cascade order and in their layers", async () => {
  const css = sheetOf(await (await miniSite()).build());
  const order = ["@layer components", ".card", "main{max-width:40rem}"].map((part) => css.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("is compiled for the browsers of the site, without white space and comments", async () => {
  const site = await miniSite();
  await site.write("components/card/card.css", "/* Note */\n.card {\n  color: #ff0000;\n}\n");
  const css = sheetOf(await site.build());
  expect(css).toContain(".card{color:red}");
  expect(css).not.toMatch(/Note|\n/);
});

test("refers to files by their final addresses, below the base path", async () => {
  const built = await (await miniSite()).build({ base: "https://host.example/sub" });
  const [sprite] = built.matching(/\/ui\..*\.svg$/);
  expect(sheetOf(built)).toMatch(new RegExp(`url\\("?/sub/${sprite}"?\\)`));
});

test("has another name when a rule changes, and the same name when only a comment changes", async () => {
  const site = await miniSite();
  const first = await site.build();
  await site.replace("components/frame/frame.css", /$/, "/* Nothing new. */\n");
  expect(nameOf(await site.build())).toBe(nameOf(first));
  await site.replace("components/frame/frame.css", "40rem", "41rem");
  const third = await site.build();
  expect(nameOf(third)).not.toBe(nameOf(first));
  expect(sheetOf(third)).toContain("41rem");
});
