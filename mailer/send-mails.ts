/** Sends the waiting mails of the outbox, one at a time, and retries those that fail. */
import { setTimeout as sleep } from "node:timers/promises";
import { type ComposedMail, composeMail } from "./compose-mail.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Mail, Outbox } from "./outbox.ts";
import type { CommonConfiguration } from "./read-configuration.ts";
import type { Form } from "./read-form.ts";

/** Sends a mail to a mail server or provider; rejects unless the mail is accepted. */
export type Send = (mail: ComposedMail) => Promise<unknown>;

export interface SenderOptions {
  outbox: Outbox;
  form: Form;
  configuration: CommonConfiguration;
  log: Log;
  metrics: Pick<Metrics, "add">;
  send: Send;
  /** For alerts about mail that `send` cannot send. */
  sendAlert: Send;
}

/**
 * @returns a function that attempts to send the mail that is due next, and resolves to false if there is none. After
 *   `stopping` is aborted, it does not try again to record a delivery.
 */
export function createSender({ outbox, form, configuration, log, metrics, send, sendAlert }: SenderOptions) {
  const { RETRY_FIRST_SECONDS, RETRY_LONGEST_SECONDS, RETRY_ATTEMPTS, ALERT_TO, ALERT_AFTER } = configuration;
  const firstMs = RETRY_FIRST_SECONDS * 1000;
  const longestMs = Math.max(firstMs, RETRY_LONGEST_SECONDS * 1000);

  async function attempt(mail: Mail, stopping: AbortSignal): Promise<void> {
    const { id, kind, attempts } = mail;
    try {
      const listed = kind === "digest" ? await outbox.listDigest(id) : [];
      const options = composeMail(mail, listed, form, configuration);
      await (kind === "alert" ? sendAlert : send)(options);
    } catch (error) {
      const failure = describeFailure(error);
      const isLast = attempts >= RETRY_ATTEMPTS;
      metrics.add("mailer_send_failures_total");
      log("send-failed", { id, kind, attempts, failure, isLast });
      const isAlert = ALERT_TO && kind !== "alert" && (attempts === ALERT_AFTER || isLast);
      const alert = isAlert ? await writeAlert(failure, isLast) : undefined;
      await outbox.fail(mail, failure, isLast ? "dead" : "waiting", alert);
      return;
    }
    metrics.add("mailer_sent_total");
    log("sent", { id, kind, attempts });
    await recordDelivery(id, stopping);
  }

  /** Tries until it succeeds: a mail whose delivery is not recorded would be sent again. */
  async function recordDelivery(id: string, stopping: AbortSignal): Promise<void> {
    for (;;) {
      try {
        await outbox.deliver(id);
        return;
      } catch (error) {
        log("delivery-not-recorded", { id, code: codeOf(error) });
        if (stopping.aborted) return;
        await sleep(500, undefined, { signal: stopping }).catch(() => {});
      }
    }
  }

  /** The rows of an alert, which count the mail that has just failed. */
  async function writeAlert(failure: string, isLast: boolean): Promise<Record<string, string>> {
    const { waiting, dead } = await outbox.count();
    const given = isLast ? 1 : 0;
    return {
      "Last failure": failure,
      Waiting: String(waiting - given),
      "Given up, until you run retry": String(dead + given),
    };
  }

  return async (stopping: AbortSignal): Promise<boolean> => {
    const mail = await outbox.claim(longestMs, (failures) => delayAfter(failures, firstMs, longestMs));
    if (mail) await attempt(mail, stopping);
    return mail !== undefined;
  };
}

/** Exponential backoff with jitter, in milliseconds: doubles after each failure up to the longest, then takes 50 to 100 %. */
export function delayAfter(failures: number, firstMs: number, longestMs: number): number {
  return Math.round(Math.min(firstMs * 2 ** failures, longestMs) * (0.5 + Math.random() / 2));
}

/** Codes only: the messages of a server may contain addresses. */
function describeFailure(error: unknown): string {
  const { code, responseCode, command, name } = error as Record<string, unknown>;
  // The code of a DOMException is a number.
  return [typeof code === "string" ? code : name, responseCode, command].filter(Boolean).join(" ");
}

/** The code of an outbox error, for the log. */
export function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? String(error);
}
