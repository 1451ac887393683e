/** Pages with lists of every length: one office or twelve, one service or twelve. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveOutput } from "../../generator/commands/serve-output.ts";
import { buildSite } from "../../generator/build-site.ts";
import { loadSite } from "../../generator/load-site.ts";
import { launchChromium } from "../browser/find-browser.ts";
import { layOutLazySections } from "../browser/browser.ts";
import { findSpilledWords, overflow } from "../browser/layout.ts";
import { projectRoot } from "../mini-site.ts";
import { writeCounted } from "./count-content.ts";

/** Widths of a small phone, a phone, a tablet and a desktop. */
const widths = [320, 390, 768, 1440];

describe.each([1, 2, 3, 5, 7, 8, 12])("%i of each", (count) => {
  let page: Page;
  let served: Awaited<ReturnType<typeof serveOutput>>;
  let routes: string[];

  beforeAll(async () => {
    const out = path.join(projectRoot, `tests/tmp/counted-${count}-site`);
    const site = await loadSite(projectRoot, "pages/site.ts");
    const built = await buildSite({ root: projectRoot, site, content: writeCounted(count), out, cards: false });
    routes = onePageOfEachKind(built.routes);
    served = await serveOutput({ folder: out, port: 0 });
    const browser = await launchChromium();
    page = await browser.newPage({ reducedMotion: "reduce" });
  });
  afterAll(async () => {
    await page?.context().browser()?.close();
    served?.server.closeAllConnections();
    served?.server.close();
  });
});
