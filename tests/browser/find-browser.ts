/** Which browser the tests run in. */
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";

/**
 * @returns the executable of Playwright's own Chromium, or of the system's; undefined where there is neither.
 * `CHROMIUM_PATH` wins over both.
 */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const system = ["chromium", "chromium-browser", "google-chrome"].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [process.env.CHROMIUM_PATH ?? "", chromium.executablePath(), ...system].find((file) =>
    existsSync(file),
  );
}
