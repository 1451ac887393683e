/** How `npm run bench` compares two commits. */
import { describe, expect, test } from "vitest";
import { findCommit, Misuse, nameOf } from "../../bench/checkout.ts";
import { formatScale } from "../../bench/scale.ts";
import { formatSizes, pairSizes } from "../../bench/sizes.ts";
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
  test("show changed, new and removed pages, and count the others", () => {
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
      "1 of 5 pages weigh the same.",
    ]);
  });

  test("that are all the same are not shown in a table", () => {
    const pages = [size("/", 9000), size("/about", 5000)];
    expect(formatSizes(pairSizes(pages, pages), "Against v1.")).toBe(
      "Against v1. Bytes as servers send them (brotli, level 5).\n\n2 of 2 pages weigh the same.",
    );
  });
});

test("the costs of two commits are shown together, with the ratio to this commit", () => {
  const row = { build: "this site", generator: "HEAD", cpuSeconds: 3, peakMegabytes: 99.6, picturesMade: 0 };
  const sizes = { pages: 1000, html: 12_345 };
  const rows = [
    { ...row, ...sizes, seconds: 2 },
    { ...row, ...sizes, generator: "v1", seconds: 1, picturesMade: 7 },
    { ...row, ...sizes, build: "more", seconds: 4 },
  ];
  const table = formatScale(rows, "npm run bench").split("\n");
  expect(table.filter((line) => /HEAD|v1/.test(line))).toEqual([
    "| this site | HEAD | 2.00 | 1.00 | 3.00 | 100 | 1,000 | 2.00 | 0 | 12.3 |",
    "| this site | v1 | 1.00 | 0.50 | 3.00 | 100 | 1,000 | 1.00 | 7 | 12.3 |",
    "| more | HEAD | 4.00 | 1.00 | 3.00 | 100 | 1,000 | 4.00 | 0 | 12.3 |",
  ]);
});

describe("a commit", () => {
  test("that does not exist is reported", () => {
    expect(() => findCommit("no-such-release")).toThrow(Misuse);
    expect(() => findCommit("no-such-release")).toThrow('There is no commit "no-such-release" here.');
    // Git must not interpret it as a flag.
    expect(() => findCommit("--all")).toThrow(Misuse);
  });

  test("is named by its ref, with its hash", () => {
    expect(nameOf("v1.0", "0123456789")).toBe("v1.0 (0123456)");
    expect(nameOf("0123456789", "0123456789")).toBe("0123456");
  });
});
