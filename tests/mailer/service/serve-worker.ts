/**
 * Runs the worker on workerd, the runtime of Cloudflare Workers, with the bindings of mailer/wrangler.jsonc. D1 is in the
 * folder FOLDER; the cron trigger comes every CRON_MS milliseconds, instead of every minute.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { Miniflare } from "miniflare";
import { readCompatibility } from "../read-compatibility.ts";

const { FOLDER = "", SITE_FOLDER = "", PORT = "0", CRON_MS = "250", WORKER = "", ...bindings } = process.env;

const miniflare = new Miniflare({
  host: "127.0.0.1",
  port: Number(PORT),
  cf: false,
  modules: [{ type: "ESModule", path: "worker.mjs", contents: readFileSync(WORKER, "utf8") }],
  ...readCompatibility(),
  bindings: bindings as Record<string, string>,
  d1Databases: { DB: "enquiries" },
  defaultPersistRoot: path.join(FOLDER, "d1"),
  queueProducers: { WAKE: "wake" },
  queueConsumers: { wake: { maxBatchSize: 100, maxBatchTimeout: 0 } },
  assets: {
    directory: SITE_FOLDER,
    binding: "ASSETS",
    routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
  },
});
const { origin } = await miniflare.ready;
const worker = await miniflare.getWorker();
/** Several runs at once, but not more and more of them on a slow machine, where requests would wait behind them. */
let running = 0;
async function trigger(): Promise<void> {
  if (running === 4) return;
  running++;
  await worker.scheduled({}).catch(() => {});
  running--;
}
if (Number(CRON_MS) > 0) setInterval(trigger, Number(CRON_MS));
console.log(JSON.stringify({ event: "started", url: `${origin}/send`, status: origin }));
