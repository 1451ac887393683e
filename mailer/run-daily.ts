/** The daily tasks: the digest of held enquiries, the heartbeat, and erasing old mails. */
import type { Outbox } from "./outbox.ts";
import type { CommonConfiguration } from "./read-configuration.ts";

/** With truncated fields (compose-mail.ts), this many take less than 1 MB, which every mail server accepts. */
const enquiriesPerDigest = 150;

/**
 * Runs the tasks of the day unless they are done. After a crash, they run again: they are idempotent.
 *
 * @param time milliseconds since 1970; the day begins at the configured hour, UTC
 */
export async function runDaily(
  outbox: Outbox,
  configuration: CommonConfiguration,
  time: number,
): Promise<void> {
  const day = new Date(time - configuration.DAILY_HOUR * 3_600_000).toISOString().slice(0, 10);
  if ((await outbox.readMark("day")) === day) return;
  while (await outbox.addDigest(enquiriesPerDigest));
  if (configuration.HEARTBEAT === "daily") await outbox.addHeartbeat(day);
  const erased = await outbox.eraseBefore(time - configuration.RETENTION_DAYS * 86_400_000);
  await outbox.writeMark("day", day);
  if (erased > 0) await outbox.reclaimSpace();
}
