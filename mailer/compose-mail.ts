/** Composes mails from stored rows. Every attempt gives the same bytes, so that mail systems recognize a repeated mail. */
import type { SendMailOptions } from "nodemailer";
import { cleanText, replyAddress } from "./check-enquiry.ts";
import type { Mail } from "./outbox.ts";
import type { CommonConfiguration } from "./read-configuration.ts";
import type { Form } from "./read-form.ts";

/** A mail in nodemailer's format, with the fields that other senders need. */
export type ComposedMail = SendMailOptions & {
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  messageId: string;
  headers: Record<string, string>;
  text: string;
  html?: string;
};

interface Address {
  name: "";
  address: string;
}

/** The content of a mail: a sentence, then rows of label and text. */
interface Letter {
  subject: string;
  lead: string;
  rows: [label: string, text: string][];
}

/**
 * Composes a mail. The only typed text in a header is the e-mail address, in Reply-To.
 *
 * @param listed the held enquiries that a digest lists; empty for every other kind of mail
 */
export function composeMail(
  mail: Mail,
  listed: Mail[],
  form: Form,
  configuration: CommonConfiguration,
): ComposedMail {
  const { MAIL_FROM: from, MAIL_TO, ALERT_TO, SUBJECT_PREFIX } = configuration;
  const letter = writeLetter(mail, listed, form, SUBJECT_PREFIX);
  const reply = mail.kind === "enquiry" ? replyAddress(mail.content.email ?? "") : undefined;
  const to = mail.kind === "alert" && ALERT_TO ? ALERT_TO : MAIL_TO;
  return {
    from: { name: "", address: from },
    to: { name: "", address: to },
    envelope: { from, to: [to] },
    ...(reply && { replyTo: { name: "", address: reply } }),
    subject: letter.subject,
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: new Date(mail.received),
    // Otherwise the owner's out-of-office replies would go to the address in Reply-To.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    text: toText(letter),
    // Without HTML, because a digest is long already.
    ...(mail.kind !== "digest" && { html: toHtml(letter) }),
    // Otherwise the boundary between the parts would be random.
    baseBoundary: mail.id,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as ComposedMail;
}

/** Eight characters with which people can refer to an enquiry. */
function reference({ id }: Mail): string {
  return id.slice(0, 8).toUpperCase();
}

function writeLetter(mail: Mail, listed: Mail[], form: Form, prefix: string): Letter {
  const time = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const answers = ({ content }: Mail): [string, string][] =>
    form.fields.map(({ name, label }) => [label, cleanText(content[name] ?? "").trim()]);
  switch (mail.kind) {
    case "enquiry": {
      const need = form.fields.find(({ kind }) => kind === "choice");
      const choice = need?.options?.find((option) => option === mail.content[need.name]) ?? "";
      return {
        subject: [prefix, choice, `(${reference(mail)})`].filter(Boolean).join(" "),
        lead: `Sent from the website on ${time(mail.received)}. To answer, reply to this mail.`,
        rows: answers(mail),
      };
    }
    case "digest":
      return {
        subject: `${prefix} ${listed.length} held back`,
        lead:
          'These looked like spam and were not sent on. Where one is not, run "npm run mailer -- release" with its id: ' +
          "you get all of it, also where it is cut off here.",
        rows: listed.flatMap((held): [string, string][] => [
          ["Held", `${held.id}\n${time(held.received)}, because ${held.held_for}`],
          ...answers(held).map(([label, text]): [string, string] => [label, cutOff(text)]),
        ]),
      };
    case "alert":
      return {
        subject: `${prefix} mail is failing`,
        lead: "Enquiries are stored safely, but mail cannot be sent.",
        rows: Object.entries(mail.content),
      };
    case "heartbeat":
      return { subject: `${prefix} the mailer is alive`, lead: "One of these comes every day.", rows: [] };
  }
}

/** The beginning of a long text, for a digest. */
function cutOff(text: string): string {
  if (text.length <= 500) return text;
  // Does not split a surrogate pair.
  const beginning = text.slice(0, 500).replace(/[\ud800-\udbff]$/, "");
  return `${beginning} … (${text.length} characters)`;
}

function toText({ lead, rows }: Letter): string {
  const parts = rows.map(([label, text]) =>
    text.includes("\n") ? `${label}:\n\n${text}\n` : `${label}: ${text}`,
  );
  return `${[lead, "", ...parts].join("\n")}\n`;
}

function toHtml({ subject, lead, rows }: Letter): string {
  const cells = rows.map(
    ([label, text]) =>
      `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0">${escapeHtml(label)}</th>` +
      `<td style="padding:6px 0;white-space:pre-wrap">${escapeHtml(text)}</td></tr>`,
  );
  return (
    `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="font:16px/1.5 sans-serif"><p>${escapeHtml(lead)}</p><table>${cells.join("")}</table></body></html>`
  );
}

/** Escapes text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
