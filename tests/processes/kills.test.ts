/** A build may be killed at any moment: visitors get the complete old site or the complete new one. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { buildHere, start } from "../mini-site.ts";
import { stateOf, twoVariants } from "../output/two-variants.ts";

/** Loaded before the build: kills it before the first matching call of a file system function. */
const killer = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
for (const [module, name] of [[fs, "renameSync"], [fs.promises, "rm"], [fs.promises, "writeFile"]]) {
  const original = module[name];
  module[name] = (...args) => {
    const call = [name, ...args.filter((arg) => typeof arg === "string")].join(" ");
    if (new RegExp(process.env.KILL_BEFORE).test(call)) process.kill(process.pid, "SIGKILL");
    return original(...args);
  };
}
syncBuiltinESMExports();
`;

/** The moments at which a build is killed, and the site that visitors get afterwards. */
const moments: [moment: string, call: string, left: string][] = [
  ["the first page is staged", "writeFile .+/index.html", "old"],
  ["the last file is staged", "writeFile .+/.build.json", "old"],
  ["the old site is moved aside", "renameSync .+/dist .+-previous-", "old"],
  ["the new site is put in place", "renameSync .+-staging-.+ .+/dist$", "old"],
  ["the old site is removed", "rm .+-previous-", "new"],
];

test.each(moments)("a build that is killed before %s leaves one complete site", async (_, call, left) => {
  const { old, next, whole } = await twoVariants();
  const out = old.path("shared/dist");
  await old.build({ out });
  await next.write("killer.mjs", killer);
  const args = ["--import", next.path("killer.mjs"), buildHere, "--out", out];
  const { status } = await start(args, next.root, { KILL_BEFORE: call }).ended;
  expect(status).toBe(null);
  expect(await stateOf(out, whole)).toBe(left);
  await next.build({ out });
  expect(await stateOf(out, whole)).toBe("new");
  expect(await readdir(path.dirname(out))).toEqual(["dist"]);
});
