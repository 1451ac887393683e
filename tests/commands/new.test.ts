/** `npm run new`: asks with the schema's descriptions or takes values from flags, checks them, and writes a file. */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { slugOf } from "../../generator/model/file-name.ts";
import { answer, command, description, siteWithNewFiles } from "./new-site.ts";

const flags = [
  ...["--client", "Gamma & Söhne"],
  ...["--date", "2022-02-02"],
  ...["--categories", "logo, website"],
  ...["--order", "3"],
  ...["--cover.file", "alpha.svg", "--cover.alt", "A red: square"],
  ...["--gallery", '[{ file: beta.png, alt: "" }]'],
  ...["--description", description],
  ...["--keywords", "gamma", "--keywords", "works"],
];
const written = `---
title: Gamma & Söhne
description: ${description}
keywords:
  - gamma
  - works
menu: Gamma & Söhne
client: Gamma & Söhne
date: 2022-02-02
categories:
  - logo
  - website
order: 3
cover:
  file: alpha.svg
  alt: "A red: square"
gallery:
  - file: beta.png
    alt: ""
---

One paragraph.

Another.
`;

describe("with flags", () => {
  test("a valid file is written, and suggested values are listed", async () => {
    const site = await siteWithNewFiles();
    const texts = ["--text", "One paragraph.", "--text", "Another."];
    const { status, stdout, stderr } = await command(site.root, "project", ...flags, ...texts);
    expect({ status, stderr, stdout }).toEqual({
      status: 0,
      stderr: "",
      stdout: `content/projects/gamma-and-sohne.md is written; its address is /projects/gamma-and-sohne.
Made from the rest, to be looked at: title and menu.
Left out: cover.phone and video.
`,
    });
    expect(await readFile(site.path("content/projects/gamma-and-sohne.md"), "utf8")).toBe(written);
    const { text } = await site.build();
    expect(text("projects/gamma-and-sohne.html")).toContain("Another.");

    const again = await command(
      site.root,
      "project",
      ...flags,
      "--title",
      "Other",
      "--description",
      `${description}!`,
    );
    expect(again).toEqual({
      status: 1,
      stdout: "",
      stderr:
        "content/projects/gamma-and-sohne.md is there already, and stays as it is. --file-name NAME names another one.\n",
    });
    expect(await readFile(site.path("content/projects/gamma-and-sohne.md"), "utf8")).toBe(written);
  });

  test("all missing and wrong values are reported together, with the schema's descriptions, and nothing is written", async () => {
    const site = await siteWithNewFiles();
    const wrong = [
      "--date",
      "2 Feb 2022",
      "--categories",
      "logo, radio",
      "--order",
      "third",
      "--cover.file",
      "alpah.svg",
    ];
    const { status, stdout, stderr } = await command(
      site.root,
      "project",
      ...wrong,
      "--description",
      "Short.",
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr.split("\n").filter((line) => line.startsWith("--"))).toEqual([
      '--description: "description": "Short." is shorter than 70 characters. It has 6 now.',
      '--keywords: "keywords" is missing. Words under which people may look for the page.',
      '--client: "client" is missing. Whose project it is.',
      expect.stringContaining('--date: "date": "2 Feb 2022" is not a date of the form 2020-06-15'),
      '--categories: "radio" is not a category. The categories are website, logo and smo (docs/content.md).',
      '--order: "order" must be a number, and is text (third). Write a number, without quotation marks.',
      '--cover.alt: "alt" is missing. What the picture shows, for people who do not see it.',
      '--gallery: "gallery" is missing.',
      '--cover.file: There is no picture assets/images/alpah.svg. Did you mean "alpha.svg"? Put the file there, or correct its name here.',
    ]);
    await expect(readFile(site.path("content/projects/undefined.md"))).rejects.toThrow("ENOENT");
  });

  test("the title of another page is refused", async () => {
    const site = await siteWithNewFiles();
    const { status, stderr } = await command(site.root, "project", ...flags, "--title", "alpha");
    expect(status).toBe(2);
    expect(stderr).toContain("--title: This title is also that of content/projects/alpha.md.");
  });

  test("the title of a page in another language may be used", async () => {
    const site = await siteWithNewFiles();
    const translated = `language: fr-CA\ntranslationOf: /about\ntitle: Gamme`;
    const about = await readFile(site.path("content/pages/about.md"), "utf8");
    await site.write("content/pages/about.fr.md", about.replace(/title: .*/, translated));
    const { status, stderr } = await command(site.root, "project", ...flags, "--title", "Gamme");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const { text } = await site.build();
    expect(text("projects/gamma-and-sohne.html")).toContain("<title>Gamme");
  });

  test.each([
    [["projekt"], '"projekt" is not a kind of file that can be written.'],
    [["constructor"], '"constructor" is not a kind of file that can be written.'],
    [[], "What is to be written?"],
    [["project", "--clinet", "x"], "Unknown option '--clinet'"],
    [["project", "x.jpg"], "There is no file x.jpg."],
    [["project", ...flags, "x.jpg", "--alt", "X"], "There is no file x.jpg."],
    [["project", ...flags, "--file-name", "Gamma Works"], '"Gamma Works" cannot be the name of this file'],
  ])("%j is answered with status 2", async (args, says) => {
    const site = await siteWithNewFiles();
    const { status, stdout, stderr } = await command(site.root, ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(says);
    expect(stderr).toContain("npm run new project");
  });

  test("--help describes every field, with the schema's descriptions", async () => {
    const site = await siteWithNewFiles();
    const { status, stdout } = await command(site.root, "project", "--help");
    expect(status).toBe(0);
    expect(stdout).toContain("\n  --client\n      Whose project it is. (text)\n");
    expect(stdout).toContain("\n  --categories\n      (list of any of website, logo, smo, at least 1)\n");
    expect(stdout).toContain("\n  --cover.alt\n");
  });
});

describe("without flags", () => {
  test("every field is asked for; a wrong answer is explained, and the question is repeated", async () => {
    const site = await siteWithNewFiles();
    const answers = [
      ...["", "Gamma & Söhne"], // client
      ...["2 Feb", "2022-02-30", "2022-02-02"], // date
      ...["radio", "logo, website"], // categories
      "3", // order
      ...["gamma.svg", "alpha.svg", "A red: square", "n"], // cover
      "n", // video
      ...["y", "beta.png", "", "n"], // gallery
      "", // title, as offered
      ...["Short.", description],
      "gamma, works", // keywords
      "", // menu, as offered
      "One paragraph.",
      "", // no pictures in the text
      ...["Gamma Works", "gamma-works"], // file name
    ];
    const { status, stdout, stderr } = await answer(site.root, ["project"], answers);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("client  Whose project it is. (text)\n");
    expect(stdout).toContain('"client" is empty. Write something after the colon.');
    expect(stdout).toContain('"date": "2022-02-30" is not a day of the calendar.');
    expect(stdout).toContain('"radio" is not a category. The categories are website, logo and smo');
    expect(stdout).toContain("There is no picture assets/images/gamma.svg.");
    expect(stdout).toContain("[Gamma & Söhne] > ");
    expect(stdout).toContain("[gamma-and-sohne] > ");
    expect(stdout).toContain('"Gamma Works" cannot be the name of this file');
    expect(stdout).toContain(
      "content/projects/gamma-works.md is written; its address is /projects/gamma-works.\n",
    );
    expect(stdout).not.toContain("\u001b");
    const text = await readFile(site.path("content/projects/gamma-works.md"), "utf8");
    expect(text).toBe(
      written.replace("\nAnother.\n", "").replace("One paragraph.\n", "One paragraph." + "\n"),
    );
    await site.build({ read: false });
  });

  test("if the input ends too early, nothing is written, and the status is 1", async () => {
    const site = await siteWithNewFiles();
    const { status, stderr } = await answer(site.root, ["project"], ["Gamma", "2022-02-02"]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "Nothing was written: the answers ended.\n" });
    await expect(readFile(site.path("content/projects/gamma.md"))).rejects.toThrow("ENOENT");
  });
});

test("characters that file names must not contain are replaced", () => {
  expect(slugOf("Café “Zürich” & Söhne’s 24/7!", "_")).toBe("cafe_zurich_and_sohnes_24_7");
  expect(slugOf("🌼", "-")).toBe("");
});
