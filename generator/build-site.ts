/** The build, from first to last. Begin to read here. */
import path from "node:path";
import { performance } from "node:perf_hooks";
import { slashTwins } from "../hosts/github-pages.ts";
import { describeSite, generatedNote, type Host } from "../hosts/hosted-site.ts";
import { type BuildReport, type RouteSize, summarize, weigh } from "./build-report.ts";
import { type Cache, openCache } from "./cache.ts";
import { catalogueRoute } from "./catalogue.tsx";
import { type CheckInput, checkPages, type PageChecker } from "./check-pages.ts";
import { compressOutputs } from "./compress-outputs.ts";
import { type MadeDiscovery, makeDiscovery } from "./discovery.ts";
import { drawCards } from "./draw-cards.tsx";
import { findRoutes, outputFile, type Routes } from "./find-routes.ts";
import { type AssetInput, type MadeAssets, makeAssets } from "./make-assets.ts";
import { findMarkdownUses, type MarkdownUses } from "./markdown.ts";
import { type Memory, openMemory } from "./memory.ts";
import { Problems, routesThrew, stopOn } from "./problems.ts";
import type { ProgressOf } from "./progress.ts";
import { type ReadContent, readContent } from "./read-content.ts";
import {
  openRenderer,
  picturesOn,
  placeOfError,
  type RenderedPage,
  type Renderer,
  renderPages,
} from "./render-pages.tsx";
import type { Content, Entry, Route } from "./site.tsx";
import type { SiteDefinition, SiteSettings } from "./site-definition.ts";
import {
  type BuildFacts,
  type OutputFile,
  recoverOutput,
  refuseForeignBeside,
  type StagedOutput,
  stageOutput,
  writeBeside,
} from "./write-output.ts";

/** How to build. Paths are absolute, or relative to `root`. */
export interface BuildOptions {
  root: string;
  site: SiteDefinition;
  /** The output folder. */
  out: string;
  /** The content folder. */
  content: string;
  /** Absolute address that replaces the site's own; a path behind the host is the base of all addresses. */
  base?: string;
  /** The host whose settings are written as well. */
  host?: Host | undefined;
  /** Writes compressed twins of text files, also where the host does not ask for them. */
  compress?: boolean;
  /** Writes each page a second time, for its address with a slash. */
  twins?: boolean;
  progress?: ProgressOf;
  /** With the page of all components, for development. */
  catalogue?: boolean;
  /** False leaves out drawing the social cards, each of which takes a tenth of a second. The pages are the same. */
  cards?: boolean;
}

/**
 * Builds the whole site, or nothing: reads everything, checks everything, makes the assets; then the pages come one
 * at a time, rendered, checked, staged, forgotten; and only at the end is anything written over.
 *
 * @throws Problems with everything that is wrong in the first step that found something; the output is untouched
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const out = path.resolve(options.root, options.out);
  const clock = startClock();
  recoverOutput(out);

  const prepared = await prepareSite(options, openMemory(), clock.lap);
  const outputs = [...(await filesBesidePages(prepared)), ...(await allCards(prepared))];
  clock.lap("assets");

  const staged = await stageOutput(out);
  try {
    for (const output of outputs) await staged.write(output);
    const checker = checkPages(checkInput(prepared, outputs));
    const sizes = await stagePages(staged, checker, prepared);
    clock.lap("render");

    await checker.finish();
    clock.lap("check pages");

    const beside = await stageForHost(staged, prepared, out);
    await staged.commit(factsOf(prepared));
    await writeBeside(out, beside);
    clock.lap("write");

    const { assets, read } = prepared;
    return summarize({ sizes, assets, standIns: read.standIns, times: clock.times(), out });
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

/** The site after steps 1 to 3: any page of it can be rendered now. */
export interface PreparedSite {
  options: BuildOptions;
  cache: Cache;
  memory: Memory;
  read: ReadContent;
  checked: CheckedContent;
  assets: MadeAssets;
  discovery: MadeDiscovery | undefined;
  renderer: Renderer;
}

/**
 * Steps 1 to 3.
 *
 * @param memory of runs before: only what changed is done again
 * @param lap called at the end of a step with its name
 * @throws Problems with everything that is wrong in the first step that found something
 */
export async function prepareSite(
  options: BuildOptions,
  memory: Memory,
  lap: (step: string) => void = () => {},
): Promise<PreparedSite> {
  const { root, site } = options;
  const cache = openCache(path.join(root, ".cache"));
  const read = await readContent(root, options.content, site.contentFiles, site.overrides, memory);
  lap("read");

  const checked = memory.remember(read, "checked", [site], () => checkContent(read, options, memory));
  lap("check");

  const assets = await makeAssets(assetInput(read, checked, options, cache, memory));
  const discovery = await discover(read, checked, assets, options, cache);
  const renderer = openRenderer({
    root,
    content: read.content as Content,
    routes: checked.routes,
    frame: site.frame,
    settings: checked.settings,
    assets: assets.pageAssets,
    headOf: discovery?.headOf,
    cache,
  });
  return { options, cache, memory, read, checked, assets, discovery, renderer };
}

/**
 * Steps 4 and 5 without the cards and without writing anything, for development.
 *
 * @param each called with every file that is not a page, and with every page; it may throw to end the check
 * @throws Problems
 */
export async function checkSite(
  prepared: PreparedSite,
  each: (output: OutputFile) => Promise<void>,
): Promise<void> {
  const outputs = await filesBesidePages(prepared);
  for (const output of outputs) await each(output);
  const checker = checkPages(checkInput(prepared, outputs));
  for await (const page of lookedAt(checker, prepared)) {
    await each({ file: outputFile(page.route.path), contents: page.html });
  }
  await checker.finish();
}

/** What step 2 knows of the site. */
interface CheckedContent {
  routes: Routes;
  settings: SiteSettings;
  markdownUses: Map<Entry, MarkdownUses>;
}

/** Step 2: the route table against the content, and the Markdown bodies. */
function checkContent(read: ReadContent, { root, site, base }: BuildOptions, memory: Memory): CheckedContent {
  const content = read.content as never;
  const own = site.settings(content);
  const settings: SiteSettings = { ...own, address: (base ?? own.address).replace(/\/+$/, "") };
  const routes: Routes = findRoutes(routeTable(read, root, site), read.pageEntries, root);
  const markdownUses = new Map(
    [...read.sources].map(([entry, source]) => [
      entry as Entry,
      memory.remember(source, "markdown", [], () => findMarkdownUses(source)),
    ]),
  );
  stopOn([...markdownUses.values()].flatMap(({ problems }) => problems));
  return { routes, settings, markdownUses };
}

function routeTable({ content }: ReadContent, root: string, site: SiteDefinition): Route[] {
  try {
    return site.routes(content as never);
  } catch (error) {
    const place = placeOfError(error as Error, root);
    throw place ? new Problems([routesThrew(place, (error as Error).message)]) : error;
  }
}

function assetInput(
  read: ReadContent,
  checked: CheckedContent,
  options: BuildOptions,
  cache: Cache,
  memory: Memory,
): AssetInput {
  const inMarkdown = [...checked.markdownUses.values()].flatMap(({ images }) => images);
  return {
    root: options.root,
    site: options.site,
    settings: checked.settings,
    pageScripts: [...new Set(checked.routes.all.flatMap(({ script }) => script ?? []))],
    imageUses: [...read.imageUses, ...inMarkdown],
    sources: read.sources.values(),
    cache,
    memory,
    progress: options.progress?.("Pictures") ?? (() => {}),
  };
}

async function discover(
  { content }: ReadContent,
  { routes, settings }: CheckedContent,
  { pageAssets }: MadeAssets,
  { root, site, content: folder }: BuildOptions,
  cache: Cache,
): Promise<MadeDiscovery | undefined> {
  const discovery = site.discovery?.(content as never);
  if (!discovery) return undefined;
  const { fonts } = site;
  return makeDiscovery({
    root,
    content: folder,
    discovery,
    settings,
    routes,
    fonts,
    assets: pageAssets,
    cache,
  });
}

/** Step 3: all files that are not pages, but for the cards, which take the longest, and the sitemap. */
async function filesBesidePages({ assets, discovery }: PreparedSite): Promise<OutputFile[]> {
  return [...assets.outputs, ...((await discovery?.files()) ?? [])];
}

async function allCards({ discovery, checked, options }: PreparedSite): Promise<OutputFile[]> {
  if (!discovery || options.cards === false) return [];
  return drawCards(discovery.cards, checked.routes, options.progress?.("Cards"));
}

function checkInput({ read, checked, options }: PreparedSite, outputs: OutputFile[]): CheckInput {
  const { routes, settings, markdownUses } = checked;
  const { root, site } = options;
  const variables = site.overrides.map(({ variable }) => variable);
  const { address } = settings;
  return { root, address, routes, sources: read.sources, markdownUses, variables, files: idsOf(outputs) };
}

/** Steps 4 and 5: each page is written as soon as it is rendered and looked at. */
async function stagePages(
  staged: StagedOutput,
  checker: PageChecker,
  prepared: PreparedSite,
): Promise<RouteSize[]> {
  const sizes: Promise<RouteSize>[] = [];
  const listed: { route: Route; pictures: string[] }[] = [];
  for await (const page of lookedAt(checker, prepared)) {
    const { route, html } = page;
    await staged.write({ file: outputFile(route.path), contents: html });
    sizes.push(weigh(route.path, html));
    if (prepared.checked.routes.byPath.has(route.path)) listed.push({ route, pictures: picturesOn(page) });
  }
  if (prepared.discovery) await staged.write(await prepared.discovery.sitemap(listed));
  return Promise.all(sizes);
}

/** All pages, one after the other, each after the checker has seen it. */
async function* lookedAt(
  checker: PageChecker,
  { checked: { routes }, options, renderer, memory }: PreparedSite,
): AsyncGenerator<RenderedPage> {
  const extra = options.catalogue ? [await catalogueRoute(options.root, memory)] : [];
  const progress = options.progress?.("Pages");
  let done = 0;
  for await (const page of renderPages(renderer, [...routes.all, ...extra])) {
    // Examples repeat ids and headings; the catalogue is a page only for its developers.
    if (!extra.includes(page.route)) checker.look(page);
    yield page;
    progress?.(++done, routes.all.length + extra.length);
  }
}

function factsOf({ checked, assets }: PreparedSite): BuildFacts {
  return { address: checked.settings.address, policy: assets.pageAssets.policy };
}

/** Adds what the host wants in the folder, compressed twins too; what it wants beside it is returned, for the end. */
async function stageForHost(
  staged: StagedOutput,
  prepared: PreparedSite,
  out: string,
): Promise<OutputFile[]> {
  const { host, twins, compress } = prepared.options;
  const files = staged.files();
  const described = describeSite({
    ...factsOf(prepared),
    files: [...files, ...(await staged.keep())],
  });
  const hostFiles = host?.write(described, path.basename(out));
  const beside = hostFiles?.beside ?? [];
  const names = beside.map(({ file }) => file);
  refuseForeignBeside(out, names, generatedNote);
  for (const { file, of } of twins ? slashTwins(files) : []) {
    await staged.write({ file, contents: await staged.read(of) });
  }
  for (const output of hostFiles?.inside ?? []) await staged.write(output);
  if (compress || host?.sendsCompressed) {
    await compressOutputs({
      files: staged.files(),
      read: staged.read,
      write: staged.write,
      cache: prepared.cache,
    });
  }
  return beside;
}

/** Files that pages may refer to, with the ids that can stand behind a "#". */
function idsOf(outputs: OutputFile[]): Map<string, string[]> {
  const ids = ({ file, contents }: OutputFile) =>
    file.endsWith(".svg") ? [...String(contents).matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id) : [];
  return new Map(outputs.map((output) => [output.file, ids(output)]));
}

/** Milliseconds by step. */
function startClock() {
  const times: { step: string; milliseconds: number }[] = [];
  let last = performance.now();
  return {
    lap(step: string) {
      const now = performance.now();
      times.push({ step, milliseconds: now - last });
      last = now;
    },
    times: () => times,
  };
}
