/** The commands of `npm run mailer`: the service, and commands for its outbox. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseEmail } from "./check-enquiry.ts";
import { log } from "./log.ts";
import type { CommandOutbox, Mail, MailState } from "./outbox.ts";
import { readConfiguration } from "./read-configuration.ts";
import { openContactPage } from "./read-contact-page.ts";
import { readForm } from "./read-form.ts";
import { openRemoteOutbox } from "./remote-outbox.ts";
import { createTemplate } from "./render-answer.ts";
import { sendProbe } from "./send-probe.ts";
import { openOutbox } from "./sqlite-outbox.ts";
import { startMailer } from "./start-mailer.ts";

export const help = `Receives enquiries and mails them. The configuration is in the environment: see docs/enquiries.md.

Usage:
  npm run mailer                      starts the service
  npm run mailer -- list [STATE]      what is in the outbox: waiting, delivered, held, dead
  npm run mailer -- retry ID|all      sends again what was given up
  npm run mailer -- release ID|all    sends what was held back
  npm run mailer -- export E-MAIL     prints all that is stored of one person, as JSON
  npm run mailer -- erase E-MAIL      erases all that is stored of one person
  npm run mailer -- probe URL         posts a marked enquiry through the form on a page, and waits until it has
                                      been mailed (on the machine of the mailer; elsewhere with --answer-only)
  npm run mailer -- error-page        prints the page that the web server shows while the mailer is down
  npm run mailer -- --help            this text

With MAILER_URL and MAILER_TOKEN, list, retry, release, export, erase and probe work on a mailer on Cloudflare.

Exit status: 0 done, 1 it cannot be done, 2 wrong arguments.
`;

const root = path.resolve(import.meta.dirname, "..");

/** Wrong use of the command line; the message says what to do. */
export class UsageError extends Error {}

async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const configuration = readConfiguration(environment);
  const { SITE_FOLDER, SITE_URL } = configuration;
  const form = readForm(root);
  try {
    const template = createTemplate(openContactPage(SITE_FOLDER), SITE_URL, form);
    await template.renderForm({ values: {}, mistakes: [] });
  } catch (error) {
    throw new UsageError(
      `There is no built site in ${path.resolve(SITE_FOLDER)} (SITE_FOLDER): run "npm run build" first.\n${(error as Error).message}`,
    );
  }
  const mailer = await startMailer(configuration, form, log);
  log("started", { url: mailer.url, status: mailer.statusUrl });
  const end = () => void mailer.close().then(() => log("ended"));
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}

/** Opens the outbox. A missing file is not created, because it means that DATA_FILE is wrong. */
function openExisting(environment: NodeJS.ProcessEnv): CommandOutbox {
  const { MAILER_URL, MAILER_TOKEN = "" } = environment;
  if (MAILER_URL) return openRemoteOutbox(MAILER_URL, MAILER_TOKEN);
  const file = environment.DATA_FILE || "mailer-data/enquiries.db";
  if (!existsSync(file)) throw new UsageError(`There is no outbox at ${path.resolve(file)} (DATA_FILE).`);
  return openOutbox(file, Date.now, 0, false);
}

/** A line without personal data. */
function describe({ id, kind, state, received, attempts, held_for, failure }: Mail): string {
  return [
    id,
    new Date(received).toISOString().slice(0, 19),
    kind.padEnd(9),
    state.padEnd(9),
    attempts,
    held_for ?? failure ?? "",
  ].join("  ");
}

/** Returns the results of `work` for the mails that meet a condition. The other mails do not stay in memory. */
async function collect<T>(
  outbox: CommandOutbox,
  test: (mail: Mail) => boolean,
  work: (mail: Mail) => T | Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for await (const mail of outbox.list()) if (test(mail)) results.push(await work(mail));
  return results;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Runs one command. The service continues after this function has returned.
 *
 * @param args the words of the command line
 * @returns what to print
 * @throws UsageError for wrong arguments, ConfigurationError, or the error of the system
 */
export async function runCommand(
  [command = "serve", argument]: string[],
  isAnswerOnly: boolean,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  if (command === "serve") {
    await serve(environment);
    return "";
  }
  if (command === "error-page") {
    const { SITE_URL = "", SITE_FOLDER = "dist" } = environment;
    if (!URL.canParse(SITE_URL)) throw new UsageError("Whose? Set SITE_URL, the address of the site.");
    const template = createTemplate(openContactPage(SITE_FOLDER), SITE_URL, readForm(root));
    return (await template.renderNotice("down")).html;
  }
  if (command === "probe") {
    if (!argument || !URL.canParse(argument)) throw new UsageError("Which page? npm run mailer -- probe URL");
    const email = environment.MAIL_TO || "probe@example.com";
    const outbox = isAnswerOnly ? undefined : openExisting(environment);
    return sendProbe(argument, email, readForm(root), outbox, 60).finally(() => outbox?.close());
  }
  if (!["list", "retry", "release", "export", "erase"].includes(command)) {
    throw new UsageError(`There is no command "${command}".\n\n${help}`);
  }
  const outbox = openExisting(environment);
  try {
    if (command === "list") {
      const states: string[] = ["waiting", "delivered", "held", "dead"] satisfies MailState[];
      if (argument && !states.includes(argument))
        throw new UsageError(`The states are ${states.join(", ")}.`);
      const lines = await collect(outbox, ({ state }) => !argument || state === argument, describe);
      return [...lines, `${lines.length} in all`].join("\n");
    }
    if (command === "retry" || command === "release") {
      // `retry` also sends a waiting mail before its next attempt is due.
      const states = command === "retry" ? ["dead", "waiting"] : ["held"];
      const sent = await collect(
        outbox,
        ({ id, state }) => states.includes(state) && (argument === "all" || argument === id),
        ({ id }) => outbox.send(id),
      );
      if (sent.length === 0)
        throw new UsageError(`No ${states[0]} mail has that id. See: npm run mailer -- list ${states[0]}`);
      return `${sum(sent)} to be sent.`;
    }
    const email = parseEmail(argument ?? "")?.toLowerCase();
    if (!email) throw new UsageError(`Whose? npm run mailer -- ${command} somebody@example.com`);
    const isTheirs = ({ kind, content }: Mail) =>
      kind === "enquiry" && parseEmail(content.email ?? "")?.toLowerCase() === email;
    if (command === "export") return JSON.stringify(await collect(outbox, isTheirs, (mail) => mail), null, 2);
    const erased = sum(await collect(outbox, isTheirs, ({ id }) => outbox.erase(id)));
    await outbox.reclaimSpace();
    return `${erased} erased.`;
  } finally {
    outbox.close();
  }
}
