/** Sends a marked enquiry through the form of a live site, to check that enquiries arrive. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DomUtils, parseDocument } from "htmlparser2";
import type { CommandOutbox, Mail } from "./outbox.ts";
import type { Form } from "./read-form.ts";

/** @returns the address that the form at `pageUrl` posts to, and its hidden fields */
async function readLiveForm(pageUrl: string): Promise<{ action: string; hidden: [string, string][] }> {
  const response = await fetch(pageUrl, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${pageUrl} answered ${response.status}.`);
  const page = parseDocument(await response.text());
  const form = DomUtils.findOne(({ attribs }) => "data-enquiry-form" in attribs, page.children);
  if (!form) throw new Error(`There is no enquiry form at ${pageUrl}.`);
  const hidden = DomUtils.getElementsByTagName("input", form.children)
    .filter(({ attribs }) => attribs.type === "hidden")
    .map(({ attribs }): [string, string] => [attribs.name ?? "", attribs.value ?? ""]);
  return { action: new URL(form.attribs.action ?? "", pageUrl).href, hidden };
}

async function findMarked(outbox: CommandOutbox, mark: string): Promise<Mail | undefined> {
  for await (const mail of outbox.list()) if (Object.values(mail.content).includes(mark)) return mail;
  return undefined;
}

/**
 * Posts an enquiry as a browser does, and waits until the mail server has accepted it.
 *
 * @param email the address to enter in the form, one of our own
 * @param outbox the outbox of the mailer behind the form; without it, only the response is checked
 * @param seconds how long to wait
 * @returns a sentence that says what was checked
 * @throws Error that says what went wrong
 */
export async function sendProbe(
  pageUrl: string,
  email: string,
  form: Form,
  outbox: CommandOutbox | undefined,
  seconds: number,
): Promise<string> {
  const { action, hidden } = await readLiveForm(pageUrl);
  const mark = `Probe ${randomUUID()}`;
  const samples = {
    text: mark,
    email,
    phone: "+1 000-000-0000",
    choice: "",
    "long text": `${mark}. No answer needed.`,
  };
  const fields = form.fields.map(({ name, kind, options }): [string, string] => [
    name,
    options?.at(-1) ?? samples[kind],
  ]);
  const response = await fetch(action, {
    method: "POST",
    body: new URLSearchParams([...fields, ...hidden]),
    headers: { Origin: new URL(pageUrl).origin },
    redirect: "manual",
    signal: AbortSignal.timeout(30_000),
  });
  const location = response.headers.get("location") ?? "";
  if (response.status !== 303) throw new Error(`${action} answered ${response.status} instead of 303.`);
  if (!location.endsWith("/thankyou"))
    throw new Error(`${action} leads to ${location}, not to the thank-you page.`);
  if (!outbox) return `Answered 303. Look for "${mark}" in the mailbox.`;
  for (let left = seconds * 2; ; left--) {
    const mail = await findMarked(outbox, mark);
    if (mail?.state === "delivered") return `Answered 303, stored, and taken by the mail server: "${mark}".`;
    if (mail?.state === "held") throw new Error(`It was stored but held back: ${mail.held_for}.`);
    if (left <= 0) {
      throw new Error(mail ? `It is stored but not sent. ${mail.failure ?? ""}` : "It is not in the outbox.");
    }
    await sleep(500);
  }
}
