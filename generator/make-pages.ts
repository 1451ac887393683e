/**
 * Steps 4 and 5 for each page: rendered, written, weighed, and forgotten. What is left are facts, in the order of the
 * pages, whoever made them: a site of many pages has a thread for every core.
 */
import { setImmediate } from "node:timers/promises";
import { outputFile } from "./find-routes.ts";
import type { HtmlFacts } from "./finish-html.ts";
import type { PageMaterials, PageThreads } from "./page-threads.ts";
import { allOf, type Renderer } from "./render-pages.tsx";
import type { Route } from "./site.tsx";
import type { RouteSize, Scales } from "./weigh-page.ts";
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
  /** Makes bytes of the pieces of a page. */
  encode(pieces: string[]): Buffer;
  /** Compressed bytes that need not be known exactly; 0 where all need. */
  enough: number;
}

/** A page that is written, and still being weighed. */
async function stagePage(route: Route, { renderer, scales, stage, encode, enough }: PageMaker) {
  const page = await renderer.render(route);
  const { pieces, inline, facts, parts, styleHash } = page;
  const contents = encode(pieces);
  writeStaged(stage, { file: outputFile(route.path), contents });
  const toWeigh = { path: route.path, bytes: contents.length, loads: allOf(page, "loads"), inline };
  const weighing =
    enough > 0 ? scales.weighHastily(toWeigh, pieces, enough) : scales.weigh(toWeigh, page.html);
  // Whoever waits for it hears of it.
  weighing.catch(() => {});
  return async (): Promise<MadePage> => ({
    facts,
    parts,
    styleHash,
    size: (await weighing).size,
  });
}

/**
 * Makes bytes of pages in pieces. What pages share, two thirds of each, is encoded once.
 *
 * @returns bytes that are written over by the next call
 */
export function openEncoder(): PageMaker["encode"] {
  const shared = new Map<string, Buffer>();
  let room = Buffer.alloc(1 << 18);
  return (pieces) => {
    const most = pieces.reduce((sum, piece) => sum + piece.length * 3, 0);
    if (room.length < most) room = Buffer.alloc(most * 2);
    let end = 0;
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) {
        end += room.write(piece, end);
        continue;
      }
      const bytes = shared.get(piece) ?? Buffer.from(piece);
      shared.set(piece, bytes);
      end += bytes.copy(room, end);
    }
    return room.subarray(0, end);
  };
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

/** Pages are made in chunks: whoever is free takes the next one. */
export const chunkSize = 16;

/** The first page of the next chunk. The counter is shared by all threads. */
export function takeChunk(counter: Int32Array): number {
  return Atomics.add(counter, 0, chunkSize);
}

/** The pages of a chunk, or why there are none. */
export type Outcome = { pages: MadePage[] } | { error: unknown };

export async function makeChunk(pages: Route[], start: number, maker: PageMaker): Promise<Outcome> {
  const made: MadePage[] = [];
  try {
    for (const route of pages.slice(start, start + chunkSize)) {
      const finish = await stagePage(route, maker);
      made.push(await finish());
    }
    return { pages: made };
  } catch (error) {
    return { error };
  }
}

/** Together with other threads. What fails first in the order of the pages is thrown, as if there were none. */
export async function* makeTogether(
  pages: Route[],
  maker: PageMaker,
  threads: PageThreads,
  materials: PageMaterials,
): AsyncGenerator<MadePage> {
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const outcomes = new Map<number, Outcome>();
  let death: Outcome | undefined;
  let wake = () => {};
  threads.start(
    { materials, counter },
    (start, outcome) => {
      outcomes.set(start, outcome);
      wake();
    },
    (error) => {
      death = { error };
      wake();
    },
  );
  for (let next = 0; next < pages.length; next += chunkSize) {
    let outcome = outcomes.get(next) ?? death;
    while (!outcome) {
      const start = takeChunk(counter);
      if (start < pages.length) outcomes.set(start, await makeChunk(pages, start, maker));
      else if (!outcomes.has(next))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      // Lets messages of other threads in.
      await setImmediate();
      outcome = outcomes.get(next) ?? death;
    }
    outcomes.delete(next);
    if ("error" in outcome) throw outcome.error;
    yield* outcome.pages;
  }
}
