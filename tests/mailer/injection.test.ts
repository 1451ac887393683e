/**
 * Whatever is typed or posted: the owner gets one mail with our headers, or nobody gets anything. Without a network;
 * `service/injection.test.ts` posts and receives.
 */
import fc from "fast-check";
import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { checkEnquiry } from "../../mailer/check-enquiry.ts";
import { type ComposedMail, composeMail } from "../../mailer/compose-mail.ts";
import { providers } from "../../mailer/edge/open-provider.ts";
import { readConfiguration } from "../../mailer/read-configuration.ts";
import { generatedCases } from "../generated-cases.ts";
import { expectHarmless } from "./harmless.ts";
import { arbitraryBody, hostileInputs } from "./hostile-inputs.ts";
import { enquiry, form, owner, sender } from "./try-mailer.ts";

const configuration = readConfiguration({
  SITE_URL: "https://site.example",
  SMTP_URL: "smtp://127.0.0.1",
  MAIL_FROM: sender,
  MAIL_TO: owner,
});
const transport = createTransport({ streamTransport: true, buffer: true });

/** Checks a body; if it is valid, composes the mail and checks it. */
async function isTaken(body: string): Promise<boolean> {
  const { values, mistakes, isDamaged } = checkEnquiry(form, new URLSearchParams(body));
  if (isDamaged || mistakes.length > 0) return false;
  const mail = {
    id: crypto.randomUUID(),
    kind: "enquiry",
    state: "waiting",
    received: 0,
    content: values,
    attempts: 0,
    due: 0,
    lease: 0,
    delivered: null,
    held_for: null,
    failure: null,
  } as const;
  const composed = composeMail(mail, [], form, configuration);
  const { envelope, message } = await transport.sendMail(composed);
  if (!Buffer.isBuffer(message)) throw new Error("The mail should be in a buffer.");
  const raw = message.toString("utf8").replace(/\r?\n/g, "\r\n");
  expectHarmless({ from: envelope.from || "", to: envelope.to, raw, messageId: "" });
  expectPlain(composed);
  return true;
}

/** Expects that what a provider puts into headers is of one line, and goes to the owner alone. */
function expectPlain(composed: ComposedMail): void {
  for (const provider of Object.values(providers)) {
    const body: Record<string, unknown> = { ...provider.body(composed, "id") };
    expect([body.to ?? body.To].flat()).toEqual([owner]);
    for (const text of ["text", "html", "TextBody", "HtmlBody"]) delete body[text];
    // Control characters are escaped in JSON.
    expect(JSON.stringify(body)).not.toMatch(/\\[nrutbf]|=\?/);
  }
}

test("the corpus has at least 200 inputs, each of them different", () => {
  expect(new Set(hostileInputs.map(({ input }) => JSON.stringify(input))).size).toBe(hostileInputs.length);
  expect(hostileInputs.length).toBeGreaterThanOrEqual(200);
});

test.each(hostileInputs)("$title", async ({ input, isText }) => {
  const body = typeof input === "string" ? input : new URLSearchParams({ ...enquiry, ...input }).toString();
  expect(await isTaken(body)).toBe(isText);
});

test("arbitrary bodies never make an extra header or an extra recipient", async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryBody, async (body) => {
      if (await isTaken(body)) taken++;
    }),
    generatedCases(1000),
  );
  expect(taken).toBeGreaterThan(50);
});
