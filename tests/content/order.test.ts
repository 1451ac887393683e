/** The order of content files. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { miniSite } from "../mini-site.ts";
import { beta } from "../mistakes/mistake.ts";

test("numbers in names are ordered as numbers, so that the tenth file comes last", async () => {
  const site = await miniSite();
  const text = await readFile(site.path(beta), "utf8");
  for (const number of [10, 2, 1])
    await site.write(
      `content/projects/${number}-shop.md`,
      text
        .replace(/title: .*/, `title: Shop number ${number} of our street`)
        .replace(/description: /, `description: Shop ${number}. `),
    );
  const { report } = await site.build();
  const shops = report.routes.map(({ path }) => path).filter((path) => path.endsWith("shop"));
  expect(shops).toEqual(["/projects/1-shop", "/projects/2-shop", "/projects/10-shop"]);
});
