/** Pages that are not public yet. */
import { readFile } from "node:fs/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { formatReport } from "../../generator/output/format-report.ts";
import { addFilm } from "../film.ts";
import { type MiniSite, miniSite } from "../mini-site.ts";
import { about, beta, mistake, replace } from "../mistakes/mistake.ts";

const addField = (site: MiniSite, line: string) => site.replace(beta, "menu:", `${line}\nmenu:`);

describe("a draft", () => {
  test("is left out of a build, and so are the pictures and the film that only it names", async () => {
    const site = await miniSite();
    await addFilm(site);
    await site.write("assets/images/only.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
    await site.replace(beta, "alpha.svg", "only.svg");
    expect((await site.build()).matching(/beta\.html|only|film/)).toHaveLength(4);
    await addField(site, "draft: true");
    const { report, matching } = await site.build();
    expect(matching(/beta\.html|only|film/)).toEqual([]);
    expect(report.routes.map(({ path }) => path)).toEqual(["/", "/about", "/projects/alpha"]);
    expect(formatReport(report, 0)).toContain(
      "Left out, because they are not public yet: 1 (npm run launch lists",
    );
  });

  test("is shown in a preview deployment, which asks search engines to list none of its pages", async () => {
    const site = await miniSite();
    await addField(site, "draft: true");
    const { files, text } = await site.build({ drafts: true, noindex: true });
    const pages = [...files.keys()].filter((file) => file.endsWith(".html"));
    expect(pages).toContain("projects/beta.html");
    for (const page of pages) {
      expect(text(page)).toContain('<meta name="robots" content="noindex"');
      expect(text(page)).not.toContain("canonical");
    }
  });

  test("may hide a page that is known at other addresses too", async () => {
    const site = await miniSite();
    await addField(site, "formerly: [/projects/old]");
    const french = await readFile(site.path(beta), "utf8");
    await site.write(
      beta.replace(".md", ".fr.md"),
      french
        .replace(/title: .*/, "title: Bêta")
        .replace(
          /description: .*/,
          "description: Une page en français, avec une adresse à elle et tout ce qui fait une page de ce site.",
        )
        .replace(/formerly: .*/, "language: fr-CA\ntranslationOf: /projects/beta"),
    );
    const addresses = ["/fr/projects/beta", "/projects/beta", "/projects/old"];
    await site.write("content/addresses.txt", addresses.join("\n"));
    await addField(site, "draft: true");
    expect((await site.build()).matching(/beta/)).toEqual([]);
  });

  test("is public from its day on, which begins where the site is at home", async () => {
    const site = await miniSite();
    await addField(site, "publish: 2027-01-15");
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    // Toronto is five hours behind.
    vi.setSystemTime("2027-01-15T04:59:00Z");
    expect((await site.build()).matching(/beta\.html/)).toEqual([]);
    vi.setSystemTime("2027-01-15T05:00:00Z");
    expect((await site.build()).matching(/beta\.html/)).toEqual(["projects/beta.html"]);
  });

  mistake(
    "to which a page links",
    async (site) => {
      await addField(site, "draft: true");
      await replace(about, "With one file.", "With [one](/projects/beta).")(site);
    },
    `
content/pages/about.md:12:12  The link "/projects/beta" on /about leads to a page that is not public yet (content/projects/beta.md).

    12 | With [one](/projects/beta).
       |            ^^^^^^^^^^^^^^

    Take the link out until it is, or publish the page: delete its line draft or publish.`,
  );

  mistake(
    "of a page that the site cannot be without",
    replace(about, "menu: About", "menu: About\npublish: 2099-01-01"),
    `
content/pages/about.md:6:1  This page cannot be a draft: the site has one of its kind, and links to it.

    5 | menu: About
    6 | publish: 2099-01-01
      | ^^^^^^^

    Delete the line. Only a file of a list, such as a case study, can be left out.`,
  );
});
