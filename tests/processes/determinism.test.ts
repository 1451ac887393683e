/** The same sources make the same site, byte for byte: on every machine, at any time, in every locale. */
import { readdir, readFile, rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { buildHere, fingerprint, type MiniSite, miniSite, readFiles, start } from "../mini-site.ts";

/** Loaded before the build: lists folders in reverse order, because file systems may list them in any order. */
const backwards = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const { readdir, promises } = fs;
fs.readdir = (...args) => {
  const callback = args.pop();
  readdir(...args, (error, names) => callback(error, names?.reverse()));
};
const readdirOfPromises = promises.readdir;
promises.readdir = async (...args) => (await readdirOfPromises(...args)).reverse();
syncBuiltinESMExports();
`;

/** Names whose order depends on the locale, and letters with other case rules in Turkish. */
const names = ["istanbul", "iii", "zebra-1", "zebra_1", "zebra1", "a-b", "a_b", "ab", "10", "9"];

/** A mini site with more projects, whose files are created in the given order. */
async function makeSite({ order = (all: string[]) => all, ownCache = false } = {}): Promise<MiniSite> {
  const site = await miniSite({ ownCache });
  await site.write("assets/sprites/arrow.svg", '<svg viewBox="0 0 4 4"><path d="M0 0h4"/></svg>');
  await site.write("assets/styles/print.css", "@media print { body { color: #000; } }");
  const model = await readFile(site.path("content/projects/alpha.md"), "utf8");
  const text = model
    .replace("The text of alpha.", "## IIII and iiii\n\nÄ, ß, İ and ı, “quoted”.\n\n## Überschrift\n\nMore.")
    .replace("gallery: []", "gallery:\n  - file: beta.png\n    alt: A blue square");
  for (const name of order(names)) {
    const own = text.replace("title: Alpha", `title: Project ${name}`).replace("The first", `The ${name}`);
    await site.write(`content/projects/${name}.md`, own);
  }
  // A list of all projects, to check their order.
  await site.replace(
    "pages/text-page.tsx",
    "<Markdown entry={entry} />",
    '<Markdown entry={entry} />{useSite().content.projects.map(({ name }) => name).join(" ")}',
  );
  await site.replace("pages/text-page.tsx", "type PageProps }", "type PageProps, useSite }");
  // The files of the fixture are created again in this order, too.
  for (const file of order(await readdir(site.path("content/pages")))) {
    const contents = await readFile(site.path(`content/pages/${file}`));
    await rm(site.path(`content/pages/${file}`));
    await site.write(`content/pages/${file}`, contents);
  }
  return site;
}

/** Builds with the command, and returns the site's fingerprint. */
async function build(site: MiniSite, env: NodeJS.ProcessEnv, preload: string[] = []) {
  const { status, stderr } = await start([...preload, buildHere], site.root, env).ended;
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return fingerprint(await readFiles(site.path("dist")));
}

describe("the same sources", () => {
  test("make the same files in another folder, time zone and locale, on another file system, with or without cache", async () => {
    const here = await makeSite({ ownCache: true });
    const there = await makeSite({ order: (all) => all.toReversed() });
    await there.write("backwards.mjs", backwards);
    const preload = ["--import", there.path("backwards.mjs")];
    const [first, second] = await Promise.all([
      build(here, { TZ: "America/St_Johns", LANG: "C", LC_ALL: "C" }),
      build(there, { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" }, preload),
    ]);
    expect(Object.keys(first)).toContain("projects/istanbul.html");
    expect(second).toEqual(first);
  });

  test("make the same files twice in one process", async () => {
    const site = await makeSite();
    const first = await site.build();
    const second = await site.build();
    expect(fingerprint(second.files)).toEqual(fingerprint(first.files));
  });

  test("make other files if one word changes: the comparison detects it", async () => {
    const site = await miniSite();
    const first = await site.build();
    await site.replace("content/pages/about.md", "With one file.", "With two files.");
    const second = await site.build();
    expect(fingerprint(second.files)).not.toEqual(fingerprint(first.files));
  });
});
