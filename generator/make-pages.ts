/**
 * Steps 4 and 5 for each page: rendered, written, weighed, and forgotten. What is left are facts, in the order of the
 * pages, whoever made them: a site of many pages has a thread for every core.
 */
import path from "node:path";
import { openCache } from "./cache.ts";
import { detached } from "./detached.ts";
import { type ContentMessage, type EntryStore, fromMessage, openEntryStore } from "./entry-store.ts";
import { findRoutes, outputFile } from "./find-routes.ts";
import type { HtmlFacts } from "./finish-html.ts";
import { openNumbers } from "./numbers.ts";
import { openPages } from "./open-pages.ts";
import { allOf, type PageAssets, type PagePieces, type Renderer } from "./render-pages.tsx";
import type { Route } from "./site.tsx";
import type { SiteDefinition, SiteSettings } from "./site-definition.ts";
import type { Threads } from "./threads.ts";
import { openScales, type RouteSize, type Scales } from "./weigh-page.ts";
import { type Stage, writeStaged } from "./write-output.ts";

/** What is left of a page that is written: plain data. */
export interface MadePage {
  facts: HtmlFacts;
  parts: HtmlFacts[];
  size: RouteSize;
  /** Integrity metadata of the style in its head. */
  styleHash: string | undefined;
}

/** What makes pages of routes. */
export interface PageMaker {
  renderer: Renderer;
  scales: Scales;
  stage: Stage;
  encode(pieces: PagePieces): EncodedPage;
  /** What is left of the facts of a page when it is written. */
  shorten(facts: HtmlFacts): HtmlFacts;
  /** Compressed bytes that need not be known exactly; 0 where all need. */
  enough: number;
  store: EntryStore;
}

/** A page as bytes: all of it, and its own pieces alone. */
interface EncodedPage {
  whole: Buffer;
  own: Buffer;
}

/** A page that is written, and still being weighed. */
async function stagePage(route: Route, maker: PageMaker) {
  const { renderer, scales, stage, encode, shorten, enough } = maker;
  const page = await renderer.render(route);
  const { pieces, inline, parts, styleHash } = page;
  const { whole, own } = encode(pieces);
  writeStaged(stage, { file: outputFile(route.path), contents: whole });
  const toWeigh = { path: route.path, bytes: whole.length, loads: allOf(page, "loads"), inline };
  const weighing =
    enough > 0 ? scales.weighHastily(toWeigh, own, pieces, enough) : scales.weigh(toWeigh, pieces.join(""));
  // Whoever waits for it hears of it.
  weighing.catch(() => {});
  const facts = shorten(page.facts);
  return async (): Promise<MadePage> => ({
    facts,
    parts,
    styleHash,
    size: (await weighing).size,
  });
}

/** What a maker has for itself, and every thread its own. */
export function openWriting(): Pick<PageMaker, "encode" | "shorten"> {
  return { encode: openEncoder(), shorten: openShortening() };
}

/**
 * Makes bytes of pages in pieces. What pages share, two thirds of each, is encoded once.
 *
 * @returns bytes that are written over by the next call
 */
function openEncoder(): PageMaker["encode"] {
  const shared = new Map<string, Buffer>();
  let whole = Buffer.alloc(1 << 18);
  let own = Buffer.alloc(1 << 17);
  return (pieces) => {
    const most = pieces.reduce((sum, piece) => sum + piece.length * 3, 0);
    if (own.length < most) [whole, own] = [Buffer.alloc(most * 2), Buffer.alloc(most * 2)];
    let end = 0;
    let ownEnd = 0;
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) {
        const start = ownEnd;
        ownEnd += own.write(piece, start);
        end += own.copy(whole, end, start, ownEnd);
        continue;
      }
      const bytes = shared.get(piece) ?? Buffer.from(piece);
      shared.set(piece, bytes);
      end += bytes.copy(whole, end);
    }
    return { whole: whole.subarray(0, end), own: own.subarray(0, ownEnd) };
  };
}

/**
 * Facts without addresses that were told before, which are judged once, but for places on pages. Their texts stand
 * alone: cut out of a page, the first of them would keep the whole of it.
 */
function openShortening(): PageMaker["shorten"] {
  const told = { link: new Set(), resource: new Set(), candidates: new Set(), form: new Set() };
  return ({ ids, references, withoutAlt, pictures, headings, unstyled }) => ({
    ids: ids.map(detached),
    references: references.flatMap(({ kind, url }) => {
      if (url.includes("#")) return { kind, url: detached(url) };
      if (told[kind].has(url)) return [];
      const own = detached(url);
      told[kind].add(own);
      return { kind, url: own };
    }),
    loads: [],
    withoutAlt: withoutAlt.map(detached),
    pictures: pictures.map(detached),
    headings,
    unstyled,
  });
}

/** One after the other; while a page is compressed, the next one is rendered. */
export async function* makeAlone(pages: Route[], maker: PageMaker): AsyncGenerator<MadePage> {
  let finish: (() => Promise<MadePage>) | undefined;
  for (const route of pages) {
    const finishThis = await stagePage(route, maker);
    if (finish) yield await finish();
    finish = finishThis;
  }
  if (finish) yield await finish();
}

/* With threads ------------------------------------------------------------------------------------------- */

/** How many pages a thread takes at a time: few, as what was unpacked for them is held until the last one. */
const chunk = 4;

/** All that a thread makes pages of: plain data. */
export interface PageMaterials {
  root: string;
  /** Address of the module that exports the site. */
  siteModule: string;
  /** The content folder, relative to the root or absolute. */
  contentFolder: string;
  content: ContentMessage;
  settings: SiteSettings;
  assets: PageAssets;
  /** Contents of the scripts and style sheets by their addresses, and what people call them. */
  loaded: Map<string, Uint8Array | string>;
  scriptNames: Map<string, string>;
  stage: Stage;
  enough: number;
  /** Which pages of the route table are to be made, by their position in it. */
  positions: Uint32Array;
}

/** Pages on their way from a thread: their shared parts as numbers, and the parts that were not told before. */
interface SentPages {
  pages: (Omit<MadePage, "parts"> & { parts: number[] })[];
  parts: HtmlFacts[];
  /** See `EntryStore`. */
  isReadByOthers: boolean;
}

/** Together with other threads. */
export async function* makeTogether(
  pages: Route[],
  maker: PageMaker,
  threads: Threads,
  materials: PageMaterials,
): AsyncGenerator<MadePage> {
  const chunks = threads.share<SentPages, MadePage[]>({
    count: pages.length,
    chunk,
    task: { make: materials },
    make: (start) => makeChunk(pages, start, maker),
    receive: () => receivePages(maker.store),
  });
  for await (const made of chunks) yield* made;
}

async function makeChunk(pages: Route[], start: number, maker: PageMaker): Promise<MadePage[]> {
  const made: MadePage[] = [];
  for (const route of pages.slice(start, start + chunk)) {
    const finish = await stagePage(route, maker);
    made.push(await finish());
  }
  return made;
}

function receivePages(store: EntryStore) {
  const known: HtmlFacts[] = [];
  return ({ pages, parts, isReadByOthers }: SentPages): MadePage[] => {
    known.push(...parts);
    store.isReadByOthers ||= isReadByOthers;
    return pages.map((page) => ({
      ...page,
      parts: page.parts.map((number) => known[number] as HtmlFacts),
    }));
  };
}

/** The other end of `makeTogether`, in a thread. */
export async function openPageThread(materials: PageMaterials) {
  const { site } = (await import(materials.siteModule)) as { site: SiteDefinition };
  const { root, loaded, scriptNames, positions, ...rest } = materials;
  const store = openEntryStore();
  // The main thread has checked the table: here it is only needed.
  const content = fromMessage(materials.content, store);
  const routes = findRoutes(site.routes(content as never), [], root);
  const cache = openCache(path.join(root, ".cache"));
  const { renderer } = await openPages({ ...rest, root, content, site, routes, cache, store });
  const scales = openScales(
    (url) => loaded.get(url),
    (key) => scriptNames.get(key),
  );
  const maker: PageMaker = { ...rest, renderer, scales, ...openWriting(), store };
  const pages = Array.from(positions, (position) => routes.all[position] as Route);
  const send = openSending(store);
  return {
    count: pages.length,
    chunk,
    make: async (start: number) => send(await makeChunk(pages, start, maker)),
  };
}

/** Shared parts that were told before are not told again. */
function openSending(store: EntryStore) {
  const known = openNumbers<HtmlFacts>();
  return (made: MadePage[]): SentPages => {
    const before = known.items.length;
    const pages = made.map(({ parts, ...rest }) => ({ ...rest, parts: parts.map(known.of) }));
    return { pages, parts: known.items.slice(before), isReadByOthers: store.isReadByOthers };
  };
}
