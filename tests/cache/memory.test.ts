/** What a run takes over from the one before in the same process. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openMemory } from "../../generator/cache/memory.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** A file of a folder of its own. */
async function newFile(text: string): Promise<string> {
  const file = path.join(temporaryFolder(), "page.tsx");
  await writeFile(file, text);
  return file;
}

test("work is not done again as long as its files are the same", async () => {
  const memory = openMemory();
  const file = await newFile("One");
  let count = 0;
  const make = async () => ({ made: `${++count} ${await readFile(file, "utf8")}`, files: [file] });
  expect(await memory.rememberFiles("work", [], make)).toBe("1 One");
  expect(await memory.rememberFiles("work", [], make)).toBe("1 One");
  await writeFile(file, "Two");
  expect(await memory.rememberFiles("work", [], make)).toBe("2 Two");
});

test("a file that is written while work goes on with what it was before is not missed", async () => {
  const memory = openMemory();
  const file = await newFile("A page");
  const make = async () => {
    const made = await readFile(file, "utf8");
    if (made === "Half a pa") await writeFile(file, "Half a page is whole");
    return { made, files: [file] };
  };
  expect(await memory.rememberFiles("work", [], make)).toBe("A page");
  await writeFile(file, "Half a pa");
  expect(await memory.rememberFiles("work", [], make)).toBe("Half a pa");
  expect(await memory.rememberFiles("work", [], make)).toBe("Half a page is whole");
});
