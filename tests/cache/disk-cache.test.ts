/** The cache on disk: results by the hash of their inputs. */
import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { DiskCache } from "../../generator/cache/disk-cache.ts";
import { miniSite } from "../mini-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const name = "drawings/0123456789abcdef.svg";

/** Work that counts how often it is done. */
function countedWork() {
  const count = { done: 0 };
  return { count, make: async () => `result ${++count.done}` };
}

describe("a result", () => {
  test("is reused under its name, also in another process", async () => {
    const folder = temporaryFolder();
    const { count, make } = countedWork();
    expect(String(await new DiskCache(folder).remember(name, make))).toBe("result 1");
    const cache = new DiskCache(folder);
    expect(String(await cache.remember(name, make))).toBe("result 1");
    expect(await readFile(await cache.rememberFile(name, make), "utf8")).toBe("result 1");
    expect(count.done).toBe(1);
    expect(cache.counts).toEqual({ reused: 2, made: 0 });
  });

  test("is made again after a power failure that left an empty file", async () => {
    const folder = temporaryFolder();
    const { make } = countedWork();
    const cache = new DiskCache(folder);
    const file = await cache.rememberFile(name, make);
    await writeFile(file, "");
    expect(String(await cache.remember(name, make))).toBe("result 2");
    await writeFile(file, "");
    expect(await readFile(await cache.rememberFile(name, make), "utf8")).toBe("result 3");
    expect(cache.counts).toEqual({ reused: 0, made: 3 });
  });

  test("is made again if half of its file is lost", async () => {
    const folder = temporaryFolder();
    const { make } = countedWork();
    const first = new DiskCache(folder);
    const file = await first.rememberFile(name, make);
    first.save();
    await writeFile(file, "resu");
    expect(String(await new DiskCache(folder).remember(name, make))).toBe("result 2");
    // The next build does not take the new file for a damaged one.
    expect(await readFile(await new DiskCache(folder).rememberFile(name, make), "utf8")).toBe("result 2");
  });

  test("whose size is known is made again if a part of it is lost, even if no build has saved its size", async () => {
    const folder = temporaryFolder();
    const { make } = countedWork();
    const file = await new DiskCache(folder).rememberFile(name, make, "result 1".length);
    await writeFile(file, "resu");
    const again = await new DiskCache(folder).rememberFile(name, make, "result 2".length);
    expect(await readFile(again, "utf8")).toBe("result 2");
  });

  test("that two builds make at the same time is complete for both, and no temporary file is left", async () => {
    const folder = temporaryFolder();
    const contents = "result ".repeat(100_000);
    const caches = Array.from({ length: 8 }, () => new DiskCache(folder));
    const results = await Promise.all(caches.map((cache) => cache.remember(name, async () => contents)));
    expect(new Set(results.map(String))).toEqual(new Set([contents]));
    expect(await readFile(path.join(folder, name), "utf8")).toBe(contents);
    expect(await readdir(path.dirname(path.join(folder, name)))).toEqual([path.basename(name)]);
  });

  test("that cannot be written is a problem that names the folder", async () => {
    const folder = path.join(temporaryFolder(), "cache");
    await writeFile(folder, "a file");
    const remembered = new DiskCache(folder).remember(name, async () => "result");
    await expect(remembered).rejects.toMatchObject({
      problems: [{ message: expect.stringContaining(`${folder} cannot be written`) }],
    });
  });
});

describe("data", () => {
  /** A build that asks for data by these keys. */
  async function remember(folder: string, keys: string[], make: () => Promise<unknown>) {
    const cache = new DiskCache(folder);
    const data = await Promise.all(keys.map((key) => cache.rememberData("facts", key, make)));
    cache.save();
    return data;
  }

  test("is reused by the next build, as it was", async () => {
    const folder = temporaryFolder();
    const facts = { ids: ["main"], positions: new Map([["title", 4]]), missing: undefined };
    expect(await remember(folder, ["a"], async () => facts)).toEqual([facts]);
    const { count, make } = countedWork();
    expect(await remember(folder, ["a"], make)).toEqual([facts]);
    expect(count.done).toBe(0);
  });

  test("that a build does not use is removed when the build caches something new", async () => {
    const folder = temporaryFolder();
    const { make } = countedWork();
    expect(await remember(folder, ["a", "b"], make)).toEqual(["result 1", "result 2"]);
    expect(await remember(folder, ["b", "c"], make)).toEqual(["result 2", "result 3"]);
    expect(await remember(folder, ["a", "b", "c"], make)).toEqual(["result 4", "result 2", "result 3"]);
  });

  test("is made again if half of its file is lost", async () => {
    const folder = temporaryFolder();
    const { make } = countedWork();
    await remember(folder, ["a", "b"], make);
    const file = path.join(folder, "data/facts");
    const kept = await readFile(file);
    await writeFile(file, kept.subarray(0, kept.length / 2));
    expect(await remember(folder, ["a", "b"], make)).toEqual(["result 3", "result 4"]);
  });
});

describe("a bundle", () => {
  /** A project whose bundle consists of a script and its import. */
  async function project() {
    const root = temporaryFolder();
    const folder = path.join(root, ".cache");
    const { count, make } = countedWork();
    const files = ["scripts/main.ts", "scripts/imported.ts"];
    /** Writes a file with the time of a minute ago. */
    const write = async (file: string, text: string) => {
      await mkdir(path.join(root, path.dirname(file)), { recursive: true });
      await writeFile(path.join(root, file), text);
      const minuteAgo = Date.now() / 1000 - 60;
      await utimes(path.join(root, file), minuteAgo, minuteAgo);
    };
    for (const file of files) await write(file, file);
    const bundle = (key = "scripts", duringWork = async () => {}) =>
      new DiskCache(folder).rememberBundle(key, root, async () => {
        const made = await make();
        await duringWork();
        return { made, files };
      });
    return { root, folder, count, write, bundle };
  }

  test("is reused as long as the contents of all its files are the same, whatever their times", async () => {
    const { root, write, bundle } = await project();
    expect(await bundle()).toBe("result 1");
    await write("scripts/main.ts", "scripts/main.ts");
    await utimes(path.join(root, "scripts/imported.ts"), 1, 1);
    expect(await bundle()).toBe("result 1");
  });

  test.each(["scripts/main.ts", "scripts/imported.ts"])("is made again when %s changes", async (file) => {
    const { write, bundle } = await project();
    await bundle();
    await write(file, "changed");
    expect(await bundle()).toBe("result 2");
    expect(await bundle()).toBe("result 2");
  });

  test("is made again when one of its files is missing, and under another key", async () => {
    const { root, bundle } = await project();
    await bundle();
    expect(await bundle("other settings")).toBe("result 2");
    await rm(path.join(root, "scripts/imported.ts"));
    expect(await bundle()).toBe("result 3");
  });

  test("is made again when a file was saved during bundling", async () => {
    const { root, write, bundle } = await project();
    const save = () => writeFile(path.join(root, "scripts/main.ts"), "saved");
    expect(await bundle("scripts", save)).toBe("result 1");
    await write("scripts/main.ts", "saved");
    expect(await bundle()).toBe("result 2");
  });

  test("is made again if half of its cached file is lost", async () => {
    const { folder, bundle } = await project();
    await bundle();
    const [file = ""] = await readdir(path.join(folder, "bundles"));
    const kept = await readFile(path.join(folder, "bundles", file), "utf8");
    await writeFile(path.join(folder, "bundles", file), kept.slice(0, kept.length / 2));
    expect(await bundle()).toBe("result 2");
  });
});

test("with a copy of the cache, a fresh clone with other file times makes no picture again", async () => {
  const [site, clone] = await Promise.all([miniSite({ ownCache: true }), miniSite({ ownCache: true })]);
  const { report } = await site.build();
  expect(report.images.made).toBeGreaterThan(2);
  await cp(site.path(".cache"), clone.path(".cache"), { recursive: true, preserveTimestamps: false });
  const restored = await clone.build();
  expect(restored.report.images).toEqual({ count: 2, made: 0, reused: report.images.made });
});
