/** The browser that the tests run in. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type LaunchOptions } from "playwright";

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

/**
 * How every driver launches Chromium: without its own background requests.
 *
 * @throws Error where there is no browser
 */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser. "npm test" finds or installs one.');
  const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
  // Chromium does not run as root with its sandbox.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return { executablePath, args: [...quiet, "--disable-component-update", "--disable-sync", ...sandbox] };
}

/**
 * Launches Chromium with Playwright.
 *
 * @param options of Playwright; `args` are appended to ours
 * @throws Error where there is no browser
 */
export async function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, args: ours } = chromiumOptions();
  return chromium.launch({ ...options, executablePath, args: [...ours, ...args] });
}
