/** What `npm run bench` says of two commits. */
import { describe, expect, test } from "vitest";
import { findCommit, Misuse } from "../../bench/check-out.ts";
import { formatCompared } from "../../bench/compare.ts";
import { formatSizes, nameOf, pairSizes } from "../../bench/sizes.ts";
import type { RouteSize } from "../../generator/model/report.ts";

const size = (path: string, brotli: number, scripts = 2000): RouteSize => ({
  path,
  bytes: 4 * brotli,
  brotli,
  styles: 9000,
  scripts,
  requests: 7,
});

describe("sizes", () => {
  test("show what has changed, what came and what went, and count the rest", () => {
    const before = [size("/", 9000), size("/about", 5000), size("/gone", 4000), size("/same", 3000)];
    const now = [size("/", 9100, 1900), size("/about", 4999), size("/new", 4000), size("/same", 3000)];
    const [, , ...table] = formatSizes(pairSizes(before, now), "Against v1.").split("\n");
    expect(table).toEqual([
      "| route | HTML then | now | ± | styles then | now | ± | scripts then | now | ± |",
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
      "| / | 9,000 | 9,100 | +100 | 9,000 | 9,000 | 0 | 2,000 | 1,900 | −100 |",
      "| /about | 5,000 | 4,999 | −1 | 9,000 | 9,000 | 0 | 2,000 | 2,000 | 0 |",
      "| /gone (gone) | 4,000 |  |  | 9,000 |  |  | 2,000 |  |  |",
      "| /new (new) |  | 4,000 |  |  | 9,000 |  |  | 2,000 |  |",
      "",
      "One page weighs the same.",
    ]);
  });

  test("that are all the same need no table", () => {
    const pages = [size("/", 9000), size("/about", 5000)];
    expect(formatSizes(pairSizes(pages, pages), "Against v1.")).toBe(
      "Against v1. Bytes as servers send them (brotli, level 5).\n\n2 pages weigh the same.",
    );
  });
});

test("the costs of two commits are medians, their ratio, and how far the turns are from each other", () => {
  const cost = (seconds: number) => ({ seconds, cpuSeconds: 2 * seconds, peakMegabytes: 100, stdout: "" });
  const compared = {
    title: "b against a.",
    comparisons: [
      { build: "warm", before: [1, 2, 9].map(cost), now: [2, 4, 4.5].map(cost) },
      { build: "cold", before: [1, 3].map(cost), now: [1, 3].map(cost) },
    ],
    sizes: [],
  };
  const rows = formatCompared(compared, "npm run bench").split("\n");
  expect(rows.filter((row) => /wall|peak/.test(row))).toEqual([
    "| warm | wall, s | 2.00 | 4.00 | 2.00 | 0.50 to 2.00 |",
    "| warm | peak, MB | 100 | 100 | 1.00 | 1.00 to 1.00 |",
    "| cold | wall, s | 2.00 | 2.00 | 1.00 | 1.00 to 1.00 |",
    "| cold | peak, MB | 100 | 100 | 1.00 | 1.00 to 1.00 |",
  ]);
});

describe("a commit", () => {
  test("that is not there is told", () => {
    expect(() => findCommit("no-such-release")).toThrow(Misuse);
    expect(() => findCommit("no-such-release")).toThrow('There is no commit "no-such-release" here.');
    // Not taken for a flag of git's.
    expect(() => findCommit("--all")).toThrow(Misuse);
  });

  test("is called as it was asked for, with its hash", () => {
    expect(nameOf({ ref: "v1.0", commit: "0123456" })).toBe("v1.0 (0123456)");
    expect(nameOf({ ref: "0123456789", commit: "0123456" })).toBe("0123456");
  });
});
