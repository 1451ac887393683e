import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: ["tests/tmp/**", "node_modules/**"],
    globalSetup: "tests/global-setup.ts",
    // Some tests build in processes of their own, and the others share the machine with them.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
