/** The file in which the test's runtime keeps D1. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { readRows } from "../try-mailer.ts";

/**
 * Runs SQL in it.
 *
 * @param folder of the worker
 */
export function readD1(folder: string, sql: string): unknown[] {
  const files = path.join(folder, "d1/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(files).find((name) => /^[\da-f]{64}\.sqlite$/.test(name)) ?? "";
  return readRows(path.join(files, file), sql);
}
