import { defineConfig } from "vitest/config";
import { findReplaced } from "./tests/stand-in/find-replaced.ts";

/** Folders whose tests look at the real site; it is built before them. `npm test` says why the last one is left out. */
const realSite = `tests/{discovery,mailer,site${findReplaced() ? "" : ",stand-in"}}`;
/** Suites of their own: vitest.suites.config.ts. So is whatever lies deeper than the folders in `tests/`. */
const suites = "tests/{browser,engines,processes,visits}";

/** The tests of `npm test`. vitest takes projects by their names: first the real site, whose tests are the longest. */
const projects = [
  { name: "real site", include: [`${realSite}/*.test.{ts,tsx}`], globalSetup: "tests/global-setup.ts" },
  {
    name: "small sites",
    include: ["tests/*/*.test.{ts,tsx}"],
    exclude: [`${realSite}/**`, `${suites}/**`, "tests/stand-in/**"],
  },
];

export default defineConfig({
  test: {
    // Twice the two cores that are counted on: servers and other processes keep their tests waiting half of the time.
    maxWorkers: 4,
    // To load the engine takes longer than most files do with it: once for each worker is enough.
    isolate: false,
    // Of the site's code only this is not to be transformed: it is as large as all the rest.
    server: { deps: { external: [/\.cache\/packages\//] } },
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // What another process does takes as long as it takes on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: projects.map((test) => ({ extends: true, test })),
  },
});
