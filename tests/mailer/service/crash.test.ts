/**
 * The service is killed again and again, at every step of receiving and mailing enquiries, while visitors post. Every
 * enquiry that was answered with 303 must be mailed, and a mail that is sent twice must have the same Message-ID.
 */
import path from "node:path";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../../hosts/start-server.ts";
import { openOutbox } from "../../../mailer/sqlite-outbox.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { eventually } from "../eventually.ts";
import { startMailServer } from "../mail-server.ts";
import { environmentOf } from "../try-mailer.ts";
import { createLoad, expectNothingLost } from "./kill-under-load.ts";
import { runService } from "./run-service.ts";

/** Each takes a second or more. Once a week there are hundreds: `KILLS=240 npm run test:mailer`. */
const kills = Number(process.env.KILLS ?? 16);

test(`${kills} kills under load lose nothing`, async () => {
  const folder = temporaryFolder();
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const port = await findFreePort();
  const environment = { ...environmentOf(folder, mailServer), PORT: String(port) };
  const dataFile = path.join(folder, "enquiries.db");
  const load = createLoad({
    kills,
    url: `http://127.0.0.1:${port}/send`,
    start: () => runService(environment),
    // At a step of the SMTP dialogue, during a post or after an answer, or at any time.
    moments: ["connect", "from", "to", "data", "taken", "posted", "answered", "any"],
  });
  mailServer.onStep = load.happened;
  const { answered, posts } = await load.run();

  const last = await runService(environment);
  onTestFinished(() => last.kill());
  const outbox = openOutbox(dataFile, Date.now, 0, false);
  onTestFinished(() => outbox.close());
  const { waiting, dead } = await outbox.count();
  expect(dead).toBe(0);
  // Many mails may be left: wait as long as their number falls.
  for (let left = waiting; left > 0; left = (await outbox.count()).waiting) {
    await eventually(async () => (await outbox.count()).waiting).toBeLessThan(left);
  }
  const mails = mailServer.mails.map(({ raw, messageId }) => ({ id: messageId, text: raw }));
  expectNothingLost({ kills, posts }, answered, mails);
  const db = new Database(dataFile);
  expect(db.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
  db.close();
}, 3_600_000);
