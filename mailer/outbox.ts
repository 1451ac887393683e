/**
 * The outbox: one SQLite file that holds every enquiry from before its answer until after its delivery. The write-
 * ahead log is synced at every commit (`synchronous=FULL`), so what is stored has survived a power cut.
 */
import { createHash, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import Database from "libsql";

export type MailKind = "enquiry" | "digest" | "alert" | "heartbeat";
/** `held`: under suspicion, waits for `release`. `dead`: given up, waits for `retry`. */
export type MailState = "waiting" | "delivered" | "held" | "dead";

/** A row; times are milliseconds since 1970. */
export interface Mail {
  id: string;
  kind: MailKind;
  state: MailState;
  received: number;
  /** The enquiry by field names; of an alert, its text. */
  content: Record<string, string>;
  attempts: number;
  due: number;
  delivered: number | null;
  /** Why it is held. */
  held_for: string | null;
  /** The last failure: codes only. */
  trouble: string | null;
}

type StoredMail = Omit<Mail, "content"> & { content: string };

export interface NewEnquiry {
  content: Record<string, string>;
  /** "" where the form had none. */
  token: string;
  /** Why it is to be held; undefined to send it. */
  heldFor: string | undefined;
}

export type Outbox = ReturnType<typeof openOutbox>;

const tables = `
  CREATE TABLE IF NOT EXISTS mails (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, state TEXT NOT NULL, fold TEXT NOT NULL, received INTEGER NOT NULL,
    content TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL, delivered INTEGER,
    held_for TEXT, trouble TEXT,
    digest TEXT -- of a held enquiry: the mail that told the owner
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mails_by_state ON mails (state, attempts, received);
  CREATE INDEX IF NOT EXISTS mails_by_fold ON mails (fold);
  CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  PRAGMA user_version = 1;
`;

/**
 * Opens the file, and makes it if there is none.
 *
 * @param now milliseconds since 1970
 * @param foldMs how long an equal enquiry without a token is the same enquiry
 * @param isService whether this process receives and sends: there may be one only
 * @throws Error if another process serves this file
 */
export function openOutbox(file: string, now: () => number, foldMs: number, isService: boolean) {
  const folder = path.dirname(path.resolve(file));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = isService ? lockService(`${file}.lock`) : undefined;
  const db = new Database(file, { timeout: 5000 });
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  // Erased means overwritten.
  db.pragma("secure_delete = ON");
  db.exec(tables);
  // The file's own name in its folder has to survive a power cut too.
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);

  const columns = "id, kind, state, received, content, attempts, due, delivered, held_for, trouble";
  // Whatever an answer waits for is prepared once.
  const insert = db.prepare(
    "INSERT INTO mails (id, kind, state, fold, received, content, due, held_for) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const foldWithToken = db.prepare("SELECT id FROM mails WHERE fold = ?");
  const foldByTime = db.prepare("SELECT id FROM mails WHERE fold = ? AND received BETWEEN ? AND ?");

  /** @returns how many rows it changed */
  const run = (sql: string, ...values: unknown[]): number => db.prepare(sql).run(...values).changes;

  const find = (condition: string, ...values: unknown[]): Mail[] => {
    const rows = db.prepare(`SELECT ${columns} FROM mails WHERE ${condition}`).all(...values);
    return (rows as StoredMail[]).map((row) => ({ ...row, content: JSON.parse(row.content) }));
  };

  function transaction<T>(work: () => T): T {
    db.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      db.exec("COMMIT");
      return result;
    } catch (error) {
      // After some errors, a full disk for one, SQLite has rolled back by itself.
      if (db.inTransaction) db.exec("ROLLBACK");
      throw error;
    }
  }

  function storeOne({ content, token, heldFor }: NewEnquiry): "stored" | "held" | "folded" {
    const time = now();
    const fold = fingerprint(token, content);
    // The token alone would not do: a text that was changed after a failed attempt is another enquiry.
    const known = token ? foldWithToken.get(fold) : foldByTime.get(fold, time - foldMs, time + foldMs);
    if (known) return "folded";
    const state = heldFor ? "held" : "waiting";
    insert.run(randomUUID(), "enquiry", state, fold, time, JSON.stringify(content), time, heldFor ?? null);
    return heldFor ? "held" : "stored";
  }

  interface Waiting {
    enquiry: NewEnquiry;
    resolve: (result: ReturnType<typeof storeOne>) => void;
    reject: (error: unknown) => void;
  }
  const arrivals: Waiting[] = [];

  /** One commit, and so one sync of the disk, for all that arrived since the last one. */
  function storeArrivals(): void {
    const batch = arrivals.splice(0);
    try {
      const results = transaction(() => batch.map(({ enquiry }) => storeOne(enquiry)));
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] ?? "folded");
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    transaction,
    /** Resolves when the enquiry is on the disk; rejects if it is not there. */
    store: (enquiry: NewEnquiry) =>
      new Promise<ReturnType<typeof storeOne>>((resolve, reject) => {
        if (arrivals.push({ enquiry, resolve, reject }) === 1) setImmediate(storeArrivals);
      }),
    /** Puts in a mail of our own, once for each `occasion`. */
    addNotice(
      kind: Exclude<MailKind, "enquiry">,
      occasion: string,
      content: Record<string, string> = {},
    ): string {
      const fold = `${kind} ${occasion}`;
      const known = foldWithToken.get(fold) as { id: string } | undefined;
      if (known) return known.id;
      const id = randomUUID();
      insert.run(id, kind, "waiting", fold, now(), JSON.stringify(content), now(), null);
      return id;
    },
    /**
     * The mail to send now. Those that have not failed yet come first. A time that lies too far ahead was set by a
     * clock that was wrong.
     *
     * @param longestMs no mail ever has to wait longer than this
     */
    next: (longestMs: number): Mail | undefined =>
      find(
        "state = 'waiting' AND (due <= ? OR due > ?) ORDER BY attempts, received, rowid LIMIT 1",
        now(),
        now() + longestMs,
      )[0],
    /** Written before an attempt, so that a crash in its midst delays the next one as well. */
    begin: (id: string, due: number) =>
      run("UPDATE mails SET attempts = attempts + 1, due = ? WHERE id = ?", due, id),
    deliver: (id: string) =>
      run("UPDATE mails SET state = 'delivered', delivered = ?, trouble = NULL WHERE id = ?", now(), id),
    fail: (id: string, trouble: string, state: "waiting" | "dead") =>
      run("UPDATE mails SET state = ?, trouble = ? WHERE id = ? AND state = 'waiting'", state, trouble, id),
    /** Facts that outlive the process, by name. */
    readMark: (name: string) =>
      (db.prepare("SELECT value FROM marks WHERE name = ?").get(name) as { value: string } | undefined)
        ?.value,
    writeMark: (name: string, value: string) =>
      run("INSERT OR REPLACE INTO marks VALUES (?, ?)", name, value),
    hasUntold: (): boolean => find("state = 'held' AND digest IS NULL LIMIT 1").length > 0,
    /** Enquiries that are held and in no digest yet become part of this one. */
    tellHeld: (digest: string) =>
      run("UPDATE mails SET digest = ? WHERE state = 'held' AND digest IS NULL", digest),
    listDigest: (digest: string): Mail[] => find("digest = ? ORDER BY received, rowid", digest),
    /** Erases what was delivered before `time`, and what a digest delivered before then has told of. */
    eraseBefore(time: number): number {
      const old = "state = 'delivered' AND delivered < ?";
      const told = `state = 'held' AND digest IN (SELECT id FROM mails WHERE ${old})`;
      return run(`DELETE FROM mails WHERE ${told}`, time) + run(`DELETE FROM mails WHERE ${old}`, time);
    },
    /** The write-ahead log keeps what was erased until it is written over: start it anew. */
    forget: () => void db.pragma("wal_checkpoint(TRUNCATE)"),
    list: (): Mail[] => find("true ORDER BY received, rowid"),
    erase: (id: string) => run("DELETE FROM mails WHERE id = ?", id),
    /** `retry` and `release`: to be sent at once, from the first attempt on. What was delivered stays so. */
    send: (id: string) =>
      run(
        "UPDATE mails SET state = 'waiting', attempts = 0, due = ? WHERE id = ? AND state != 'delivered'",
        now(),
        id,
      ),
    /** How many there are in each state, and the oldest that waits. */
    count() {
      const counts = { waiting: 0, delivered: 0, held: 0, dead: 0 };
      for (const row of db.prepare("SELECT state, count(*) AS n FROM mails GROUP BY state").all()) {
        const { state, n } = row as { state: MailState; n: number };
        counts[state] = n;
      }
      const oldest = db.prepare("SELECT min(received) AS time FROM mails WHERE state = 'waiting'").get();
      return { ...counts, oldestWaiting: (oldest as { time: number | null }).time };
    },
    /** The settings that the promise rests on, as SQLite reports them. */
    settings: () =>
      ["journal_mode", "synchronous", "secure_delete"].map((name) => {
        const [row] = db.pragma(name) as Record<string, unknown>[];
        return Object.values(row ?? {})[0];
      }),
    close() {
      db.close();
      lock?.close();
    },
  };
}

/** Equal for posts of the same enquiry. */
function fingerprint(token: string, content: Record<string, string>): string {
  return createHash("sha256")
    .update(JSON.stringify([token, ...Object.entries(content)]))
    .digest("base64url");
}

/** A lock that the system takes back when the process ends, however it ends. */
function lockService(file: string) {
  const lock = new Database(file);
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new Error(`Another mailer is running on ${file.replace(/\.lock$/, "")}.`);
  }
  return lock;
}
