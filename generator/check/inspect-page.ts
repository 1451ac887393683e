import type { DiskCache } from "../cache/disk-cache.ts";
import { hash } from "../cache/hash.ts";
import type { MadeAssets } from "../model/assets.ts";
import type { RenderedPage } from "../model/rendered-page.ts";
import type { RouteSize } from "../model/report.ts";
import { basePathOf, type Route } from "../model/route.ts";
import type { SiteDefinition, SiteSettings } from "../model/site-definition.ts";
import { type Excess, findExcesses } from "./check-budgets.ts";
import { joinFacts, type PageFacts } from "./page-facts.ts";
import { createScales } from "./weigh-page.ts";

export interface InspectInput {
  site: Pick<SiteDefinition, "budgets">;
  settings: Pick<SiteSettings, "address">;
  assets: MadeAssets;
  cache: DiskCache;
}

/** What is known of a page when its HTML has been read, and what of it is beyond a budget. */
export interface InspectedPage {
  route: Route;
  facts: PageFacts;
  size: RouteSize;
  excesses: Excess[];
}

/** @returns a function for one page after the other, or several at a time: what pages share is read once */
export function createInspector(input: InspectInput): (page: RenderedPage) => Promise<InspectedPage> {
  const { site, settings, assets, cache } = input;
  const weighPage = createScales(assets, basePathOf(settings.address));
  const shared = new Map<string, Promise<PageFacts>>();
  const findSharedFacts = (html: string) => {
    const facts = shared.get(html) ?? findFacts(html, cache);
    shared.set(html, facts);
    return facts;
  };

  return async (page) => {
    const { route, html, fragments } = page;
    const own = await findFacts(fragments.own, cache);
    const facts = joinFacts(own, await Promise.all(fragments.shared.map(findSharedFacts)));
    const weighed = await weighPage(route.path, html, facts.loads);
    const excesses = site.budgets && (await findExcesses(site.budgets, page, weighed, facts.loads, assets));
    return { route, facts, size: weighed.size, excesses: excesses ?? [] };
  };
}

/** Part of the cache key: to be raised when `readFacts` finds something else. */
const version = "1";

/** Loaded for the first HTML that is not that of the last build. */
let reader: typeof import("./read-facts.ts") | undefined;

/** The facts of some HTML, from the cache if they are there: the parser takes as long as React. */
function findFacts(html: string, cache: DiskCache): Promise<PageFacts> {
  return cache.rememberData(`facts/${hash(version, html)}.data`, async () => {
    reader ??= await import("./read-facts.ts");
    return reader.readFacts(html);
  });
}
