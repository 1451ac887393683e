/** Threads that make pages beside the main one: `page-thread.ts` is the other end. */
import os from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { engineSource, isBundled } from "./engine-files.ts";
import type { ContentMessage } from "./entry-store.ts";
import type { HtmlFacts } from "./finish-html.ts";
import type { MadePage, Outcome } from "./make-pages.ts";
import { type Problem, Problems } from "./problems.ts";
import type { PageAssets } from "./render-pages.tsx";
import type { SiteSettings } from "./site-definition.ts";
import type { Stage } from "./write-output.ts";

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
}

/** What goes to a thread. */
export interface ThreadTask {
  materials: PageMaterials;
  /** The next page that nobody has taken, in shared memory. */
  counter: Int32Array;
}

/** What comes from a thread: a chunk, its shared parts as numbers, and the parts that it did not tell before. */
export type ThreadMessage =
  | { start: number; pages: (Omit<MadePage, "parts"> & { parts: number[] })[]; parts: HtmlFacts[] }
  | { start: number; problems: Problem[] }
  | { start: number; stack: string };

export interface PageThreads {
  /**
   * @param onChunk called with the number of each chunk's first page
   * @param onDeath called when a thread dies, as for want of memory: any chunk may be lost
   */
  start(
    task: ThreadTask,
    onChunk: (start: number, outcome: Outcome) => void,
    onDeath: (error: unknown) => void,
  ): void;
  stop(): Promise<void>;
}

/** A thread of a bundle, or of the sources, which it can read whoever started the process. */
function startThread(): Worker {
  // Young objects have 48 MB by themselves, and few of a page's live long.
  const resourceLimits = { maxYoungGenerationSizeMb: 16 };
  if (isBundled) {
    return new Worker(path.join(import.meta.dirname, "page-thread.mjs"), {
      execArgv: ["--enable-source-maps"],
      resourceLimits,
    });
  }
  return new Worker(path.join(engineSource, "start-page-thread.mjs"), { execArgv: [], resourceLimits });
}

/** Starts a thread for every core but the main one's. They load the engine at once, and wait. */
export function startPageThreads(): PageThreads {
  const workers = Array.from({ length: os.availableParallelism() - 1 }, startThread);
  // A thread may die before anybody has work for it.
  const death = new Promise<unknown>((resolve) => {
    for (const worker of workers) worker.once("error", resolve);
  });
  return {
    start(task, onChunk, onDeath) {
      death.then(onDeath);
      for (const worker of workers) {
        const parts: HtmlFacts[] = [];
        worker.on("message", (message: ThreadMessage) => {
          if ("pages" in message) parts.push(...message.parts);
          onChunk(message.start, toOutcome(message, parts));
        });
        worker.postMessage(task);
      }
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function toOutcome(message: ThreadMessage, parts: HtmlFacts[]): Outcome {
  if ("problems" in message) return { error: new Problems(message.problems) };
  if ("stack" in message) return { error: Object.assign(new Error(message.stack), { stack: message.stack }) };
  return {
    pages: message.pages.map((page) => ({
      ...page,
      parts: page.parts.map((number) => parts[number] as HtmlFacts),
    })),
  };
}
