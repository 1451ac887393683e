/** A folder of a test's own, outside the project. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Makes an empty one, which is removed with all that is in it when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
