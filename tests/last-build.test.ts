/** What a build takes over from the one before: only what it would make the same again. */
import { readdirSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { beginFrame, largeSite, type MiniBuild, type MiniSite, miniSite, projectRoot } from "./mini-site.ts";

/** As builds of the bundled engine are: what they read and make is kept. */
const kept: MiniBuild = { engineKey: "the same engine", read: false };

const page = (site: MiniSite, name: string) => site.path(`dist/${name}.html`);
const text = (site: MiniSite, name: string) => readFile(page(site, name), "utf8");

/** The names of the pages that were written anew by a second build. */
async function madeAgain(site: MiniSite, change: () => Promise<void>, options = kept): Promise<string[]> {
  const names = (await site.build(kept)).report.routes.map(({ path }) =>
    path === "/" ? "index" : path.slice(1),
  );
  const files = () => new Map(names.map((name) => [name, statSync(page(site, name)).ino]));
  const before = files();
  await change();
  await site.build(options);
  const after = files();
  return names.filter((name) => before.get(name) !== after.get(name));
}

const nothing = async () => {};
const project7 = "content/projects/project-7.md";

test("without a change all pages are taken over", async () => {
  const site = await largeSite();
  expect(await madeAgain(site, nothing)).toEqual([]);
});

test("of a small site too", async () => {
  const site = await miniSite();
  expect(await madeAgain(site, nothing)).toEqual([]);
  const { files } = await site.build({ engineKey: "the same engine" });
  const { files: fresh } = await site.build({ engineKey: "another engine", out: "fresh" });
  expect([...fresh].map(String)).toEqual([...files].map(String));
});

test("another text changes its own page", async () => {
  const site = await largeSite();
  const edit = () => site.replace(project7, "The text of alpha.", "Another text.");
  expect(await madeAgain(site, edit)).toEqual(["projects/project-7"]);
  expect(await text(site, "projects/project-7")).toContain("Another text.");
});

test("another field may change any page", async () => {
  const site = await largeSite();
  const edit = () => site.replace(project7, "title: Project 7", "title: Project seven");
  expect(await madeAgain(site, edit)).toHaveLength(304);
});

test("so may another text of a kind of which there are few", async () => {
  const site = await largeSite();
  const edit = () => site.replace("content/pages/about.md", "With", "Without");
  expect(await madeAgain(site, edit)).toHaveLength(304);
});

test.each([
  ["a component", "components/frame/frame.tsx", "<main>", "<main>News. "],
  ["a style sheet", "assets/styles/base.css", "{", "{ --news: 1;"],
  ["a script", "scripts/main.ts", /^/, 'document.title += "!";'],
])("so may %s", async (_, file, before, after) => {
  const site = await miniSite();
  expect(await madeAgain(site, () => site.replace(file, before, after))).toHaveLength(4);
});

test("another engine makes everything again, and one without a key keeps nothing", async () => {
  const site = await miniSite();
  expect(await madeAgain(site, nothing, { ...kept, engineKey: "another engine" })).toHaveLength(4);
  expect(await madeAgain(site, nothing, { read: false })).toHaveLength(4);
});

test("another address makes everything again", async () => {
  const site = await miniSite();
  expect(await madeAgain(site, nothing, { ...kept, base: "https://other.example" })).toHaveLength(4);
});

test("a page that somebody has changed or removed is made again", async () => {
  const site = await miniSite();
  const spoil = async () => {
    const html = await text(site, "about");
    await writeFile(page(site, "about"), html.replace("<main>", "<nain>"));
    await rm(page(site, "projects/beta"));
  };
  await site.build(kept);
  await spoil();
  await site.build(kept);
  expect(await text(site, "about")).toContain("<main>");
  expect(await text(site, "projects/beta")).toContain("<main>");
});

test("a page that shows the text of another one is never old", async () => {
  const site = await largeSite();
  await beginFrame(
    site,
    `const { projects } = useSite().content as unknown as { projects: { name: string; body: string }[] };
     children = <>{children}<p>{projects.find(({ name }) => name === "project-7")?.body}</p></>;`,
    `import { useSite } from "${projectRoot}/generator/site.tsx";`,
  );
  const edit = () => site.replace(project7, "The text of alpha.", "Another text.");
  expect(await madeAgain(site, edit)).toHaveLength(304);
  expect(await text(site, "projects/project-200")).toContain("Another text.");
});

test("a page that was taken over is still held against the others", async () => {
  const site = await largeSite();
  await site.replace(
    "content/projects/project-6.md",
    "The text of alpha.",
    "[There](/projects/project-7#there).",
  );
  await site.replace(project7, "The text of alpha.", "## There\n\nIt is.");
  await site.build(kept);
  await site.replace(project7, "## There", "## Elsewhere");
  const said = await site.problems(kept);
  expect(said).toMatch(/^content\/projects\/project-6\.md:\d+:\d+ .*#there/);
  expect(said).toMatch(/One problem; nothing was written\.$/);
  await site.replace(project7, "## Elsewhere", "## There");
  await site.build(kept);
});

test("a file that is gone is missed on pages that were not touched", async () => {
  const site = await miniSite();
  await site.write("assets/static/list.txt", "A list.");
  await site.replace("content/pages/about.md", "With", "[A list](/list.txt). With");
  await site.build(kept);
  await site.remove("assets/static/list.txt");
  expect(await site.problems(kept)).toContain("/list.txt");
});

test("a new mistake in a file of which there are many is told like any other", async () => {
  const site = await largeSite();
  await site.build(kept);
  await site.replace(project7, /^title: .*$/m, "title: [");
  expect(await site.problems(kept)).toMatch(/^content\/projects\/project-7\.md:\d+:\d+ /);
});

test("notes that were lost or spoilt cost only time", async () => {
  const site = await largeSite();
  await site.build(kept);
  for (const folder of ["entries", "pages"]) {
    const [note = ""] = readdirSync(site.path(`.cache/${folder}`));
    const file = site.path(path.join(".cache", folder, note));
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length / 2));
  }
  const { report } = await site.build(kept);
  expect(report.routes).toHaveLength(304);
});
