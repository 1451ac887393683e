/** The build, from first to last. Begin to read here. */
import path from "node:path";
import { performance } from "node:perf_hooks";
import { slashCopies } from "../hosts/github-pages.ts";
import { describeSite, generatedNote, type Host } from "../hosts/hosted-site.ts";
import { openBuildMemory } from "./build-memory.ts";
import { type BuildReport, summarize } from "./build-report.ts";
import { type Cache, openCache } from "./cache.ts";
import { checkPages } from "./check-pages.ts";
import { compressOutputs } from "./compress-outputs.ts";
import { contentPolicy } from "./content-policy.ts";
import type { MadeDiscovery } from "./discovery.ts";
import { drawCards } from "./draw-cards.tsx";
import { findRoutes, outputFile, type Routes } from "./find-routes.ts";
import { type LargeBuild, openLargeBuild } from "./large-build.ts";
import { type AssetInput, type MadeAssets, makeAssets } from "./make-assets.ts";
import type { Memory } from "./memory.ts";
import { openPages } from "./open-pages.ts";
import { Problems, routesThrew, stopOn } from "./problems.ts";
import type { ProgressOf } from "./progress.ts";
import { keyOfUse, type ReadContent, readContent } from "./read-content.ts";
import { placeOfError, type Renderer, renderPages } from "./render-pages.tsx";
import type { Content, Route } from "./site.tsx";
import type { SiteDefinition, SiteSettings } from "./site-definition.ts";
import { speculationRules } from "./speculation-rules.ts";
import { checkInput, pagesOf, stagePages } from "./stage-pages.ts";
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
  /**
   * Changes with the engine's code and its packages. With it, what is read and made is kept for the next build; code
   * of the site is known by itself.
   */
  engineKey?: string | undefined;
  /** Called when there is nothing more to bundle: bundlers that run beside may end. */
  bundled?(): Promise<void>;
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

  const large = openLargeBuild(options);
  let staged: StagedOutput | undefined;
  try {
    const prepared = await prepareSite(
      options,
      openBuildMemory(options.root, options.engineKey),
      clock.lap,
      large,
    );
    const outputs = [...(await filesBesidePages(prepared)), ...(await allCards(prepared))];
    await options.bundled?.();
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
    await each({ file: outputFile(page.route.path), contents: page.pieces.join("") });
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
    pageKinds: new Set(checked.routes.all.flatMap(({ style }) => style ?? [])),
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
  for (const { file, of } of twins ? slashCopies(files) : []) {
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
