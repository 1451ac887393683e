/** Many pages: they build, and are not all held in memory at once. */
import { readdir } from "node:fs/promises";
import os from "node:os";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { openCache } from "../generator/cache.ts";
import { findRoutes } from "../generator/find-routes.ts";
import { openRenderer, type RenderInput, renderPages } from "../generator/render-pages.tsx";
import { type Entry, type PageData, route } from "../generator/site.tsx";
import { beginFrame, largeSite, miniSite, projectRoot } from "./mini-site.ts";

const cores = os.availableParallelism();

test("three hundred more projects build, each with its own page", async () => {
  const site = await largeSite();
  const { report, matching, text } = await site.build();
  expect(report.routes).toHaveLength(304);
  expect(matching(/^projects\/project-\d+\.html$/)).toHaveLength(300);
  expect(text("projects/project-7.html")).toContain('<a href="/projects/project-8">the next one</a>');
  expect(text("projects/project-7.html")).toContain(
    '<link rel="canonical" href="https://small.example/projects/project-7">',
  );
});

/** A function for the frame: makes the main thread wait, at its hundredth page, until another has begun its first. */
const waitForOthers = (sign: string) => `import { existsSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
const pause = new Int32Array(new SharedArrayBuffer(4));
let pages = 0;
function waitForOthers() {
  pages++;
  if (!isMainThread) writeFileSync("${sign}", "");
  else if (pages === 100) for (let i = 0; i < 300 && !existsSync("${sign}"); i++) Atomics.wait(pause, 0, 0, 100);
}`;

test.skipIf(cores === 1)("other threads make pages too", async () => {
  const site = await largeSite();
  await beginFrame(
    site,
    `waitForOthers();
     children = <>{children}<p>{isMainThread ? "Made here" : "Made elsewhere"}</p></>;`,
    waitForOthers(site.path("made-elsewhere")),
  );
  const { files } = await site.build();
  const pages = [...files].filter(([file]) => file.endsWith(".html")).map(([, html]) => String(html));
  expect(pages).toHaveLength(304);
  expect(pages.every((html) => html.includes("Made here"))).toBe(false);
  expect(pages.every((html) => html.includes("Made elsewhere"))).toBe(false);
});

test.skipIf(cores === 1)("a thread that dies ends the build with what it says", async () => {
  const site = await largeSite();
  await beginFrame(
    site,
    `waitForOthers();
     if (!isMainThread) queueMicrotask(() => { throw new Error("Out of breath"); });`,
    waitForOthers(site.path("dying")),
  );
  await expect(site.build()).rejects.toThrow("Out of breath");
  expect(await readdir(site.root)).not.toContain("dist");
});

test("mistakes on pages that other threads make are told as those of any page", async () => {
  const site = await largeSite();
  await site.replace("content/projects/project-7.md", "/projects/project-8", "/projects/gone");
  await site.replace("content/projects/project-290.md", "/projects/project-291", "/projects/alpha#gone");
  const said = await site.problems();
  expect(said).toMatch(/^content\/projects\/project-290\.md:\d+:\d+ .*#gone/);
  expect(said).toMatch(/\ncontent\/projects\/project-7\.md:\d+:\d+ .*\/projects\/gone/);
  expect(said).toMatch(/2 problems; nothing was written\.$/);
});

test("a component that throws on one of many pages is told with its line, and nothing is written", async () => {
  const site = await largeSite();
  await beginFrame(
    site,
    `if (/project-(150|151|152|290)/.test(useSite().route.path)) throw new Error("No such thing");`,
    `import { useSite } from "${projectRoot}/generator/site.tsx";`,
  );
  const said = await site.problems();
  expect(said).toMatch(/^components\/frame\/frame\.tsx:\d+:\d+ .*\/projects\/project-150\b.*No such thing/s);
  expect(said).toMatch(/One problem; nothing was written\.$/);
});

test("each page is staged before the next one is rendered", async () => {
  const site = await miniSite();
  // Every page notes, while it is rendered, how many pages lie in the staging folder.
  await beginFrame(
    site,
    `const [stage = ""] = readdirSync("${site.root}").filter((name) => name.startsWith(".dist-stage-"));
     const staged = readdirSync("${site.root}/" + stage, { recursive: true });
     const pages = staged.filter((name) => String(name).endsWith(".html")).length;
     children = <>{children}<p>{"Staged: " + pages}</p></>;`,
    'import { readdirSync } from "node:fs";',
  );
  const { report, text } = await site.build();
  const staged = report.routes.map(({ path }) => {
    const html = text(path === "/" ? "index.html" : `${path.slice(1)}.html`);
    return Number(/Staged: (\d+)/.exec(html)?.[1]);
  });
  expect(staged).toEqual([0, 1, 2, 3]);
});

describe("the renderer", () => {
  test("renders a page when it is asked for, and none ahead", async () => {
    const count = { rendered: 0 };
    const pages = renderFive(count);
    expect(count.rendered).toBe(0);
    for (const number of [1, 2, 3]) {
      const { value } = await pages.next();
      expect(value?.route.path).toBe(`/${number}`);
      expect(count.rendered).toBe(number);
    }
    await pages.return(undefined);
    expect(count.rendered).toBe(3);
  });

  test("hands each page on as an object of its own", async () => {
    const seen = new Set<unknown>();
    for await (const page of renderFive({ rendered: 0 })) {
      expect(page.pieces.join("")).toContain(`<title>${page.route.entry.name}</title>`);
      seen.add(page);
    }
    expect(seen.size).toBe(5);
  });
});

/** Five pages, which count how often one of them is rendered. */
function renderFive(count: { rendered: number }) {
  const showPage = () => {
    count.rendered++;
    return createElement("h1", undefined, "A page");
  };
  const entries = [1, 2, 3, 4, 5].map((number): Entry<PageData> => {
    const data = { title: `${number}`, description: "", keywords: [], menu: "" };
    return { file: `content/${number}.md`, name: `${number}`, data, body: "" };
  });
  const table = entries.map((entry) => route(`/${entry.name}`, showPage, entry));
  const input: RenderInput = {
    root: projectRoot,
    content: {} as never,
    routes: findRoutes(table, entries, projectRoot),
    frame: ({ children }) => children,
    settings: {
      address: "https://small.example",
      language: "en",
      author: "",
      themeColors: { light: "#fff", dark: "#000" },
      icon: "favicon.svg",
      formOrigins: [],
    },
    assets: {
      style: "/site.css",
      printStyle: undefined,
      styleParts: { parts: [], print: "", outside: [] },
      pageStyles: new Map(),
      pageClasses: new Map(),
      script: "/main.js",
      pageScripts: new Map(),
      inlineScript: undefined,
      speculationRules: undefined,
      scriptHashes: new Map(),
      preloadFonts: [],
      urls: new Map(),
      images: new Map(),
    },
    cache: openCache("/nowhere"),
  };
  return renderPages(openRenderer(input), table);
}
