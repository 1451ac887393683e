/** The pages, files and problems of the development server, which are the same as those of the build. */
import { readFile, rm } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { catalogueRoute, loadExamples } from "../../generator/dev/catalogue.tsx";
import { DevSite } from "../../generator/dev/dev-site.ts";
import type { PageVersion } from "../../generator/dev/messages.ts";
import { readOutput } from "../../generator/model/output-file.ts";
import { formatProblems } from "../../generator/problems/format-problem.ts";
import { Problems } from "../../generator/problems/problem.ts";
import { type MiniSite, miniSite } from "../mini-site.ts";

function createDevSite(site: MiniSite): DevSite {
  const dev = new DevSite({
    root: site.root,
    content: "content",
    checkedFolder: site.path(".cache/draft"),
  });
  onTestFinished(() => dev.close());
  return dev;
}

async function versionOf(dev: DevSite, path: string): Promise<PageVersion | undefined> {
  const answer = await dev.answer(path);
  return answer.kind === "page" ? answer.page?.version : undefined;
}

const paths = ["/", "/about", "/projects/alpha", "/projects/beta", "/__catalogue"];

/** Checks that every page and every file is the same as in a build. */
async function expectSameAsBuild(site: MiniSite, dev: DevSite): Promise<void> {
  const built = await site.build({ extraRoutes: [catalogueRoute(await loadExamples(site.root))] });
  await dev.refresh();
  for (const path of paths) {
    const answer = await dev.answer(path);
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    expect(answer.kind === "page" && answer.page?.html, path).toBe(built.text(file));
  }
  for (const [file, contents] of built.files) {
    if (/\.html$|^\./.test(file)) continue;
    const answer = await dev.answer(`/${file}`);
    const output = answer.kind === "file" ? await readOutput(answer.output) : undefined;
    expect(output && Buffer.from(output).equals(contents), file).toBe(true);
  }
}

/** The problems, as the terminal shows them; empty if there are none. */
async function failureText(site: MiniSite, dev: DevSite): Promise<string> {
  try {
    await dev.refresh();
    await dev.check();
    return "";
  } catch (error) {
    if (!(error instanceof Problems)) throw error;
    return stripVTControlCharacters(await formatProblems(site.root, error.problems));
  }
}

test("pages and files are the same as in a build, byte for byte, after every kind of change", async () => {
  const site = await miniSite();
  const dev = createDevSite(site);
  await expectSameAsBuild(site, dev);
  const changes: [file: string, before: string, after: string][] = [
    ["content/pages/about.md", "With one file.", "With ç, another letter."],
    ["content/site.yaml", "name: ", "name: The "],
    ["components/frame/frame.tsx", "Home</a>", "Start</a>"],
    ["pages/text-page.tsx", "<article>", '<article className="text">'],
    ["components/card/card.css", "{", "{ color: #123456;"],
    ["assets/images/alpha.svg", "<svg", '<svg data-new="yes"'],
    ["scripts/main.ts", "", "console.log(1);\n"],
    ["content/schemas.ts", "heading: text", "heading: text.transform((value) => value.toUpperCase())"],
  ];
  for (const [file, before, after] of changes) {
    await site.replace(file, before, after);
    await expectSameAsBuild(site, dev);
  }
});

test("added pages are found, and removed pages are not", async () => {
  const site = await miniSite();
  const dev = createDevSite(site);
  await dev.refresh();
  const alpha = await readFile(site.path("content/projects/alpha.md"), "utf8");
  const gamma = alpha.replace("title: Alpha", "title: Gamma").replace("The first", "The third");
  expect(await dev.answer("/projects/gamma")).toMatchObject({ kind: "page", isFound: false });
  await site.write("content/projects/gamma.md", gamma);
  await dev.refresh();
  expect(await dev.answer("/projects/gamma")).toMatchObject({ kind: "page", isFound: true });
  expect(await dev.answer("/projects/gamma/")).toEqual({ kind: "redirect", to: "/projects/gamma" });
  await rm(site.path("content/projects/gamma.md"));
  await dev.refresh();
  expect(await dev.answer("/projects/gamma")).toMatchObject({ kind: "page", isFound: false });
});

test("a page has one address, below the base path of the site", async () => {
  const site = await miniSite();
  await site.replace("content/site.yaml", /^address: .*$/m, "address: https://site.example/sub");
  const dev = createDevSite(site);
  await dev.refresh();
  for (const address of ["/sub/", "/sub/about"])
    expect(await dev.answer(address), address).toMatchObject({ kind: "page", isFound: true });
  for (const address of ["/sub/about/", "/sub/about.html"])
    expect(await dev.answer(`${address}?a=b`), address).toEqual({ kind: "redirect", to: "/sub/about?a=b" });
  expect(await dev.answer("/sub/index.html")).toEqual({ kind: "redirect", to: "/sub/" });
  expect(await dev.answer("/sub/favicon.svg")).toMatchObject({ kind: "file" });
  expect(await dev.answer("/sub/nowhere")).toMatchObject({ kind: "page", isFound: false });
});

test("the fingerprint is the same when files are saved unchanged", async () => {
  const site = await miniSite();
  const dev = createDevSite(site);
  const first = await dev.refresh();
  const version = await versionOf(dev, "/about");
  for (const file of ["content/pages/about.md", "components/card/card.css", "pages/text-page.tsx"]) {
    await site.write(file, await readFile(site.path(file)));
    expect(await dev.refresh(), file).toBe(first);
  }
  // A second change within the same timestamp and with the same file size.
  await site.replace("content/pages/about.md", "one file", "two file");
  const second = await dev.refresh();
  await site.replace("content/pages/about.md", "two file", "six file");
  const third = await dev.refresh();
  expect(new Set([first, second, third]).size).toBe(3);
  const answer = await dev.answer("/about");
  expect(answer.kind === "page" && answer.page?.html).toContain("six file");
  expect(await versionOf(dev, "/about")).not.toEqual(version);
});

test("a change of styles changes the version of a page, but not its structure", async () => {
  const site = await miniSite();
  const dev = createDevSite(site);
  await dev.refresh();
  const before = await versionOf(dev, "/about");
  await site.write("components/frame/frame.css", "main { color: #123456; }");
  await dev.refresh();
  const after = await versionOf(dev, "/about");
  expect(after?.version).not.toBe(before?.version);
  expect(after?.structure).toBe(before?.structure);
});

test("every problem is described as in a build until it is corrected", async () => {
  const site = await miniSite();
  const dev = createDevSite(site);
  expect(await failureText(site, dev)).toBe("");
  const mistakes: [file: string, before: string, after: string][] = [
    ["content/pages/about.md", "menu: About", "menu: 7"],
    ["content/pages/about.md", "With one file.", "See [this](/nowhere)."],
    ["content/projects/alpha.md", "alpha.svg", "gamma.svg"],
    ["components/card/card.tsx", "</figure>", "</figur>"],
    ["components/card/card.css", "{", "{ color: };"],
    ["pages/text-page.tsx", "{entry.data.heading}", "{(entry as any).info.name}"],
    ["pages/text-page.tsx", "import", 'import "left-pad";\nimport'],
    ["pages/routes.ts", '"/about"', '"/About"'],
    ["scripts/main.ts", "", "const = 1;\n"],
  ];
  for (const [file, before, after] of mistakes) {
    const text = await readFile(site.path(file), "utf8");
    await site.replace(file, before, after);
    expect(await failureText(site, dev)).toBe(await site.problems());
    await site.write(file, text);
    expect(await failureText(site, dev)).toBe("");
  }
  await site.replace("content/pages/about.md", "menu: About", "menu: 7");
  await site.replace("content/projects/alpha.md", /^client: .*$/m, "client: ''");
  const both = await failureText(site, dev);
  expect(both).toBe(await site.problems());
  expect(both).toContain("2 problems");
});
