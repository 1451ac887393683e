/**
 * The service is killed again and again, at every step of receiving and mailing enquiries, while visitors post. Every
 * enquiry that was answered with 303 must be mailed, and a mail that is sent twice must have the same Message-ID.
 */
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { openOutbox } from "../../../mailer/sqlite-outbox.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { eventually } from "../eventually.ts";
import { startMailServer } from "../mail-server.ts";
import { enquiry, environmentOf, post } from "../try-mailer.ts";
import { findPort, runService } from "./run-service.ts";

/** Each takes a second or more. Once a week there are hundreds: `KILLS=240 npm run test:mailer`. */
const kills = Number(process.env.KILLS ?? 16);

/** When to kill: at a step of the SMTP dialogue, during a post or an answer, or at any time. */
const moments = ["connect", "from", "to", "data", "taken", "posted", "answered", "any"] as const;
type Moment = (typeof moments)[number];

test(`${kills} kills under load lose nothing`, async () => {
  const folder = temporaryFolder();
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const port = await findPort();
  const environment = { ...environmentOf(folder, mailServer), PORT: String(port) };
  const dataFile = path.join(folder, "enquiries.db");
  const url = `http://127.0.0.1:${port}/send`;

  /** Resolves the promise that waits for a moment. */
  let strike: { moment: Moment; now: () => void } | undefined;
  const happened = (moment: Moment) => {
    if (strike?.moment === moment) strike.now();
  };
  mailServer.onStep = happened;

  const answered = new Set<string>();
  let posts = 0;
  let isEnding = false;
  /** Posts one enquiry after the other; every second one is posted again, as browsers do, until it is answered. */
  async function visit(visitor: number): Promise<void> {
    for (let number = 0; !isEnding; number++) {
      const mark = `mark-${visitor}-${number}-end`;
      const fields = { ...enquiry, message: mark, ...(number % 4 < 2 && { token: mark }) };
      do {
        posts++;
        const answer = post(url, fields).catch(() => undefined);
        happened("posted");
        const status = (await answer)?.status;
        if (status === 303) {
          answered.add(mark);
          happened("answered");
          break;
        }
        expect(status).toBeUndefined();
        await sleep(20);
      } while (number % 2 === 0 && !isEnding);
      // Mails take longer than posts: the mail server of the tests greets each connection after 0.1 s.
      await sleep(250);
    }
  }
  const visitors = Array.from({ length: 6 }, (_, visitor) => visit(visitor));

  for (let kill = 0; kill < kills; kill++) {
    const service = await runService(environment);
    const moment = moments[kill % moments.length] ?? "any";
    await new Promise<void>((resolve) => {
      strike = { moment, now: resolve };
      // Not every step happens in every run.
      setTimeout(resolve, moment === "any" ? Math.random() * 200 : 500);
    });
    strike = undefined;
    await service.kill();
  }
  isEnding = true;
  await Promise.all(visitors);

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

  const mailsOf = new Map<string, string[]>();
  const bytesOf = new Map<string, Set<string>>();
  for (const { raw, messageId } of mailServer.mails) {
    const mark = /mark-\d+-\d+-end/.exec(raw)?.[0] ?? "";
    mailsOf.set(mark, [...(mailsOf.get(mark) ?? []), messageId]);
    bytesOf.set(mark, (bytesOf.get(mark) ?? new Set()).add(raw));
  }
  const lost = [...answered].filter((mark) => !mailsOf.has(mark));
  const repeated = [...mailsOf.values()].filter((ids) => ids.length > 1);
  const unlike = [...bytesOf.values()].filter((variants) => variants.size > 1);
  console.log(
    JSON.stringify({
      kills,
      posts,
      answered: answered.size,
      lost: lost.length,
      mailed: mailsOf.size,
      "mailed again, same Message-ID": repeated.length,
      "mailed again, other Message-ID": repeated.filter((ids) => new Set(ids).size > 1).length,
    }),
  );
  expect(answered.size).toBeGreaterThan(kills);
  expect(lost).toEqual([]);
  expect(repeated.filter((ids) => new Set(ids).size > 1)).toEqual([]);
  expect(unlike).toEqual([]);
  const db = new Database(dataFile);
  expect(db.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
  db.close();
}, 3_600_000);
