/** A mailer in this process, with its own folder, mail server and clock. All of them end with the test. */
import { request } from "node:http";
import path from "node:path";
import Database from "libsql";
import { inject, onTestFinished } from "vitest";
import type { Log } from "../../mailer/log.ts";
import type { Mail } from "../../mailer/outbox.ts";
import { type Configuration, readConfiguration } from "../../mailer/read-configuration.ts";
import { readForm } from "../../mailer/read-form.ts";
import { type Mailer, startMailer } from "../../mailer/start-mailer.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

export const root = path.resolve(import.meta.dirname, "../..");
export const form = readForm(root);
export const siteUrl = "https://www.site.example";
export const owner = "owner@agency.example";
export const sender = "website@agency.example";

/** The choices of the form. */
export const choices = form.fields.flatMap(({ options = [] }) => options);
const [firstChoice = "", choice = firstChoice] = choices;

/** An enquiry as a visitor types it. */
export const enquiry = {
  name: "Zoë Ångström",
  email: "zoe@mail.example.org",
  phone: "call (416) 555-0199, ext. 4",
  need: choice,
  message: "A shop & a blog = 100% in French?\r\nFor June.",
};

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface TestMailer extends Mailer {
  mailServer: MailServer;
  configuration: Configuration;
  /** Lines of the log, as they are printed. */
  logged: string[];
  /** Moves the clock by so many milliseconds. */
  jump(milliseconds: number): void;
  /** What is in the outbox now. */
  stored(): Mail[];
  post(
    fields: Record<string, string> | [string, string][] | string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

/** The configuration of a service, with its data in a folder. */
export function environmentOf(folder: string, mailServer: MailServer): Record<string, string> {
  return {
    ...commonEnvironment(),
    DATA_FILE: path.join(folder, "enquiries.db"),
    PORT: "0",
    STATUS_PORT: "0",
    SMTP_URL: mailServer.url,
  };
}

/** What every mailer needs: limits that no test reaches, and a second between attempts. */
export function commonEnvironment(): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    SITE_FOLDER: inject("site"),
    MAIL_FROM: sender,
    MAIL_TO: owner,
    RETRY_FIRST_SECONDS: "1",
    RETRY_LONGEST_SECONDS: "1",
    HOLD_PER_ADDRESS: "100000",
    HOLD_PER_TEXT: "100000",
    REFUSE_PER_ADDRESS: "100000",
    REFUSE_IN_TOTAL: "100000",
  };
}

/**
 * Starts a mailer.
 *
 * @param environment variables besides those of `environmentOf`
 */
export async function tryMailer(
  environment: Record<string, string> = {},
  folder = temporaryFolder(),
): Promise<TestMailer> {
  const mailServer = await startMailServer();
  const configuration = readConfiguration({ ...environmentOf(folder, mailServer), ...environment });
  const logged: string[] = [];
  const log: Log = (event, details) => logged.push(JSON.stringify({ event, ...details }));
  let offset = 0;
  const now = () => Date.now() + offset;
  const mailer = await startMailer(configuration, form, log, now);
  onTestFinished(async () => {
    await mailer.close();
    await mailServer.close();
  });
  return {
    ...mailer,
    mailServer,
    configuration,
    logged,
    jump: (milliseconds) => {
      offset += milliseconds;
    },
    stored: () => readRows(configuration.DATA_FILE, "SELECT * FROM mails ORDER BY rowid").map(parseMail),
    post: (fields, headers) => post(mailer.url, fields, headers),
  };
}

/** The rows that a query finds in the file of an outbox. */
export function readRows(file: string, sql: string): unknown[] {
  const db = new Database(file, { timeout: 5000 });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

function parseMail(row: unknown): Mail {
  const { content, trouble, ...mail } = row as Omit<Mail, "content"> & { content: string; trouble: string };
  return { ...mail, content: JSON.parse(content), failure: trouble };
}

/**
 * Posts as a browser does: a response that comes before the whole body is sent is an error. An empty body is sent with the
 * headers, because its post is complete with them: a fast server answers, and closes the connection, at once.
 *
 * @param headers replace those of the form
 * @param delay of the body after the headers, in milliseconds
 */
export function post(
  url: string,
  fields: Record<string, string> | [string, string][] | string | Buffer,
  headers: Record<string, string> = {},
  delay = 0,
): Promise<Answer> {
  const body =
    typeof fields === "string" || Buffer.isBuffer(fields) ? fields : new URLSearchParams(fields).toString();
  return new Promise((resolve, reject) => {
    let isSent = false;
    const outgoing = request(
      url,
      {
        method: "POST",
        agent: false,
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "Content-Length": String(Buffer.byteLength(body)),
          ...headers,
        },
      },
      async (response) => {
        if (!isSent) return reject(new Error("The response came before the body was sent."));
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of response) chunks.push(chunk);
          const text = Buffer.concat(chunks).toString("utf8");
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        } catch (error) {
          reject(error);
        }
      },
    );
    outgoing.on("error", reject);
    const sendBody = () => {
      isSent = true;
      outgoing.end(body);
    };
    if (body.length === 0) return sendBody();
    outgoing.flushHeaders();
    setTimeout(sendBody, delay);
  });
}
