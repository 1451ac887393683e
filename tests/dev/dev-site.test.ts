/** The site as the development server makes it, page by page: the same bytes and the same words as the build's. */
import { readFile, rm } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { formatProblems } from "../generator/build-command.ts";
import { type DevSite, openDevSite } from "../generator/dev-site.ts";
import { type MiniSite, miniSite } from "./mini-site.ts";

function open(site: MiniSite): DevSite {
  const dev = openDevSite({
    root: site.root,
    siteFile: "pages/site.ts",
    content: "content",
    draft: site.path(".cache/draft"),
  });
  onTestFinished(() => dev.close());
  return dev;
}

const paths = ["/", "/about", "/projects/alpha", "/projects/beta", "/__catalogue"];

/** States that every page and every file is what the build writes. */
async function expectSameAsBuild(site: MiniSite, dev: DevSite): Promise<void> {
  const built = await site.build({ catalogue: true });
  expect(await dev.look()).toEqual({ hasChanged: true });
  for (const path of paths) {
    const answer = await dev.answer(path);
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    expect(answer.kind === "page" && answer.page.html, path).toBe(built.text(file));
  }
  for (const [file, contents] of built.files) {
    if (/\.html$|^\./.test(file)) continue;
    const answer = await dev.answer(`/${file}`);
    expect(answer.kind === "file" && Buffer.from(answer.output.contents).equals(contents), file).toBe(true);
  }
}

/** The words for what is wrong, as the terminal has them. */
async function words(site: MiniSite, dev: DevSite): Promise<string> {
  const { trouble } = await dev.look();
  const found = trouble ?? (await dev.check())?.trouble;
  if (!found) return "";
  return "stack" in found
    ? found.stack
    : stripVTControlCharacters(await formatProblems(site.root, found.problems));
}

test("pages and files are those of the build, byte for byte, after every kind of change", async () => {
  const site = await miniSite();
  const dev = open(site);
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

test("pages that come and go are there and gone", async () => {
  const site = await miniSite();
  const dev = open(site);
  await dev.look();
  const alpha = await readFile(site.path("content/projects/alpha.md"), "utf8");
  const gamma = alpha.replace("title: Alpha", "title: Gamma").replace("The first", "The third");
  expect(await dev.answer("/projects/gamma")).toMatchObject({ kind: "page", isFound: false });
  await site.write("content/projects/gamma.md", gamma);
  expect(await dev.look()).toEqual({ hasChanged: true });
  expect(await dev.answer("/projects/gamma")).toMatchObject({ kind: "page", isFound: true });
  expect(await dev.answer("/projects/gamma/")).toEqual({ kind: "redirect", to: "/projects/gamma" });
  await rm(site.path("content/projects/gamma.md"));
  await dev.look();
  expect(await dev.answer("/projects/gamma")).toMatchObject({ kind: "page", isFound: false });
});

test("nothing has changed when files are saved as they were", async () => {
  const site = await miniSite();
  const dev = open(site);
  expect(await dev.look()).toMatchObject({ hasChanged: true });
  const { version } = (await dev.version("/about")) as { version: string };
  for (const file of ["content/pages/about.md", "components/card/card.css", "pages/text-page.tsx"]) {
    await site.write(file, await readFile(site.path(file)));
    expect(await dev.look(), file).toEqual({ hasChanged: false });
  }
  // Twice within one tick of the clock, with as many letters.
  await site.replace("content/pages/about.md", "one file", "two file");
  await dev.look();
  await site.replace("content/pages/about.md", "two file", "six file");
  expect(await dev.look()).toMatchObject({ hasChanged: true });
  const answer = await dev.answer("/about");
  expect(answer.kind === "page" && answer.page.html).toContain("six file");
  expect(await dev.version("/about")).not.toMatchObject({ version });
});

test("every mistake is told in the words of the build, and is forgotten when it is mended", async () => {
  const site = await miniSite();
  const dev = open(site);
  expect(await words(site, dev)).toBe("");
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
    expect(await words(site, dev)).toBe(await site.problems());
    await site.write(file, text);
    expect(await words(site, dev)).toBe("");
  }
  await site.replace("content/pages/about.md", "menu: About", "menu: 7");
  await site.replace("content/projects/alpha.md", /^client: .*$/m, "client: ''");
  const both = await words(site, dev);
  expect(both).toBe(await site.problems());
  expect(both).toContain("2 problems");
});
