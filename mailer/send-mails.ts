/** Sends the waiting mails of the outbox, one at a time, and retries those that fail. */
import { setTimeout as sleep } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import { composeMail } from "./compose-mail.ts";
import type { Log } from "./log.ts";
import type { Mail, Outbox } from "./outbox.ts";
import type { Configuration } from "./read-configuration.ts";
import type { Form } from "./read-form.ts";
import { runDaily } from "./run-daily.ts";
import type { Metrics } from "./serve-status.ts";

/** Hands a mail to a server; rejects unless the server has accepted it. */
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
 * Starts to send, and to run the daily tasks.
 *
 * @returns `wake` to look into the outbox at once, `stop` to end after the current mail
 */
export function startSender({ outbox, form, configuration, log, metrics, now }: SenderOptions) {
  const { RETRY_FIRST_SECONDS, RETRY_LONGEST_SECONDS, RETRY_ATTEMPTS, ALERT_TO, ALERT_AFTER } = configuration;
  const firstMs = RETRY_FIRST_SECONDS * 1000;
  const longestMs = Math.max(firstMs, RETRY_LONGEST_SECONDS * 1000);
  const send = openTransport(configuration.SMTP_URL);
  const sendAlert = openTransport(configuration.ALERT_SMTP_URL ?? configuration.SMTP_URL);
  const stopping = new AbortController();
  let waking = new AbortController();

  /** Waits until `wake` or `stop`, or this long: another process, such as `retry`, may have changed the outbox. */
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
        // The disk is full, most likely. Nothing is sent while its delivery could not be recorded.
        log("outbox-failed", { code: (error as { code?: string }).code ?? String(error) });
        await rest(1000);
      }
    }
  }

  async function attempt(mail: Mail): Promise<void> {
    outbox.begin(mail.id, now() + delayAfter(mail.attempts, firstMs, longestMs));
    const attempts = mail.attempts + 1;
    try {
      const listed = mail.kind === "digest" ? outbox.listDigest(mail.id) : [];
      const options = composeMail(mail, listed, form, configuration);
      await (mail.kind === "alert" ? sendAlert : send)(options);
    } catch (error) {
      const failure = describeFailure(error);
      const isLast = attempts >= RETRY_ATTEMPTS;
      metrics.add("mailer_send_failures_total");
      log("send-failed", { id: mail.id, kind: mail.kind, attempts, failure, isLast });
      outbox.transaction(() => {
        outbox.fail(mail.id, failure, isLast ? "dead" : "waiting");
        if (ALERT_TO && mail.kind !== "alert" && (attempts === ALERT_AFTER || isLast)) raiseAlert(failure);
      });
      return;
    }
    metrics.add("mailer_sent_total");
    log("sent", { id: mail.id, kind: mail.kind, attempts });
    await recordDelivery(mail.id);
  }

  /** Tries until it succeeds: a mail whose delivery is not recorded would be sent again. */
  async function recordDelivery(id: string): Promise<void> {
    for (;;) {
      try {
        outbox.deliver(id);
        return;
      } catch (error) {
        log("delivery-not-recorded", { id, code: (error as { code?: string }).code });
        if (stopping.signal.aborted) return;
        await rest(500);
      }
    }
  }

  /** Adds an alert, at most one an hour. */
  function raiseAlert(failure: string): void {
    const { waiting, dead } = outbox.count();
    outbox.addNotice("alert", new Date(now()).toISOString().slice(0, 13), {
      "Last failure": failure,
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

/** Exponential backoff with jitter, in milliseconds: doubles after each failure up to the longest, then half of that or more. */
export function delayAfter(failures: number, firstMs: number, longestMs: number): number {
  return Math.round(Math.min(firstMs * 2 ** failures, longestMs) * (0.5 + Math.random() / 2));
}

/** Codes only: the messages of a server may contain addresses. */
function describeFailure(error: unknown): string {
  const { code, responseCode, command, name } = error as Record<string, unknown>;
  return [code ?? name, responseCode, command].filter(Boolean).join(" ");
}

/**
 * Connects to a mail server, anew for each mail. `smtps:` uses TLS from the start, `smtp:` requires STARTTLS. Only a
 * server on this machine may be used without TLS.
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
  // An attempt ends, however slowly a server answers.
  return (mail) => transport.sendMail({ ...mail, signal: AbortSignal.timeout(120_000) } as SendMailOptions);
}
