/** Steps 4 and 5 of the build: renders every page, and checks it. */
import pMap from "p-map";
import { contentPolicy } from "./assets/content-policy.ts";
import { checkPages, createInspector, type InspectedPage } from "./check/check-pages.ts";
import type { OutputFile, WrittenFile } from "./model/output-file.ts";
import { basePathOf, outputFileOf, type Route } from "./model/route.ts";
import type { PreparedSite } from "./prepare-site.ts";
import { oneForEachPlace, type Problem, Problems, stopOn, toProblems } from "./problems/problem.ts";

/** The result of rendering and checking all pages. */
export interface MadePages {
  /** One content security policy for all pages, which allows the scripts and styles of each. */
  policy: string;
  /** Suggestions for authors. */
  advice: Problem[];
  pages: InspectedPage[];
}

/** The number of pages in progress: while one is written, another is rendered. */
const pagesAtATime = 2;

/**
 * Renders all pages, checks them, and makes the sitemap, which lists their pictures.
 *
 * @param write called with each page, with each style sheet, and with the sitemap
 * @throws Problems with all mistakes in pages
 */
export async function makePages(
  site: PreparedSite,
  write: (output: OutputFile) => Promise<void>,
): Promise<MadePages> {
  const { options, settings, read, routes, redirects, assets, discovery, outputs, renderPage } = site;
  const { root, site: definition } = options;
  const inspect = createInspector(definition.budgets, assets, basePathOf(settings.address));
  const progress = options.progress?.("Pages");
  const sheets = new Map<string, WrittenFile>();
  let done = 0;
  const makePage = async (route: Route) => {
    const page = await renderPage(route);
    const newSheets = page.sheets.filter(({ file }) => !sheets.has(file));
    for (const sheet of newSheets) sheets.set(sheet.file, sheet);
    const inspected = inspect(page);
    await Promise.all([...newSheets, { file: outputFileOf(route.path), contents: page.html }].map(write));
    progress?.(++done, routes.all.length);
    return { ...inspected, style: page.styleIntegrity };
  };
  const made = await pMap(routes.all, (route) => makePage(route).catch(toProblems), {
    concurrency: pagesAtATime,
  });
  // Links to anchors can be checked only if every page was rendered.
  stopOn(oneForEachPlace(made.flatMap((page) => (page instanceof Problems ? page.problems : []))));
  const pages = made.flatMap((page) => (page instanceof Problems ? [] : page));
  const listed = pages.map(({ route, facts }) => ({
    route,
    pictures: facts.flatMap((part) => part.pictures),
  }));
  if (discovery) await write(await discovery.makeSitemap(listed));
  const files = [...outputs, ...sheets.values()];
  const input = { root, site: definition, settings, read, routes, redirects, assets, outputs: files };
  const found = await checkPages(pages, input);
  stopOn(found.filter((problem) => !problem.isAdvice));
  const { integrity, hasVideos } = assets.pageAssets;
  const styles = [...new Set(pages.map(({ style }) => style))].sort();
  const allowed = { scripts: [...integrity.values()], styles, origins: settings.origins, hasVideos };
  return { policy: contentPolicy(allowed), advice: found, pages };
}
