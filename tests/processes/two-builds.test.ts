/** Two concurrent builds into one folder. */
import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { fingerprint, hiddenFolders, type MiniSite, miniSite, readFiles } from "../mini-site.ts";
import { replaceFunction } from "../output/replace-function.ts";

/** Changes every page of a site. */
async function makeVariant(site: MiniSite): Promise<MiniSite> {
  await site.replace("components/frame/frame.tsx", "<main>", "<main>The other one. ");
  return site;
}

describe("two concurrent builds", () => {
  /** Both variants, each built separately. */
  async function twoSites() {
    const [one, other] = await Promise.all([miniSite(), miniSite().then(makeVariant)]);
    const alone = await Promise.all([one.build(), other.build()]);
    const whole = await Promise.all(
      alone.map(async ({ report }) => fingerprint(await readFiles(report.out))),
    );
    return { one, other, whole };
  }

  test("in two processes both succeed, and leave one complete site", async () => {
    const { one, other, whole } = await twoSites();
    const out = one.path("dist");
    const ends = await Promise.all([one, other].map((site) => site.command(["--out", out])));
    expect(ends.map(({ status, stderr }) => ({ status, stderr }))).toEqual([
      { status: 0, stderr: "" },
      { status: 0, stderr: "" },
    ]);
    expect(whole).toContainEqual(fingerprint(await readFiles(out)));
    expect(await hiddenFolders(one.root)).toEqual([]);
  });

  test("in one process both succeed, and leave one complete site", async () => {
    const { one, other, whole } = await twoSites();
    const out = one.path("shared/dist");
    for (let round = 0; round < 5; round++) {
      // Builds do not read the output here, because the other build may replace it at the same time.
      await Promise.all([one, other, one].map((site) => site.build({ out, read: false })));
      expect(whole).toContainEqual(fingerprint(await readFiles(out)));
      expect(await hiddenFolders(path.dirname(out))).toEqual([]);
    }
  });

  test("where one puts its site in place between the two renames of the other: the last one wins", async () => {
    const site = await miniSite();
    await site.build();
    const out = site.path("dist");
    const alone = fingerprint(await readFiles(out));
    const other = await makeVariant(await miniSite());
    await other.build();
    let isFirst = true;
    replaceFunction(fs, "renameSync", (real) => (from, to) => {
      real(from, to);
      if (from !== out) return;
      if (isFirst) real(other.path("dist"), out);
      isFirst = false;
    });
    await site.build();
    expect(fingerprint(await readFiles(out))).toEqual(alone);
    expect(await hiddenFolders(site.root)).toEqual([]);
  });
});
