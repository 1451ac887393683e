/** Enquiries that look like spam are held and listed in a digest, never dropped, and can be released. */
import { simpleParser } from "mailparser";
import { expect, test } from "vitest";
import { openOutbox } from "../../mailer/sqlite-outbox.ts";
import { eventually } from "./eventually.ts";
import { enquiry, owner, readRows, siteUrl, type TestMailer, tryMailer } from "./try-mailer.ts";

const day = 86_400_000;
const message = (text: string) => ({ ...enquiry, message: text });

/** Unset variables have their defaults. */
const defaultLimits = {
  HOLD_PER_ADDRESS: "",
  HOLD_PER_TEXT: "",
  REFUSE_PER_ADDRESS: "",
  REFUSE_IN_TOTAL: "",
};

/** Why the newest enquiry is held. */
const heldFor = (mailer: TestMailer) => mailer.stored().findLast(({ kind }) => kind === "enquiry")?.held_for;

test.each([
  [
    "the honeypot field",
    { homepage: "https://spam.example" },
    {},
    "a field was filled in that people do not see",
  ],
  ["the time trap", { seconds: "1" }, {}, "it was filled in faster than people type"],
  ["another website", {}, { Origin: "https://evil.example" }, "it was sent from another website"],
])(
  "%s holds an enquiry, and the visitor is thanked all the same",
  async (_title, fields, headers, reason) => {
    const mailer = await tryMailer();
    expect((await mailer.post({ ...enquiry, ...fields }, headers)).status).toBe(303);
    expect(heldFor(mailer)).toBe(reason);
  },
);

test("a form without our extra fields, or on an allowed origin, is not held", async () => {
  const mailer = await tryMailer({ ALLOWED_ORIGINS: "https://other.example https://third.example/page" });
  const own = new URL(mailer.url);
  const headers: Record<string, string>[] = [
    {},
    { Origin: siteUrl },
    { Origin: "null" },
    { Origin: own.origin },
    { Origin: "https://other.example" },
    { Origin: "https://third.example" },
  ];
  for (const [index, header] of headers.entries()) {
    await mailer.post({ ...message(`${index}`), token: "", seconds: "", homepage: "" }, header);
    expect(heldFor(mailer), JSON.stringify(header)).toBeNull();
  }
  await mailer.post({ ...message("slow"), seconds: "3" });
  expect(heldFor(mailer)).toBeNull();
});

test("too many from one address are held; another address is not", async () => {
  const mailer = await tryMailer({ HOLD_PER_ADDRESS: "2", TRUSTED_PROXIES: "127.0.0.1" });
  const reasons = [];
  for (const [index, client] of ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"].entries()) {
    expect((await mailer.post(message(`${index}`), { "X-Forwarded-For": client })).status).toBe(303);
    reasons.push(heldFor(mailer));
  }
  expect(reasons).toEqual([null, null, "many came from the same connection", null]);
});

test("a few addresses that send a lot hold nobody else's enquiry", async () => {
  const mailer = await tryMailer({ ...defaultLimits, TRUSTED_PROXIES: "127.0.0.1" });
  for (let sent = 0; sent < 120; sent++) {
    const from = { "X-Forwarded-For": `192.0.2.${1 + (sent % 3)}` };
    expect((await mailer.post(message(`${sent}`), from)).status).toBe(303);
  }
  await mailer.post(message("a visitor's"), { "X-Forwarded-For": "198.51.100.1" });
  expect(heldFor(mailer)).toBeNull();
});

test("one text from many addresses is held, whatever its case and spaces; another text is not", async () => {
  const mailer = await tryMailer({ HOLD_PER_TEXT: "2", TRUSTED_PROXIES: "127.0.0.1" });
  const reasons = [];
  for (const [index, text] of ["Buy now", "Buy now", " BUY\tnow", "Hello"].entries()) {
    const from = { "X-Forwarded-For": `192.0.2.${index}` };
    await mailer.post({ ...message(text), email: `${index}@mail.example` }, from);
    reasons.push(heldFor(mailer));
  }
  expect(reasons).toEqual([null, null, "many came with the same text", null]);
});

test("a sustained flood from one address does not shut the form for others", async () => {
  const mailer = await tryMailer({
    REFUSE_PER_ADDRESS: "3",
    REFUSE_IN_TOTAL: "20",
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 10; visitor++) {
    for (let sent = 0; sent < 10; sent++) {
      const { status } = await mailer.post({}, { "X-Forwarded-For": "192.0.2.1" });
      expect(status).toBe(visitor === 0 && sent < 3 ? 422 : 429);
    }
    const from = { "X-Forwarded-For": `198.51.100.${visitor}` };
    statuses.push((await mailer.post(message(`${visitor}`), from)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([303]));
  // What is refused leaves nothing behind, in the log neither.
  expect(mailer.logged.filter((line) => line.includes('"refused"'))).toHaveLength(3);
});

test("the owner gets a digest of the held enquiries once a day, and release sends them", async () => {
  const mailer = await tryMailer();
  const { mailServer } = mailer;
  // The first day begins when the service starts.
  await eventually(() => readDay(mailer)).toBeTruthy();
  await mailer.post({ ...message("<b>Not spam at all</b>"), homepage: "x" });
  await mailer.post({ ...message("Spam"), homepage: "x" });
  expect(mailServer.mails).toEqual([]);
  mailer.jump(day);
  await eventually(() => mailServer.mails.length).toBe(1);
  const { subject, text, html } = await simpleParser(mailServer.mails[0]?.raw ?? "");
  expect(mailServer.mails[0]?.to).toEqual([owner]);
  expect(subject).toBe("Website enquiry: 2 held back");
  for (const part of ["<b>Not spam at all</b>", "Spam", "a field was filled in", enquiry.email]) {
    expect(text).toContain(part);
  }
  // Each text is in the mail once: there is no HTML part.
  expect(html).toBe(false);

  const [held] = mailer.stored().filter(({ state }) => state === "held");
  const outbox = openOutbox(mailer.configuration.DATA_FILE, Date.now, 0, false);
  expect(await outbox.send(held?.id ?? "")).toBe(1);
  outbox.close();
  await eventually(() => mailServer.mails.length).toBe(2);
  expect((await simpleParser(mailServer.mails[1]?.raw ?? "")).text).toContain("Not spam at all");

  // An enquiry is listed in one digest only.
  mailer.jump(day);
  const today = readDay(mailer);
  await eventually(() => readDay(mailer)).not.toBe(today);
  await eventually(() => mailer.stored().filter(({ state }) => state === "waiting").length).toBe(0);
  expect(mailServer.mails).toHaveLength(2);
});

test("a heartbeat is mailed every day if it is configured", async () => {
  const mailer = await tryMailer({ HEARTBEAT: "daily" });
  for (const mails of [1, 2, 3]) {
    await eventually(() => mailer.mailServer.mails.length).toBe(mails);
    mailer.jump(day);
  }
});

/** The day whose daily tasks are done. */
function readDay(mailer: TestMailer): string | undefined {
  const [mark] = readRows(mailer.configuration.DATA_FILE, "SELECT value FROM marks WHERE name = 'day'");
  return (mark as { value: string } | undefined)?.value;
}
