import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One more than the two cores that are counted on: a browser keeps its tests waiting half of the time.
    maxWorkers: 3,
    testTimeout: 90_000,
    // What a browser does takes as long as it takes on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [
            "tests/tmp/**",
            "tests/mistakes/**",
            "tests/visits/**",
            "tests/mailer/heavy/**",
            "tests/engines/**",
            "tests/discovery/heavy/**",
            "tests/hosts/matrix/**",
            "node_modules/**",
          ],
          globalSetup: "tests/global-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "mistakes",
          include: ["tests/mistakes/*.test.ts"],
          globalSetup: "tests/mistakes/share-cache.ts",
          // Many short files, which all load the engine: once is enough.
          isolate: false,
        },
      },
    ],
  },
});
