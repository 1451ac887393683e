/** A copy of the project at a path with a blank and with signs that have a meaning in addresses, and a film in it. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { launchChromium } from "../browser/find-browser.ts";
import { copyProject } from "../copy-project.ts";
import { edit } from "../edit-content.ts";
import { type Ended, projectRoot, run, start } from "../mini-site.ts";
import { addressOf, projects } from "../site-content.ts";

/** A case study without a film, by its file and its address. */
const study = projects.find(({ data }) => !data.video) as (typeof projects)[number];
const film = `video:
  title: A test picture
  file: film.mp4
  poster: photographs/cloth.webp
  captions: film.vtt
  published: 2021-02-01
`;

let parent: string;
let copy: string;
let built: Ended;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "copy-"));
  copy = path.join(parent, "our site #1, 100% für uns");
  copyProject(copy);
  mkdirSync(path.join(copy, "assets/videos"), { recursive: true });
  for (const name of ["film.mp4", "film.vtt"])
    copyFileSync(
      path.join(projectRoot, "tests/fixtures/videos", name),
      path.join(copy, "assets/videos", name),
    );
  const file = path.join(copy, study.file);
  const text = readFileSync(file, "utf8");
  const [, cover = ""] = /^cover:\n\s+file: (\S+)/m.exec(text) ?? [];
  const fields = film.replace(/poster: .*/, `poster: ${cover}`);
  writeFileSync(file, text.replace(/^posts:/m, `${fields}posts:`));
  // Something for "launch" to list, whether the real name is there or not.
  edit(path.join(copy, "content"), "site.yaml", (site) => site.setIn(["brand", "standIn"], true));
  built = await run(["build.ts", "--no-cards"], copy);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Starts a server of the copy. @returns its address */
async function serve(...args: string[]): Promise<string> {
  const { child, ended } = start(args, copy);
  onTestFinished(async () => {
    child.kill("SIGINT");
    await ended;
  });
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
  await expect.poll(address, { timeout: 60_000 }).toBeDefined();
  return address() ?? "";
}

test("build, launch and new work there", async () => {
  expect(built).toMatchObject({ status: 0, stderr: expect.not.stringContaining("rror") });
  const [launch, made] = await Promise.all([
    run(["generator/commands/run.ts", "launch"], copy),
    run(["generator/commands/run.ts", "new", "page", "--help"], copy),
  ]);
  expect(launch).toMatchObject({ status: 1, stdout: expect.stringContaining("stand-in name") });
  expect(made).toMatchObject({ status: 0, stderr: "" });
});

test.each([
  ["the preview", ["generator/commands/run.ts", "preview", "--port", "4281"]],
  ["the development server", ["dev.ts", "--port", "4282"]],
])("%s shows pages, and a film that plays when it is asked to, from parts of its file", async (_, args) => {
  const address = await serve(...args);
  expect((await fetch(`${address}/about`)).status).toBe(200);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(address + addressOf(study));
  const video = page.locator("video");
  await video.scrollIntoViewIfNeeded();
  const state = () =>
    page.evaluate(`(({ paused, currentTime, controls, autoplay, preload, error }) => ({
      paused, hasBegun: currentTime > 0, controls, autoplay, preload, error
    }))(document.querySelector("video"))`);
  const still = {
    paused: true,
    hasBegun: false,
    controls: true,
    autoplay: false,
    preload: "none",
    error: null,
  };
  expect(await state()).toEqual(still);
  expect(await video.locator("track[kind=captions][srclang]").count()).toBe(1);
  expect(await page.locator(".video__frame picture").isVisible()).toBe(true);
  await page.evaluate('document.querySelector("video").play()');
  await expect.poll(state).toMatchObject({ hasBegun: true, error: null });

  const src = await page.evaluate<string>('document.querySelector("video").currentSrc');
  const part = await fetch(src, { headers: { range: "bytes=100-199" } });
  const size = readFileSync(path.join(copy, "assets/videos/film.mp4")).length;
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100-199/${size}`]);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  expect((await fetch(src, { headers: { range: `bytes=${size}-` } })).status).toBe(416);
});
