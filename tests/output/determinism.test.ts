/** The same sources make the same site, byte for byte: on every machine, at every hour, in every language. */
import { readdir, readFile, rm } from "node:fs/promises";
import type glob from "fast-glob";
import { describe, expect, test, vi } from "vitest";
import { fingerprint, type MiniSite, miniSite, readFiles } from "../mini-site.ts";

// The order in which a file system lists its files is its own affair: one test turns it round.
const listing = vi.hoisted(() => ({ reversed: false }));
vi.mock("fast-glob", async (original) => {
  const { default: find } = await original<{ default: typeof glob }>();
  return {
    default: async (...args: Parameters<typeof glob>) => {
      const files = await find(...args);
      return listing.reversed ? files.toReversed() : files;
    },
  };
});

/** Names whose order depends on the language, and letters that change their case differently in Turkish. */
const names = ["istanbul", "iii", "zebra-1", "zebra_1", "zebra1", "a-b", "a_b", "ab", "10", "9"];

/** A mini site with more projects, whose files are created in the given order. */
async function makeSite(order: (names: string[]) => string[]): Promise<MiniSite> {
  const site = await miniSite({ ownCache: true });
  const model = await readFile(site.path("content/projects/alpha.md"), "utf8");
  const text = model
    .replace("The text of alpha.", "## IIII and iiii\n\nÄ, ß, İ and ı, “quoted”.\n\n## Überschrift\n\nMore.")
    .replace("gallery: []", "gallery:\n  - file: beta.png\n    alt: A blue square");
  for (const name of order(names)) {
    const own = text.replace("title: Alpha", `title: Project ${name}`).replace("The first", `The ${name}`);
    await site.write(`content/projects/${name}.md`, own);
  }
  // A list of all projects shows the order in which they were found.
  await site.replace(
    "pages/text-page.tsx",
    "<Markdown entry={entry} />",
    '<Markdown entry={entry} />{useSite().content.projects.map(({ name }) => name).join(" ")}',
  );
  await site.replace("pages/text-page.tsx", "type PageProps }", "type PageProps, useSite }");
  // The files of the fixture, too, are created anew.
  for (const file of order(await readdir(site.path("content/pages")))) {
    const contents = await readFile(site.path(`content/pages/${file}`));
    await rm(site.path(`content/pages/${file}`));
    await site.write(`content/pages/${file}`, contents);
  }
  return site;
}

/** Builds with the command, and returns the site's fingerprint. */
async function build(site: MiniSite, env: NodeJS.ProcessEnv = {}) {
  const { status, stderr } = await site.command([], env);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return fingerprint(await readFiles(site.path("dist")));
}

describe("the same sources", () => {
  test("make the same files in another folder, time zone and language, in another order, with or without cache", async () => {
    const [here, there] = await Promise.all([makeSite((all) => all), makeSite((all) => all.toReversed())]);
    const elsewhere = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
    const cold = await Promise.all([
      build(here, { TZ: "America/St_Johns", LANG: "C", LC_ALL: "C" }),
      build(there, elsewhere),
    ]);
    expect(Object.keys(cold[0])).toContain("projects/istanbul.html");
    expect(cold[1]).toEqual(cold[0]);

    const warm = await build(there, { TZ: "UTC", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" });
    expect(warm).toEqual(cold[0]);
  });

  test("make the same files on a file system that lists them the other way round", async () => {
    const site = await makeSite((all) => all);
    await site.write("assets/sprites/arrow.svg", '<svg viewBox="0 0 4 4"><path d="M0 0h4"/></svg>');
    await site.write("assets/styles/print.css", "@media print { body { color: #000; } }");
    const first = await site.build();
    listing.reversed = true;
    try {
      const second = await site.build({ out: "again" });
      expect(fingerprint(second.files)).toEqual(fingerprint(first.files));
    } finally {
      listing.reversed = false;
    }
  });

  test("make the same files twice in one process", async () => {
    const site = await makeSite((all) => all);
    const first = await site.build();
    const second = await site.build();
    expect(fingerprint(second.files)).toEqual(fingerprint(first.files));
  });

  test("make other files if one word changes: the comparison sees it", async () => {
    const site = await miniSite();
    const first = await site.build();
    await site.replace("content/pages/about.md", "With one file.", "With two files.");
    const second = await site.build();
    expect(fingerprint(second.files)).not.toEqual(fingerprint(first.files));
  });
});
