/** The digests of held enquiries: every one is listed, in mails that a mail server accepts. */
import { expect, test } from "vitest";
import { openOutbox } from "../../mailer/sqlite-outbox.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { eventually } from "./eventually.ts";
import { enquiry, type TestMailer, tryMailer } from "./try-mailer.ts";

const day = 86_400_000;
const readable = (raw: string) => raw.replaceAll("=\r\n", "");

/** A folder with an outbox of so many held enquiries. */
async function storeHeld(number: number, message: (index: number) => string): Promise<string> {
  const folder = temporaryFolder();
  const outbox = openOutbox(`${folder}/enquiries.db`, Date.now, 0, false);
  await Promise.all(
    Array.from({ length: number }, (_, index) =>
      outbox.store({ content: { ...enquiry, message: message(index) }, token: "", heldFor: "of a test" }),
    ),
  );
  outbox.close();
  return folder;
}

const isAllSent = (mailer: TestMailer) =>
  mailer.stored().every(({ state }) => state === "delivered" || state === "held");

test("digests are split and cut off, so that each is smaller than 1 MB, and list every enquiry once", async () => {
  // The text that grows most: half of it is encoded with nine characters for each.
  const text = (index: number) => `mark-${index}-end ${"a€".repeat(2400)}`;
  const mailer = await tryMailer({}, await storeHeld(400, text));
  await eventually(() => mailer.mailServer.mails.length).toBe(3);
  const marks = mailer.mailServer.mails.flatMap(({ raw }) => {
    expect(raw.length).toBeLessThan(1_000_000);
    expect(raw).toMatch(/^Subject: Website enquiry: (150|100) held back\r$/m);
    expect(readable(raw)).toMatch(/\(48\d\d characters\)/);
    return readable(raw).match(/mark-\d+-end/g) ?? [];
  });
  expect(marks).toHaveLength(400);
  expect(new Set(marks).size).toBe(400);
});

test("the enquiries of a digest that is given up are listed in a later one", async () => {
  const folder = await storeHeld(2, (index) => `mark-${index}-end`);
  const mailer = await tryMailer({ RETRY_ATTEMPTS: "2", SMTP_URL: "smtp://127.0.0.1:9" }, folder);
  await eventually(() => mailer.logged.some((line) => line.includes('"isLast":true'))).toBe(true);
  expect(mailer.stored().map(({ kind, state }) => [kind, state])).toEqual([
    ["enquiry", "held"],
    ["enquiry", "held"],
  ]);
  await mailer.close();

  const later = await tryMailer({}, folder);
  later.jump(day);
  await eventually(() => later.mailServer.mails.length).toBe(1);
  expect(readable(later.mailServer.mails[0]?.raw ?? "").match(/mark-\d-end/g)).toHaveLength(2);
  await eventually(() => isAllSent(later)).toBe(true);
});

test("a clock that is a day back loses no held enquiry: it is listed in a new digest", async () => {
  const mailer = await tryMailer();
  for (const [index, leap] of [day, -day].entries()) {
    await mailer.post({ ...enquiry, message: `mark-${index}-end`, homepage: "x" });
    mailer.jump(leap);
    await eventually(() => mailer.mailServer.mails.length).toBe(index + 1);
    await eventually(() => isAllSent(mailer)).toBe(true);
  }
  await mailer.post({ ...enquiry, message: "mark-2-end", homepage: "x" });
  mailer.jump(day);
  await eventually(() => mailer.mailServer.mails.length).toBe(3);
});
