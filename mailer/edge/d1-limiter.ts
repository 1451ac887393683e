/** Rate limits that all instances of the worker share. */
import { createHmac } from "node:crypto";
import type { CreateLimiter } from "../create-limiter.ts";
import type { Database } from "../database.ts";
import type { Log } from "../log.ts";
import { codeOf } from "../send-mails.ts";

/** The number of events of a key in each tenth of the window. */
export const tables = [
  "CREATE TABLE IF NOT EXISTS events (key TEXT NOT NULL, slot INTEGER NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (key, slot)) STRICT, WITHOUT ROWID",
  "CREATE INDEX IF NOT EXISTS events_by_slot ON events (slot)",
];

const slotsPerWindow = 10;

/**
 * Each event is counted and compared in one statement, so that two instances cannot both allow the last event.
 *
 * @param secret the secret for HMACs of the keys, which are not stored themselves, because they contain IP addresses
 */
export function createD1Limiters(
  database: Database,
  secret: string,
  now: () => number,
  log: Log,
): CreateLimiter {
  return (name, limit, windowMs) => async (key) => {
    const hash = createHmac("sha256", secret).update(`${name} ${key}`).digest("base64url");
    const slot = Math.floor(now() / (windowMs / slotsPerWindow));
    const first = slot - slotsPerWindow + 1;
    try {
      const changes = await database.run([
        "INSERT INTO events SELECT ?, ?, 1 " +
          "WHERE (SELECT coalesce(sum(number), 0) FROM events WHERE key = ? AND slot BETWEEN ? AND ?) < ? " +
          "ON CONFLICT DO UPDATE SET number = number + 1",
        ...[hash, slot, hash, first, slot, limit],
      ]);
      return changes === 0;
    } catch (error) {
      // Most likely, the enquiry cannot be stored either. Its response says so, and contains the typed text.
      log("limit-failed", { code: codeOf(error) });
      return false;
    }
  };
}

/** Erases events that are no longer in any window. */
export async function eraseOldEvents(database: Database, windowMs: number, now: number): Promise<void> {
  const slot = Math.floor(now / (windowMs / slotsPerWindow));
  await database.run(["DELETE FROM events WHERE slot NOT BETWEEN ? AND ?", slot - slotsPerWindow + 1, slot]);
}
