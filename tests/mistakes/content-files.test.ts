/** Files: their names, places, encodings, front matter. */
import fs from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { miniSite } from "../mini-site.ts";
import { replaceFunction } from "../output/replace-function.ts";
import {
  about,
  alpha,
  type Edit,
  inText,
  mistake,
  mistakes,
  project,
  replace,
  routes,
  siteYaml,
} from "./mistake.ts";

describe("names of files in assets", () => {
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="red" d="M0 0h8v8H0z"/></svg>';
  mistake(
    "a picture with a blank and a comma",
    async (site) => {
      await site.write("assets/images/team/Our Zoë, 2.svg", red);
      await site.replace(alpha, "alpha.svg", "team/Our Zoë, 2.svg");
    },
    `
assets/images/team/Our Zoë, 2.svg:1:1  Not every host finds a file with this name.

    1 | ${red}
      | ^

    Rename it, to "Our-Zoe-2.svg" for example, also where it is named: letters without accents, digits, "-", "_" and "." are found everywhere.`,
  );
  mistakes(
    "files that are copied as they are, with a number sign, a per cent sign and an emoji",
    async (site) => {
      for (const name of ["price#1.txt", "50%.txt", "🍁.txt"]) await site.write(`assets/static/${name}`, "a");
    },
    `
assets/static/50%.txt:1:1  Not every host finds a file with this name.

    1 | a
      | ^

    Rename it, to "50.txt" for example, also where it is named: letters without accents, digits, "-", "_" and "." are found everywhere.

assets/static/price#1.txt:1:1  Not every host finds a file with this name.

    1 | a
      | ^

    Rename it, to "price-1.txt" for example, also where it is named: letters without accents, digits, "-", "_" and "." are found everywhere.

assets/static/🍁.txt:1:1  Not every host finds a file with this name.

    1 | a
      | ^

    Rename it, to "file.txt" for example, also where it is named: letters without accents, digits, "-", "_" and "." are found everywhere.

3 problems; nothing was written.`,
  );
  test("names with dots, tildes and at signs are fine", async () => {
    const site = await miniSite();
    for (const name of [".well-known/a.txt", "logo@2x.txt", "a~1.2.txt", "Big_One.txt"])
      await site.write(`assets/static/${name}`, "a");
    expect((await site.build()).files.has(".well-known/a.txt")).toBe(true);
  });
});

describe("content files", () => {
  mistake(
    "a mistake in a file with Windows line endings",
    async (site) => {
      await site.replace(about, "menu: About", "menu: 7");
      await site.replace(about, /\n/g, "\r\n");
    },
    `
content/pages/about.md:5:7  "menu" must be text, and is a number (7).

    4 | keywords: [about]
    5 | menu: 7
      |       ^

    Put it in quotation marks: "7".`,
  );
  mistake(
    "a mistake in the text of a file with Windows line endings",
    async (site) => {
      await site.replace(about, "With one file.", "With [one file](/abuot).");
      await site.replace(about, /\n/g, "\r\n");
    },
    `
content/pages/about.md:12:17  The link "/abuot" on /about leads nowhere.

    12 | With [one file](/abuot).
       |                 ^^^^^^

    Did you mean "/about"? pages/routes.ts lists every address.`,
  );
  mistake(
    "a mistake in a file with a byte order mark",
    async (site) => {
      await site.replace(siteYaml, "name: Small Site", "name: 7");
      await site.replace(siteYaml, /^/, "\uFEFF");
    },
    `
content/site.yaml:1:7  "name" must be text, and is a number (7).

    1 | name: 7
      |       ^

    Put it in quotation marks: "7".`,
  );
  mistake(
    "a file in another encoding",
    (site) => site.write(siteYaml, Buffer.from("name: Café", "latin1")),
    `
content/site.yaml:1:1  The file is not text in UTF-8.

    1 | name: Caf�
      | ^

    Save it again in your editor with the encoding UTF-8.`,
  );
  mistake(
    "a Markdown file that is empty",
    (site) => site.write(about, ""),
    `
content/pages/about.md:1:1  The file does not begin with front matter.

    1 |
      | ^

    Begin it with a line of three hyphens, "---", then the fields, then another "---".`,
  );
  mistake(
    "a text without front matter",
    (site) => site.write(about, "# About\n\nUs.\n"),
    `
content/pages/about.md:1:1  The file does not begin with front matter.

    1 | # About
      | ^

    Begin it with a line of three hyphens, "---", then the fields, then another "---".`,
  );
  mistake(
    "words behind the end mark of front matter",
    replace(alpha, "order: 1", "order: 1\n---featured"),
    `
content/projects/alpha.md:10:1  A line that begins with three hyphens ends the front matter, and there is more on this one.

     9 | order: 1
    10 | ---featured
       | ^^^^^^^^^^^

    Write "---" alone on the line between the fields and the text, or take the hyphens away.`,
  );
  mistake(
    "front matter without an end mark",
    replace(about, "projects, one page each.\n---", "projects, one page each.\n"),
    `
content/pages/about.md:1:1  The front matter has no end.

    1 | ---
      | ^^^

    Put a line of three hyphens, "---", between the fields and the text.`,
  );
  mistake(
    "a wrong field below a mark with blanks behind it",
    async (site) => {
      await site.replace(about, "---\ntitle", "---  \ntitle");
      await site.replace(about, "menu: About", "menu: 7");
    },
    `
content/pages/about.md:5:7  "menu" must be text, and is a number (7).

    4 | keywords: [about]
    5 | menu: 7
      |       ^

    Put it in quotation marks: "7".`,
  );
  mistake(
    "front matter in JavaScript",
    replace(about, "---\ntitle", "---js\ntitle"),
    `
content/pages/about.md:1:1  Front matter in "js" is not read here.

    1 | ---js
      | ^^^^^

    Write "---" alone on the first line, and the fields in YAML.`,
  );
  mistake(
    "a page whose file is missing",
    (site) => site.remove(about),
    `
content/pages/about.md:1:1  There is no file content/pages/about.md.

    Add the file, or take it out of content/schemas.ts and of the route table.`,
  );
  mistake(
    "a file in the wrong folder",
    (site) => site.write("content/notes.txt", "Call Anna.\n"),
    `
content/notes.txt:1:1  Nothing on the site uses this file.

    1 | Call Anna.
      | ^

    Move it out of content/: docs/content.md lists the files that the site reads. A page of a new kind needs a developer.`,
  );
  mistake(
    "a page of an unknown kind",
    (site) => site.write("content/pages/careers.md", "---\ntitle: Careers\n---\n"),
    `
content/pages/careers.md:1:1  Nothing on the site uses this file.

    1 | ---
      | ^

    Move it out of content/: docs/content.md lists the files that the site reads. A page of a new kind needs a developer.`,
  );
  mistake(
    "a page of an unknown kind, on a site that has a kind for any page",
    async (site) => {
      await site.replace(
        "content/schemas.ts",
        /"projects\/\*\.md", (\w+)/,
        '"projects/*.md", project, { isDefault: true }',
      );
      await site.write("content/pages/Our Careers.md", "---\ntitle: Careers\n---\n");
    },
    `
content/pages/Our Careers.md:1:1  Nothing on the site uses this file.

    1 | ---
      | ^

    For a page with a text, move it to content/projects/our_careers.md; its address is its name. docs/content.md lists the files that the site reads.`,
  );
  mistakes(
    "texts below the front matter of pages that show no text",
    (site) => site.replace("pages/project-page.tsx", "<Markdown entry={entry} />", ""),
    `
content/projects/alpha.md:16:1  Nothing on the site shows this text.

    16 | The text of alpha.
       | ^

    Delete it, or write it in a field above: this kind of file has no text below its front matter.

content/projects/beta.md:18:1  Nothing on the site shows this text.

    18 | The text of beta, with ![a red square](alpha.svg).
       | ^

    Delete it, or write it in a field above: this kind of file has no text below its front matter.

2 problems; nothing was written.`,
  );
  mistake(
    "a file with a typo in its name",
    async (site) => {
      await site.write("content/project/gamma.md", "");
    },
    `
content/project/gamma.md:1:1  Nothing on the site uses this file.

    1 |
      | ^

    Is it meant to be content/projects/*.md? docs/content.md lists the files that the site reads.`,
  );
  mistake(
    "front matter of a hundred thousand blank lines, which would take a minute",
    replace(alpha, "order: 1", `order: 1${"\n".repeat(100_000)}`),
    `
content/projects/alpha.md:1:1  The front matter has 100013 lines, and 2000 are the most there can be.

    1 | ---
      | ^

    Take out the blank lines, or write the text below the front matter.`,
  );
  mistake(
    "three thousand nested fields",
    (site) => site.write("content/site.yaml", `title: ${"[".repeat(3000)}${"]".repeat(3000)}\n`),
    `
content/site.yaml:1:1  The file is nested too deeply to be read: lists in lists, or quotations in quotations.

    1 | title: ${"[".repeat(93)}
      | ^

    Nothing on the site has more than a few levels. Is a bracket or a mark repeated by mistake?`,
  );
  mistake(
    "five thousand nested quotations",
    inText(`${">".repeat(5000)} text`),
    `
content/pages/about.md:1:1  The file is nested too deeply to be read: lists in lists, or quotations in quotations.

    1 | ---
      | ^

    Nothing on the site has more than a few levels. Is a bracket or a mark repeated by mistake?`,
  );
  mistake(
    "a symbolic link to a file outside the project, whose contents are not shown",
    (site) => symlink("/etc/hostname", site.path("content/projects/gamma.md")),
    `
content/projects/gamma.md:1:1  This is a link to something outside the project, which would be published.

    Put the file itself here, or a link to one of this project.`,
  );
  mistake(
    "a symbolic link to a folder outside the project",
    async (site) => {
      await mkdir(site.path("assets/static"), { recursive: true });
      await symlink("/etc", site.path("assets/static/machine"));
    },
    `
assets/static/machine:1:1  This is a link to something outside the project, which would be published.

    Put the file itself here, or a link to one of this project.`,
  );
  mistake(
    "a broken symbolic link",
    (site) => symlink("gone.md", site.path("content/projects/gamma.md")),
    `
content/projects/gamma.md:1:1  The file cannot be read: it is gone, or a link that leads nowhere.

    Put it back, or give yourself the right to read it.`,
  );
  const named = (name: string): Edit => {
    return async (site) => {
      await site.replace(routes, "project.name", "project.data.order");
      await site.write(`content/projects/${name}.md`, project("Gamma"));
    };
  };
  mistake(
    "a page whose file name has a capital letter",
    named("Gamma"),
    `
content/projects/Gamma.md:1:1  "Gamma" cannot be part of an address.

    1 | ---
      | ^

    Rename the file, to "gamma" for example: small letters a–z, digits, and single "_" or "-" between them.`,
  );
  mistake(
    "a page whose file name has an accent",
    named("café"),
    `
content/projects/café.md:1:1  "café" cannot be part of an address.

    1 | ---
      | ^

    Rename the file, to "cafe" for example: small letters a–z, digits, and single "_" or "-" between them.`,
  );
  mistake(
    "a page whose file name is an emoji",
    named("🌼"),
    `
content/projects/🌼.md:1:1  "🌼" cannot be part of an address.

    1 | ---
      | ^

    Rename the file, to "file" for example: small letters a–z, digits, and single "_" or "-" between them.`,
  );
  mistake(
    "a page whose file name has a space",
    named("two words"),
    `
content/projects/two words.md:1:1  "two words" cannot be part of an address.

    1 | ---
      | ^

    Rename the file, to "two-words" for example: small letters a–z, digits, and single "_" or "-" between them.`,
  );
  test.each(["a,b", "50%", "50%25", "no#1", "a+b", "“a”", "a?b", " a", "a&b"])(
    "a page whose file name is %s is refused, and a better name is told",
    async (name) => {
      const site = await miniSite();
      await named(name)(site);
      const problems = await site.problems();
      expect(problems).toContain(`content/projects/${name}.md:1:1  "${name}" cannot be part of an address.`);
      expect(problems).toMatch(/Rename the file, to "[a-z0-9]+(-[a-z0-9]+)*" for example:/);
    },
  );
  mistake(
    "a symbolic link to itself",
    (site) => symlink("gamma.md", site.path("content/projects/gamma.md")),
    `
content/projects/gamma.md:1:1  The file cannot be read: it is a link that leads back to itself.

    Put it back, or give yourself the right to read it.`,
  );

  mistake(
    "a page whose file name contains an emoji",
    named("rocket_🚀"),
    `
content/projects/rocket_🚀.md:1:1  "rocket_🚀" cannot be part of an address.

    1 | ---
      | ^

    Rename the file, to "rocket" for example: small letters a–z, digits, and single "_" or "-" between them.`,
  );

  mistake(
    "a file with CR line endings",
    async (site) => {
      await site.replace(about, "menu: About", "menu: 7");
      await site.replace(about, /\n/g, "\r");
    },
    `
content/pages/about.md:5:7  "menu" must be text, and is a number (7).

    4 | keywords: [about]
    5 | menu: 7
      |       ^

    Put it in quotation marks: "7".`,
  );

  mistake(
    "a file in UTF-16",
    (site) => site.write(siteYaml, Buffer.from("\ufeffname: Small Site", "utf16le")),
    `
content/site.yaml:1:1  The file is not text in UTF-8.

    Save it again in your editor with the encoding UTF-8.`,
  );

  mistake(
    "a character for private use, as fonts of icons have them",
    replace(about, "With one file.", "With one \ue002file."),
    `
content/pages/about.md:12:10  Here is a character that only some programs know, and that browsers cannot show.

    12 | With one \ue002file.
       |          ^

    Delete it, and type the word again.`,
  );

  mistake(
    "a backup file of an editor",
    (site) => site.write("content/pages/about.md~", "About us\n"),
    `
content/pages/about.md~:1:1  Nothing on the site uses this file.

    1 | About us
      | ^

    Is it meant to be content/pages/about.md? docs/content.md lists the files that the site reads.`,
  );

  mistake(
    "the file extension .yml",
    (site) => site.write("content/site.yml", "name: Small Site\n"),
    `
content/site.yml:1:1  Nothing on the site uses this file.

    1 | name: Small Site
      | ^

    Is it meant to be content/site.yaml? docs/content.md lists the files that the site reads.`,
  );
});

test.each(["texts", "no/texts"])("a missing content folder: %s", async (content) => {
  const site = await miniSite();
  expect(await site.problems({ content })).toBe(
    `
The content folder ${content} cannot be opened.

    Is it there, and is it a folder that you may read? --content DIR names another one.

One problem; nothing was written.`.trimStart(),
  );
});

test("a content folder that is a broken symbolic link", async () => {
  const site = await miniSite();
  await symlink("gone", site.path("texts"));
  expect(await site.problems({ content: "texts" })).toBe(
    `
The content folder texts cannot be opened.

    Is it there, and is it a folder that you may read? --content DIR names another one.

One problem; nothing was written.`.trimStart(),
  );
});

test("a file without read permission", async () => {
  const site = await miniSite();
  // In place of chmod, because root may read every file.
  const refuse = (file: unknown) => {
    if (file === site.path(siteYaml)) throw Object.assign(new Error("EACCES"), { code: "EACCES" });
  };
  replaceFunction(
    fs,
    "readFileSync",
    (real) =>
      ((...args: Parameters<typeof real>) => {
        refuse(args[0]);
        return real(...args);
      }) as typeof real,
  );
  replaceFunction(
    fs.promises,
    "readFile",
    (real) =>
      (async (...args: Parameters<typeof real>) => {
        refuse(args[0]);
        return real(...args);
      }) as typeof real,
  );
  expect(await site.problems()).toBe(
    `
content/site.yaml:1:1  The file cannot be read: you are not allowed to open it.

    Put it back, or give yourself the right to read it.

One problem; nothing was written.`.trimStart(),
  );
});

describe("values that other versions of YAML convert", () => {
  test.each(["no", "Off", "y", "NO", "12:30:45", "2020-06-15", "1_000"])("stays text: %s", async (word) => {
    const site = await miniSite();
    await site.replace(about, "heading: About", `heading: ${word}`);
    const { text } = await site.build();
    expect(text("about.html")).toContain(`<h1>${word}</h1>`);
  });
});
