/**
 * workerd, with the worker, the queue and D1, is killed again and again while visitors post. Every enquiry that was answered
 * with 303 must be mailed, and a mail that is sent twice must have the same Message-ID.
 */
import { onTestFinished, test } from "vitest";
import { findFreePort } from "../../../hosts/start-server.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { eventually } from "../eventually.ts";
import { startMailProvider } from "../mail-provider.ts";
import { commonEnvironment } from "../try-mailer.ts";
import { createLoad, expectNothingLost } from "./kill-under-load.ts";
import { readD1 } from "./read-d1.ts";
import { runWorker } from "./run-service.ts";
import { token } from "./try-worker.ts";

/** Each takes two seconds or more. Once a week there are hundreds. */
const kills = Number(process.env.KILLS ?? 8);

test(`${kills} kills of the worker under load lose nothing`, async () => {
  const folder = temporaryFolder();
  // The provider that may send a mail twice. With the other one, nothing is mailed twice for a day.
  const provider = await startMailProvider();
  onTestFinished(() => provider.close());
  const port = await findFreePort();
  const environment = {
    ...commonEnvironment(),
    FOLDER: folder,
    PORT: String(port),
    CRON_MS: "100",
    MAIL_URL: provider.postmark,
    MAILER_TOKEN: token,
  };
  /** Starts the worker, and waits until it has written to D1. */
  async function start() {
    const worker = await runWorker(environment);
    await fetch(`${worker.statusUrl}/outbox/health`, { headers: { Authorization: `Bearer ${token}` } });
    return worker;
  }
  /** As if a minute had passed: the leases of the senders that were killed have ended. */
  const endLeases = () => readD1(folder, "UPDATE mails SET lease = 0 WHERE lease > 0 RETURNING id");
  const load = createLoad({
    kills,
    url: `http://127.0.0.1:${port}/send`,
    start,
    moments: ["asked", "taken", "posted", "answered", "any"],
    rest: endLeases,
  });
  provider.onStep = load.happened;
  const { answered, posts } = await load.run();

  const last = await start();
  onTestFinished(() => last.kill());
  const waiting = () => readD1(folder, "SELECT id FROM mails WHERE state != 'delivered'").length;
  for (let left = waiting(); left > 0; left = waiting()) await eventually(waiting).toBeLessThan(left);
  expectNothingLost(
    { kills, posts },
    answered,
    provider.mails.map(({ id, body }) => ({ id, text: body })),
  );
}, 3_600_000);
