/**
 * For development: the mailer with its own mail server, and a page that shows the mails. Nothing leaves this machine,
 * and everything is erased at the end.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { escapeHtml } from "./compose-mail.ts";
import { readConfiguration } from "./read-configuration.ts";
import { readForm } from "./read-form.ts";
import { startMailer } from "./start-mailer.ts";

export interface Inbox {
  /** The address that the forms post to. */
  enquiryUrl: string;
  /** Answers `/__inbox`; false for every other address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

/**
 * @param root the project's root, an absolute path
 * @param siteFolder the site as it is built for development, relative to the root
 * @param sitePort the port on which it is served, on the loopback address
 */
export async function startInbox(root: string, siteFolder: string, sitePort: number): Promise<Inbox> {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.unshift(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // The mailer needs the folder before the first build has ended.
  mkdirSync(path.join(root, siteFolder), { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), "inbox-"));
  const configuration = readConfiguration({
    SITE_URL: `http://127.0.0.1:${sitePort}`,
    ALLOWED_ORIGINS: `http://localhost:${sitePort}`,
    SITE_FOLDER: path.join(root, siteFolder),
    DATA_FILE: path.join(folder, "enquiries.db"),
    PORT: "0",
    STATUS_PORT: "0",
    SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "owner@example.com",
    // Trying the form out must not exceed the limits.
    HOLD_PER_ADDRESS: "1000",
    FOLD_MINUTES: "1",
  });
  const mailer = await startMailer(configuration, readForm(root), () => {});
  return {
    enquiryUrl: mailer.url,
    answer(request, response) {
      if (request.url !== "/__inbox") return false;
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
      response.end(renderInbox(mails));
      return true;
    },
    async close() {
      await mailer.close();
      await new Promise<void>((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The newest mail first; the page reloads itself every few seconds. */
function renderInbox(mails: ParsedMail[]): string {
  const row = (name: string, text = "") => `<dt>${name}</dt><dd>${escapeHtml(text)}</dd>`;
  const articles = mails.map(
    ({ subject = "", from, to, replyTo, date, messageId, text = "", html }) =>
      `<article><h2>${escapeHtml(subject)}</h2><dl>${row("From", from?.text)}${row("To", [to].flat()[0]?.text)}` +
      `${row("Reply to", replyTo?.text)}${row("Date", date?.toISOString())}${row("Message-ID", messageId)}</dl>` +
      // As in a mail program, scripts and forms in a mail do not run.
      `<iframe sandbox title="As HTML" srcdoc="${escapeHtml(html || "")}"></iframe>` +
      `<details><summary>As text</summary><pre>${escapeHtml(text)}</pre></details></article>`,
  );
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="3">' +
    `<title>Inbox (${mails.length})</title><style>
      body { font: 16px/1.5 system-ui; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
      article { border: 1px solid; padding: 0 1rem 1rem; margin: 1rem 0 }
      dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem } dd { margin: 0; overflow-wrap: anywhere }
      iframe { width: 100%; height: 22rem; border: 0; background: #fff } pre { white-space: pre-wrap }
    </style></head><body>` +
    `<h1>Inbox</h1><p>${mails.length === 0 ? "No mail yet. Send an enquiry from the site." : ""}</p>` +
    `${articles.join("")}</body></html>`
  );
}
