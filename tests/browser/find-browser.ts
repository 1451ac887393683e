/** Finds and launches the browser for the tests. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type LaunchOptions } from "playwright";

const isInstalled = (file: string) => existsSync(file);

/** The paths that programs of the system may have. */
function pathsOf(names: string[]): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/**
 * @returns the executable of Playwright's own Chromium, or of the system's; undefined if there is neither.
 * `CHROMIUM_PATH` overrides both.
 */
export function findBrowser(): string | undefined {
  const system = pathsOf(["chromium", "chromium-browser", "google-chrome"]);
  return [process.env.CHROMIUM_PATH ?? "", chromium.executablePath(), ...system].find(isInstalled);
}

/** What a test needs: pages, or the whole browser, which also prerenders and has a back/forward cache. */
type Needs = "page" | "browser";

/** Chromium without windows. The whole browser takes a third longer, for its user interface, which nobody sees. */
function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : pathsOf(["chromium-headless-shell"]).find(isInstalled);
}

/** Debian's packages of the browsers that are missing. */
export function missingBrowsers(): string[] {
  if (process.env.CHROMIUM_PATH) return [];
  const missing = findBrowser() ? [] : ["chromium"];
  return findHeadlessShell() ? missing : [...missing, "chromium-headless-shell"];
}

/**
 * Features that Chromium does without. The first two are the lists below the address bar: every window renders them, though
 * nobody sees them, which takes twice the time of a page. With the third, a page that is closed while it navigates may stay
 * open, and the test waits for ever (microsoft/playwright#42068). The others are those of Playwright's own list that change how
 * pages load; the list is replaced by this one.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "RenderDocument",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/**
 * The options with which every driver launches Chromium: without background requests.
 *
 * @param needs "page" if pages alone matter, "browser" for what only the whole browser does
 * @throws Error if there is no browser
 */
export function chromiumOptions(needs: Needs): { executablePath: string; args: string[] } {
  const executablePath = (needs === "page" && findHeadlessShell()) || findBrowser();
  if (!executablePath) throw new Error('There is no browser. "npm test" finds or installs one.');
  const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
  const features = `--disable-features=${disabledFeatures.join(",")}`;
  // As root, Chromium runs only without its sandbox.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return {
    executablePath,
    args: [...quiet, "--disable-component-update", "--disable-sync", features, ...sandbox],
  };
}

/**
 * Launches Chromium with Playwright.
 *
 * @param options Playwright's options; `args` are appended to ours
 * @throws Error if there is no browser
 */
export async function launchChromium(
  { args = [], ...options }: LaunchOptions = {},
  needs: Needs = "page",
): Promise<Browser> {
  const { executablePath, args: ours } = chromiumOptions(needs);
  return chromium.launch({ ...options, executablePath, args: [...ours, ...args] });
}

/** Launches Chromium with the back/forward cache, which Playwright disables by default. */
export const launchWithBackForwardCache = (options: LaunchOptions = {}) =>
  launchChromium({ ...options, ignoreDefaultArgs: ["--disable-back-forward-cache"] }, "browser");
