/** The contract: an answer of 303 means that the enquiry is on the disk, and is mailed once. */
import { simpleParser } from "mailparser";
import { expect, test } from "vitest";
import { delayAfter } from "../../mailer/send-mails.ts";
import { openOutbox, openSqlite } from "../../mailer/sqlite-outbox.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { eventually } from "./eventually.ts";
import { headersOf, startMailServer } from "./mail-server.ts";
import { enquiry, form, owner, sender, siteUrl, tryMailer } from "./try-mailer.ts";

const message = (text: string) => ({ ...enquiry, message: text });

test("an enquiry is answered with 303, stored, and mailed as a person can read it", async () => {
  const mailer = await tryMailer();
  const answer = await mailer.post(enquiry);
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe(`${siteUrl}/thankyou`);
  expect(mailer.stored().map(({ content }) => content)).toEqual([
    { ...enquiry, message: enquiry.message.replace("\r\n", "\n") },
  ]);

  await eventually(() => mailer.mailServer.mails.length).toBe(1);
  const [mail] = mailer.mailServer.mails;
  if (!mail) throw new Error("There is no mail.");
  expect([mail.from, mail.to]).toEqual([sender, [owner]]);
  const { from, to, replyTo, subject, text, html } = await simpleParser(mail.raw);
  expect([from?.text, [to].flat()[0]?.text, replyTo?.text]).toEqual([sender, owner, enquiry.email]);
  expect(subject?.replace(/\([0-9A-F]{8}\)$/, "(8)")).toBe(`Website enquiry: ${enquiry.need} (8)`);
  for (const label of [
    `${form.fields.find(({ name }) => name === "name")?.label}: ${enquiry.name}`,
    `${form.fields.find(({ name }) => name === "phone")?.label}: ${enquiry.phone}`,
    "100% in French?\nFor June.",
  ]) {
    expect(text).toContain(label);
  }
  expect(html).toContain("A shop &#38; a blog = 100% in French?\nFor June.");
  await eventually(() => mailer.stored()[0]?.state).toBe("delivered");
});

test("SQLite reports the settings that durability depends on", async () => {
  const database = openSqlite(`${temporaryFolder()}/a/b.db`, true);
  const settings = ["journal_mode", "synchronous", "secure_delete"].map((name) =>
    database.all(`PRAGMA ${name}`),
  );
  // 2 is FULL: the log is synced at every commit.
  expect((await Promise.all(settings)).flat()).toEqual([
    { journal_mode: "wal" },
    { synchronous: 2 },
    { secure_delete: 1 },
  ]);
  database.close();
});

test("a second service on the same file is refused until the first one has ended", () => {
  const file = `${temporaryFolder()}/enquiries.db`;
  const first = openOutbox(file, Date.now, 0, true);
  expect(() => openOutbox(file, Date.now, 0, true)).toThrow("Another mailer is running on ");
  first.close();
  openOutbox(file, Date.now, 0, true).close();
});

test("a repeated post is one enquiry: recognized by its token for ever, or by its text for a while", async () => {
  const mailer = await tryMailer({ FOLD_MINUTES: "10" });
  const minute = 60_000;
  const send = async (fields: Record<string, string>) => {
    expect((await mailer.post(fields)).status).toBe(303);
    return mailer.stored().length;
  };
  expect(await send(message("one"))).toBe(1);
  expect(await send(message("one"))).toBe(1);
  expect(await send(message("another"))).toBe(2);
  mailer.jump(11 * minute);
  expect(await send(message("one"))).toBe(3);
  expect(await send({ ...message("token"), token: "a-1" })).toBe(4);
  mailer.jump(24 * 60 * minute);
  expect(await send({ ...message("token"), token: "a-1" })).toBe(4);
  // A visitor may change the text after a failed attempt: that is another enquiry.
  expect(await send({ ...message("changed"), token: "a-1" })).toBe(5);
  expect(await send({ ...message("token"), token: "b-2" })).toBe(6);

  const answers = await Promise.all(Array.from({ length: 20 }, () => mailer.post(message("at once"))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(mailer.stored()).toHaveLength(7);
  await eventually(() => mailer.mailServer.mails.length).toBe(7);
});

test("what is on the disk when the service ends is sent by the next one", async () => {
  const folder = temporaryFolder();
  const first = await tryMailer({ SMTP_URL: "smtp://127.0.0.1:9" }, folder);
  for (const text of ["a", "b", "c"]) expect((await first.post(message(text))).status).toBe(303);
  await first.close();
  const second = await tryMailer({}, folder);
  await eventually(() => second.mailServer.mails.length).toBe(3);
});

test("a server that refuses, or closes the connection before it accepts, gets the same mail again", async () => {
  const mailer = await tryMailer();
  const { mailServer } = mailer;
  for (const behaviour of ["refuse-recipient", "refuse-data", "cut-before-answer"] as const) {
    mailServer.behave(behaviour);
    mailServer.mails = [];
    await mailer.post(message(behaviour));
    const waits = () => mailer.stored().find(({ content }) => content.message === behaviour);
    await eventually(() => waits()?.failure).toBeTruthy();
    expect(waits()?.state).toBe("waiting");
    mailServer.behave("take");
    await eventually(() => waits()?.state).toBe("delivered");
    // A mail that was accepted without an answer looks lost, and is sent again with the same bytes.
    expect(mailServer.mails).toHaveLength(behaviour === "cut-before-answer" ? 2 : 1);
    expect(new Set(mailServer.mails.map(({ raw }) => raw)).size).toBe(1);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(1);
  }
  mailServer.behave("cut-after-answer");
  mailServer.mails = [];
  await mailer.post(message("cut after"));
  await eventually(() => mailer.stored().every(({ state }) => state === "delivered")).toBe(true);
  expect(mailServer.mails).toHaveLength(1);
});

test("a server that is down is tried again until it is up", async () => {
  const mailServer = await startMailServer();
  await mailServer.close();
  const mailer = await tryMailer({ SMTP_URL: mailServer.url });
  await mailer.post(enquiry);
  await eventually(() => mailer.stored()[0]?.attempts).toBeGreaterThan(1);
  const back = await startMailServer(mailServer.port);
  await eventually(() => back.mails.length).toBe(1);
  await back.close();
});

test("delays double up to the longest, and vary so that mails do not come in waves", () => {
  for (const [failures, longest] of [
    [0, 1000],
    [1, 2000],
    [4, 16_000],
    [6, 60_000],
    [5000, 60_000],
  ] as const) {
    const delays = Array.from({ length: 50 }, () => delayAfter(failures, 1000, 60_000));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(longest / 2);
    expect(Math.max(...delays)).toBeLessThanOrEqual(longest);
    expect(new Set(delays).size).toBeGreaterThan(1);
  }
});

test("after the last attempt a mail is given up but kept, and the second address gets an alert", async () => {
  const second = await startMailServer();
  const mailer = await tryMailer({
    RETRY_ATTEMPTS: "2",
    ALERT_AFTER: "1",
    ALERT_TO: "boss@agency.example",
    ALERT_SMTP_URL: second.url,
  });
  mailer.mailServer.behave("refuse-recipient");
  await mailer.post(enquiry);
  await eventually(() => mailer.stored()[0]?.state).toBe("dead");
  await eventually(() => second.mails.length).toBe(1);
  const [alert] = second.mails;
  expect(alert?.to).toEqual(["boss@agency.example"]);
  expect(alert?.raw).toContain("550");
  for (const secret of [enquiry.email, enquiry.phone]) expect(alert?.raw).not.toContain(secret);
  await second.close();
});

test("a clock that jumps a year back or ahead delays no mail, and erases none that was not sent", async () => {
  const year = 365 * 86_400_000;
  const mailer = await tryMailer();
  mailer.mailServer.behave("refuse-data");
  for (const [index, leap] of [year, -2 * year].entries()) {
    await mailer.post(message(`leap ${index}`));
    await eventually(() => mailer.stored().at(-1)?.failure).toBeTruthy();
    mailer.jump(leap);
  }
  mailer.mailServer.behave("take");
  const delivered = () => mailer.mailServer.mails.filter(({ raw }) => raw.includes("leap")).length;
  await eventually(delivered).toBe(2);
});

test("every mail has its own Message-ID and only the headers that it should have", async () => {
  const mailer = await tryMailer();
  for (const text of ["a", "b"]) await mailer.post(message(text));
  await eventually(() => mailer.mailServer.mails.length).toBe(2);
  expect(new Set(mailer.mailServer.mails.map(({ messageId }) => messageId)).size).toBe(2);
  for (const mail of mailer.mailServer.mails) {
    expect(
      headersOf(mail)
        .map(([name]) => name)
        .sort(),
    ).toEqual(headerNames);
  }
});

const headerNames = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
];
