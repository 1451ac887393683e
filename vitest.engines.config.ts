/** The main flows in Firefox and WebKit: `npm run test:engines`. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/engines/*.test.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Not how fast it is, but whether it happens at all.
    expect: { poll: { timeout: 25_000 } },
  },
});
