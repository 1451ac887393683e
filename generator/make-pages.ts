/** Steps 4 and 5 of the build: renders every page, and checks it. */
import pMap from "p-map";
import { checkPages, createInspector, type InspectedPage } from "./check/check-pages.ts";
import type { WrittenFile } from "./model/output-file.ts";
import { outputFileOf, type Route } from "./model/route.ts";
import type { PreparedSite } from "./prepare-site.ts";
import { oneForEachPlace, type Problem, Problems, stopOn, toProblems } from "./problems/problem.ts";

/** The result of rendering and checking all pages. */
export interface MadePages {
  /** In the order of the routes. */
  pages: InspectedPage[];
  /** Suggestions for authors. */
  advice: Problem[];
}

/** The number of pages in progress: while one is written, another is rendered. */
const pagesAtATime = 2;

/**
 * Renders and checks all pages.
 *
 * @param write called with each page, and with each style sheet
 * @throws Problems with all mistakes in pages
 */
export async function makePages(
  site: PreparedSite,
  write: (output: WrittenFile) => Promise<void>,
): Promise<MadePages> {
  const { options, routes, assets, outputs, renderPage } = site;
  const { root, definition } = options;
  const inspect = createInspector(definition.budgets, assets.pageAssets);
  const progress = options.progress?.("Pages");
  const sheets = new Map<string, WrittenFile>();
  let done = 0;
  const makePage = async (route: Route) => {
    const page = await renderPage(route);
    const newSheets = page.sheets.filter(({ file }) => !sheets.has(file));
    for (const sheet of newSheets) sheets.set(sheet.file, sheet);
    const inspected = await inspect(page);
    await Promise.all([...newSheets, { file: outputFileOf(route.path), contents: page.html }].map(write));
    progress?.(++done, routes.all.length);
    return inspected;
  };
  const made = await pMap(routes.all, (route) => makePage(route).catch(toProblems), {
    concurrency: pagesAtATime,
  });
  // Links to anchors can be checked only if every page was rendered.
  stopOn(oneForEachPlace(made.flatMap((page) => (page instanceof Problems ? page.problems : []))));
  const pages = made.flatMap((page) => (page instanceof Problems ? [] : page));
  const files = [...outputs, ...sheets.values()];
  const advice = await checkPages(pages, { ...site, root, definition, outputs: files });
  return { pages, advice };
}
