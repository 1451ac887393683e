import { defineConfig } from "vitest/config";

/** What a visit to each page loads, on small and large screens: `npm run test:visits`. */
export default defineConfig({
  test: {
    include: ["tests/visits/*.test.ts"],
    globalSetup: "tests/global-setup.ts",
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", "json"],
    outputFile: { json: ".cache/visits-report.json" },
  },
});
