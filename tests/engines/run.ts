/**
 * `npm run test:engines`: the main flows in Firefox and in WebKit. On Debian, as root, it installs what is
 * missing; elsewhere it says what it skips. What follows `--` goes to vitest: `npm run test:engines -- webkit`.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { findProgram } from "./find-program.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

const help = `Runs the main flows in Firefox and in WebKit. As root on Debian, it installs what is missing.

Usage:
  npm run test:engines
  npm run test:engines -- webkit   only one of them

  --help   this text; every other flag goes to vitest (npx vitest --help)

Exit status: 0 all tests passed, 1 some failed.
`;

if (process.argv.includes("--help")) {
  console.log(help);
  process.exit(0);
}

const root = path.resolve(import.meta.dirname, "../..");
const engines = [firefox, webkit];

function run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): number {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: "inherit",
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

const missing = engines.flatMap((engine) => engine.missingPackages());
if (missing.length > 0 && process.getuid?.() === 0 && findProgram("apt-get")) {
  console.log(`Installing with apt-get: ${missing.join(", ")}.`);
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update"], quietly);
  // One by one: a system that lacks one of them may have the others.
  for (const name of missing) run("apt-get", ["install", "-y", "--no-install-recommends", name], quietly);
}

for (const engine of engines) {
  const lacking = engine.missingPackages();
  if (lacking.length > 0)
    console.warn(
      `${engine.name} is skipped: it needs ${lacking.join(" and ")} (names of Debian's packages), ` +
        "which this command installs only as root, with apt-get.",
    );
}

process.exitCode = run(process.execPath, [
  path.join(root, "node_modules/vitest/vitest.mjs"),
  "run",
  "--config=vitest.engines.config.ts",
  "--reporter=default",
  "--reporter=json",
  "--outputFile.json=.cache/engines-report.json",
  ...process.argv.slice(2),
]);
