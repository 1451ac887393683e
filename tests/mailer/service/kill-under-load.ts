/** Visitors who post while a service is killed again and again, and what has become of their enquiries. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { enquiry, post } from "../try-mailer.ts";
import type { Service } from "./run-service.ts";

/** A mail that arrived: what identifies it, and all of it. */
export interface ArrivedMail {
  id: string;
  text: string;
}

interface Load<Moment extends string> {
  kills: number;
  /** Where the visitors post to, whichever service listens there. */
  url: string;
  start: () => Promise<Service>;
  /** When to kill, in turn. "posted" is during a post, "answered" after an answer; the others are the test's own. */
  moments: readonly (Moment | "posted" | "answered" | "any")[];
  /** After a kill, while no service runs. */
  rest?: () => void;
}

/**
 * @returns `happened`, to be called at a moment; `run` kills, and returns the marks of the enquiries that were answered, and
 *   how many posts there were
 */
export function createLoad<Moment extends string>({ kills, url, start, moments, rest }: Load<Moment>) {
  /** Resolves the promise that waits for a moment. */
  let strike: { moment: string; now: () => void } | undefined;
  const happened = (moment: Moment | "posted" | "answered") => {
    if (strike?.moment === moment) strike.now();
  };
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

  async function run() {
    const visitors = Array.from({ length: 6 }, (_, visitor) => visit(visitor));
    for (let kill = 0; kill < kills; kill++) {
      const service = await start();
      const moment = moments[kill % moments.length] ?? "any";
      await new Promise<void>((resolve) => {
        strike = { moment, now: resolve };
        // Not every step happens in every run.
        setTimeout(resolve, moment === "any" ? Math.random() * 200 : 500);
      });
      strike = undefined;
      await service.kill();
      rest?.();
    }
    isEnding = true;
    await Promise.all(visitors);
    return { answered, posts };
  }

  return { happened, run };
}

/** Expects that every answered enquiry was mailed, and that what was mailed twice was the same mail; prints the numbers. */
export function expectNothingLost(
  counted: { kills: number; posts: number },
  answered: Set<string>,
  mails: ArrivedMail[],
): void {
  const mailsOf = new Map<string, ArrivedMail[]>();
  for (const mail of mails) {
    const mark = /mark-\d+-\d+-end/.exec(mail.text)?.[0] ?? "";
    mailsOf.set(mark, [...(mailsOf.get(mark) ?? []), mail]);
  }
  const lost = [...answered].filter((mark) => !mailsOf.has(mark));
  const repeated = [...mailsOf.values()].filter(({ length }) => length > 1);
  const differ = (of: (mail: ArrivedMail) => string) =>
    repeated.filter((copies) => new Set(copies.map(of)).size > 1);
  const others = differ(({ id }) => id);
  console.log(
    JSON.stringify({
      ...counted,
      answered: answered.size,
      lost: lost.length,
      mailed: mailsOf.size,
      "mailed again, same Message-ID": repeated.length - others.length,
      "mailed again, other Message-ID": others.length,
    }),
  );
  expect(answered.size).toBeGreaterThan(counted.kills);
  expect(lost).toEqual([]);
  expect(others).toEqual([]);
  expect(differ(({ text }) => text)).toEqual([]);
}
