/**
 * The outbox in a SQLite file. The write-ahead log is synced at every commit (`synchronous=FULL`), so what is stored
 * survives a power failure.
 */
import type { Database, Statement } from "./database.ts";
import { type OpenDatabase, OutboxError, openDatabase } from "./open-database.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

export { OutboxError };

/**
 * Opens the outbox. If the file cannot be opened, for example because the disk is full, the service starts anyway: every
 * use of the outbox tries again, and throws until it succeeds.
 *
 * @param now the time, in milliseconds since 1970
 * @param foldMs within this time, an equal enquiry without a token counts as a repeated post
 * @param isService whether this process receives and sends, which only one process may do
 * @throws OutboxError if another process serves this file
 */
export function openOutbox(file: string, now: () => number, foldMs: number, isService: boolean): Outbox {
  return createOutbox(openSqlite(file, isService), now, foldMs, 0);
}

/** The database of `openOutbox`. */
export function openSqlite(file: string, isService: boolean): Database {
  let opened: OpenDatabase | undefined;
  /** The error with which SQLite reported damage. After that, `check` fails. */
  let damage: unknown;

  /** Calls `work` with the database, which is opened if necessary. */
  function use<T>(work: (database: OpenDatabase) => T): T {
    try {
      opened ??= openDatabase(file, isService);
      return work(opened);
    } catch (error) {
      if (opened && /^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? "")) damage = error;
      throw error;
    }
  }

  const all = (...[sql, ...values]: Statement): unknown[] =>
    use(({ prepare }) => prepare(sql).all(...values));

  /** @returns the number of changed rows */
  const change = ([sql, ...values]: Statement): number =>
    use(({ prepare }) => prepare(sql).run(...values).changes);

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

  /** Throws if data stored now would be lost. */
  function check(): void {
    if (damage) throw damage;
    use((database) => database.check());
  }

  interface Arrival {
    statement: Statement;
    resolve: (changes: number) => void;
    reject: (error: unknown) => void;
  }
  const arrivals: Arrival[] = [];

  /** Stores all enquiries since the last commit with one commit, and therefore one sync of the disk. */
  function storeArrivals(): void {
    const batch = arrivals.splice(0);
    try {
      const changes = transaction(() => {
        check();
        return batch.map(({ statement }) => change(statement));
      });
      batch.forEach(({ resolve }, index) => {
        resolve(changes[index] ?? 0);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  // A second service must not start; every other failure may be temporary.
  if (isService) {
    try {
      use(() => {});
    } catch (error) {
      if (error instanceof OutboxError) throw error;
    }
  }

  return {
    all: async (...statement) => all(...statement),
    run: async (...statements) =>
      transaction(() => statements.map(change).reduce((total, changes) => total + changes, 0)),
    store: (...statement) =>
      new Promise((resolve, reject) => {
        if (arrivals.push({ statement, resolve, reject }) === 1) setImmediate(storeArrivals);
      }),
    /** Shrinks a file that is mostly empty, and truncates the write-ahead log, which may contain erased data. */
    async reclaimSpace() {
      const [pages] = all(
        "SELECT page_count AS total, freelist_count AS free FROM pragma_page_count, pragma_freelist_count",
      );
      const { total, free } = pages as { total: number; free: number };
      use(({ db }) => {
        if (free > 250 && free > total / 2) db.exec("VACUUM");
        db.pragma("wal_checkpoint(TRUNCATE)");
      });
    },
    close() {
      opened?.close();
    },
  };
}
