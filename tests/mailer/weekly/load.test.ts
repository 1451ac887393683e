/** Measures how many enquiries are stored a second, beside how often the disk can sync. The speed decides nothing. */
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import autocannon from "autocannon";
import { expect, onTestFinished, test } from "vitest";
import { openOutbox } from "../../../mailer/sqlite-outbox.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { startMailServer } from "../mail-server.ts";
import { runService } from "../service/run-service.ts";
import { enquiry, environmentOf } from "../try-mailer.ts";

/** @returns how many writes of 4 KiB, each synced by itself, the disk takes a second */
function measureSyncs(folder: string): number {
  const file = openSync(path.join(folder, "syncs"), "w");
  const page = Buffer.alloc(4096, 1);
  const end = performance.now() + 2000;
  let syncs = 0;
  for (; performance.now() < end; syncs++) {
    writeSync(file, page);
    fsyncSync(file);
  }
  closeSync(file);
  return Math.round(syncs / 2);
}

test("under load every answered enquiry is stored, whatever the number of connections", async () => {
  const folder = temporaryFolder();
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const syncs = measureSyncs(folder);
  const environment = environmentOf(folder, mailServer);
  const service = await runService(environment);
  onTestFinished(() => service.kill());
  let number = 0;
  let answered = 0;
  for (const connections of [1, 10, 50]) {
    const result = await autocannon({
      url: service.url,
      connections,
      duration: 8,
      // Requests under way at the end may be answered or not; the counts below allow for that.
      requests: [
        {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          setupRequest: (request) => ({
            ...request,
            body: new URLSearchParams({ ...enquiry, message: `load ${number++}` }).toString(),
          }),
        },
      ],
    });
    answered += result["3xx"];
    console.log(
      JSON.stringify({
        connections,
        "enquiries a second": Math.round(result.requests.average),
        "median ms": result.latency.p50,
        "99th percentile ms": result.latency.p99,
        "syncs a second of the disk": syncs,
      }),
    );
    expect(result["3xx"]).toBeGreaterThan(0);
    expect([result["2xx"], result["4xx"], result["5xx"], result.errors]).toEqual([0, 0, 0, 0]);
  }
  const outbox = openOutbox(environment.DATA_FILE ?? "", Date.now, 0, false);
  const { oldestWaiting, ...states } = await outbox.count();
  const stored = Object.values(states).reduce((sum, number) => sum + number, 0);
  outbox.close();
  expect(stored).toBeGreaterThanOrEqual(answered);
  expect(stored).toBeLessThanOrEqual(number);
});
