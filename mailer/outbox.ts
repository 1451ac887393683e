/**
 * The outbox: a database that stores every enquiry before it is answered, until after its mail is delivered. This module
 * is its SQL; the database is a SQLite file on a server (sqlite-outbox.ts), or D1 on Cloudflare (edge/d1-outbox.ts).
 *
 * Every change is one statement or one transaction, so that it is atomic, and several receivers and senders can work at
 * once.
 */
import { createHash, randomUUID } from "node:crypto";
import type { Database, Statement } from "./database.ts";

export type MailKind = "enquiry" | "digest" | "alert" | "heartbeat";
/** `held`: looks like spam, waits for `release`. `dead`: given up, waits for `retry`. */
export type MailState = "waiting" | "delivered" | "held" | "dead";

/** A mail in the outbox. Times are milliseconds since 1970. */
export interface Mail {
  id: string;
  kind: MailKind;
  state: MailState;
  received: number;
  /** An enquiry by field name, or the rows of an alert. */
  content: Record<string, string>;
  attempts: number;
  /** When the next attempt is due. */
  due: number;
  /** Until this time, it belongs to the sender that claimed it; 0 if no sender has claimed it. */
  lease: number;
  delivered: number | null;
  /** Why it is held, or was before its release. */
  held_for: string | null;
  /** The last failure to send it: codes only. */
  failure: string | null;
}

/** A row of the table. */
export interface Row extends Mail {
  rowid: number;
}

type StoredRow = Omit<Row, "content"> & { content: string };

export interface NewEnquiry {
  content: Record<string, string>;
  /** "" if the form had none. */
  token: string;
  /** Why it is to be held; undefined to send it. */
  heldFor: string | undefined;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * `fold` identifies an enquiry: repeated posts have the same value. `trouble` is the last failure. `digest` is the id of
 * the mail that listed a held enquiry.
 */
export const tables = [
  `CREATE TABLE IF NOT EXISTS mails (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, state TEXT NOT NULL, fold TEXT NOT NULL, received INTEGER NOT NULL,
    content TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL, delivered INTEGER,
    held_for TEXT, trouble TEXT,
    digest TEXT,
    lease INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  "CREATE INDEX IF NOT EXISTS mails_by_state ON mails (state, attempts, received)",
  "CREATE INDEX IF NOT EXISTS mails_by_fold ON mails (fold)",
  "CREATE INDEX IF NOT EXISTS mails_by_digest ON mails (digest, state, received)",
  "CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
];

const columns =
  "rowid, id, kind, state, received, content, attempts, due, lease, delivered, held_for, trouble AS failure";
const unlisted = "SELECT rowid FROM mails WHERE digest IS NULL AND state = 'held'";

/**
 * @param now the time, in milliseconds since 1970
 * @param foldMs within this time, an equal enquiry without a token counts as a repeated post
 * @param leaseMs how long a mail belongs to the sender that claimed it; 0 if there is only one sender
 */
export function createOutbox(database: Database, now: () => number, foldMs: number, leaseMs: number) {
  async function find(condition: string, ...values: (string | number)[]): Promise<Row[]> {
    const rows = await database.all(`SELECT ${columns} FROM mails WHERE ${condition}`, ...values);
    return (rows as StoredRow[]).map((row) => ({ ...row, content: JSON.parse(row.content) }));
  }

  /** Adds a mail if `condition` holds. */
  function insert(
    mail: { id: string; kind: MailKind; state: MailState; fold: string; content: object; heldFor?: string },
    condition: string,
    ...values: (string | number)[]
  ): Statement {
    const { id, kind, state, fold, content, heldFor = null } = mail;
    return [
      "INSERT INTO mails (id, kind, state, fold, received, content, due, held_for) " +
        `SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${condition}`,
      ...[id, kind, state, fold, now(), JSON.stringify(content), now(), heldFor],
      ...values,
    ];
  }

  /** Adds a mail from the service itself, once for each `occasion`. */
  function insertNotice(kind: "alert" | "heartbeat", occasion: string, content: Record<string, string>) {
    const fold = `${kind} ${occasion}`;
    const isNew = "NOT EXISTS (SELECT 1 FROM mails WHERE fold = ?)";
    return insert({ id: randomUUID(), kind, state: "waiting", fold, content }, isNew, fold);
  }

  const readPage = (after: number): Promise<Row[]> => find("rowid > ? ORDER BY rowid LIMIT 100", after);

  return {
    /** Writes to the outbox; rejects if it cannot be written, or if data stored now would be lost. */
    async checkHealth(): Promise<void> {
      // As large as a long enquiry, because a smaller value might still fit on a disk that is almost full.
      const value = String(now()).padEnd(16_384);
      await database.store("INSERT OR REPLACE INTO marks VALUES ('health', ?)", value);
    },
    /** Resolves when the enquiry is durable; rejects if it could not be stored. */
    async store({ content, token, heldFor }: NewEnquiry): Promise<"stored" | "held" | "folded"> {
      // Not only by the token: after a failed attempt, a visitor may change the text and post another enquiry with it.
      const fold = fingerprint(token, content);
      const state = heldFor ? "held" : "waiting";
      const isNew = "NOT EXISTS (SELECT 1 FROM mails WHERE fold = ? AND abs(received - ?) <= ?)";
      const within = token ? Number.MAX_SAFE_INTEGER : foldMs;
      const mail = { id: randomUUID(), kind: "enquiry", state, fold, content, heldFor } as const;
      const changes = await database.store(...insert(mail, isNew, fold, now(), within));
      return changes === 0 ? "folded" : heldFor ? "held" : "stored";
    },
    addHeartbeat: (day: string) => database.run(insertNotice("heartbeat", day, {})),
    /**
     * Claims the next mail to send, if any; mails that have not failed yet come first. A due time that is too far in the
     * future was set while the clock was wrong, and counts as now. The time of the next attempt is stored before this
     * attempt, so that a crash delays it too.
     *
     * @param longestMs the longest delay between two attempts
     * @param delayAfter returns the delay after a number of failures, in milliseconds
     */
    async claim(longestMs: number, delayAfter: (failures: number) => number): Promise<Mail | undefined> {
      const isDue =
        "state = 'waiting' AND (due <= ? OR due > ?) AND (lease <= ? OR lease > ?) ORDER BY attempts, received, rowid LIMIT 1";
      for (;;) {
        const time = now();
        const [mail] = await find(isDue, time, time + longestMs, time, time + leaseMs);
        if (!mail) return undefined;
        const attempts = mail.attempts + 1;
        const due = time + delayAfter(mail.attempts);
        const lease = time + leaseMs;
        const changes = await database.run([
          "UPDATE mails SET attempts = ?, due = ?, lease = ? WHERE id = ? AND state = 'waiting' AND attempts = ? AND lease = ?",
          ...[attempts, due, lease, mail.id, mail.attempts, mail.lease],
        ]);
        // Otherwise another sender has claimed it.
        if (changes === 1) return { ...mail, attempts, due, lease };
      }
    },
    deliver: (id: string) =>
      database.run([
        "UPDATE mails SET state = 'delivered', delivered = ?, trouble = NULL, lease = 0 WHERE id = ?",
        ...[now(), id],
      ]),
    /**
     * Records a failed attempt, unless the mail belongs to another sender by now. A digest that is given up is erased, so
     * that the next one lists its enquiries.
     *
     * @param alert the rows of an alert to add; at most one alert per hour is added
     */
    fail({ id, lease }: Mail, failure: string, state: "waiting" | "dead", alert?: Record<string, string>) {
      const hour = new Date(now()).toISOString().slice(0, 13);
      const isGivenUp = "EXISTS (SELECT 1 FROM mails WHERE id = ? AND state = 'dead')";
      return database.run(
        [
          "UPDATE mails SET state = ?, trouble = ?, lease = 0 WHERE id = ? AND state = 'waiting' AND lease = ?",
          ...[state, failure, id, lease],
        ],
        [`UPDATE mails SET digest = NULL WHERE digest = ? AND ${isGivenUp}`, id, id],
        ["DELETE FROM mails WHERE id = ? AND state = 'dead' AND kind = 'digest'", id],
        ...(alert ? [insertNotice("alert", hour, alert)] : []),
      );
    },
    /** Named values that outlive the process. */
    async readMark(name: string): Promise<string | undefined> {
      const [row] = await database.all("SELECT value FROM marks WHERE name = ?", name);
      return (row as { value: string } | undefined)?.value;
    },
    writeMark: (name: string, value: string) =>
      database.run(["INSERT OR REPLACE INTO marks VALUES (?, ?)", name, value]),
    /**
     * Adds a digest of held enquiries that are in no digest yet, if there are any.
     *
     * @param most the number of enquiries that it may list
     * @returns whether one was added
     */
    async addDigest(most: number): Promise<boolean> {
      const id = randomUUID();
      const changes = await database.run(
        insert(
          { id, kind: "digest", state: "waiting", fold: `digest ${id}`, content: {} },
          `EXISTS (${unlisted})`,
        ),
        [`UPDATE mails SET digest = ? WHERE rowid IN (${unlisted} ORDER BY received LIMIT ?)`, id, most],
      );
      return changes > 0;
    },
    listDigest: (digest: string): Promise<Mail[]> => find("digest = ? ORDER BY received, rowid", digest),
    /**
     * Erases mails delivered before `time`, and held enquiries whose digest was delivered before then.
     *
     * @returns the number of erased mails
     */
    eraseBefore(time: number): Promise<number> {
      const old = "state = 'delivered' AND delivered < ?";
      const listed = `state = 'held' AND digest IN (SELECT id FROM mails WHERE ${old})`;
      return database.run(
        [`DELETE FROM mails WHERE ${listed}`, time],
        [`DELETE FROM mails WHERE ${old}`, time],
      );
    },
    /** The next hundred mails after a row, in the order of arrival. */
    readPage,
    /** Every mail, in the order of arrival. */
    list: () => listPages(readPage),
    erase: (id: string) => database.run(["DELETE FROM mails WHERE id = ?", id]),
    /** For `retry` and `release`: makes a mail due now and resets its attempts. Delivered mails stay delivered. */
    send: (id: string) =>
      database.run([
        "UPDATE mails SET state = 'waiting', attempts = 0, due = ? WHERE id = ? AND state != 'delivered'",
        ...[now(), id],
      ]),
    /** The number of mails in each state, and when the oldest waiting one was received. */
    async count() {
      const counts = { waiting: 0, delivered: 0, held: 0, dead: 0 };
      let oldestWaiting: number | null = null;
      const groups = "SELECT state, count(*) AS number, min(received) AS oldest FROM mails GROUP BY state";
      for (const row of await database.all(groups)) {
        const { state, number, oldest } = row as { state: MailState; number: number; oldest: number };
        counts[state] = number;
        if (state === "waiting") oldestWaiting = oldest;
      }
      return { ...counts, oldestWaiting };
    },
    reclaimSpace: () => database.reclaimSpace(),
    close: () => database.close(),
  };
}

/** The part of an outbox that the command line needs. */
export type CommandOutbox = Pick<Outbox, "list" | "send" | "erase" | "reclaimSpace" | "close">;

/** Every mail, page by page, because the outbox may not fit in memory. */
export async function* listPages(readPage: (after: number) => Promise<Row[]>): AsyncGenerator<Mail> {
  let last = 0;
  for (;;) {
    const page = await readPage(last);
    if (page.length === 0) return;
    for (const { rowid, ...mail } of page) {
      last = rowid;
      yield mail;
    }
  }
}

/** Returns the same value for repeated posts of one enquiry. */
function fingerprint(token: string, content: Record<string, string>): string {
  return createHash("sha256")
    .update(JSON.stringify([token, ...Object.entries(content)]))
    .digest("base64url");
}
