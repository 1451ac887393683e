/** Sends what waits in the outbox, one mail at a time, and tries again what fails. */
import { setTimeout as sleep } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import { composeMail } from "./compose-mail.ts";
import type { Log } from "./log.ts";
import type { Mail, Outbox } from "./outbox.ts";
import type { Configuration } from "./read-configuration.ts";
import type { Form } from "./read-form.ts";
import { runDaily } from "./run-daily.ts";
import type { Metrics } from "./serve-status.ts";

/** Hands a mail to a server; rejects unless the server has taken it. */
export type Send = (mail: SendMailOptions) => Promise<unknown>;

interface SenderOptions {
  outbox: Outbox;
  form: Form;
  configuration: Configuration;
  log: Log;
  metrics: Metrics;
  now: () => number;
}

/**
 * Starts to send. Besides, it runs the daily chores.
 *
 * @returns `wake` to look into the outbox at once, `stop` to end after the mail in hand
 */
export function startSender({ outbox, form, configuration, log, metrics, now }: SenderOptions) {
  const { RETRY_FIRST_SECONDS, RETRY_LONGEST_SECONDS, RETRY_ATTEMPTS, ALERT_TO, ALERT_AFTER } = configuration;
  const firstMs = RETRY_FIRST_SECONDS * 1000;
  const longestMs = Math.max(firstMs, RETRY_LONGEST_SECONDS * 1000);
  const send = openTransport(configuration.SMTP_URL);
  const sendAlert = openTransport(configuration.ALERT_SMTP_URL ?? configuration.SMTP_URL);
  const stopping = new AbortController();
  let waking = new AbortController();

  /** Until `wake` or `stop`, or for this long: the command line may have changed the file. */
  async function rest(milliseconds: number): Promise<void> {
    const signal = AbortSignal.any([waking.signal, stopping.signal]);
    await sleep(milliseconds, undefined, { signal }).catch(() => {});
    if (waking.signal.aborted) waking = new AbortController();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        runDaily(outbox, configuration, now());
        const mail = outbox.next(longestMs);
        if (mail) await attempt(mail);
        else await rest(1000);
      } catch (error) {
        // The disk is full, most likely. Nothing is sent that could not be noted as sent.
        log("outbox-failed", { code: (error as { code?: string }).code ?? String(error) });
        await rest(1000);
      }
    }
  }

  async function attempt(mail: Mail): Promise<void> {
    outbox.begin(mail.id, now() + delayAfter(mail.attempts, firstMs, longestMs));
    const attempts = mail.attempts + 1;
    try {
      const told = mail.kind === "digest" ? outbox.listDigest(mail.id) : [];
      const options = composeMail(mail, told, form, configuration);
      await (mail.kind === "alert" ? sendAlert : send)(options);
    } catch (error) {
      const trouble = describeTrouble(error);
      const isLast = attempts >= RETRY_ATTEMPTS;
      metrics.add("mailer_send_failures_total");
      log("send-failed", { id: mail.id, kind: mail.kind, attempts, trouble, isLast });
      outbox.transaction(() => {
        outbox.fail(mail.id, trouble, isLast ? "dead" : "waiting");
        if (ALERT_TO && mail.kind !== "alert" && (attempts === ALERT_AFTER || isLast)) raiseAlert(trouble);
      });
      return;
    }
    metrics.add("mailer_sent_total");
    log("sent", { id: mail.id, kind: mail.kind, attempts });
    await noteDelivery(mail.id);
  }

  /** Goes on until it is written down, for what is not would be sent again. */
  async function noteDelivery(id: string): Promise<void> {
    for (;;) {
      try {
        outbox.deliver(id);
        return;
      } catch (error) {
        log("delivery-not-noted", { id, code: (error as { code?: string }).code });
        if (stopping.signal.aborted) return;
        await rest(500);
      }
    }
  }

  /** At most once an hour, whatever the number of failing mails. */
  function raiseAlert(trouble: string): void {
    const { waiting, dead } = outbox.count();
    outbox.addNotice("alert", new Date(now()).toISOString().slice(0, 13), {
      "Last failure": trouble,
      Waiting: String(waiting),
      "Given up, until you run retry": String(dead),
    });
  }

  const ended = run();
  return {
    wake: () => waking.abort(),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Milliseconds: twice as long after each failure, up to the longest; then between half of it and the whole, by chance. */
export function delayAfter(failures: number, firstMs: number, longestMs: number): number {
  return Math.round(Math.min(firstMs * 2 ** failures, longestMs) * (0.5 + Math.random() / 2));
}

/** Codes alone, for what a server says may name people. */
function describeTrouble(error: unknown): string {
  const { code, responseCode, command, name } = error as Record<string, unknown>;
  return [code ?? name, responseCode, command].filter(Boolean).join(" ");
}

/**
 * A connection for each mail: `smtps:` is TLS from the start, `smtp:` turns to TLS before it says anything. Only
 * on this machine itself may mail go in the open.
 */
export function openTransport(server: URL): Send {
  const isLocal = ["127.0.0.1", "[::1]", "localhost"].includes(server.hostname);
  const isSecure = server.protocol === "smtps:";
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ""),
    port: Number(server.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: !isSecure && isLocal,
    auth: server.username
      ? { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) }
      : undefined,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    dnsTimeout: 15_000,
  });
  // However slowly a server drips, an attempt ends.
  return (mail) => transport.sendMail({ ...mail, signal: AbortSignal.timeout(120_000) } as SendMailOptions);
}
