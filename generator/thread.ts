/** A thread of `threads.ts`: does chunks of one task after the other. */
import { on } from "node:events";
import { setImmediate } from "node:timers/promises";
import { type MessagePort, parentPort } from "node:worker_threads";
import { openPageThread } from "./make-pages.ts";
import { Problems } from "./problems.ts";
import { openReadThread } from "./read-many.ts";
import { type ThreadMessage, type ThreadTask, takeChunk } from "./threads.ts";

const port = parentPort as MessagePort;

for await (const [{ task, counter }] of on(port, "message") as AsyncIterable<[ThreadTask]>) {
  const { count, chunk, make } =
    "read" in task ? await openReadThread(task.read) : await openPageThread(task.make);
  for (let start = takeChunk(counter, chunk); start < count; start = takeChunk(counter, chunk)) {
    port.postMessage(await answer(start, make));
    // Lets go of what was only held for this chunk: weak references hold until then.
    await setImmediate();
  }
}

async function answer(
  start: number,
  make: (start: number) => Promise<unknown>,
): Promise<ThreadMessage<unknown>> {
  try {
    return { start, sent: await make(start) };
  } catch (error) {
    return error instanceof Problems
      ? { start, problems: error.problems }
      : { start, stack: (error as Error).stack ?? String(error) };
  }
}
