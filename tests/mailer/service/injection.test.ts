/** Whatever is typed or posted: the owner gets one mail with our headers, or nobody gets anything. */
import fc from "fast-check";
import { simpleParser } from "mailparser";
import { expect, test } from "vitest";
import { cleanText } from "../../../mailer/check-enquiry.ts";
import { generatedCases } from "../../generated-cases.ts";
import { eventually } from "../eventually.ts";
import { expectHarmless } from "../harmless.ts";
import { arbitraryBody, hostileInputs } from "../hostile-inputs.ts";
import { enquiry, type TestMailer, tryMailer } from "../try-mailer.ts";

/** Waits until the outbox is empty. */
async function settle(mailer: TestMailer): Promise<void> {
  await eventually(() => mailer.stored().filter(({ state }) => state !== "delivered").length).toBe(0);
}

test("hostile inputs are refused, or arrive as plain text", async () => {
  const mailer = await tryMailer();
  // Texts that differ in their line ends only are one enquiry.
  const expected = new Map<string, string>();
  for (const { title, input, isText } of hostileInputs) {
    const answer = await mailer.post(typeof input === "string" ? input : { ...enquiry, ...input });
    expect(answer.status, title).toBe(isText ? 303 : 422);
    if (!isText) expect(answer.headers.location, title).toBeUndefined();
    if (isText && typeof input !== "string") {
      const text = (input.name ?? input.message ?? "").replace(/\r\n?/g, "\n");
      const label = input.name ? "Name: " : "";
      expected.set(label + text, label + cleanText(text).trim());
    }
  }
  await settle(mailer);
  const { mails } = mailer.mailServer;
  expect(mails).toHaveLength(expected.size);
  for (const [index, words] of [...expected.values()].entries()) {
    const mail = mails[index];
    if (!mail) throw new Error("There is no mail.");
    expectHarmless(mail);
    const { text = "", html } = await simpleParser(mail.raw);
    expect(text).toContain(words);
    expect(html).not.toMatch(/<(script|img|svg|h1|!--)/);
    expect(String(html).match(/<table/g)).toHaveLength(1);
  }
});

test("arbitrary bodies never cause a 5xx, an extra header or an extra recipient", async () => {
  const mailer = await tryMailer();
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryBody, async (text) => {
      const { status } = await mailer.post(text);
      expect([303, 413, 415, 422]).toContain(status);
      if (status === 303) stored++;
    }),
    generatedCases(400),
  );
  await settle(mailer);
  expect(stored).toBeGreaterThan(10);
  for (const mail of mailer.mailServer.mails) expectHarmless(mail);
});
