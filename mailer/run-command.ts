/** The commands of `npm run mailer`: the service, and what looks into its outbox. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseEmail } from "./check-enquiry.ts";
import { log } from "./log.ts";
import { type Mail, type MailState, openOutbox } from "./outbox.ts";
import { readConfiguration } from "./read-configuration.ts";
import { readForm } from "./read-form.ts";
import { openTemplate } from "./render-answer.ts";
import { sendProbe } from "./send-probe.ts";
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
  npm run mailer -- --help            this text

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
    openTemplate(SITE_FOLDER, SITE_URL, form).renderForm({ values: {}, mistakes: [] });
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

/** Opens the outbox. It is not created if it is missing, because DATA_FILE is wrong then. */
function openExisting(environment: NodeJS.ProcessEnv) {
  const file = environment.DATA_FILE || "mailer-data/enquiries.db";
  if (!existsSync(file)) throw new UsageError(`There is no outbox at ${path.resolve(file)} (DATA_FILE).`);
  return openOutbox(file, Date.now, 0, false);
}

/** One line for each mail, without personal data. */
function listMails(mails: Mail[]): string {
  const lines = mails.map(({ id, kind, state, received, attempts, held_for, failure }) =>
    [
      id,
      new Date(received).toISOString().slice(0, 19),
      kind.padEnd(9),
      state.padEnd(9),
      attempts,
      held_for ?? failure ?? "",
    ].join("  "),
  );
  return [...lines, `${mails.length} in all`].join("\n");
}

/**
 * Runs one command. The service goes on after this has returned.
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
      return listMails(outbox.list().filter(({ state }) => !argument || state === argument));
    }
    if (command === "retry" || command === "release") {
      // `retry` also sends a waiting mail before its next attempt is due.
      const states = command === "retry" ? ["dead", "waiting"] : ["held"];
      const mails = outbox
        .list()
        .filter(({ id, state }) => states.includes(state) && (argument === "all" || argument === id));
      if (mails.length === 0)
        throw new UsageError(`No ${states[0]} mail has that id. See: npm run mailer -- list ${states[0]}`);
      return `${mails.reduce((sum, { id }) => sum + outbox.send(id), 0)} to be sent.`;
    }
    const email = parseEmail(argument ?? "")?.toLowerCase();
    if (!email) throw new UsageError(`Whose? npm run mailer -- ${command} somebody@example.com`);
    const mails = outbox
      .list()
      .filter(
        ({ kind, content }) => kind === "enquiry" && parseEmail(content.email ?? "")?.toLowerCase() === email,
      );
    if (command === "export") return JSON.stringify(mails, null, 2);
    const erased = mails.reduce((sum, { id }) => sum + outbox.erase(id), 0);
    outbox.truncateLog();
    return `${erased} erased.`;
  } finally {
    outbox.close();
  }
}
