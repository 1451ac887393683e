/**
 * The longer test suites. `npm run test:NAME` runs one of these projects; `npm test` is in vitest.config.ts.
 */
import { defineConfig } from "vitest/config";

const site = "tests/global-setup.ts";
const servers = "tests/hosts/install-servers.ts";
const mailer = "tests/mailer/service/prepare-service.ts";

/** @param seconds the time limit of a test or hook */
const limit = (seconds: number) => ({ testTimeout: seconds * 1000, hookTimeout: seconds * 1000 });

/** Projects that run together, as in .ci/run, need the same number of workers. */
const projects = [
  {
    name: "engines",
    include: ["tests/engines/*.test.ts"],
    globalSetup: "tests/engines/install-browsers.ts",
    maxWorkers: 2,
    ...limit(60),
    // Slow engines are fine: the tests check what happens, not how fast.
    expect: { poll: { timeout: 25_000 } },
  },
  {
    name: "browser",
    include: ["tests/{browser,visits}/*.test.ts"],
    globalSetup: [site, "tests/browser/prepare-browser.ts"],
    // A visit waits half of the time: for late fonts, and for an idle network.
    maxWorkers: 3,
    // As in vitest.config.ts.
    isolate: false,
    server: { deps: { external: [/\.cache\/packages\//] } },
    ...limit(120),
    expect: { poll: { timeout: 10_000 } },
  },
  {
    name: "hosts",
    include: ["tests/hosts/matrix/*.test.ts"],
    globalSetup: servers,
    maxWorkers: 3,
    ...limit(240),
    expect: { poll: { timeout: 10_000 } },
  },
  {
    name: "mailer",
    include: ["tests/mailer/service/*.test.ts"],
    globalSetup: mailer,
    // Most of their time they wait: for time limits, and for the next attempt to send.
    maxWorkers: 3,
    ...limit(900),
  },
  {
    name: "processes",
    include: ["tests/processes/*.test.ts"],
    maxWorkers: 3,
    ...limit(240),
    expect: { poll: { timeout: 10_000 } },
  },
  {
    name: "weekly",
    include: ["tests/*/weekly/*.test.ts"],
    globalSetup: [servers, site, mailer],
    // Parallel test files would disturb each other.
    maxWorkers: 1,
    ...limit(900),
  },
];

export default defineConfig({ test: { projects: projects.map((test) => ({ test })) } });
