import { defineConfig } from "vitest/config";

/** What searchers and checkers find, by their own heavy tools: `npm run test:discovery`. */
export default defineConfig({
  test: {
    include: ["tests/discovery/heavy/*.test.ts"],
    globalSetup: "tests/global-setup.ts",
    // One browser and one Java at a time.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ["default", "json"],
    outputFile: { json: ".cache/discovery-report.json" },
  },
});
