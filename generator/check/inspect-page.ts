/** Finds what the checks need to know about a page, as soon as it is rendered: then its HTML need not stay in memory. */

import { memo } from "../cache/memo.ts";
import type { MadeAssets } from "../model/assets.ts";
import type { RouteSize } from "../model/report.ts";
import type { RenderedPage } from "../model/route.ts";
import type { SiteDefinition } from "../model/site-definition.ts";
import { type Excess, findExcesses } from "./check-budgets.ts";
import { createPageMeasurer } from "./measure-page.ts";
import { type PageFacts, readFacts } from "./read-facts.ts";

/** The facts and the size of a rendered page, and the budgets that it exceeds. */
export interface InspectedPage extends Pick<RenderedPage, "route" | "shown"> {
  /** The facts of the page itself, then those of its shared parts. */
  facts: PageFacts[];
  /** Levels of the headings, in order, with those of shared parts. */
  headings: number[];
  /** The same without those of shared parts. */
  ownHeadings: number[];
  /** Addresses of the pictures with alternative text. */
  pictures: string[];
  /** The files of its style sheets. */
  sheets: string[];
  size: RouteSize;
  excesses: Excess[];
}

/** @returns a function that inspects one page; shared parts are parsed only once */
export function createInspector(
  budgets: SiteDefinition["budgets"],
  assets: MadeAssets,
): (page: RenderedPage) => Promise<InspectedPage> {
  const measurePage = createPageMeasurer(assets);
  const factsOf = memo(readFacts);
  return async (page) => {
    const { route, html, shown, checkedHtml } = page;
    const [withoutParts = "", ...parts] = checkedHtml;
    // Copied, because substrings would keep the HTML of every page in memory.
    const facts = [structuredClone(readFacts(withoutParts)), ...parts.map(factsOf)];
    const pictures = facts.flatMap((part) => part.pictures);
    const loads = facts.flatMap((part) => part.loads);
    const measured = await measurePage(page, loads);
    const excesses = budgets ? await findExcesses(budgets, page, measured, loads, assets) : [];
    return {
      route,
      facts,
      headings: headingLevels(html),
      ownHeadings: headingLevels(withoutParts),
      pictures,
      shown,
      sheets: page.sheets.map(({ file }) => file),
      size: measured.size,
      excesses,
    };
  };
}

function headingLevels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
}
