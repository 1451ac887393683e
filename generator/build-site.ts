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
import { findRoutes, outputFile, type Routes } from "./find-routes.ts";
import { type AssetInput, type MadeAssets, makeAssets } from "./make-assets.ts";
import type { Progress } from "./make-images.ts";
import { findMarkdownUses, type MarkdownUses } from "./markdown.ts";
import { Problems, routesThrew, stopOn } from "./problems.ts";
import { type ReadContent, readContent } from "./read-content.ts";
import { placeOfError, renderPages } from "./render-pages.tsx";
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
  progress?: Progress;
  /** With the page of all components, for development. */
  catalogue?: boolean;
}

/**
 * Builds the whole site, or nothing: reads everything, checks everything, makes the assets; then the pages come one
 * at a time, rendered, checked, staged, forgotten; and only at the end is anything written over.
 *
 * @throws Problems with everything that is wrong in the first step that found something; the output is untouched
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const out = path.resolve(options.root, options.out);
  const cache = openCache(path.join(options.root, ".cache"));
  const clock = startClock();
  recoverOutput(out);

  const read = await readContent(
    options.root,
    options.content,
    options.site.contentFiles,
    options.site.overrides,
  );
  clock.lap("read");

  const checked = checkContent(read, options);
  clock.lap("check");

  const assets = await makeAssets(assetInput(read, checked, options, cache));
  const discovery = await discover(read, checked, assets, options, cache);
  clock.lap("assets");

  const staged = await stageOutput(out);
  try {
    const checker = checkPages(
      checkInput(read, checked, [...assets.outputs, ...(discovery?.outputs ?? [])], options),
    );
    const sizes = await stagePages(staged, checker, { read, checked, assets, discovery, options, cache });
    clock.lap("render");

    await checker.finish();
    clock.lap("check pages");

    const beside = await stageForHost(staged, checked.settings, assets, options, out, cache);
    await staged.commit(factsOf(checked.settings, assets));
    await writeBeside(out, beside);
    clock.lap("write");

    return summarize({ sizes, assets, standIns: read.standIns, times: clock.times(), out });
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

/** What step 2 knows of the site. */
interface CheckedContent {
  routes: Routes;
  settings: SiteSettings;
  markdownUses: Map<Entry, MarkdownUses>;
}

/** Step 2: the route table against the content, and the Markdown bodies. */
function checkContent(read: ReadContent, { root, site, base }: BuildOptions): CheckedContent {
  const content = read.content as never;
  const own = site.settings(content);
  const settings: SiteSettings = { ...own, address: (base ?? own.address).replace(/\/+$/, "") };
  const routes: Routes = findRoutes(routeTable(read, root, site), read.pageEntries, root);
  const markdownUses = new Map(
    [...read.sources].map(([entry, source]) => [entry as Entry, findMarkdownUses(source)]),
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
): AssetInput {
  const inMarkdown = [...checked.markdownUses.values()].flatMap(({ images }) => images);
  return {
    root: options.root,
    site: options.site,
    settings: checked.settings,
    pageScripts: [...new Set(checked.routes.all.flatMap(({ script }) => script ?? []))],
    imageUses: [...read.imageUses, ...inMarkdown],
    contentText: [...read.sources.values()].map(({ text }) => text).join(""),
    cache,
    progress: options.progress ?? (() => {}),
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

function checkInput(
  read: ReadContent,
  { routes, settings, markdownUses }: CheckedContent,
  outputs: OutputFile[],
  { root, site }: BuildOptions,
): CheckInput {
  const variables = site.overrides.map(({ variable }) => variable);
  const { address } = settings;
  return { root, address, routes, sources: read.sources, markdownUses, variables, files: idsOf(outputs) };
}

/** Steps 4 and 5: the assets, then each page as soon as it is rendered and looked at. */
async function stagePages(
  staged: StagedOutput,
  checker: PageChecker,
  input: {
    read: ReadContent;
    checked: CheckedContent;
    assets: MadeAssets;
    discovery: MadeDiscovery | undefined;
    options: BuildOptions;
    cache: Cache;
  },
): Promise<RouteSize[]> {
  const { assets, discovery, cache, options } = input;
  const { routes, settings } = input.checked;
  const extra = options.catalogue ? [await catalogueRoute(options.root)] : [];
  const sizes: Promise<RouteSize>[] = [];
  const listed: { route: Route; pictures: string[] }[] = [];
  for (const output of [...assets.outputs, ...(discovery?.outputs ?? [])]) await staged.write(output);
  const pages = renderPages({
    root: options.root,
    content: input.read.content as Content,
    routes,
    pages: [...routes.all, ...extra],
    frame: options.site.frame,
    settings,
    assets: assets.pageAssets,
    headOf: discovery?.headOf,
    cache,
  });
  for await (const page of pages) {
    // Examples repeat ids and headings; the catalogue is a page only for its developers.
    if (!extra.includes(page.route)) {
      checker.look(page);
      listed.push({ route: page.route, pictures: page.facts.pictures });
    }
    await staged.write({ file: outputFile(page.route.path), contents: page.html });
    sizes.push(weigh(page.route.path, page.html));
  }
  if (discovery) await staged.write(discovery.sitemap(listed));
  return Promise.all(sizes);
}

function factsOf({ address }: SiteSettings, { pageAssets }: MadeAssets): BuildFacts {
  return { address, policy: pageAssets.policy };
}

/** Adds what the host wants in the folder, compressed twins too; what it wants beside it is returned, for the end. */
async function stageForHost(
  staged: StagedOutput,
  settings: SiteSettings,
  assets: MadeAssets,
  { host, twins, compress }: BuildOptions,
  out: string,
  cache: Cache,
): Promise<OutputFile[]> {
  const files = staged.files();
  const described = describeSite({
    ...factsOf(settings, assets),
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
    await compressOutputs({ files: staged.files(), read: staged.read, write: staged.write, cache });
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
