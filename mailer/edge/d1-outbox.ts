/** The outbox in D1, Cloudflare's SQLite. A resolved change is committed in the primary database. */
import type { D1Database } from "@cloudflare/workers-types";
import type { Database, Statement } from "../database.ts";
import { tables as mailTables } from "../outbox.ts";
import { tables as limitTables } from "./d1-limiter.ts";

const tables = [...mailTables, ...limitTables];

/** Creates the tables on first use. Reads and writes go to the primary database, because no session is used. */
export function openD1(db: D1Database): Database {
  let isCreated = false;

  async function createTables(): Promise<void> {
    if (isCreated) return;
    await db.batch(tables.map((sql) => db.prepare(sql)));
    isCreated = true;
  }

  const bind = ([sql, ...values]: Statement) => db.prepare(sql).bind(...values);

  async function run(...statements: Statement[]): Promise<number> {
    await createTables();
    const results = await db.batch(statements.map(bind));
    return results.reduce((total, { meta }) => total + meta.changes, 0);
  }

  return {
    async all(...statement) {
      await createTables();
      return (await bind(statement).all()).results;
    },
    run,
    store: (...statement) => run(statement),
    // D1 does both by itself.
    async reclaimSpace() {},
    close() {},
  };
}
