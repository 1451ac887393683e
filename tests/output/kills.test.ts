/** A build may be killed at any moment: what visitors get is the whole old site or the whole new one. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { recoverOutput } from "../../generator/output/recover-output.ts";
import {
  buildHere,
  type Files,
  fingerprint,
  type MiniSite,
  miniSite,
  readFiles,
  start,
} from "../mini-site.ts";

/** Two variants of the site, every page and the style sheet of which differ, and one folder for both. */
async function twoVariants() {
  const old = await miniSite();
  const next = await miniSite();
  await next.replace("components/frame/frame.tsx", "<main>", "<main>The new one. ");
  await next.replace("assets/styles/base.css", "margin: 0", "margin: 1px");
  const [oldSite, newSite] = [await old.build(), await next.build()];
  for (const page of oldSite.matching(/\.html$/)) {
    if (oldSite.text(page) === newSite.text(page)) throw new Error(`${page} is the same in both variants.`);
  }
  return { old, next, whole: { old: fingerprint(oldSite.files), new: fingerprint(newSite.files) } };
}

type Whole = Awaited<ReturnType<typeof twoVariants>>["whole"];

/** Which of the two sites these files are, all of them and no others. */
function which(files: Files, whole: Whole): "old" | "new" | "a mixture" {
  const found = JSON.stringify(fingerprint(files));
  if (found === JSON.stringify(whole.old)) return "old";
  return found === JSON.stringify(whole.new) ? "new" : "a mixture";
}

/** What the output folder holds; if it is gone, after it was put back as every command of ours does first. */
async function stateOf(out: string, whole: Whole): Promise<string> {
  const isThere = (await readdir(path.dirname(out))).includes(path.basename(out));
  if (!isThere) recoverOutput(out);
  return which(await readFiles(out), whole);
}

/** Builds in a process of its own, and kills it after so many milliseconds. @returns how long it lived, if it survived */
async function buildAndKill(site: MiniSite, out: string, after: number): Promise<number | undefined> {
  const startedAt = performance.now();
  const { child, ended } = start([...buildHere, "--out", out], site.root);
  const timer = setTimeout(() => child.kill("SIGKILL"), after);
  const { status } = await ended;
  clearTimeout(timer);
  if (status !== null) expect(status).toBe(0);
  return status === null ? undefined : performance.now() - startedAt;
}

/** Loaded before the build: kills it before the first call to the file system that matches. */
const killer = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
for (const name of ["renameSync", "rmSync", "writeFileSync"]) {
  const original = fs[name];
  fs[name] = (...args) => {
    const call = [name, ...args.filter((arg) => typeof arg === "string")].join(" ");
    if (new RegExp(process.env.KILL_BEFORE).test(call)) process.kill(process.pid, "SIGKILL");
    return original(...args);
  };
}
syncBuiltinESMExports();
`;

/** The moments in the life of an output folder, and the site that visitors get after a kill in this moment. */
const moments: [moment: string, call: string, left: string][] = [
  ["the first page is staged", "writeFileSync .+/index.html", "old"],
  ["the last file is staged", "writeFileSync .+/.build.json", "old"],
  ["the old site is moved aside", "renameSync .+/dist .+-previous-", "old"],
  ["the new one takes its place", "renameSync .+-stage-.+ .+/dist$", "old"],
  ["the old one is removed", "rmSync .+-previous-", "new"],
];

describe("a build that is killed", () => {
  test("at thirty random moments leaves the old site or the new one, whole", async () => {
    const { old, next, whole } = await twoVariants();
    const out = old.path("shared/dist");
    // The first one is never killed; how long it takes says when to kill the others, two at a time.
    let duration = (await buildAndKill(old, out, 60_000)) ?? 0;
    for (let killed = 0; killed < 30; ) {
      // A build does most of its writing in the last part of its time, and it is the writing that is on trial.
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
  }, 120_000);

  test.each(moments)("before %s leaves one of the two, whole", async (_, call, left) => {
    const { old, next, whole } = await twoVariants();
    const out = old.path("shared/dist");
    await old.build({ out });
    await next.write("killer.mjs", killer);
    const args = ["--import", next.path("killer.mjs"), ...buildHere, "--out", out];
    const { status } = await start(args, next.root, { KILL_BEFORE: call }).ended;
    expect(status).toBe(null);
    expect(await stateOf(out, whole)).toBe(left);
    await next.build({ out });
    expect(await stateOf(out, whole)).toBe("new");
    expect(await readdir(path.dirname(out))).toEqual(["dist"]);
  });
});
