/**
 * `npm test`: finds a browser, or installs one, and runs all tests. Arguments after `npm test --` are passed to vitest:
 * `npm test -- menu` runs the files whose names contain "menu".
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { findBrowser } from "./browser/find-browser.ts";
import { findReplaced } from "./stand-in/find-replaced.ts";

const help = `Runs the tests that every change needs, in a real browser too; finds a browser, or installs one.

Usage:
  npm test
  npm test -- menu                  only the files whose names have "menu" in them
  npm test -- mistakes -t "a tab"   only the tests whose names have "a tab" in them
  CHROMIUM_PATH=/path/to/chromium npm test

  --help   this text; every other flag goes to vitest (npx vitest --help)

Exit status: 0 all tests passed, 1 some failed or there is no browser.
`;

const root = path.resolve(import.meta.dirname, "..");
const noBrowser = `There is no browser for the tests. Install one of these and try again:

  npx playwright install chromium
  Chromium or Google Chrome by the means of your system
  or say where it is: CHROMIUM_PATH=/path/to/chromium npm test
`;

function run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): number {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: "inherit",
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** Installs a browser if the process is root on Linux, as on the temporary machines of CI. */
function installBrowser(): void {
  if (process.getuid?.() !== 0 || process.platform !== "linux") return;
  console.log("There is no browser yet: installing Chromium with apt-get.");
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update"], quietly);
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quietly);
}

const isHelp = process.argv.includes("--help");
if (!isHelp && !findBrowser()) installBrowser();
const browser = findBrowser();

if (isHelp) {
  console.log(help);
} else if (browser) {
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  process.exitCode = run(process.execPath, [vitest, "run", ...process.argv.slice(2)], {
    CHROMIUM_PATH: browser,
  });
  const replaced = findReplaced();
  if (replaced) console.log(`${replaced}: tests/stand-in, which describes the stand-in content, is not run.`);
} else {
  console.error(noBrowser);
  process.exitCode = 1;
}
