/**
 * The outbox: one SQLite file that holds every enquiry from before it is answered until after its mail is delivered. The
 * write-ahead log is synced at every commit (`synchronous=FULL`), so what is stored survives a power cut.
 */
import { createHash, randomUUID } from "node:crypto";
import { type OpenDatabase, OutboxError, openDatabase } from "./open-database.ts";

export { OutboxError };

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
  delivered: number | null;
  /** Why it is held, or was before its release. */
  held_for: string | null;
  /** The last failure to send it: codes only. */
  failure: string | null;
}

/** A row of the table. */
interface Row extends Mail {
  rowid: number;
}

type StoredRow = Omit<Row, "content"> & { content: string };

export interface NewEnquiry {
  content: Record<string, string>;
  /** "" where the form had none. */
  token: string;
  /** Why it is to be held; undefined to send it. */
  heldFor: string | undefined;
}

export type Outbox = ReturnType<typeof openOutbox>;

const columns =
  "rowid, id, kind, state, received, content, attempts, due, delivered, held_for, trouble AS failure";

/**
 * `fold` identifies an enquiry: repeated posts of it have the same. `trouble` is the last failure. `digest` is the id of
 * the mail that listed a held enquiry.
 */
const tables = `
  CREATE TABLE IF NOT EXISTS mails (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, state TEXT NOT NULL, fold TEXT NOT NULL, received INTEGER NOT NULL,
    content TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL, delivered INTEGER,
    held_for TEXT, trouble TEXT,
    digest TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mails_by_state ON mails (state, attempts, received);
  CREATE INDEX IF NOT EXISTS mails_by_fold ON mails (fold);
  CREATE INDEX IF NOT EXISTS mails_by_digest ON mails (digest, state, received);
  CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  PRAGMA user_version = 1;
`;

/**
 * Opens the outbox. A service whose file cannot be opened, because the disk is full, starts all the same: every use of the
 * outbox tries again, and throws until it succeeds.
 *
 * @param now the time, in milliseconds since 1970
 * @param foldMs within this time, an equal enquiry without a token counts as a repeated post
 * @param isService whether this process receives and sends, which only one process may do
 * @throws OutboxError if another process serves this file
 */
export function openOutbox(file: string, now: () => number, foldMs: number, isService: boolean) {
  let opened: OpenDatabase | undefined;
  /** What SQLite reported as damage, after which nothing is promised any more. */
  let damage: unknown;

  /** Everything that is done with the database. */
  function use<T>(work: (database: OpenDatabase) => T): T {
    try {
      opened ??= openDatabase(file, tables, isService);
      return work(opened);
    } catch (error) {
      if (opened && /^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? "")) damage = error;
      throw error;
    }
  }

  /** @returns the rows of the result */
  const all = (sql: string, ...values: unknown[]): unknown[] =>
    use(({ prepare }) => prepare(sql).all(...values));

  /** @returns the number of changed rows */
  const run = (sql: string, ...values: unknown[]): number =>
    use(({ prepare }) => prepare(sql).run(...values).changes);

  const find = (condition: string, ...values: unknown[]): Row[] =>
    (all(`SELECT ${columns} FROM mails WHERE ${condition}`, ...values) as StoredRow[]).map((row) => ({
      ...row,
      content: JSON.parse(row.content),
    }));

  function insert(kind: MailKind, state: MailState, fold: string, content: object, heldFor?: string): string {
    const id = randomUUID();
    run(
      "INSERT INTO mails (id, kind, state, fold, received, content, due, held_for) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      ...[id, kind, state, fold, now(), JSON.stringify(content), now(), heldFor ?? null],
    );
    return id;
  }

  function transaction<T>(work: () => T): T {
    return use(({ db }) => {
      db.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        db.exec("COMMIT");
        return result;
      } catch (error) {
        // After some errors, such as a full disk, SQLite has already rolled back.
        if (db.inTransaction) db.exec("ROLLBACK");
        throw error;
      }
    });
  }

  /** Throws if what is stored now would be lost. */
  function check(): void {
    if (damage) throw damage;
    use((database) => database.check());
  }

  function storeOne({ content, token, heldFor }: NewEnquiry): "stored" | "held" | "folded" {
    const fold = fingerprint(token, content);
    // Not by the token alone: after a failed attempt, a visitor may change the text and post another enquiry with it.
    const known = all("SELECT received FROM mails WHERE fold = ?", fold) as { received: number }[];
    if (known.some(({ received }) => token || Math.abs(now() - received) <= foldMs)) return "folded";
    insert("enquiry", heldFor ? "held" : "waiting", fold, content, heldFor);
    return heldFor ? "held" : "stored";
  }

  interface Waiting {
    enquiry: NewEnquiry;
    resolve: (result: ReturnType<typeof storeOne>) => void;
    reject: (error: unknown) => void;
  }
  const arrivals: Waiting[] = [];

  /** One commit, and so one sync of the disk, for all enquiries since the last one. */
  function storeArrivals(): void {
    const batch = arrivals.splice(0);
    try {
      const results = transaction(() => {
        check();
        return batch.map(({ enquiry }) => storeOne(enquiry));
      });
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] ?? "folded");
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  // A second service must not start; every other failure may pass.
  if (isService) {
    try {
      use(() => {});
    } catch (error) {
      if (error instanceof OutboxError) throw error;
    }
  }

  return {
    transaction,
    /** Writes to the outbox; throws if it cannot be written, or if what is stored now would be lost. */
    checkHealth(): void {
      check();
      // As large as a long enquiry: on a disk that is almost full, less might still find room.
      run("INSERT OR REPLACE INTO marks VALUES ('health', ?)", String(now()).padEnd(16_384));
    },
    /** Resolves when the enquiry is on the disk; rejects if it could not be stored. */
    store: (enquiry: NewEnquiry) =>
      new Promise<ReturnType<typeof storeOne>>((resolve, reject) => {
        if (arrivals.push({ enquiry, resolve, reject }) === 1) setImmediate(storeArrivals);
      }),
    /** Adds a mail of the service itself, once for each `occasion`. */
    addNotice(kind: "alert" | "heartbeat", occasion: string, content: Record<string, string> = {}): void {
      const fold = `${kind} ${occasion}`;
      if (all("SELECT id FROM mails WHERE fold = ?", fold).length === 0)
        insert(kind, "waiting", fold, content);
    },
    /**
     * The mail to send now, if any; mails that have not failed yet come first. A due time further ahead than `longestMs`
     * was set while the clock was wrong, and counts as now.
     *
     * @param longestMs the longest delay between two attempts
     */
    next: (longestMs: number): Mail | undefined =>
      find(
        "state = 'waiting' AND (due <= ? OR due > ?) ORDER BY attempts, received, rowid LIMIT 1",
        now(),
        now() + longestMs,
      )[0],
    /** Stored before each attempt, so that the next one is delayed even if the process crashes during this one. */
    begin: (id: string, due: number) =>
      run("UPDATE mails SET attempts = attempts + 1, due = ? WHERE id = ?", due, id),
    deliver: (id: string) =>
      run("UPDATE mails SET state = 'delivered', delivered = ?, trouble = NULL WHERE id = ?", now(), id),
    /** A digest that is given up is erased, so that the next one lists its enquiries. */
    fail(id: string, failure: string, state: "waiting" | "dead"): void {
      run("UPDATE mails SET state = ?, trouble = ? WHERE id = ? AND state = 'waiting'", state, failure, id);
      if (state === "waiting") return;
      run("UPDATE mails SET digest = NULL WHERE digest = ?", id);
      run("DELETE FROM mails WHERE id = ? AND kind = 'digest'", id);
    },
    /** Named values that outlive the process. */
    readMark: (name: string) =>
      (all("SELECT value FROM marks WHERE name = ?", name)[0] as { value: string } | undefined)?.value,
    writeMark: (name: string, value: string) =>
      run("INSERT OR REPLACE INTO marks VALUES (?, ?)", name, value),
    /**
     * Adds a digest of held enquiries that are in none yet.
     *
     * @param most how many it may list
     * @returns how many it lists; if there are none, no digest is added
     */
    addDigest(most: number): number {
      const [first] = all("SELECT rowid FROM mails WHERE digest IS NULL AND state = 'held' LIMIT 1");
      if (!first) return 0;
      const id = insert("digest", "waiting", `digest ${randomUUID()}`, {});
      const unlisted =
        "SELECT rowid FROM mails WHERE digest IS NULL AND state = 'held' ORDER BY received LIMIT ?";
      return run(`UPDATE mails SET digest = ? WHERE rowid IN (${unlisted})`, id, most);
    },
    listDigest: (digest: string): Mail[] => find("digest = ? ORDER BY received, rowid", digest),
    /** Erases mails delivered before `time`, and held enquiries whose digest was delivered before then. */
    eraseBefore(time: number): number {
      const old = "state = 'delivered' AND delivered < ?";
      const listed = `state = 'held' AND digest IN (SELECT id FROM mails WHERE ${old})`;
      return run(`DELETE FROM mails WHERE ${listed}`, time) + run(`DELETE FROM mails WHERE ${old}`, time);
    },
    /**
     * Gives the file's space back if most of it was erased, and empties the write-ahead log, which may still contain what
     * was erased.
     */
    reclaimSpace(): void {
      const [pages] = all(
        "SELECT page_count AS total, freelist_count AS free FROM pragma_page_count, pragma_freelist_count",
      );
      const { total, free } = pages as { total: number; free: number };
      use(({ db }) => {
        if (free > 250 && free > total / 2) db.exec("VACUUM");
        db.pragma("wal_checkpoint(TRUNCATE)");
      });
    },
    /** Every mail, in the order of arrival. Read page by page, because the outbox may be larger than the memory. */
    *list(): Generator<Mail> {
      let last = 0;
      for (;;) {
        const page = find("rowid > ? ORDER BY rowid LIMIT 100", last);
        if (page.length === 0) return;
        for (const { rowid, ...mail } of page) {
          last = rowid;
          yield mail;
        }
      }
    },
    erase: (id: string) => run("DELETE FROM mails WHERE id = ?", id),
    /** For `retry` and `release`: sends a mail at once, counting attempts from zero. Delivered mails stay delivered. */
    send: (id: string) =>
      run(
        "UPDATE mails SET state = 'waiting', attempts = 0, due = ? WHERE id = ? AND state != 'delivered'",
        now(),
        id,
      ),
    /** The number of mails in each state, and when the oldest waiting one was received. */
    count() {
      const counts = { waiting: 0, delivered: 0, held: 0, dead: 0 };
      for (const row of all("SELECT state, count(*) AS n FROM mails GROUP BY state")) {
        const { state, n } = row as { state: MailState; n: number };
        counts[state] = n;
      }
      const [oldest] = all("SELECT min(received) AS time FROM mails WHERE state = 'waiting'");
      return { ...counts, oldestWaiting: (oldest as { time: number | null }).time };
    },
    /** The settings that durability depends on, as SQLite reports them. */
    settings: () =>
      ["journal_mode", "synchronous", "secure_delete"].map((name) => {
        const [row] = all(`PRAGMA ${name}`) as Record<string, unknown>[];
        return Object.values(row ?? {})[0];
      }),
    close() {
      opened?.close();
    },
  };
}

/** The same for repeated posts of one enquiry. */
function fingerprint(token: string, content: Record<string, string>): string {
  return createHash("sha256")
    .update(JSON.stringify([token, ...Object.entries(content)]))
    .digest("base64url");
}
