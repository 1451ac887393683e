/**
 * Pages that the build before has made of the very same: they are taken over instead of being made again.
 *
 * A page is made of all code, of the day, of all content but the bodies of packed entries, and of the body of its own
 * entry. The hash of all this but its own body is the key of a build; nothing is taken over from a build with another
 * one. Whoever reads the body of another entry is noticed (`EntryStore`), and then nothing is noted for the next build.
 * A file is only taken over if it is the one that was written, with the size and the time that it was given.
 */
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Cache, hash } from "./cache.ts";
import type { EntryStore } from "./entry-store.ts";
import { outputFile } from "./find-routes.ts";
import type { HtmlFacts } from "./finish-html.ts";
import type { MadePage } from "./make-pages.ts";
import { openNumbers } from "./numbers.ts";
import type { Route } from "./site.tsx";
import { type Stage, stampOf, takeOverStamped } from "./write-output.ts";

export interface LastPagesInput {
  cache: Cache;
  stage: Stage;
  /** Changes with all that pages are made of but for the bodies of packed entries. Nothing is kept without. */
  key: string | undefined;
  /** Of the packed entry of a page; empty for all others, whose bodies are in the key. */
  bodyHashOf(route: Route): string;
  store: EntryStore;
}

export interface LastPages {
  /** Puts the page of the last build on the stage, if it would be made the same again. */
  takeOver(route: Route): boolean;
  /** What is known of a page that was taken over. */
  read(route: Route): MadePage;
  /** To be called for each page that is staged. */
  add(route: Route, page: MadePage): void;
  /** Notes all pages for the next build: to be called when they are where they belong. */
  note(): Promise<void>;
}

/** A page as it is noted. */
interface NotedPage {
  bodyHash: string;
  /** Of its file. */
  stamp: string;
  /** A `MadePage` as JSON, with its shared parts as numbers. As bytes: V8 takes three times the room for its texts. */
  made: Uint8Array;
}

interface Note {
  key: string;
  pages: Map<string, NotedPage>;
  parts: HtmlFacts[];
}

export function openLastPages({ cache, stage, key, bodyHashOf, store }: LastPagesInput): LastPages {
  const name = `pages/${hash(stage.out)}.bin`;
  const last = readLast(cache, name, key);
  const pages: Note["pages"] = new Map();
  const parts = openNumbers<HtmlFacts>();

  return {
    takeOver(route) {
      const noted = last?.pages.get(route.path);
      return (
        noted?.bodyHash === bodyHashOf(route) && takeOverStamped(stage, outputFile(route.path), noted.stamp)
      );
    },
    read(route) {
      const { parts, ...made } = JSON.parse(String(last?.pages.get(route.path)?.made));
      return { ...made, parts: parts.map((number: number) => last?.parts[number]) };
    },
    add(route, { facts, parts: shared, ...rest }) {
      if (!key) return;
      // What was right once is right again, but for places on other pages, which may have lost them.
      const references = facts.references.filter(({ url }) => /^[^#]+#/.test(url));
      const made = { ...rest, facts: { ...facts, loads: [], references }, parts: shared.map(parts.of) };
      pages.set(route.path, {
        bodyHash: bodyHashOf(route),
        stamp: stampOf(path.join(stage.folder, outputFile(route.path))),
        made: Buffer.from(JSON.stringify(made)),
      });
    },
    async note() {
      if (!key || store.isReadByOthers) return;
      await cache.writeNote(name, serialize({ key, pages, parts: parts.items } satisfies Note));
    },
  };
}

function readLast(cache: Cache, name: string, key: string | undefined): Note | undefined {
  const bytes = key && cache.readNote(name);
  const note = bytes ? (deserialize(bytes) as Note) : undefined;
  return note?.key === key ? note : undefined;
}
