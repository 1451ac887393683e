/** Sends mails and runs the daily tasks for as long as the service runs. */
import { setTimeout as sleep } from "node:timers/promises";
import { runDaily } from "./run-daily.ts";
import { codeOf, createSender, type SenderOptions } from "./send-mails.ts";

/** @returns `wake` to check the outbox immediately, `stop` to end after the current mail */
export function startSender(options: SenderOptions, now: () => number) {
  const { outbox, configuration, log } = options;
  const sendNext = createSender(options);
  const stopping = new AbortController();
  let waking = new AbortController();

  /** Waits for `wake` or `stop`, at most a second: another process, such as `retry`, may have changed the outbox. */
  async function rest(): Promise<void> {
    const signal = AbortSignal.any([waking.signal, stopping.signal]);
    await sleep(1000, undefined, { signal }).catch(() => {});
    if (waking.signal.aborted) waking = new AbortController();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await runDaily(outbox, configuration, now());
        if (!(await sendNext(stopping.signal))) await rest();
      } catch (error) {
        // Most likely, the disk is full. Nothing is sent while deliveries cannot be recorded.
        log("outbox-failed", { code: codeOf(error) });
        await rest();
      }
    }
  }

  const ended = run();
  return {
    wake: () => waking.abort(),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
