/** Folders that a killed build left beside the output are removed or restored. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  type Built,
  fingerprint,
  hiddenFolders,
  type MiniSite,
  miniSite,
  projectRoot,
  readFiles,
  start,
} from "../mini-site.ts";
import { replaceFunction } from "./replace-function.ts";

/** The id of a process that has ended. */
const deadProcess = () => spawnSync("true").pid;

describe("a folder that a killed build left", () => {
  test("is removed by the next build", async () => {
    const site = await miniSite();
    const pid = deadProcess();
    await site.write(`.dist-staging-${pid}-0123abcd/index.html`, "half");
    await site.write(`.dist-previous-${pid}-0123abcd/index.html`, "old");
    await site.build();
    expect(await hiddenFolders(site.root)).toEqual([]);
  });

  test("may belong to another user: builds succeed, and leave it", async () => {
    const site = await miniSite();
    const folder = `.dist-previous-${deadProcess()}-0123abcd`;
    await site.write(`${folder}/index.html`, "old");
    replaceFunction(fs, "rmSync", (real) => (file, options) => {
      if (String(file).includes("-previous-")) throw Object.assign(new Error("EACCES"), { code: "EACCES" });
      return real(file, options);
    });
    await site.build();
    expect(await hiddenFolders(site.root)).toEqual([folder]);
  });

  test("stays as long as its process runs", async () => {
    const site = await miniSite();
    const folder = `.dist-staging-${process.pid}-0123abcd`;
    await site.write(`${folder}/index.html`, "half");
    await site.build();
    expect(await hiddenFolders(site.root)).toEqual([folder]);
  });

  /** A site after a build was killed between its two renames. */
  async function interrupted(): Promise<{ site: MiniSite; built: Built; previous: string }> {
    const site = await miniSite();
    const built = await site.build();
    const previous = site.path(`.dist-previous-${deadProcess()}-0123abcd`);
    await rename(site.path("dist"), previous);
    return { site, built, previous };
  }

  test("is restored by the next build, even if that build fails", async () => {
    const { site, built } = await interrupted();
    await site.replace("content/site.yaml", "open: true", "open: perhaps");
    await site.problems();
    expect(fingerprint(await readFiles(site.path("dist")))).toEqual(fingerprint(built.files));
    expect(await hiddenFolders(site.root)).toEqual([]);
  });

  test("is restored by the preview, which then serves it", async () => {
    const { site, built } = await interrupted();
    const run = path.join(projectRoot, "generator/commands/run.ts");
    const { child, ended } = start([run, "preview", "--port", "0"], site.root);
    try {
      const line = await new Promise<string>((resolve) => child.stdout?.once("data", resolve));
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      const response = await fetch(`${address}/projects/beta`);
      expect(await response.text()).toBe(built.text("projects/beta.html"));
    } finally {
      child.kill();
      await ended;
    }
    expect(await hiddenFolders(site.root)).toEqual([]);
  });

  test("is not restored if it was already partly removed", async () => {
    const { site, previous } = await interrupted();
    await rm(path.join(previous, "about.html"));
    await site.replace("content/site.yaml", "open: true", "open: perhaps");
    await site.problems();
    expect(await readdir(site.root)).not.toContain("dist");
  });
});
