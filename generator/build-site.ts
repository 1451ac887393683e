/** The build, from first to last. Begin to read here. */
import path from "node:path";
import { performance } from "node:perf_hooks";
import { slashTwins } from "../hosts/github-pages.ts";
import { describeSite, generatedNote, type Host } from "../hosts/hosted-site.ts";
import { type BuildReport, type RouteSize, summarize, weigh } from "./build-report.ts";
import { openCache } from "./cache.ts";
import { catalogueRoute } from "./catalogue.tsx";
import { checkPages } from "./check-pages.ts";
import { compressOutputs } from "./compress-outputs.ts";
import { findRoutes, outputFile, type Routes } from "./find-routes.ts";
import { type MadeAssets, makeAssets } from "./make-assets.ts";
import type { Progress } from "./make-images.ts";
import { findMarkdownUses } from "./markdown.ts";
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
 * Builds the whole site, or nothing.
 *
 * @throws Problems with everything that is wrong in the first step that found something; the output is untouched
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { root, site } = options;
  const out = path.resolve(root, options.out);
  const cache = openCache(path.join(root, ".cache"));
  const clock = startClock();
  recoverOutput(out);

  const read = await readContent(root, options.content, site.contentFiles, site.overrides);
  clock.lap("read");

  const { routes, settings, markdownUses } = checkContent(read, options);
  clock.lap("check");

  const assets = await makeAssets({
    root,
    site,
    settings,
    pageScripts: [...new Set(routes.all.flatMap(({ script }) => script ?? []))],
    imageUses: [...read.imageUses, ...[...markdownUses.values()].flatMap(({ images }) => images)],
    contentText: [...read.sources.values()].map(({ text }) => text).join(""),
    cache,
    progress: options.progress ?? (() => {}),
  });
  clock.lap("assets");

  // From here pages come one at a time: rendered, looked at, staged, forgotten.
  const staged = await stageOutput(out);
  const sizes: Promise<RouteSize>[] = [];
  try {
    for (const output of assets.outputs) await staged.write(output);
    const content = read.content as Content;
    const checker = checkPages({
      root,
      address: settings.address,
      routes,
      sources: read.sources,
      markdownUses,
      variables: site.overrides.map(({ variable }) => variable),
      files: idsOf(assets),
    });
    const extra = options.catalogue ? [await catalogueRoute(root)] : [];
    const pages = renderPages({
      root,
      content,
      routes,
      pages: [...routes.all, ...extra],
      frame: site.frame,
      settings,
      assets: assets.pageAssets,
      cache,
    });
    for await (const page of pages) {
      // Examples repeat ids and headings; the catalogue is a page only for its developers.
      if (!extra.includes(page.route)) checker.look(page);
      await staged.write({ file: outputFile(page.route.path), contents: page.html });
      sizes.push(weigh(page.route.path, page.html));
    }
    clock.lap("render");

    await checker.finish();
    clock.lap("check pages");

    const facts = { address: settings.address, policy: assets.pageAssets.policy };
    const hostFiles = await addForHost(staged, facts, options, out);
    if (options.compress || options.host?.sendsCompressed) {
      const { files, read, write } = staged;
      await compressOutputs({ files: files(), read, write, cache });
      clock.lap("compress");
    }
    await staged.commit(facts);
    await writeBeside(out, hostFiles.beside);
    clock.lap("write");
  } catch (error) {
    await staged.discard();
    throw error;
  }
  return summarize({
    sizes: await Promise.all(sizes),
    assets,
    standIns: read.standIns,
    times: clock.times(),
    out,
  });
}

/** Step 2: the route table against the content, and the Markdown bodies. */
function checkContent(read: ReadContent, { root, site, base }: BuildOptions) {
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

/** What the host wants in the folder; what it wants beside it is returned, for the end. */
async function addForHost(staged: StagedOutput, facts: BuildFacts, options: BuildOptions, out: string) {
  const { host, twins } = options;
  const files = staged.files();
  const hostFiles = host?.write(describeSite({ ...facts, files }), path.basename(out));
  const beside = hostFiles?.beside ?? [];
  refuseForeignBeside(
    out,
    beside.map(({ file }) => file),
    generatedNote,
  );
  for (const { file, of } of twins ? slashTwins(files) : [])
    await staged.write({ file, contents: await staged.read(of) });
  for (const output of hostFiles?.inside ?? []) await staged.write(output);
  return { beside };
}

/** Files that pages may refer to, with the ids that can stand behind a "#". */
function idsOf({ outputs }: MadeAssets): Map<string, string[]> {
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
