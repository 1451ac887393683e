/** The daily tasks: the digest of held enquiries, the heartbeat, and erasing old mails. */
import type { Outbox } from "./outbox.ts";
import type { Configuration } from "./read-configuration.ts";

/** So many, of which each field is cut off (compose-mail.ts), are less than 1 MB, which every mail server accepts. */
const enquiriesPerDigest = 150;

/**
 * Runs the tasks of the day unless they are done. They are one transaction: after a crash, all of them run again.
 *
 * @param time milliseconds since 1970; the day begins at the configured hour, UTC
 */
export function runDaily(outbox: Outbox, configuration: Configuration, time: number): void {
  const day = new Date(time - configuration.DAILY_HOUR * 3_600_000).toISOString().slice(0, 10);
  if (outbox.readMark("day") === day) return;
  const erased = outbox.transaction(() => {
    while (outbox.addDigest(enquiriesPerDigest) > 0);
    if (configuration.HEARTBEAT === "daily") outbox.addNotice("heartbeat", day);
    outbox.writeMark("day", day);
    return outbox.eraseBefore(time - configuration.RETENTION_DAYS * 86_400_000);
  });
  if (erased > 0) outbox.reclaimSpace();
}
