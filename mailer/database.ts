/** SQL, and the values of its `?` placeholders. */
export type Statement = [sql: string, ...values: (string | number | null)[]];

/** A database for the outbox, with the SQL of SQLite. All methods reject with the error of the database. */
export interface Database {
  /** @returns the rows of a query, including everything stored before */
  all(...statement: Statement): Promise<unknown[]>;
  /**
   * Runs statements as one transaction. The changes are durable when it resolves.
   *
   * @returns the number of changed rows
   */
  run(...statements: Statement[]): Promise<number>;
  /**
   * Like `run`, for an enquiry whose response waits for it: also rejects if data stored now would be lost. Concurrent
   * calls may share one transaction.
   */
  store(...statement: Statement): Promise<number>;
  /** Frees the space of erased rows, and removes their remains. */
  reclaimSpace(): Promise<void>;
  close(): void;
}
