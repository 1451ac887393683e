/** Threads that work beside the main one, on what can be done in any order: `thread.ts` is the other end. */
import os from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { engineSource, isBundled } from "./engine-files.ts";
import type { PageMaterials } from "./make-pages.ts";
import { type Problem, Problems } from "./problems.ts";
import type { ReadingMaterials } from "./read-many.ts";

/** Work in chunks: whoever is free takes the next one. */
export interface SharedWork<Sent, Done> {
  /** How many things there are to do, and how many of them make a chunk. */
  count: number;
  chunk: number;
  /** What another thread needs for it. */
  task: ThreadTask["task"];
  /** Does the chunk that begins with this number here. */
  make(start: number): Promise<Done>;
  /** Called once for each thread: what makes of its messages what `make` would have returned. */
  receive(): (sent: Sent) => Done;
}

/** What goes to a thread: plain data. */
export interface ThreadTask {
  task: { read: ReadingMaterials } | { make: PageMaterials };
  /** The next thing that nobody has taken, in shared memory. */
  counter: Int32Array;
}

/** What comes from a thread: what it did of a chunk, or why it could not. */
export type ThreadMessage<Sent> = { start: number } & (
  | { sent: Sent }
  | { problems: Problem[] }
  | { stack: string }
);

export interface Threads {
  /** All chunks in order, whoever did them. What fails first in this order is thrown, as if there were one thread. */
  share<Sent, Done>(work: SharedWork<Sent, Done>): AsyncGenerator<Done>;
  stop(): Promise<void>;
}

type Outcome<Done> = { done: Done } | { error: unknown };

/** Takes the next chunk. The counter is shared by all threads. */
export function takeChunk(counter: Int32Array, chunk: number): number {
  return Atomics.add(counter, 0, chunk);
}

/** A thread of a bundle, or of the sources, which it can read whoever started the process. */
function startThread(): Worker {
  // Young objects have 48 MB by themselves, and few of a page's live long.
  const resourceLimits = { maxYoungGenerationSizeMb: 12 };
  if (isBundled) {
    return new Worker(path.join(import.meta.dirname, "thread.mjs"), {
      execArgv: ["--enable-source-maps"],
      resourceLimits,
    });
  }
  return new Worker(path.join(engineSource, "start-thread.mjs"), { execArgv: [], resourceLimits });
}

/** Starts a thread for every core but the main one's. They load the engine at once, and wait. */
export function startThreads(): Threads {
  const workers = Array.from({ length: os.availableParallelism() - 1 }, startThread);
  // A thread may die before anybody has work for it, as for want of memory: any chunk may be lost.
  let death: { error: unknown } | undefined;
  let wake = () => {};
  for (const worker of workers) {
    worker.once("error", (error) => {
      death ??= { error };
      wake();
    });
  }

  return {
    async *share<Sent, Done>({ count, chunk, task, make, receive }: SharedWork<Sent, Done>) {
      const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const outcomes = new Map<number, Outcome<Done>>();
      for (const worker of workers) {
        const open = receive();
        worker.removeAllListeners("message");
        worker.on("message", (message: ThreadMessage<Sent>) => {
          outcomes.set(message.start, toOutcome(message, open));
          wake();
        });
        worker.postMessage({ task, counter } satisfies ThreadTask);
      }
      for (let next = 0; next < count; next += chunk) {
        let outcome = outcomes.get(next) ?? death;
        while (!outcome) {
          const start = takeChunk(counter, chunk);
          if (start < count) outcomes.set(start, await outcomeOf(() => make(start)));
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
        yield outcome.done;
      }
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

async function outcomeOf<Done>(make: () => Promise<Done>): Promise<Outcome<Done>> {
  try {
    return { done: await make() };
  } catch (error) {
    return { error };
  }
}

function toOutcome<Sent, Done>(message: ThreadMessage<Sent>, open: (sent: Sent) => Done): Outcome<Done> {
  if ("problems" in message) return { error: new Problems(message.problems) };
  if ("stack" in message) return { error: Object.assign(new Error(message.stack), { stack: message.stack }) };
  return { done: open(message.sent) };
}

/** The same without threads. */
export async function* shareAlone<Done>({
  count,
  chunk,
  make,
}: Pick<SharedWork<never, Done>, "count" | "chunk" | "make">): AsyncGenerator<Done> {
  for (let start = 0; start < count; start += chunk) yield await make(start);
}
