/** Opens the SQLite file of the outbox. Only `sqlite-outbox.ts` imports this. */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import path from "node:path";
import Database from "libsql";
import { tables } from "./outbox.ts";

/** Thrown if the file must not be used at all. Any other error, such as a full disk, may be temporary. */
export class OutboxError extends Error {}

type Statement = Database.Statement<unknown[]>;

export type OpenDatabase = ReturnType<typeof openDatabase>;

/**
 * Opens the file, or creates it.
 *
 * @param isService whether this process receives and sends, which only one process may do
 * @throws OutboxError if another process uses this file, or could; otherwise the error of the system
 */
export function openDatabase(file: string, isService: boolean) {
  const folder = path.dirname(path.resolve(file));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  createForOwner(file);
  // Symbolic links to one file share one lock.
  const real = realpathSync(file);
  const closers: (() => void)[] = [];
  const close = () => {
    for (const closer of closers.splice(0).reverse()) closer();
  };
  try {
    if (isService) closers.push(lockService(real));
    const db = new Database(real, { timeout: 5000 });
    closers.push(() => db.close());
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    // Overwrites deleted content.
    db.pragma("secure_delete = ON");
    createTables(db);
    // The directory entry of the file must survive a power failure too.
    const handle = openSync(folder, "r");
    fsyncSync(handle);
    closeSync(handle);
    const statements = new Map<string, Statement>();
    return {
      db,
      /** Prepares each statement only once, because every response waits for some. */
      prepare(sql: string): Statement {
        const statement = statements.get(sql) ?? db.prepare(sql);
        statements.set(sql, statement);
        return statement;
      },
      /** Throws if data stored now would be lost. */
      check: isService ? watch(real, db, closers) : () => {},
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function createTables(db: Database.Database): void {
  for (const table of tables) db.exec(table);
  // Files of earlier versions do not have this column.
  const columns = db.pragma("table_info(mails)") as { name: string }[];
  if (!columns.some(({ name }) => name === "lease")) {
    db.exec("ALTER TABLE mails ADD COLUMN lease INTEGER NOT NULL DEFAULT 0");
  }
}

/** Creates a file that only its owner can read. SQLite creates its log with the mode of the file. */
function createForOwner(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
}

/**
 * Acquires a lock that the operating system releases when the process ends, even if it is killed.
 *
 * @returns a function that releases it
 */
function lockService(real: string): () => void {
  if (statSync(real).nlink > 1) {
    throw new OutboxError(
      `${real} has a second name, a hard link, which SQLite cannot tell apart. Remove one of them.`,
    );
  }
  const file = `${real}.lock`;
  createForOwner(file);
  const lock = new Database(file);
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new OutboxError(`Another mailer is running on ${real}.`);
  }
  return () => lock.close();
}

/**
 * SQLite continues to use a file that was deleted, replaced or overwritten, and loses the data that it stores there.
 *
 * @returns a function that throws if that has happened
 */
function watch(real: string, db: Database.Database, closers: (() => void)[]): () => void {
  const files = [real, `${real}-wal`, `${real}-shm`];
  for (const file of files) chmodSync(file, 0o600);
  const identify = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino).join();
  const identity = identify();
  // Stays open, because closing a file of SQLite releases all locks that this process has on it.
  const handle = openSync(real, "r");
  // Closers run in reverse order, so this is closed after the database.
  closers.unshift(() => closeSync(handle));
  let modified = 0;
  return () => {
    const header = Buffer.alloc(16);
    readSync(handle, header, 0, header.length, 0);
    if (identify() !== identity || header.toString("latin1") !== "SQLite format 3\0") {
      const message = "The outbox was deleted, replaced or overwritten while the mailer was running.";
      throw Object.assign(new Error(message), { code: "OUTBOX_REPLACED" });
    }
    // SQLite writes to the file only at a checkpoint of its log. After that, and after any other write, the structure of
    // the file is checked, from disk.
    const { mtimeMs } = statSync(real);
    if (mtimeMs === modified) return;
    db.pragma("shrink_memory");
    const [found] = db.pragma("quick_check(1)") as { quick_check: string }[];
    if (found?.quick_check !== "ok") {
      throw Object.assign(new Error(found?.quick_check), { code: "SQLITE_CORRUPT" });
    }
    modified = mtimeMs;
  };
}
