/** The files of a built site. */
import { describe, expect, test } from "vitest";
import { type MiniSite, miniSite, plainNames } from "../mini-site.ts";

describe("the layout", () => {
  test("is one HTML file for each route, and assets under names with hashes", async () => {
    const { files } = await (await miniSite()).build();
    expect(plainNames(files.keys()).sort()).toEqual(
      [
        ".build.json",
        "about.html",
        "assets/alpha.*.svg",
        "assets/beta-48.*.avif",
        "assets/beta-48.*.jpg",
        "assets/main.*.js",
        "assets/page.*.css",
        "assets/page.*.css",
        "assets/ui.*.svg",
        "favicon.svg",
        "index.html",
        "projects/alpha.html",
        "projects/beta.html",
      ].sort(),
    );
  });

  test("has a page beside the folder of its subpages", async () => {
    const site = await miniSite();
    await addPage(site, "overview", "/projects");
    const { text } = await site.build();
    expect(text("projects.html")).toContain("<h1>The page overview</h1>");
    expect(text("projects/alpha.html")).toContain("<h1>Alpha Works</h1>");
  });

  test("has a page for unknown addresses, which search engines do not list", async () => {
    const site = await miniSite();
    await addPage(site, "not-found", "/404");
    const { text } = await site.build();
    expect(text("404.html")).toContain('<meta name="robots" content="noindex"');
    expect(text("404.html")).not.toContain("canonical");
    expect(text("about.html")).not.toContain("noindex");
  });

  test("includes a list of the files", async () => {
    const { files, text } = await (await miniSite()).build();
    const { files: listed } = JSON.parse(text(".build.json")) as { files: string[] };
    expect([...listed, ".build.json"].sort()).toEqual([...files.keys()].sort());
  });
});

/** Adds a page with its content, its schema and its address. */
async function addPage(site: MiniSite, name: string, address: string): Promise<void> {
  const head = `title: The page ${name}\ndescription: ${"One more page of the small site. ".repeat(3)}`;
  await site.write(
    `content/pages/${name}.md`,
    `---\n${head}\nkeywords: [page]\nmenu: ${name}\nheading: The page ${name}\n---\n`,
  );
  await site.replace(
    "content/schemas.ts",
    "  projects:",
    `  "${name}": pageFile("pages/${name}.md", page),\n  projects:`,
  );
  await site.replace(
    "pages/routes.ts",
    "...content",
    `route("${address}", TextPage, content["${name}"]),\n    ...content`,
  );
}
