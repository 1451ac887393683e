/** A temporary folder for a test, outside the project. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Creates an empty folder, which is removed with its contents when the test ends. @returns absolute path */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
