/** What must be true of every mail to the owner, whatever was posted. */
import { expect } from "vitest";
import { headersOf, type TakenMail } from "./mail-server.ts";
import { choices, owner, sender } from "./try-mailer.ts";

const headerNames =
  "auto-submitted,content-type,date,from,message-id,mime-version,reply-to,subject,to,x-auto-response-suppress";

/** Sender, recipient and subject are ours; of the visitor's input, at most one address is in a header, Reply-To. */
export function expectHarmless(mail: TakenMail): void {
  expect([mail.from, mail.to]).toEqual([sender, [owner]]);
  const headers = headersOf(mail);
  const names = headers.map(([name]) => name).sort();
  expect([headerNames, headerNames.replace("reply-to,", "")]).toContain(names.join());
  const header = Object.fromEntries(headers);
  expect([header.from, header.to]).toEqual([sender, owner]);
  const [, choice] = /^Website enquiry: (.*) \([0-9A-F]{8}\)$/.exec(header.subject ?? "") ?? [];
  expect(choices).toContain(choice);
  // An encoded word would be decoded, perhaps to a line end.
  for (const [, text] of headers) expect(text).not.toContain("=?");
  expect(header["reply-to"] ?? "a@b.example").toMatch(/^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/);
  expect(header["content-type"]).toMatch(/^multipart\/alternative; boundary="[\w-]+"$/);
}
