import { defineConfig } from "vitest/config";

/**
 * The tests of `npm test`. Those of the real site come first, for the longest are among them; those of the engine, with
 * small sites of their own, need no build. Folders below these belong to longer suites.
 */
const projects = [
  {
    name: "real site",
    include: ["tests/{browser,discovery,mailer,site}/*.test.{ts,tsx}"],
    globalSetup: "tests/global-setup.ts",
  },
  {
    name: "small sites",
    include: ["tests/{assets,bench,cache,commands,content,dev,hosts,mistakes,output,render}/*.test.ts"],
  },
];

export default defineConfig({
  test: {
    // One more than the two cores that are counted on: a browser keeps its tests waiting half of the time.
    maxWorkers: 3,
    // To load the engine takes longer than most files do with it: once for each worker is enough.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // What a browser does takes as long as it takes on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: projects.map((test) => ({ extends: true, test })),
  },
});
