/** What a build takes over from the one before in another process. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openBuildMemory } from "../generator/build-memory.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A project with one file, and work that counts how often it is done. */
async function project() {
  const root = temporaryFolder();
  const file = path.join(root, "scripts/main.ts");
  await mkdir(path.dirname(file));
  let count = 0;
  const write = async (name: string, text: string) => {
    await writeFile(path.join(root, name), text);
    // Longer than a tick of a file system's clock.
    await setTimeout(80);
  };
  await write("scripts/main.ts", "One");
  return {
    write,
    /** What a build gets that begins now, with a memory of its own. */
    build: ({ engine = "engine", input = "es2024", duringWork = async () => {} } = {}) =>
      openBuildMemory(root, engine || undefined).rememberPlain("work", [input], async () => {
        const made = new Map([["main.ts", `${++count} ${await readFile(file, "utf8")}`]]);
        await duringWork();
        return { made, files: [file] };
      }),
  };
}

test("the same work is not done again", async () => {
  const { build } = await project();
  const made = new Map([["main.ts", "1 One"]]);
  expect(await build()).toEqual(made);
  expect(await build()).toEqual(made);
});

test.each([
  ["its file", "scripts/main.ts", "2 Two"],
  ["the settings of the bundler", "tsconfig.json", "2 One"],
  ["a file beside it, to which an import may lead now", "scripts/main.tsx", "2 One"],
])("it is done again after a change of %s", async (_, file, expected) => {
  const { build, write } = await project();
  await build();
  await write(file, "Two");
  expect((await build()).get("main.ts")).toBe(expected);
});

test.each([
  ["another engine", { engine: "another engine" }],
  ["another input", { input: "es2025" }],
  ["no engine that is known again", { engine: "" }],
])("it is done again with %s", async (_, options) => {
  const { build } = await project();
  await build();
  expect((await build(options)).get("main.ts")).toBe("2 One");
});

test("a file that is written during the work is not missed", async () => {
  const { build, write } = await project();
  expect((await build({ duringWork: () => write("scripts/main.ts", "Two") })).get("main.ts")).toBe("1 One");
  expect((await build()).get("main.ts")).toBe("2 Two");
});
