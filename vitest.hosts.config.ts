import { defineConfig } from "vitest/config";

/** The matrix of hosts and rules, on real servers: `npm run test:hosts`. */
export default defineConfig({
  test: {
    include: ["tests/hosts/matrix/*.test.ts"],
    globalSetup: "tests/hosts/install-servers.ts",
    reporters: ["default", "json"],
    outputFile: { json: ".cache/hosts-report.json" },
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
