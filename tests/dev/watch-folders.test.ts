/** The watcher reports every change of a file, even shortly after another change. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchFolders } from "../../generator/dev/watch-folders.ts";
import { temporaryFolder } from "../temporary-folder.ts";

test("a file that is immediately written again, as by a formatter, is reported again", async () => {
  const root = temporaryFolder();
  await mkdir(path.join(root, "pages"));
  const file = path.join(root, "pages/home.md");
  await writeFile(file, "");
  let seen: string | undefined;
  const watcher = watchFolders(root, ["pages"], async () => {
    seen = await readFile(file, "utf8");
  });
  onTestFinished(() => watcher.close());
  await expect.poll(() => seen).toBe("");
  for (const round of ["a", "b", "c"]) {
    for (const text of [round, `${round}, formatted`]) {
      await writeFile(file, text);
      await expect.poll(() => seen, { interval: 1 }).toBe(text);
    }
  }
});
