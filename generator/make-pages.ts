/** Steps 4 and 5 of a build: all pages, and the other files beside them. */
import pMap from "p-map";
import type { Host } from "../hosts/hosted-site.ts";
import { checkPages } from "./check/check-pages.ts";
import { createInspector, type InspectedPage } from "./check/inspect-page.ts";
import type { OutputFile, WrittenFile } from "./model/output-file.ts";
import { outputFileOf, type Route } from "./model/route.ts";
import { movedPages } from "./output/moved-pages.ts";
import type { PreparedSite } from "./prepare-site.ts";
import { oneForEachPlace, type Problem, Problems, stopOn, toProblems } from "./problems/problem.ts";

/** All files except the pages of the site and the sitemap: assets, icons, feeds, social cards, pages at old addresses. */
export async function makeFiles(
  site: PreparedSite,
  { host, cards = true }: { host?: Host | undefined; cards?: boolean },
): Promise<OutputFile[]> {
  const { discovery, routes, renderPage } = site;
  // Routes with the same content file share the card of the first one.
  const drawn = cards ? [...routes.byFile.values()] : [];
  const social = await discovery?.cards.drawAll(drawn, site.progress?.("Cards"));
  const extras = await Promise.all((site.extraRoutes ?? []).map(renderPage));
  return [
    ...site.outputs,
    ...(social ?? []),
    ...movedPages(site, host),
    ...extras.flatMap(({ route, html, sheets }) => [
      { file: outputFileOf(route.path), contents: html },
      ...sheets,
    ]),
  ];
}

/** The number of pages in progress: while some are compressed and written, another is rendered. */
const pagesAtATime = 2;

/**
 * Steps 4 and 5: renders and writes each page, and then checks all of them.
 *
 * @param write called with each page, and with each style sheet, as soon as it is rendered
 * @returns the pages in the order of the routes, and suggestions for authors
 * @throws Problems with all mistakes in pages
 */
export async function makePages(
  site: PreparedSite,
  write: (output: WrittenFile) => Promise<void>,
): Promise<{ pages: InspectedPage[]; advice: Problem[] }> {
  const { routes, renderPage } = site;
  const inspect = createInspector(site.definition.budgets, site.assets);
  const progress = site.progress?.("Pages");
  const sheets = new Set<string>();
  let done = 0;
  const makePage = async (route: Route) => {
    // Step 4: render, and write. What the checks need is found before, because the HTML does not stay in memory.
    const page = await renderPage(route);
    const newSheets = page.sheets.filter(({ file }) => !sheets.has(file));
    for (const { file } of newSheets) sheets.add(file);
    const inspected = await inspect(page);
    await Promise.all([...newSheets, { file: outputFileOf(route.path), contents: page.html }].map(write));
    progress?.(++done, routes.all.length);
    return inspected;
  };
  const made = await pMap(routes.all, (route) => makePage(route).catch(toProblems), {
    concurrency: pagesAtATime,
  });
  stopOn(oneForEachPlace(made.flatMap((page) => (page instanceof Problems ? page.problems : []))));
  // Step 5: check. Links to anchors can be checked only if every page was rendered.
  const pages = made.flatMap((page) => (page instanceof Problems ? [] : page));
  const advice = await checkPages(pages, site, site.outputs);
  return { pages, advice };
}
