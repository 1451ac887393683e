/** A build may be killed at any moment: what visitors get is the whole old site or the whole new one. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { recoverOutput } from "../generator/write-output.ts";
import { type Files, fingerprint, type MiniSite, miniSite, readFiles, start } from "./mini-site.ts";

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

/** Builds in a process of its own, and kills it after so many milliseconds. */
async function buildAndKill(site: MiniSite, out: string, after: number): Promise<boolean> {
  const { child, ended } = start(["build.ts", "--out", out], site.root);
  const timer = setTimeout(() => child.kill("SIGKILL"), after);
  const { status } = await ended;
  clearTimeout(timer);
  return status === null;
}

/** Loaded before the build: kills it at the n-th call that changes something in the file system. */
const killer = `
import fs from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
let left = Number(process.env.KILL_AT);
const isOutput = (file) => String(file).includes(process.env.KILL_IN);
for (const [module, names] of [[fs, ["renameSync"]], [promises, ["rm", "writeFile", "mkdir"]]]) {
  for (const name of names) {
    const original = module[name];
    module[name] = (file, ...rest) => {
      if (isOutput(file) && left-- === 0) process.kill(process.pid, "SIGKILL");
      return original(file, ...rest);
    };
  }
}
syncBuiltinESMExports();
`;

describe("a build that is killed", () => {
  test("at thirty random moments leaves the old site or the new one, whole", async () => {
    const { old, next, whole } = await twoVariants();
    const out = old.path("shared/dist");
    const startedAt = performance.now();
    expect((await old.command(["--out", out])).status).toBe(0);
    const duration = performance.now() - startedAt;
    let killed = 0;
    for (let round = 0; killed < 30 && round < 60; round++) {
      // A build does most of its writing in the last part of its time, and it is the writing that is on trial.
      const after = duration * (0.3 + 0.7 * Math.random());
      if (await buildAndKill(round % 2 === 0 ? next : old, out, after)) killed++;
      expect(["old", "new"]).toContain(await stateOf(out, whole));
    }
    expect(killed).toBe(30);
    expect((await next.command(["--out", out])).status).toBe(0);
    expect(await stateOf(out, whole)).toBe("new");
    expect(await readdir(path.dirname(out))).toEqual(["dist"]);
  }, 120_000);

  test("before any of its last calls to the file system leaves the old site or the new one, whole", async () => {
    const { old, next, whole } = await twoVariants();
    const out = old.path("shared/dist");
    await mkdir(path.dirname(out));
    const preload = next.path("killer.mjs");
    await writeFile(preload, killer);
    /** @returns false if the build ended before it made so many calls */
    const killAt = async (call: number) => {
      const env = { NODE_OPTIONS: `--import ${preload}`, KILL_AT: String(call), KILL_IN: path.dirname(out) };
      return (await next.command(["--out", out], env)).status === null;
    };
    await old.build({ out });
    const calls = await countCalls(killAt);
    const states: string[] = [];
    for (let call = calls - 5; call < calls; call++) {
      await old.build({ out });
      expect(await killAt(call)).toBe(true);
      states.push(await stateOf(out, whole));
    }
    // Before the manifest, before the first rename, between the two, and before the old site is removed.
    expect(states).toEqual(["old", "old", "old", "old", "new"]);
  }, 60_000);
});

/** The number of calls a build makes, by halving: it survives a kill that is set later than its last call. */
async function countCalls(killAt: (call: number) => Promise<boolean>): Promise<number> {
  let low = 0;
  let high = 128;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await killAt(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
