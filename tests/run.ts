/**
 * `npm test`: runs the tests that every change needs. Arguments after `npm test --` are passed to vitest:
 * `npm test -- menu` runs the files whose names contain "menu".
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { findReplaced } from "./stand-in/find-replaced.ts";

const help = `Runs the tests that every change needs. npm run test:browser runs those in a browser.

Usage:
  npm test
  npm test -- outbox                only the files whose names have "outbox" in them
  npm test -- mistakes -t "a tab"   only the tests whose names have "a tab" in them

  --help   this text; every other flag goes to vitest (npx vitest --help)

Exit status: 0 all tests passed, 1 some failed.
`;

if (process.argv.includes("--help")) {
  console.log(help);
} else {
  const root = path.resolve(import.meta.dirname, "..");
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
  const replaced = findReplaced();
  if (replaced) console.log(`${replaced}: tests/stand-in, which describes the stand-in content, is not run.`);
}
