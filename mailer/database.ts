/** SQL, and the values of its question marks. */
export type Statement = [sql: string, ...values: (string | number | null)[]];

/** What the outbox needs of a database with the SQL of SQLite. All of it rejects with the error of the database. */
export interface Database {
  /** @returns the rows that a statement finds, with all that was stored before */
  all(...statement: Statement): Promise<unknown[]>;
  /**
   * Runs statements as one transaction. What it changed is durable when it resolves.
   *
   * @returns the number of changed rows
   */
  run(...statements: Statement[]): Promise<number>;
  /**
   * As `run`, for an enquiry that is answered next: also rejects if what is stored now would be lost. May be one
   * transaction with others that come at the same time.
   */
  store(...statement: Statement): Promise<number>;
  /** Gives the space of erased rows back, and removes what is left of them. */
  reclaimSpace(): Promise<void>;
  close(): void;
}
