/** The whole build in six steps. Start reading here. */
import path from "node:path";
import pMap from "p-map";
import type { Host, PageHeaders } from "../hosts/hosted-site.ts";
import { sitePolicy } from "./assets/content-policy.ts";
import { makeAssets } from "./assets/make-assets.ts";
import { createDiskCache, type DiskCache } from "./cache/disk-cache.ts";
import { checkPages, createInspector, type InspectedPage } from "./check/check-pages.ts";
import { measureAssets } from "./check/measure-page.ts";
import { countStandIns } from "./content/find-uses.ts";
import { hideDrafts, todayIn } from "./content/hide-drafts.ts";
import { readContent } from "./content/read-content.ts";
import { type MadeDiscovery, makeDiscovery } from "./discovery/make-discovery.tsx";
import type { MadeAssets } from "./model/assets.ts";
import type { OutputFile, WrittenFile } from "./model/output-file.ts";
import type { BuildReport, ProgressOf } from "./model/report.ts";
import { outputFileOf, type Redirect, type Route, type Routes } from "./model/route.ts";
import type { SiteDefinition, SiteSettings } from "./model/site-definition.ts";
import { contentIn, type ReadContent } from "./model/source.ts";
import { createClock } from "./output/format-report.ts";
import { movedPages } from "./output/moved-pages.ts";
import { recoverOutput } from "./output/recover-output.ts";
import { createStaging, type HostOptions, publishSite } from "./output/write-output.ts";
import { oneForEachPlace, type Problem, Problems, stopOn, toProblems } from "./problems/problem.ts";
import { createRenderer, type RenderPage } from "./render/render-page.tsx";
import { findRedirects } from "./routes/find-redirects.ts";
import { findRoutes } from "./routes/find-routes.ts";

/** What steps 1 to 5 depend on. */
export interface SiteOptions {
  /** The project's root, an absolute path. */
  root: string;
  definition: SiteDefinition;
  /** The content folder, relative to the root or absolute. */
  content: string;
  /** An absolute address that replaces the site's own; its path is the base path of all addresses. */
  base?: string | undefined;
  /** The day on which pages are public or not, `2027-01-15`. Default: today, in the time zone of the site. */
  today?: string;
  /** Whether to include pages that are not public yet. */
  drafts?: boolean;
  /** Whether every page has `noindex`. */
  noindex?: boolean;
  /** Pages for development, which are rendered but not checked. */
  extraRoutes?: Route[];
  progress?: ProgressOf;
  /** Default: a new one in `.cache/`. The dev server uses the same one for all refreshes. */
  cache?: DiskCache;
}

/** What a build depends on. */
export interface BuildOptions extends SiteOptions, HostOptions {
  /** The output folder, relative to the root or absolute. */
  out: string;
  /** Makes a page that is not in the route table and has its own headers. */
  staffPage?: ((site: PreparedSite) => Promise<StaffPage>) | undefined;
  /** False skips drawing the social cards, each of which takes a tenth of a second. The pages do not change. */
  cards?: boolean;
}

/** A page for the site's staff, with its files. */
export interface StaffPage extends PageHeaders {
  files: OutputFile[];
}

/** A finished build: the report, and advice for authors. */
export interface BuiltSite extends BuildReport {
  advice: Problem[];
}

/**
 * Builds the whole site, or nothing: reads everything, makes the assets, renders and checks every page, and only then
 * replaces the output folder.
 *
 * @throws Problems of the first step that finds any; the output folder is not changed
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const clock = createClock();
  const out = path.resolve(options.root, options.out);
  // First, so that the previous site is back in place even if this build fails.
  recoverOutput(out);
  // Steps 1 to 3: read, resolve, make assets.
  const site = await prepareSite(options, clock.lap);
  const staffPage = await options.staffPage?.(site);
  const staging = await createStaging(out);
  try {
    for (const output of [...(await makeFiles(site, options)), ...(staffPage?.files ?? [])])
      await staging.write(output);
    clock.lap("files");
    // Steps 4 and 5: render, check.
    const { pages, advice } = await makePages(site, staging.write);
    if (site.discovery) await staging.write(await site.discovery.sitemap(pages));
    clock.lap("pages");
    // Step 6: write.
    const ownHeaders = staffPage && [{ path: staffPage.path, headers: staffPage.headers }];
    const { redirects, settings } = site;
    const policy = sitePolicy(
      site.assets.pageAssets,
      pages.map(({ styleIntegrity }) => styleIntegrity),
      settings.origins,
    );
    const facts = { address: settings.address, redirects, policy, ownHeaders };
    await publishSite(staging, out, options, facts, site.cache);
    site.cache.save();
    clock.lap("write");
    return {
      out,
      routes: pages.map(({ size }) => size),
      addresses: [...site.routes.byFile.values()].map((route) => route.path),
      budgets: options.definition.budgets,
      assets: await measureAssets(site.assets.outputs),
      images: site.assets.images,
      standIns: countStandIns(site.read),
      unpublished: site.unpublished,
      times: clock.times,
      advice,
    };
  } catch (error) {
    await staging.discard();
    throw error;
  }
}

/** The site after steps 1 to 3, ready to render any page. */
export interface PreparedSite {
  options: SiteOptions;
  cache: DiskCache;
  settings: SiteSettings;
  read: ReadContent;
  /** The number of pages that are left out because they are not public yet. */
  unpublished: number;
  routes: Routes;
  redirects: Redirect[];
  assets: MadeAssets;
  discovery: MadeDiscovery | undefined;
  /** All files except pages, social cards and the sitemap. */
  outputs: OutputFile[];
  renderPage: RenderPage;
}

/**
 * Steps 1 to 3: reads the content, gives every page its address, and makes the assets.
 *
 * @param lap called at the end of a step with its name
 * @throws Problems of the first step that finds any
 */
export async function prepareSite(
  options: SiteOptions,
  lap: (step: string) => void = () => {},
): Promise<PreparedSite> {
  const { root, definition, base, cache = createDiskCache(path.join(root, ".cache")) } = options;

  // Step 1: read.
  const all = await readContent({ ...options, cache });
  const own = definition.settings(all.content);
  const read = options.drafts ? all : hideDrafts(all, options.today ?? todayIn(own.timeZone));
  lap("read");

  // Step 2: resolve.
  const routes = findRoutes(root, options.noindex ? withoutIndex(definition) : definition, read, all);
  const redirects = findRedirects(read, routes);
  // As browsers write it: small letters, and "xn--" for a name with accents.
  const settings = { ...own, address: new URL(base ?? own.address).href.replace(/\/+$/, "") };
  lap("routes");

  // Step 3: make assets.
  const progress = options.progress?.("Pictures");
  const assets = await makeAssets({ root, definition, settings, read, routes, cache, progress });
  const describe = definition.discovery;
  const forDiscovery = { root, content: options.content, settings, routes, assets: assets.pageAssets, cache };
  const discovery =
    describe && (await makeDiscovery((language) => describe(contentIn(language, read)), forDiscovery));
  lap("assets");

  const renderPage = createRenderer({
    root,
    frame: definition.frame,
    settings,
    read,
    routes,
    assets: assets.pageAssets,
    head: (route) => discovery?.head(route),
    cache,
  });
  const outputs = [...assets.outputs, ...(discovery?.files ?? [])];
  const unpublished = all.pageEntries.length - read.pageEntries.length;
  return {
    options,
    cache,
    settings,
    read,
    unpublished,
    routes,
    redirects,
    assets,
    discovery,
    outputs,
    renderPage,
  };
}

/** Returns the site with `noindex` on every route. */
function withoutIndex(site: SiteDefinition): SiteDefinition {
  return { ...site, routes: (content) => site.routes(content).map((route) => ({ ...route, noindex: true })) };
}

/** All files except the pages and the sitemap: assets, icons, feeds, social cards, pages at old addresses. */
async function makeFiles(
  site: PreparedSite,
  { host, cards = true }: { host?: Host | undefined; cards?: boolean },
): Promise<OutputFile[]> {
  const { options, discovery, routes, renderPage } = site;
  // Routes with the same content file share the card of the first one.
  const drawn = cards ? [...routes.byFile.values()] : [];
  const social = await discovery?.cards.drawAll(drawn, options.progress?.("Cards"));
  const extras = await Promise.all((options.extraRoutes ?? []).map(renderPage));
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

/** The number of pages in progress: while one is written, another is rendered. */
const pagesAtATime = 2;

/**
 * Steps 4 and 5: renders and checks all pages.
 *
 * @param write called with each page, and with each style sheet
 * @returns the pages in the order of the routes, and suggestions for authors
 * @throws Problems with all mistakes in pages
 */
export async function makePages(
  site: PreparedSite,
  write: (output: WrittenFile) => Promise<void>,
): Promise<{ pages: InspectedPage[]; advice: Problem[] }> {
  const { options, routes, assets, outputs, renderPage } = site;
  const { root, definition } = options;
  const inspect = createInspector(definition.budgets, assets.pageAssets);
  const progress = options.progress?.("Pages");
  const sheets = new Map<string, WrittenFile>();
  let done = 0;
  const makePage = async (route: Route) => {
    // Step 4: render.
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
  // Step 5: check. Links to anchors can be checked only if every page was rendered.
  stopOn(oneForEachPlace(made.flatMap((page) => (page instanceof Problems ? page.problems : []))));
  const pages = made.flatMap((page) => (page instanceof Problems ? [] : page));
  const files = [...outputs, ...sheets.values()];
  const advice = await checkPages(pages, { ...site, root, definition, outputs: files });
  return { pages, advice };
}
