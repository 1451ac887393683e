/** The heavier tests of the mailer: kills, faults, load. `npm run test:mailer`; the others are part of `npm test`. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/mailer/heavy/*.test.ts"],
    globalSetup: "tests/mailer/build-site.ts",
    // They measure and they kill: one after the other.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 60_000,
    reporters: ["default", "json"],
    outputFile: { json: ".cache/mailer-report.json" },
  },
});
