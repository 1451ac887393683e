/** The build, from first to last. Begin to read here. */
import path from "node:path";
import { performance } from "node:perf_hooks";
import { serialize } from "node:v8";
import { slashTwins } from "../hosts/github-pages.ts";
import { describeSite, generatedNote, type Host } from "../hosts/hosted-site.ts";
import { openBuildMemory } from "./build-memory.ts";
import { type BuildReport, summarize } from "./build-report.ts";
import { type Cache, hash, openCache } from "./cache.ts";
import { catalogueRoute } from "./catalogue.tsx";
import { checkBudgets } from "./check-budgets.ts";
import { type CheckInput, checkPages } from "./check-pages.ts";
import { compressOutputs } from "./compress-outputs.ts";
import { contentPolicy } from "./content-policy.ts";
import { detached } from "./detached.ts";
import type { MadeDiscovery } from "./discovery.ts";
import { drawCards } from "./draw-cards.tsx";
import { isPacked, many, openEntryStore, toMessage } from "./entry-store.ts";
import { findRoutes, outputFile, type Routes } from "./find-routes.ts";
import { type LastPages, openLastPages } from "./last-pages.ts";
import { moduleOf } from "./load-site.ts";
import { type AssetInput, type MadeAssets, makeAssets } from "./make-assets.ts";
import { type MadePage, makeAlone, makeTogether, openWriting, type PageMaterials } from "./make-pages.ts";
import type { Memory } from "./memory.ts";
import { openPages } from "./open-pages.ts";
import { compare, Problems, routesThrew, stopOn } from "./problems.ts";
import type { ProgressOf } from "./progress.ts";
import { keyOfUse, type ReadContent, readContent } from "./read-content.ts";
import type { LargeBuild } from "./read-many.ts";
import { allOf, placeOfError, type Renderer, renderPages } from "./render-pages.tsx";
import type { Content, Entry, Route } from "./site.tsx";
import type { SiteDefinition, SiteSettings } from "./site-definition.ts";
import { speculationRules } from "./speculation-rules.ts";
import { startThreads, type Threads } from "./threads.ts";
import { openScales, type RouteSize } from "./weigh-page.ts";
import {
  type BuildFacts,
  type OutputFile,
  recoverOutput,
  refuseForeignBeside,
  type Stage,
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
  /**
   * Changes with the engine's code and its packages. With it, what is read and made is kept for the next build; code
   * of the site is known by itself.
   */
  engineKey?: string | undefined;
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

  const large = openLarge(options);
  let staged: StagedOutput | undefined;
  try {
    const prepared = await prepareSite(
      options,
      openBuildMemory(options.root, options.engineKey),
      clock.lap,
      large,
    );
    const outputs = [...(await filesBesidePages(prepared)), ...(await allCards(prepared))];
    clock.lap("assets");

    staged = await stageOutput(out);
    for (const output of outputs) await staged.write(output);
    const { sizes, takenOver, styleHashes, lastPages } = await stagePages(staged, prepared, outputs, large);
    clock.lap("pages");

    const facts = factsOf(prepared, styleHashes);
    const beside = await stageForHost(staged, prepared, facts, out);
    await staged.commit(facts);
    await lastPages.note();
    await writeBeside(out, beside);
    clock.lap("write");

    const { assets, read } = prepared;
    const { budgets } = options.site;
    return summarize({
      sizes,
      takenOver,
      budgets,
      assets,
      standIns: read.standIns,
      times: clock.times(),
      out,
    });
  } catch (error) {
    await staged?.discard();
    throw error;
  } finally {
    await large.stop();
  }
}

/** What a build has that may be of very many pages. */
function openLarge({
  root,
  site,
  engineKey,
  catalogue,
}: BuildOptions): LargeBuild & { stop(): Promise<void> } {
  const siteModule = moduleOf(site);
  let threads: Threads | undefined;
  return {
    cache: openCache(path.join(root, ".cache")),
    // Dates may have come or passed since yesterday.
    key: engineKey && siteModule && hash(engineKey, siteModule, new Date().toDateString(), dayInUtc()),
    store: openEntryStore(),
    siteModule: siteModule ?? "",
    threads() {
      // What is only for developers they do not know.
      if (siteModule && !catalogue) threads ??= startThreads();
      return threads;
    },
    async stop() {
      await threads?.stop();
    },
  };
}

function dayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
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
 * @param large for builds, which may be of very many pages
 * @throws Problems with everything that is wrong in the first step that found something
 */
export async function prepareSite(
  options: BuildOptions,
  memory: Memory,
  lap: (step: string) => void = () => {},
  large?: LargeBuild,
): Promise<PreparedSite> {
  const { root, site } = options;
  const cache = large?.cache ?? openCache(path.join(root, ".cache"));
  const read = await readContent(root, options.content, site.contentFiles, site.overrides, memory, large);
  lap("read");

  const checked = memory.remember(read, "checked", [site], () => checkContent(read, options));
  lap("check");

  const assets = await makeAssets(assetInput(read, checked, options, cache, memory));
  const { renderer, discovery } = await openPages({
    root,
    site,
    contentFolder: options.content,
    content: read.content as Content,
    routes: checked.routes,
    settings: checked.settings,
    assets: assets.pageAssets,
    cache,
    store: large?.store,
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
  const { pages, extra } = await pagesOf(prepared);
  for await (const page of renderPages(prepared.renderer, pages)) {
    if (!extra.has(page.route)) checker.look(page);
    await each({ file: outputFile(page.route.path), contents: page.html });
  }
  await checker.finish();
}

/** What step 2 knows of the site. */
interface CheckedContent {
  routes: Routes;
  settings: SiteSettings;
}

/** Step 2: the route table against the content, and the Markdown bodies. */
function checkContent(read: ReadContent, { root, site, base }: BuildOptions): CheckedContent {
  const content = read.content as never;
  const own = site.settings(content);
  const settings: SiteSettings = { ...own, address: (base ?? own.address).replace(/\/+$/, "") };
  const routes: Routes = findRoutes(routeTable(read, root, site), read.pageEntries, root);
  stopOn([...read.markdownUses.values()].flatMap(({ problems }) => problems));
  return { routes, settings };
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
  const inMarkdown = [...read.markdownUses.values()].flatMap(({ images }) => images);
  return {
    root: options.root,
    site: options.site,
    settings: checked.settings,
    pageScripts: [...new Set(checked.routes.all.flatMap(({ script }) => script ?? []))],
    speculationRules: speculationsOf(checked, options),
    onlyLinkedStyles: options.catalogue ?? false,
    imageUses: {
      *[Symbol.iterator]() {
        yield* read.imageUses;
        yield* inMarkdown;
      },
    },
    firstUses: new Map([...inMarkdown.map((use) => [keyOfUse(use), use] as const), ...read.firstUses]),
    sources: read.sources.values(),
    cache,
    memory,
    progress: options.progress?.("Pictures") ?? (() => {}),
  };
}

/** Nothing in development: a page that was rendered before a save would be shown after it. */
function speculationsOf({ settings, routes }: CheckedContent, options: BuildOptions): string | undefined {
  if (!options.site.prerender || options.catalogue) return undefined;
  const basePath = new URL(settings.address).pathname.replace(/\/$/, "");
  return speculationRules(basePath, routes.all);
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
  const { root, site } = options;
  const { routes, settings } = checked;
  const { sources, markdownUses } = read;
  const variables = site.overrides.map(({ variable }) => variable);
  const { address } = settings;
  return { root, address, routes, sources, markdownUses, variables, files: idsOf(outputs) };
}

/** Steps 4 and 5 for all pages: each is forgotten as soon as it is written. */
async function stagePages(
  staged: StagedOutput,
  prepared: PreparedSite,
  outputs: OutputFile[],
  large: LargeBuild,
): Promise<{ sizes: RouteSize[]; takenOver: number; styleHashes: Set<string>; lastPages: LastPages }> {
  const { assets, options, discovery, renderer } = prepared;
  const { pages, extra } = await pagesOf(prepared);
  const loaded = loadedOf(prepared, outputs);
  const scales = openScales(
    (url) => loaded.get(url),
    (key) => assets.scriptNames.get(key),
  );
  const toCheck = checkInput(prepared, outputs);
  const checker = checkPages(toCheck);
  const budgets = checkBudgets({ budgets: budgetsOf(options), outputs, scales });
  const lastPages = openLastPages({
    cache: large.cache,
    stage: staged.stage,
    key: extra.size > 0 ? undefined : keyOfPages(prepared, large, toCheck),
    bodyHashOf: ({ entry }) => prepared.read.hashes.get(entry.file)?.bodyHash ?? "",
    store: large.store,
  });
  const progress = options.progress?.("Pages");
  const sizes: RouteSize[] = [];
  const styleHashes = new Set<string>();
  const listed: { route: Route; pictures: string[] }[] = [];
  const addresses = new Map<string, string>();
  /** The same address again is the same text in memory: thousands of pages show the same pictures. */
  const known = (address: string) => {
    if (!addresses.has(address)) addresses.set(address, detached(address));
    return addresses.get(address) ?? address;
  };

  const isTakenOver = pages.map((route) => lastPages.takeOver(route));
  const positions = Uint32Array.from([...pages.keys()].filter((position) => !isTakenOver[position]));
  const toMake = Array.from(positions, (position) => pages[position] as Route);
  const maker = {
    ...{ renderer, scales, stage: staged.stage, store: large.store },
    ...openWriting(),
    enough: enoughOf(prepared),
  };
  const threads = toMake.length >= many ? large.threads() : undefined;
  const made = threads
    ? makeTogether(toMake, maker, threads, materialsOf(prepared, staged.stage, loaded, positions))
    : makeAlone(toMake, maker);
  for (const [position, route] of pages.entries()) {
    const page = isTakenOver[position] ? lastPages.read(route) : ((await made.next()).value as MadePage);
    const file = outputFile(route.path);
    staged.note(file);
    lastPages.add(route, page);
    sizes.push(page.size);
    if (page.styleHash) styleHashes.add(page.styleHash);
    progress?.(sizes.length, pages.length);
    if (extra.has(route)) continue;
    checker.look({ ...page, route });
    await budgets.judge(route, page.size, async () => (await staged.read(file)).toString());
    listed.push({ route, pictures: allOf(page, "pictures").map(known) });
  }
  for (const output of (await discovery?.sitemap(listed)) ?? []) await staged.write(output);
  await checker.finish();
  budgets.finish();
  return { sizes, takenOver: pages.length - toMake.length, styleHashes, lastPages };
}

/** Changes with everything that pages are made of, and held against, but for the bodies of packed entries. */
function keyOfPages(
  { read, checked, assets }: PreparedSite,
  { key }: LargeBuild,
  { files }: CheckInput,
): string | undefined {
  const hashOf = (entry: Entry) =>
    isPacked(entry) ? read.hashes.get(entry.file)?.dataHash : [entry.data, entry.body];
  const content = Object.entries(read.content).map(([kind, found]) => [
    kind,
    [found].flat().map((entry) => [entry.file, hashOf(entry)]),
  ]);
  // Pictures are made in any order.
  const images = inOrder(assets.pageAssets.images);
  const made = { ...assets.pageAssets, images };
  return key && hash(key, serialize({ content, settings: checked.settings, made, files: inOrder(files) }));
}

function inOrder<Value>(map: Map<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => compare(a, b));
}

function materialsOf(
  prepared: PreparedSite,
  stage: Stage,
  loaded: PageMaterials["loaded"],
  positions: Uint32Array,
): PageMaterials {
  const { options, read, checked, assets } = prepared;
  return {
    root: options.root,
    siteModule: moduleOf(options.site) ?? "",
    contentFolder: options.content,
    content: toMessage(read.content as Content),
    settings: checked.settings,
    assets: assets.pageAssets,
    loaded,
    scriptNames: assets.scriptNames,
    stage,
    enough: enoughOf(prepared),
    positions,
  };
}

/** Scripts and style sheets by their addresses. */
function loadedOf({ checked }: PreparedSite, outputs: OutputFile[]): PageMaterials["loaded"] {
  const basePath = new URL(`${checked.settings.address}/`).pathname;
  const loaded = outputs.filter(({ file }) => /\.(js|css)$/.test(file));
  return new Map(loaded.map(({ file, contents }) => [basePath + file, contents]));
}

/** Of many pages only those that may be beyond their budget are weighed exactly. */
function enoughOf({ checked, options }: PreparedSite): number {
  if (checked.routes.all.length < many) return 0;
  return options.site.budgets?.html ?? Number.POSITIVE_INFINITY;
}

/** In development all pages link the styles of all, and nobody waits for them. */
function budgetsOf({ site, catalogue }: BuildOptions) {
  return site.budgets && catalogue ? { ...site.budgets, styles: Number.POSITIVE_INFINITY } : site.budgets;
}

/** All pages, and those among them that are only for developers: examples repeat ids and headings. */
async function pagesOf({
  checked,
  options,
  memory,
}: PreparedSite): Promise<{ pages: Route[]; extra: Set<Route> }> {
  const extra = options.catalogue ? [await catalogueRoute(options.root, memory)] : [];
  return { pages: [...checked.routes.all, ...extra], extra: new Set(extra) };
}

function factsOf({ checked, assets }: PreparedSite, styleHashes: Iterable<string>): BuildFacts {
  const { address, formOrigins } = checked.settings;
  const scripts = [...assets.pageAssets.scriptHashes.values()];
  return { address, policy: contentPolicy({ scripts, styles: [...styleHashes].sort(), formOrigins }) };
}

/** Adds what the host wants in the folder, compressed twins too; what it wants beside it is returned, for the end. */
async function stageForHost(
  staged: StagedOutput,
  prepared: PreparedSite,
  facts: BuildFacts,
  out: string,
): Promise<OutputFile[]> {
  const { host, twins, compress } = prepared.options;
  const files = staged.files();
  const described = describeSite({
    ...facts,
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
  // Only drawings are opened: photographs are files in the cache, which nobody need read.
  const ids = (output: OutputFile) =>
    output.file.endsWith(".svg")
      ? [...String(output.contents).matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)
      : [];
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
