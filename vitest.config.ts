import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that put something else in place of a module, or change the process that they run in. */
const apart = ["tests/output.test.ts", "tests/determinism.test.ts", "tests/browser/dev-server.test.ts"];

/** The files that look at every page take longest: they begin, and the others fill the time beside them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /browser\/(design|pages)/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // One more than the two cores that are counted on: a browser keeps its tests waiting half of the time.
    maxWorkers: 3,
    testTimeout: 90_000,
    // What a browser does takes as long as it takes on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 90_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [
            ...apart,
            "tests/tmp/**",
            "tests/mistakes/**",
            // The suites of vitest.suites.config.ts.
            "tests/engines/**",
            "tests/visits/**",
            "tests/hosts/matrix/**",
            "tests/mailer/service/**",
            "tests/*/weekly/**",
            "node_modules/**",
          ],
          globalSetup: ["tests/global-setup.ts", "tests/small-sites.ts"],
          // To load the engine takes longer than most files do with it: once for each worker is enough.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "apart", include: apart, globalSetup: "tests/small-sites.ts" },
      },
      {
        extends: true,
        test: {
          name: "mistakes",
          include: ["tests/mistakes/*.test.ts"],
          globalSetup: "tests/small-sites.ts",
          isolate: false,
        },
      },
    ],
  },
});
