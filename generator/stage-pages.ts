/** Steps 4 and 5 for all pages: those of the build before that would be made the same are taken over, all others made. */
import { serialize } from "node:v8";
import type { BuildOptions, PreparedSite } from "./build-site.ts";
import { hash } from "./cache.ts";
import { catalogueRoute } from "./catalogue.tsx";
import { checkBudgets } from "./check-budgets.ts";
import { type CheckInput, checkPages } from "./check-pages.ts";
import { detached } from "./detached.ts";
import { isPacked, many, toMessage } from "./entry-store.ts";
import { outputFile } from "./find-routes.ts";
import type { LargeBuild } from "./large-build.ts";
import { type LastPages, openLastPages } from "./last-pages.ts";
import { moduleOf } from "./load-site.ts";
import { type MadePage, makeAlone, makeTogether, openWriting, type PageMaterials } from "./make-pages.ts";
import { compare } from "./problems.ts";
import { allOf } from "./render-pages.tsx";
import type { Content, Entry, Route } from "./site.tsx";
import { openScales, type RouteSize } from "./weigh-page.ts";
import type { OutputFile, Stage, StagedOutput } from "./write-output.ts";

/** @param outputs all files that are not pages */
export function checkInput({ read, checked, options }: PreparedSite, outputs: OutputFile[]): CheckInput {
  const { root, site } = options;
  const { routes, settings } = checked;
  const { sources, markdownUses } = read;
  const variables = site.overrides.map(({ variable }) => variable);
  const { address } = settings;
  return { root, address, routes, sources, markdownUses, variables, files: idsOf(outputs) };
}

/**
 * Each page is forgotten as soon as it is written: what is returned is known of all of them.
 *
 * @param outputs all files that are not pages, which pages load and refer to
 * @throws Problems with everything that is wrong with pages
 */
export async function stagePages(
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
  const { stage } = staged;
  const { store } = large;
  const maker = { renderer, scales, stage, store, enough: enoughOf(prepared), ...openWriting() };
  const threads = toMake.length >= many ? large.threads() : undefined;
  const made = threads
    ? makeTogether(toMake, maker, threads, materialsOf(prepared, stage, loaded, positions))
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
export async function pagesOf({
  checked,
  options,
  memory,
}: PreparedSite): Promise<{ pages: Route[]; extra: Set<Route> }> {
  const extra = options.catalogue ? [await catalogueRoute(options.root, memory)] : [];
  return { pages: [...checked.routes.all, ...extra], extra: new Set(extra) };
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
