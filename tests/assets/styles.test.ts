/** The style sheets of pages. */
import { expect, test } from "vitest";
import { type Built, miniSite } from "../mini-site.ts";

const sheetOf = (built: Built) => built.text(built.matching(/\.css$/).join());

test("pages with the same components share one, with its rules in cascade order and in their layers", async () => {
  const built = await (await miniSite()).build();
  expect(built.matching(/\.css$/)).toEqual([expect.stringMatching(/^assets\/page\.[0-9a-f]{10}\.css$/)]);
  const css = sheetOf(built);
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
  expect((await site.build()).matching(/\.css$/)).toEqual(first.matching(/\.css$/));
  await site.replace("components/frame/frame.css", "40rem", "41rem");
  const third = await site.build();
  expect(third.matching(/\.css$/)).not.toEqual(first.matching(/\.css$/));
  expect(sheetOf(third)).toContain("41rem");
});
