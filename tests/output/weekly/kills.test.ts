/** Hundreds of builds are killed at random moments: visitors get the complete old site or the complete new one. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { buildHere, type MiniSite, start } from "../../mini-site.ts";
import { stateOf, twoVariants } from "../two-variants.ts";

const kills = 200;

/** Builds in a separate process, and kills it after some milliseconds. @returns the duration, if it was not killed */
async function buildAndKill(site: MiniSite, out: string, after: number): Promise<number | undefined> {
  const startedAt = performance.now();
  const { child, ended } = start([buildHere, "--out", out], site.root);
  const timer = setTimeout(() => child.kill("SIGKILL"), after);
  const { status } = await ended;
  clearTimeout(timer);
  if (status !== null) expect(status).toBe(0);
  return status === null ? undefined : performance.now() - startedAt;
}

test(
  `${kills} kills leave the complete old site or the complete new one`,
  async () => {
    const { old, next, whole } = await twoVariants();
    const out = old.path("shared/dist");
    // The first build is not killed. Its duration determines when to kill the others, two at a time.
    let duration = (await buildAndKill(old, out, 60_000)) ?? 0;
    for (let killed = 0; killed < kills; ) {
      // A build writes most files in its last phase.
      const moment = () => duration * (0.3 + 0.7 * Math.random());
      for (const lived of await Promise.all([old, next].map((site) => buildAndKill(site, out, moment())))) {
        if (lived === undefined) killed++;
        else duration = Math.min(duration, lived);
      }
      expect(["old", "new"]).toContain(await stateOf(out, whole));
    }
    expect((await next.command(["--out", out])).status).toBe(0);
    expect(await stateOf(out, whole)).toBe("new");
    expect(await readdir(path.dirname(out))).toEqual(["dist"]);
  },
  kills * 5_000,
);
