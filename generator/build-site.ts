/** The build, from first to last. Begin to read here. */
import path from "node:path";
import pMap from "p-map";
import type { PageHeaders } from "../hosts/hosted-site.ts";
import { contentPolicy } from "./assets/content-policy.ts";
import { makeAssets } from "./assets/make-assets.ts";
import { createDiskCache, type DiskCache } from "./cache/disk-cache.ts";
import { type Memory, noMemory } from "./cache/memory.ts";
import { checkPages, createInspector } from "./check/check-pages.ts";
import { weighAssets } from "./check/weigh-page.ts";
import { hideDrafts, todayIn } from "./content/hide-drafts.ts";
import { readContent } from "./content/read-content.ts";
import { type MadeDiscovery, makeDiscovery } from "./discovery/make-discovery.tsx";
import type { MadeAssets } from "./model/assets.ts";
import { contentIn } from "./model/content-in.ts";
import type { OutputFile } from "./model/output-file.ts";
import type { ProgressOf } from "./model/progress.ts";
import type { ReadContent } from "./model/read-content.ts";
import type { BuildReport, RouteSize } from "./model/report.ts";
import { outputFileOf, type Redirect, type Route, type Routes } from "./model/route.ts";
import type { SiteDefinition, SiteSettings } from "./model/site-definition.ts";
import { addHostFiles, type HostOptions } from "./output/host-files.ts";
import type { BuildFacts } from "./output/manifest.ts";
import { movedPage } from "./output/moved-page.ts";
import { recoverOutput } from "./output/recover-output.ts";
import { createClock } from "./output/report.ts";
import { createStaging, stageBeside } from "./output/write-output.ts";
import { oneForEachPlace, type Problem, Problems, stopOn, toProblems } from "./problems/problem.ts";
import { createRenderer, type RenderPage } from "./render/render-page.tsx";
import { findRedirects } from "./routes/find-redirects.ts";
import { findRoutes } from "./routes/find-routes.ts";

/** A finished build: the report, and advice for authors. */
export interface BuiltSite extends BuildReport {
  advice: Problem[];
}

/** How to build. */
export interface BuildOptions extends HostOptions {
  /** The project's root, an absolute path. */
  root: string;
  site: SiteDefinition;
  /** The content folder and the output folder, relative to the root or absolute. */
  content: string;
  out: string;
  /** Absolute address that replaces the site's own; a path behind the host is the base of all addresses. */
  base?: string | undefined;
  /** Whether pages are shown that are not public yet. */
  drafts?: boolean;
  /** Whether all pages ask search engines not to list them. */
  noindex?: boolean;
  /** Pages for development: rendered like all others, but not checked. */
  extraRoutes?: Route[];
  /** Makes a page beside those of the route table, with headers of its own. */
  ownPage?: ((site: PreparedSite) => Promise<OwnPage>) | undefined;
  /** False leaves out drawing the social cards, each of which takes a tenth of a second. The pages are the same. */
  cards?: boolean;
  progress?: ProgressOf;
}

/** A page for the site's own staff, with its files. */
export interface OwnPage extends PageHeaders {
  files: OutputFile[];
}

/** The site after steps 1 to 3: any page of it can be rendered now. */
export interface PreparedSite {
  options: BuildOptions;
  cache: DiskCache;
  settings: SiteSettings;
  read: ReadContent;
  routes: Routes;
  redirects: Redirect[];
  assets: MadeAssets;
  discovery: MadeDiscovery | undefined;
  /** All files that are neither pages nor social cards nor the sitemap. */
  outputs: OutputFile[];
  renderPage: RenderPage;
}

/**
 * Builds the whole site, or nothing: reads everything, makes the assets, renders and checks every page, and only then
 * replaces the output folder.
 *
 * @throws Problems with everything that is wrong in the first step that found something; the output is untouched
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const clock = createClock();
  const out = path.resolve(options.root, options.out);
  // First of all: a build with mistakes, too, leaves visitors the site that they had.
  recoverOutput(out);
  const site = await prepareSite(options, noMemory, clock.lap);
  const ownPage = await options.ownPage?.(site);
  const staging = await createStaging(out);
  try {
    for (const output of [...site.outputs, ...(await drawCards(site))]) await staging.write(output);
    clock.lap("outputs");
    const pages = await makePages(site, staging.write);
    for (const output of [...movedPages(site), ...(await renderExtras(site)), ...(ownPage?.files ?? [])])
      await staging.write(output);
    site.cache.save();
    clock.lap("pages");
    const facts = { ...factsOf(site, pages.styles), ...(ownPage && { ownHeaders: [headersOf(ownPage)] }) };
    const kept = await staging.keepPrevious();
    const beside = await addHostFiles(staging, kept, options, facts, out, site.cache);
    const placeBeside = await stageBeside(out, beside);
    await staging.commit(facts);
    placeBeside();
    clock.lap("write");
    return {
      out,
      routes: pages.sizes,
      addresses: [...site.routes.byFile.values()].map((route) => route.path),
      budgets: options.site.budgets,
      assets: await weighAssets(site.assets.outputs),
      images: site.assets.images,
      standIns: site.read.standIns,
      times: clock.times,
      advice: pages.advice,
    };
  } catch (error) {
    await staging.discard();
    throw error;
  }
}

/**
 * Steps 1 to 3.
 *
 * @param memory of the dev server: what has not changed is not done again
 * @param lap called at the end of a step with its name
 * @throws Problems with everything that is wrong in the first step that found something
 */
export async function prepareSite(
  options: BuildOptions,
  memory: Memory = noMemory,
  lap: (step: string) => void = () => {},
): Promise<PreparedSite> {
  const { root, site, base } = options;
  const cache = createDiskCache(path.join(root, ".cache"));

  const all = await readContent({ ...options, cache }, memory);
  const own = site.settings(all.content);
  const read = options.drafts ? all : hideDrafts(all, todayIn(own.timeZone));
  lap("read");

  const routes = findRoutes(root, options.noindex ? withoutIndex(site) : site, read, all);
  const redirects = findRedirects(read, routes);
  const settings = { ...own, address: (base ?? own.address).replace(/\/+$/, "") };
  lap("routes");

  const progress = options.progress?.("Pictures");
  const assets = await makeAssets({ root, site, settings, read, routes, cache, memory, progress });
  const describe = site.discovery;
  const forDiscovery = { root, content: options.content, settings, routes, assets: assets.pageAssets, cache };
  const discovery =
    describe && (await makeDiscovery((language) => describe(contentIn(language, read)), forDiscovery));
  lap("assets");

  const renderPage = createRenderer({
    root,
    frame: site.frame,
    settings,
    content: read.content,
    translations: read.translations,
    routes,
    assets: assets.pageAssets,
    head: (route) => discovery?.head(route),
    cache,
  });
  const outputs = [...assets.outputs, ...(discovery?.files ?? [])];
  return { options, cache, settings, read, routes, redirects, assets, discovery, outputs, renderPage };
}

async function renderExtras({ options, renderPage }: PreparedSite): Promise<OutputFile[]> {
  const render = async (route: Route) => ({
    file: outputFileOf(route.path),
    contents: (await renderPage(route)).html,
  });
  return Promise.all((options.extraRoutes ?? []).map(render));
}

/** Pages at old addresses, where the host cannot redirect. */
function movedPages({ options: { host }, routes, redirects, settings }: PreparedSite): OutputFile[] {
  if (host?.canRedirect) return [];
  const titleOf = (path: string) => routes.byPath.get(path)?.entry.data.title ?? "";
  return redirects.map((redirect) => movedPage(redirect, settings.address, titleOf(redirect.to)));
}

/** The site with a route table whose pages are not to be listed by search engines. */
function withoutIndex(site: SiteDefinition): SiteDefinition {
  return { ...site, routes: (content) => site.routes(content).map((route) => ({ ...route, noindex: true })) };
}

/** What is known of all pages when they have been made. */
interface MadePages {
  sizes: RouteSize[];
  /** Integrity metadata of the styles in their heads. */
  styles: Set<string>;
  advice: Problem[];
}

/** How many pages are on their way at a time: while some are compressed and written, another one is rendered. */
const pagesAtATime = 4;

/**
 * Steps 4 and 5: renders all pages, checks them, and makes the sitemap, which lists their pictures.
 *
 * @param write called with each page, and with the sitemap
 * @throws Problems with everything that is wrong with pages
 */
export async function makePages(
  site: PreparedSite,
  write: (output: OutputFile) => Promise<void>,
): Promise<MadePages> {
  const { options, cache, settings, read, routes, redirects, assets, discovery, outputs, renderPage } = site;
  const { root, site: definition } = options;
  const inspect = createInspector({ budgets: definition.budgets, settings, assets, cache });
  const progress = options.progress?.("Pages");
  let done = 0;
  const makePage = async (route: Route) => {
    const page = await renderPage(route);
    const [inspected] = await Promise.all([
      inspect(page),
      write({ file: outputFileOf(route.path), contents: page.html }),
    ]);
    progress?.(++done, routes.all.length);
    return { ...inspected, style: page.styleIntegrity };
  };
  const made = await pMap(routes.all, (route) => makePage(route).catch(toProblems), {
    concurrency: pagesAtATime,
  });
  // Without all pages, links to their anchors cannot be checked.
  stopOn(oneForEachPlace(made.flatMap((page) => (page instanceof Problems ? page.problems : []))));
  const pages = made.flatMap((page) => (page instanceof Problems ? [] : page));
  const listed = pages.map(({ route, facts }) => ({
    route,
    pictures: facts.flatMap((part) => part.pictures),
  }));
  if (discovery) await write(await discovery.makeSitemap(listed));
  const input = { root, site: definition, settings, read, routes, redirects, assets, outputs };
  const found = await checkPages(pages, input);
  stopOn(found.filter((problem) => !problem.isAdvice));
  const styles = new Set(pages.map(({ style }) => style));
  return { sizes: pages.map(({ size }) => size), styles, advice: found };
}

async function drawCards({ discovery, routes, options }: PreparedSite): Promise<OutputFile[]> {
  if (!discovery || options.cards === false) return [];
  // Routes that share a file share the card of the first of them.
  return discovery.cards.drawAll([...routes.byFile.values()], options.progress?.("Cards"));
}

const headersOf = ({ path, headers }: OwnPage): PageHeaders => ({ path, headers });

/** One policy for all pages, with the scripts and styles of each. */
function factsOf({ settings, redirects, assets }: PreparedSite, styles: Set<string>): BuildFacts {
  const { address, origins } = settings;
  const { integrity, hasVideos } = assets.pageAssets;
  const allowed = { scripts: [...integrity.values()], styles: [...styles].sort(), origins, hasVideos };
  return { address, redirects, policy: contentPolicy(allowed) };
}
