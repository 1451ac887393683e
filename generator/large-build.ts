/** What a build has besides that may be of very many pages: threads, and what is kept for the next one. */
import path from "node:path";
import type { BuildOptions } from "./build-site.ts";
import { type Cache, hash, openCache } from "./cache.ts";
import { type EntryStore, openEntryStore } from "./entry-store.ts";
import { moduleOf } from "./load-site.ts";
import { startThreads, type Threads } from "./threads.ts";

export interface LargeBuild {
  cache: Cache;
  /** Changes with all code and with the day: what it makes of the same content is the same. Nothing is kept without. */
  key: string | undefined;
  store: EntryStore;
  /** Started when they are first asked for; none for a site that other threads cannot load. */
  threads(): Threads | undefined;
  /** The module that exports the site. */
  siteModule: string;
  /** Ends the threads, also in the middle of their work. */
  stop(): Promise<void>;
}

export function openLargeBuild({
  root,
  site,
  engineKey,
  catalogue,
}: Pick<BuildOptions, "root" | "site" | "engineKey" | "catalogue">): LargeBuild {
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
