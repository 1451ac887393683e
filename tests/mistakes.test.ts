/**
 * Every mistake that a maintainer can make: one edit of the small site, and the whole message that answers it.
 * The messages are read here as they are printed, so that nobody meets one that nobody has read before.
 */
import { symlink } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type MiniSite, miniSite } from "./mini-site.ts";

afterEach(() => void vi.unstubAllEnvs());

type Edit = (site: MiniSite) => Promise<unknown>;

/** States that an edit leads to exactly this one problem. */
function mistake(name: string, edit: Edit, message: string): void {
  test(name, async () => {
    const site = await miniSite();
    await edit(site);
    expect(await site.problems()).toBe(`${message.trim()}\n\nOne problem; nothing was written.`);
  });
}

/** States that an edit leads to exactly these problems, of which the last line tells the number. */
function mistakes(name: string, edit: Edit, message: string): void {
  test(name, async () => {
    const site = await miniSite();
    await edit(site);
    expect(await site.problems()).toBe(message.trim());
  });
}

/** An edit: one text of a file becomes another. */
function replace(file: string, before: string, after: string): Edit {
  return (site) => site.replace(file, before, after);
}

const about = "content/pages/about.md";
const alpha = "content/projects/alpha.md";
const beta = "content/projects/beta.md";
const facts = "content/site.yaml";
const routes = "pages/routes.ts";
const textPage = "pages/text-page.tsx";
const frame = "components/frame/frame.tsx";
const card = "components/card/card.tsx";

/** An edit: one more line in the about page's text. */
const inText = (line: string) => replace(about, "With one file.", line);

/** An edit: one more element on the pages home and about. */
const inTextPage = (element: string) =>
  replace(textPage, "<Markdown entry={entry} />", `${element}\n      <Markdown entry={entry} />`);

/** A third project, whole. */
const project = (title: string) => `---
title: ${title}
description: Another project of the small site, which one mistake or other is made with in these tests.
keywords: [gamma]
menu: ${title}
client: Gamma Works
date: 2022-02-02
categories: [logo]
order: 3
cover: { file: alpha.svg, alt: A red square }
gallery: []
---
`;

describe("fields of content files", () => {
  mistake(
    "a field that is missing",
    replace(about, "menu: About\n", ""),
    `
content/pages/about.md:2:1  "menu" is missing.

    1 | ---
    2 | title: About the small site
      | ^

    Add a line "menu: …" here. content/schemas.ts says what it means.`,
  );
  mistake(
    "a field inside a group that is missing",
    replace(alpha, "  alt: A red square\n", ""),
    `
content/projects/alpha.md:11:3  "alt" is missing.

    10 | cover:
    11 |   file: alpha.svg
       |   ^

    Add a line "alt: …" here. content/schemas.ts says what it means.`,
  );
  mistake(
    "a field that nobody knows",
    replace(facts, "language: en", "language: en\ncolour: red"),
    `
content/site.yaml:4:1  "colour" is not a field here.

    3 | language: en
    4 | colour: red
      | ^^^^^^

    The fields are name, address, language, email, enquiries, open and standIn (content/schemas.ts).`,
  );
  mistake(
    "a field that is misspelt",
    replace(about, "heading: About", "headin: About"),
    `
content/pages/about.md:6:1  "headin" is not a field here.

    5 | menu: About
    6 | headin: About
      | ^^^^^^

    Did you mean "heading"? The fields are title, description, keywords, menu, heading and lead (content/schemas.ts).`,
  );
  mistake(
    "a field that is misspelt inside a list",
    replace(beta, "- file: alpha", "- flie: alpha"),
    `
content/projects/beta.md:14:5  "flie" is not a field here.

    13 | gallery:
    14 |   - flie: alpha.svg
       |     ^^^^

    Did you mean "file"? The fields are file and alt (content/schemas.ts).`,
  );
  mistake(
    "a number where a text belongs",
    replace(facts, "name: Small Site", "name: 1984"),
    `
content/site.yaml:1:7  "name" must be text, and is a number (1984).

    1 | name: 1984
      |       ^^^^

    Put it in quotation marks: "1984".`,
  );
  mistake(
    "nothing where a text belongs",
    replace(facts, "name: Small Site", "name:"),
    `
content/site.yaml:1:6  "name" must be text, and is empty.

    1 | name:
      |      ^

    Write something behind the colon.`,
  );
  mistake(
    "a text where a list belongs",
    replace(about, "keywords: [about]", "keywords: about"),
    `
content/pages/about.md:4:11  "keywords" must be a list, and is text (about).

    3 | description: What the small site is about, in a sentence that is long enough for a search result.
    4 | keywords: about
      |           ^^^^^

    Put each item on a line of its own, with "- " before it.`,
  );
  mistake(
    "a text where true or false belongs",
    replace(facts, "open: true", "open: yes"),
    `
content/site.yaml:6:7  "open" must be true or false, and is text (yes).

    5 | enquiries: https://forms.small.example/send
    6 | open: yes
      |       ^^^

    Write true or false, without quotation marks.`,
  );
  mistake(
    "a text where a number belongs",
    replace(alpha, "order: 1", "order: first"),
    `
content/projects/alpha.md:9:8  "order" must be a number, and is text (first).

    8 | categories: [website, smo]
    9 | order: first
      |        ^^^^^

    Write a number, without quotation marks.`,
  );
  mistake(
    "a fraction where a whole number belongs",
    replace(alpha, "order: 1", "order: 1.5"),
    `
content/projects/alpha.md:9:8  "order" must be a whole number, and is a number (1.5).

    8 | categories: [website, smo]
    9 | order: 1.5
      |        ^^^

    Write a number without a point.`,
  );
  mistake(
    "a text where a group of fields belongs",
    replace(alpha, "cover:\n  file: alpha.svg\n  alt: A red square", "cover: alpha.svg"),
    `
content/projects/alpha.md:10:8  "cover" must be a group of fields, and is text (alpha.svg).

     9 | order: 1
    10 | cover: alpha.svg
       |        ^^^^^^^^^

    Put the fields below it, one a line, two spaces further in.`,
  );
  mistake(
    "a number among texts",
    replace(about, "[about]", "[about, 2021]"),
    `
content/pages/about.md:4:19  "item 2 of keywords" must be text, and is a number (2021).

    3 | description: What the small site is about, in a sentence that is long enough for a search result.
    4 | keywords: [about, 2021]
      |                   ^^^^

    Put it in quotation marks: "2021".`,
  );
  mistake(
    "a category with a slip of the pen",
    replace(alpha, "[website, smo]", "[website, sm0]"),
    `
content/projects/alpha.md:8:23  "sm0" is not a category.

    7 | date: 2020-06-15
    8 | categories: [website, sm0]
      |                       ^^^

    Did you mean "smo"? The categories are website, logo and smo (content/schemas.ts).`,
  );
  mistake(
    "a category that does not exist",
    replace(alpha, "[website, smo]", "[website, radio]"),
    `
content/projects/alpha.md:8:23  "radio" is not a category.

    7 | date: 2020-06-15
    8 | categories: [website, radio]
      |                       ^^^^^

    The categories are website, logo and smo (content/schemas.ts).`,
  );
  mistake(
    "a day that the calendar does not have",
    replace(alpha, "2020-06-15", "2021-02-29"),
    `
content/projects/alpha.md:7:7  "date": "2021-02-29" is not a day of the calendar.

    6 | client: Alpha Works
    7 | date: 2021-02-29
      |       ^^^^^^^^^^

    content/schemas.ts says what is expected.`,
  );
  mistake(
    "a date with a time zone",
    replace(alpha, "2020-06-15", "2020-06-15T00:00:00Z"),
    `
content/projects/alpha.md:7:7  "date": "2020-06-15T00:00:00Z" is not a date of the form 2020-06-15, year, month, day.

    6 | client: Alpha Works
    7 | date: 2020-06-15T00:00:00Z
      |       ^^^^^^^^^^^^^^^^^^^^

    content/schemas.ts says what is expected.`,
  );
  mistake(
    "a date as it is spoken",
    replace(alpha, "2020-06-15", "15 June 2020"),
    `
content/projects/alpha.md:7:7  "date": "15 June 2020" is not a date of the form 2020-06-15, year, month, day.

    6 | client: Alpha Works
    7 | date: 15 June 2020
      |       ^^^^^^^^^^^^

    content/schemas.ts says what is expected.`,
  );
  mistake(
    "a list without items",
    replace(alpha, "[website, smo]", "[]"),
    `
content/projects/alpha.md:8:13  "categories" has 0 items, and needs at least 1.

    7 | date: 2020-06-15
    8 | categories: []
      |             ^

    Add or remove items.`,
  );
  mistake(
    "a text without letters",
    replace(about, "heading: About", 'heading: " "'),
    `
content/pages/about.md:6:10  "heading" is empty.

    5 | menu: About
    6 | heading: " "
      |          ^

    Write something behind the colon.`,
  );
  mistake(
    "a text of two lines",
    replace(about, "heading: About", "heading: |\n  About\n  us"),
    `
content/pages/about.md:6:10  "heading" must be a single line.

    5 | menu: About
    6 | heading: |
      |          ^

    content/schemas.ts says what is expected.`,
  );
  mistake(
    "a title that search results cut off",
    replace(
      about,
      "About the small site",
      "About the small site, the people who made it, and the reasons why",
    ),
    `
content/pages/about.md:2:8  "title" is longer than 60 characters.

    1 | ---
    2 | title: About the small site, the people who made it, and the reasons why
      |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    It has 65 now.`,
  );
  mistake(
    "a description that is too short",
    replace(
      about,
      "What the small site is about, in a sentence that is long enough for a search result.",
      "What it is.",
    ),
    `
content/pages/about.md:3:14  "description": "What it is." is shorter than 70 characters.

    2 | title: About the small site
    3 | description: What it is.
      |              ^^^^^^^^^^^

    It has 11 now.`,
  );
  mistake(
    "an e-mail address without @",
    replace(facts, "hello@small.example", "hello.small.example"),
    `
content/site.yaml:4:8  "email": "hello.small.example" is not an e-mail address.

    3 | language: en
    4 | email: hello.small.example
      |        ^^^^^^^^^^^^^^^^^^^

    content/schemas.ts says what is expected.`,
  );
  mistake(
    "an address without https://",
    replace(facts, "https://small.example", "www.small.example"),
    `
content/site.yaml:2:10  "address": "www.small.example" is not an absolute address that starts with https://.

    1 | name: Small Site
    2 | address: www.small.example
      |          ^^^^^^^^^^^^^^^^^

    content/schemas.ts says what is expected.`,
  );
  mistake(
    "a title that another page has",
    replace(beta, "title: Beta", "title: alpha"),
    `
content/projects/beta.md:2:8  This title is also that of content/projects/alpha.md.

    1 | ---
    2 | title: alpha
      |        ^^^^^

    Each page needs its own, or searchers cannot tell them apart (the other one: content/projects/alpha.md:2).`,
  );
  mistake(
    "a description that another page has",
    replace(
      beta,
      "The second project of the small site, with a photograph on its cover and a short description.",
      "The first project of the small site, with a drawing on its cover and a short description.",
    ),
    `
content/projects/beta.md:3:14  This description is also that of content/projects/alpha.md.

    2 | title: Beta
    3 | description: The first project of the small site, with a drawing on its cover and a short description.
      |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    Each page needs its own, or searchers cannot tell them apart (the other one: content/projects/alpha.md:3).`,
  );
});

describe("YAML", () => {
  mistake(
    "a tab",
    replace(alpha, "  file: alpha.svg", "\tfile: alpha.svg"),
    `
content/projects/alpha.md:11:1  This line is indented with a tab.

    10 | cover:
    11 | 	file: alpha.svg
       | ^

    YAML allows only spaces: replace each tab by two spaces.`,
  );
  mistake(
    "a quotation mark that is not closed",
    replace(facts, "name: Small Site", 'name: "Small Site'),
    `
content/site.yaml:1:7  A quotation mark is opened here and never closed.

    1 | name: "Small Site
      |       ^

    Close it at the end of the text, or take both marks away. Inside "…" write \\" for a mark.`,
  );
  mistake(
    "a colon inside a text",
    replace(about, "menu: About", "menu: About: us"),
    `
content/pages/about.md:5:7  There is a second ": " in this line, so YAML takes it for two fields.

    4 | keywords: [about]
    5 | menu: About: us
      |       ^

    Put the text in quotation marks: title: "Logos: three prices".`,
  );
  mistake(
    "a field that is there twice",
    replace(facts, "language: en", "language: en\nname: Other"),
    `
content/site.yaml:4:1  This field is there twice.

    3 | language: en
    4 | name: Other
      | ^

    Keep one of the two lines.`,
  );
  mistake(
    "a line that is indented too far",
    replace(about, "menu: About", "   menu: About"),
    `
content/pages/about.md:5:1  This line is indented differently from its neighbours.

    4 | keywords: [about]
    5 |    menu: About
      | ^

    Fields of the same level begin at the same column.`,
  );
  mistake(
    "a line that is not indented far enough",
    replace(alpha, "  alt: A red", " alt: A red"),
    `
content/projects/alpha.md:12:1  This line is indented differently from its neighbours.

    11 |   file: alpha.svg
    12 |  alt: A red square
       | ^

    Fields of the same level begin at the same column.`,
  );
  mistake(
    "a text that begins with @",
    replace(about, "menu: About", "menu: @small"),
    `
content/pages/about.md:5:7  A text cannot begin with "@" in YAML.

    4 | keywords: [about]
    5 | menu: @small
      |       ^

    Put the text in quotation marks.`,
  );
  mistake(
    "a text that begins with a quotation",
    replace(about, "menu: About", 'menu: "About" us'),
    `
content/pages/about.md:5:15  There is more text behind the closing quotation mark.

    4 | keywords: [about]
    5 | menu: "About" us
      |               ^

    Put the whole text in quotation marks, and write \\" for each mark inside it.`,
  );
  mistake(
    "a list that is not closed",
    replace(alpha, "[website, smo]", "[website, smo"),
    `
content/projects/alpha.md:8:13  "[" is opened here and never closed.

    7 | date: 2020-06-15
    8 | categories: [website, smo
      |             ^

    Write "]" behind the last item.`,
  );
  mistake(
    "a colon without a blank behind it",
    replace(about, "menu: About", "menu:About"),
    `
content/pages/about.md:5:1  There is no blank behind the colon.

    4 | keywords: [about]
    5 | menu:About
      | ^

    Write "menu: About".`,
  );
  mistake(
    "a line that is not a field",
    replace(about, "menu: About", "menu: About\nand more"),
    `
content/pages/about.md:6:1  This line is not a field.

    5 | menu: About
    6 | and more
      | ^

    A field is a line like "title: About us". A text of several lines begins with ">" and is indented.`,
  );
  mistake(
    "a reference to nothing",
    replace(about, "menu: About", "menu: *about"),
    `
content/pages/about.md:5:7  A text cannot begin with "*" in YAML.

    4 | keywords: [about]
    5 | menu: *about
      |       ^

    Put the text in quotation marks.`,
  );
  mistake(
    "a list where fields belong",
    (site) => site.write(facts, "- name\n- address\n"),
    `
content/site.yaml:1:1  Fields are expected here, and there are none.

    1 | - name
      | ^

    A field is a line like "title: About us". content/schemas.ts lists them.`,
  );
  mistake(
    "a file without fields",
    (site) => site.write(facts, "\n"),
    `
content/site.yaml:1:1  Fields are expected here, and there are none.

    1 |
      | ^

    A field is a line like "title: About us". content/schemas.ts lists them.`,
  );
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
      await site.replace(facts, "name: Small Site", "name: 7");
      await site.replace(facts, /^/, "\uFEFF");
    },
    `
content/site.yaml:1:7  "name" must be text, and is a number (7).

    1 | name: 7
      |       ^

    Put it in quotation marks: "7".`,
  );
  mistake(
    "a file in another encoding",
    (site) => site.write(facts, Buffer.from("name: Café", "latin1")),
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
    "front matter without an end",
    replace(about, "projects, one page each.\n---", "projects, one page each.\n"),
    `
content/pages/about.md:1:1  The front matter has no end.

    1 | ---
      | ^^^

    Put a line of three hyphens, "---", between the fields and the text.`,
  );
  mistake(
    "front matter that is a program",
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
    "a file that is in the wrong place",
    (site) => site.write("content/notes.txt", "Call Anna.\n"),
    `
content/notes.txt:1:1  Nothing on the site uses this file.

    1 | Call Anna.
      | ^

    Move it out of content/, or name it in content/schemas.ts: the build reads only what is named there.`,
  );
  mistake(
    "a file whose name is a little wrong",
    async (site) => {
      await site.write("content/project/gamma.md", "");
    },
    `
content/project/gamma.md:1:1  Nothing on the site uses this file.

    1 |
      | ^

    Is it meant to be content/projects/*.md? The build reads only the files that content/schemas.ts names.`,
  );
  mistake(
    "a link that leads nowhere",
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
    "a page whose file has a capital letter",
    named("Gamma"),
    `
content/projects/Gamma.md:1:1  "Gamma" cannot be part of an address.

    1 | ---
      | ^

    Rename the file: small letters a–z, digits, and single "_" or "-" between them.`,
  );
  mistake(
    "a page whose file has an accent",
    named("café"),
    `
content/projects/café.md:1:1  "café" cannot be part of an address.

    1 | ---
      | ^

    Rename the file: small letters a–z, digits, and single "_" or "-" between them.`,
  );
  mistake(
    "a page whose file is a flower",
    named("🌼"),
    `
content/projects/🌼.md:1:1  "🌼" cannot be part of an address.

    1 | ---
      | ^

    Rename the file: small letters a–z, digits, and single "_" or "-" between them.`,
  );
  mistake(
    "a page whose file has a blank",
    named("two words"),
    `
content/projects/two words.md:1:1  "two words" cannot be part of an address.

    1 | ---
      | ^

    Rename the file: small letters a–z, digits, and single "_" or "-" between them.`,
  );
});

describe("Markdown", () => {
  mistake(
    "HTML on lines of its own",
    inText("<div>\nHello\n</div>"),
    `
content/pages/about.md:12:1  HTML is not allowed in Markdown.

    12 | <div>
       | ^^^^^

    Write it in Markdown, or ask a developer for a field or a component. For a plain < write &lt;.`,
  );
  mistake(
    "HTML within a sentence",
    inText("With <b>one</b> file."),
    `
content/pages/about.md:12:6  HTML is not allowed in Markdown.

    12 | With <b>one</b> file.
       |      ^^^

    Write it in Markdown, or ask a developer for a field or a component. For a plain < write &lt;.`,
  );
  mistake(
    "a comment",
    inText("<!-- later -->"),
    `
content/pages/about.md:12:1  HTML is not allowed in Markdown.

    12 | <!-- later -->
       | ^^^^^^^^^^^^^^

    Write it in Markdown, or ask a developer for a field or a component. For a plain < write &lt;.`,
  );
  mistake(
    "a main heading",
    inText("# With one file"),
    `
content/pages/about.md:12:1  A page has one main heading, and the page itself shows it.

    12 | # With one file
       | ^

    Begin with "##".`,
  );
  mistake(
    "a main heading that is underlined",
    inText("With one file\n============="),
    `
content/pages/about.md:12:1  A page has one main heading, and the page itself shows it.

    12 | With one file
       | ^

    Begin with "##".`,
  );
  mistake(
    "a heading level that is left out",
    inText("#### With one file"),
    `
content/pages/about.md:12:1  The headings of /about are out of order: an h4 follows an h2.

    12 | #### With one file
       | ^

    A page has one h1, and below it no level is skipped.`,
  );
  mistake(
    "a picture without alternative text",
    inText("![](alpha.svg)"),
    `
content/pages/about.md:12:5  The picture has no alternative text.

    12 | ![](alpha.svg)
       |     ^^^^^^^^^

    Write between the brackets what it shows: ![A red square](alpha.svg).`,
  );
  mistake(
    "a picture that is not there",
    inText("![A square](alfa.svg)"),
    `
content/pages/about.md:12:13  There is no picture assets/images/alfa.svg.

    12 | ![A square](alfa.svg)
       |             ^^^^^^^^

    Did you mean "alpha.svg"? Put the file there, or correct its name here.`,
  );
  mistake(
    "a program in a link",
    inText("With [one file](javascript:alert(1))."),
    `
content/pages/about.md:12:17  The link "javascript:alert(1)" on /about is neither an address of this site nor of another one.

    12 | With [one file](javascript:alert(1)).
       |                 ^^^^^^^^^^^^^^^^^^^

    Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  );
});

describe("the route table", () => {
  mistake(
    "an address with a slash at its end",
    replace(routes, '"/about"', '"/about/"'),
    `
pages/routes.ts:9:5  "/about/" is not a good address.

    8 |     route("/", TextPage, content.home),
    9 |     route("/about/", TextPage, content.about),
      |     ^

    An address begins with "/", has no "/" at its end, and otherwise small letters, digits, "_" and "-".`,
  );
  mistake(
    "an address without a slash at its beginning",
    replace(routes, '"/about"', '"about"'),
    `
pages/routes.ts:9:5  "about" is not a good address.

    8 |     route("/", TextPage, content.home),
    9 |     route("about", TextPage, content.about),
      |     ^

    An address begins with "/", has no "/" at its end, and otherwise small letters, digits, "_" and "-".`,
  );
  mistake(
    "an address with a capital letter",
    replace(routes, '"/about"', '"/About"'),
    `
pages/routes.ts:9:5  "/About" is not a good address.

    8 |     route("/", TextPage, content.home),
    9 |     route("/About", TextPage, content.about),
      |     ^

    An address begins with "/", has no "/" at its end, and otherwise small letters, digits, "_" and "-".`,
  );
  mistake(
    "an address that is there twice",
    replace(routes, "...content", 'route("/about", TextPage, content.about),\n    ...content'),
    `
pages/routes.ts:10:5  The address /about is there twice.

     9 |     route("/about", TextPage, content.about),
    10 |     route("/about", TextPage, content.about),
       |     ^

    Keep one of the two lines.`,
  );
  mistake(
    "an address that two files want",
    replace(routes, '"/about"', '"/projects/beta"'),
    `
pages/routes.ts:10:42  Two pages want the address /projects/beta: content/pages/about.md and content/projects/beta.md.

     9 |     route("/projects/beta", TextPage, content.about),
    10 |     ...content.projects.map((project) => route(\`/projects/\${project.name}\`, ProjectPage, project)),
       |                                          ^

    Give one of them another address (pages/routes.ts) or its file another name.`,
  );
  mistake(
    "an address whose content has no name in the schemas",
    replace(
      routes,
      "...content",
      'route("/contact", TextPage, (content as never)["contact"]),\n    ...content',
    ),
    `
pages/routes.ts:10:5  /contact has no content.

     9 |     route("/about", TextPage, content.about),
    10 |     route("/contact", TextPage, (content as never)["contact"]),
       |     ^

    Name its content file in content/schemas.ts, and hand the entry to the route.`,
  );
  mistake(
    "a content file without an address",
    replace(routes, '    route("/about", TextPage, content.about),\n', ""),
    `
content/pages/about.md:1:1  No address shows this page.

    1 | ---
      | ^

    Add a line to pages/routes.ts, or remove the file.`,
  );
  mistake(
    "a route table that fails",
    replace(routes, "content.projects.map", "content.projcts.map"),
    `
pages/routes.ts:10:24  The route table could not be made: Cannot read properties of undefined (reading 'map').

     9 |     route("/about", TextPage, content.about),
    10 |     ...content.projcts.map((project) => route(\`/projects/\${project.name}\`, ProjectPage, project)),
       |                        ^

    Does content/schemas.ts name everything that it uses?`,
  );
});

describe("links", () => {
  mistake(
    "in a text, to a page with a slip of the pen",
    inText("With [one file](/abuot)."),
    `
content/pages/about.md:12:17  The link "/abuot" on /about leads nowhere.

    12 | With [one file](/abuot).
       |                 ^^^^^^

    Did you mean "/about"? pages/routes.ts lists every address.`,
  );
  mistake(
    "in a text, to a page that never was",
    inText("With [one file](/imprint)."),
    `
content/pages/about.md:12:17  The link "/imprint" on /about leads nowhere.

    12 | With [one file](/imprint).
       |                 ^^^^^^^^

    pages/routes.ts lists every address.`,
  );
  mistake(
    "in a text, with .html",
    inText("Go [home](/projects/beta.html#cover)."),
    `
content/pages/about.md:12:11  The link "/projects/beta.html#cover" on /about leads nowhere.

    12 | Go [home](/projects/beta.html#cover).
       |           ^^^^^^^^^^^^^^^^^^^^^^^^^

    Addresses have no ".html" and no "/" at their end: write "/projects/beta#cover".`,
  );
  mistake(
    "in a text, with a slash at the end",
    inText("Go to [beta](/projects/beta/)."),
    `
content/pages/about.md:12:14  The link "/projects/beta/" on /about leads nowhere.

    12 | Go to [beta](/projects/beta/).
       |              ^^^^^^^^^^^^^^^

    Addresses have no ".html" and no "/" at their end: write "/projects/beta".`,
  );
  mistake(
    "in a text, relative",
    inText("Go to [beta](projects/beta)."),
    `
content/pages/about.md:12:14  The link "projects/beta" on /about is neither an address of this site nor of another one.

    12 | Go to [beta](projects/beta).
       |              ^^^^^^^^^^^^^

    Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  );
  mistake(
    "in a text, without https://",
    inText("Read [more](www.other.example)."),
    `
content/pages/about.md:12:13  The link "www.other.example" on /about is neither an address of this site nor of another one.

    12 | Read [more](www.other.example).
       |             ^^^^^^^^^^^^^^^^^

    Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  );
  mistake(
    "in a text, to a place that another page does not have",
    inText("See [it](/projects/beta#covr)."),
    `
content/pages/about.md:12:10  The link "/projects/beta#covr" on /about points to a place that does not exist.

    12 | See [it](/projects/beta#covr).
       |          ^^^^^^^^^^^^^^^^^^^

    Did you mean "cover"? No element of /projects/beta has the id "covr".`,
  );
  mistake(
    "in a text, to a place that the page itself does not have",
    inText("See [it](#how-it-begun)."),
    `
content/pages/about.md:12:10  The link "#how-it-begun" on /about points to a place that does not exist.

    12 | See [it](#how-it-begun).
       |          ^^^^^^^^^^^^^

    Did you mean "how-it-began"? No element of the page has the id "how-it-begun".`,
  );
  mistake(
    "in a text, twice on a line, the second one wrong",
    inText("[Home](/) and [home](/hom)."),
    `
content/pages/about.md:12:22  The link "/hom" on /about leads nowhere.

    12 | [Home](/) and [home](/hom).
       |                      ^^^^

    pages/routes.ts lists every address.`,
  );
  mistake(
    "in a component, to a page that is not there",
    replace(frame, 'link("/about")', 'link("/abuot")'),
    `
components/frame/frame.tsx:12:22  The link "/abuot" on / leads nowhere.

    11 |       <a href={link("/")}>Home</a>
    12 |       <a href={link("/abuot")}>About</a>
       |                      ^^^^^^

    Did you mean "/about"? pages/routes.ts lists every address.`,
  );
  mistake(
    "in a component, with .html",
    replace(frame, 'link("/about")', 'link("/about.html")'),
    `
components/frame/frame.tsx:12:22  The link "/about.html" on / leads nowhere.

    11 |       <a href={link("/")}>Home</a>
    12 |       <a href={link("/about.html")}>About</a>
       |                      ^^^^^^^^^^^

    Addresses have no ".html" and no "/" at their end: write "/about".`,
  );
  mistake(
    "in a component, relative",
    replace(frame, 'link("/about")', '"about"'),
    `
components/frame/frame.tsx:12:17  The link "about" on / is neither an address of this site nor of another one.

    11 |       <a href={link("/")}>Home</a>
    12 |       <a href={"about"}>About</a>
       |                 ^^^^^

    Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  );
  mistake(
    "in a component, to a place that is not there",
    replace(frame, 'link("/about")', 'link("/about", "team")'),
    `
components/frame/frame.tsx:12:32  The link "/about#team" on / points to a place that does not exist.

    11 |       <a href={link("/")}>Home</a>
    12 |       <a href={link("/about", "team")}>About</a>
       |                                ^^^^

    No element of /about has the id "team".`,
  );
  mistake(
    "in a component, to a place of the page itself",
    inTextPage('<a href="#top">Up</a>'),
    `
pages/text-page.tsx:9:16  The link "#top" on / and /about points to a place that does not exist.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <a href="#top">Up</a>
      |                ^^^^

    No element of the page has the id "top".`,
  );
  mistake(
    "in a component, to an entry without an address",
    async (site) => {
      await site.replace(frame, "{ asset, link }", "{ asset, content, link }");
      await site.replace(frame, 'link("/about")', "link(content.site as never)");
    },
    `
components/frame/frame.tsx:12:16  The page / could not be rendered: content/site.yaml has no address.

    11 |       <a href={link("/")}>Home</a>
    12 |       <a href={link(content.site as never)}>About</a>
       |                ^

    It happened with content/pages/home.md. The line above is where the code gave up.`,
  );
  mistake(
    "to a symbol that a sprite does not have",
    replace(frame, "#dot", "#dots"),
    `
components/frame/frame.tsx:9:47  The link "/assets/ui.svg#dots" on / points to a place that does not exist.

    8 |       <svg aria-hidden="true">
    9 |         <use href={\`\${asset("sprites/ui.svg")}#dots\`} />
      |                                               ^^^^^

    Did you mean "dot"? No element of /assets/ui.svg has the id "dots".`,
  );
});

describe("pictures", () => {
  mistake(
    "a name with a slip of the pen",
    replace(alpha, "file: alpha.svg", "file: alhpa.svg"),
    `
content/projects/alpha.md:11:9  There is no picture assets/images/alhpa.svg.

    10 | cover:
    11 |   file: alhpa.svg
       |         ^^^^^^^^^

    Did you mean "alpha.svg"? Put the file there, or correct its name here.`,
  );
  mistake(
    "a name with a capital letter",
    replace(alpha, "file: alpha.svg", "file: Alpha.svg"),
    `
content/projects/alpha.md:11:9  There is no picture assets/images/Alpha.svg.

    10 | cover:
    11 |   file: Alpha.svg
       |         ^^^^^^^^^

    It is written "alpha.svg": capital and small letters differ on the web.`,
  );
  mistake(
    "a text that calls itself a picture",
    (site) => site.write("assets/images/beta.png", "A blue square\n"),
    `
content/projects/beta.md:11:9  The picture assets/images/beta.png cannot be read: it is in no format that is known here.

    10 | cover:
    11 |   file: beta.png
       |         ^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "a photograph that was cut off while it was copied",
    async (site) => {
      const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
      const whole = await sharp({
        create: { width: 200, height: 200, channels: 3, background: "red", noise },
      })
        .png()
        .toBuffer();
      await site.write("assets/images/beta.png", whole.subarray(0, whole.length / 2));
    },
    `
content/projects/beta.md:11:9  The picture assets/images/beta.png cannot be read: it is damaged or incomplete (vipspng: libpng read error).

    10 | cover:
    11 |   file: beta.png
       |         ^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "a drawing that is empty",
    (site) => site.write("assets/images/alpha.svg", ""),
    `
content/projects/alpha.md:11:9  The picture assets/images/alpha.svg cannot be read: it is empty.

    10 | cover:
    11 |   file: alpha.svg
       |         ^^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "a drawing that breaks off",
    (site) => site.write("assets/images/alpha.svg", '<svg viewBox="0 0 4 4"><path'),
    `
content/projects/alpha.md:11:9  The picture assets/images/alpha.svg cannot be read: unclosed root tag.

    10 | cover:
    11 |   file: alpha.svg
       |         ^^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "a drawing without a size",
    (site) =>
      site.write(
        "assets/images/alpha.svg",
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4"/></svg>',
      ),
    `
content/projects/alpha.md:11:9  The picture assets/images/alpha.svg cannot be read: it has neither width and height nor a viewBox.

    10 | cover:
    11 |   file: alpha.svg
       |         ^^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "a sprite that breaks off",
    (site) => site.write("assets/sprites/ui.svg", '<svg viewBox="0 0 4 4"><symbol'),
    `
assets/sprites/ui.svg:1:1  The drawing cannot be read: unclosed root tag.

    1 | <svg viewBox="0 0 4 4"><symbol
      | ^

    Open it in a picture editor and export it again as SVG.`,
  );
  mistake(
    "a picture without alt in a component",
    replace(card, "<Picture {...cover} eager />", '<img src="/favicon.svg" />'),
    `
components/card/card.tsx:6:17  A picture on /projects/alpha and /projects/beta has no alternative text (/favicon.svg).

    5 |     <figure className="card" id="cover">
    6 |       <img src="/favicon.svg" />
      |                 ^^^^^^^^^^^^

    Give it alt="…" that says what it shows, or alt="" if it only decorates.`,
  );
  mistake(
    "a picture without alternative text in content",
    replace(alpha, "  alt: A red square", "  alt:"),
    `
content/projects/alpha.md:12:7  "alt" must be text, and is empty.

    11 |   file: alpha.svg
    12 |   alt:
       |       ^

    Write something behind the colon.`,
  );
});

describe("finished pages", () => {
  mistake(
    "an id that is there twice",
    inTextPage('<p id="a">1</p><p id="a">2</p>'),
    `
pages/text-page.tsx:9:14  The id "a" is there twice on / and /about.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <p id="a">1</p><p id="a">2</p>
      |              ^

    An id names one element: give the other one another name.`,
  );
  mistake(
    "two main headings",
    inTextPage("<h1>Again</h1>"),
    `
pages/text-page.tsx:7:7  The headings of / and /about are out of order: there are 2 h1.

    6 |     <article>
    7 |       <h1>{entry.data.heading}</h1>
      |       ^^^

    A page has one h1, and below it no level is skipped.`,
  );
  mistake(
    "no main heading",
    replace(textPage, "<h1>{entry.data.heading}</h1>", "<p>{entry.data.heading}</p>"),
    `
pages/text-page.tsx:4:17  The headings of / and /about are out of order: there is no h1.

    4 | export function TextPage({ entry }: PageProps<Page>) {
      |                 ^^^^^^^^

    A page has one h1, and below it no level is skipped.`,
  );
  mistake(
    "a heading level that is skipped",
    inTextPage("<h4>Deep</h4>"),
    `
pages/text-page.tsx:9:7  The headings of / and /about are out of order: an h4 follows an h1.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <h4>Deep</h4>
      |       ^^^

    A page has one h1, and below it no level is skipped.`,
  );
  mistake(
    "a picture from another site",
    inTextPage('<img src="https://cdn.example/a.png" alt="" />'),
    `
pages/text-page.tsx:9:17  https://cdn.example/a.png is loaded from another site, on /.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <img src="https://cdn.example/a.png" alt="" />
      |                 ^^^^^^^^^^^^^^^^^^^^^^^^^

    Put the file into assets/: nothing on this site comes from somewhere else.`,
  );
  mistake(
    "a script from another site",
    inTextPage('<script src="//cdn.example/a.js" />'),
    `
pages/text-page.tsx:9:20  //cdn.example/a.js is loaded from another site, on /.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <script src="//cdn.example/a.js" />
      |                    ^^^^^^^^^^^^^^^^^^

    Put the file into assets/: nothing on this site comes from somewhere else.`,
  );
  mistake(
    "a frame from another site",
    inTextPage('<iframe title="Map" src="https://maps.example/" />'),
    `
pages/text-page.tsx:9:32  https://maps.example/ is loaded from another site, on /.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <iframe title="Map" src="https://maps.example/" />
      |                                ^^^^^^^^^^^^^^^^^^^^^

    Put the file into assets/: nothing on this site comes from somewhere else.`,
  );
});

describe("code", () => {
  mistake(
    "a page that throws",
    replace(
      "pages/project-page.tsx",
      "client, cover } = entry.data",
      "client, cover } = (entry as any).info.data",
    ),
    `
pages/project-page.tsx:7:49  The page /projects/alpha could not be rendered: Cannot read properties of undefined (reading 'data').

    6 |   const { link, trail } = useSite();
    7 |   const { client, cover } = (entry as any).info.data;
      |                                                 ^

    It happened with content/projects/alpha.md. The line above is where the code gave up.`,
  );
  mistake(
    "a component that throws",
    replace(card, "{...cover}", "{...cover} file={(cover as any).picture.file}"),
    `
components/card/card.tsx:6:56  The page /projects/alpha could not be rendered: Cannot read properties of undefined (reading 'file').

    5 |     <figure className="card" id="cover">
    6 |       <Picture {...cover} file={(cover as any).picture.file} eager />
      |                                                        ^

    It happened with content/projects/alpha.md. The line above is where the code gave up.`,
  );
  mistake(
    "a shared part that looks at the page at hand",
    replace(
      frame,
      "const { asset, link } = useSite();",
      "const { asset, link, route } = useSite();\n  void route;",
    ),
    `
components/frame/frame.tsx:5:24  The page / could not be rendered: A shared part cannot depend on the page at hand: hand it what it needs as a prop.

    4 | function Menu() {
    5 |   const { asset, link, route } = useSite();
      |                        ^

    It happened with content/pages/home.md. The line above is where the code gave up.`,
  );
  mistake(
    "a file of assets/ that is not there",
    replace(frame, "sprites/ui.svg", "sprites/iu.svg"),
    `
components/frame/frame.tsx:9:23  The page / could not be rendered: There is no file assets/sprites/iu.svg.

    8 |       <svg aria-hidden="true">
    9 |         <use href={\`\${asset("sprites/iu.svg")}#dot\`} />
      |                       ^

    It happened with content/pages/home.md. The line above is where the code gave up.`,
  );
  mistake(
    "a picture that no content names",
    replace(card, "{...cover}", '{...cover} file={{ imageFile: "x.png" }}'),
    `
pages/routes.ts:10:42  The page /projects/alpha could not be rendered: The picture x.png is not named by any content file.

     9 |     route("/about", TextPage, content.about),
    10 |     ...content.projects.map((project) => route(\`/projects/\${project.name}\`, ProjectPage, project)),
       |                                          ^

    It happened with content/projects/alpha.md.`,
  );
  mistake(
    "a component that is imported and not there",
    replace("pages/project-page.tsx", "card/card.tsx", "cards/card.tsx"),
    `
pages/project-page.tsx:2:22  Could not resolve "../components/cards/card.tsx".

    1 | import { Markdown, type PageProps, useSite } from "../../../../generator/site.tsx";
    2 | import { Card } from "../components/cards/card.tsx";
      |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a package that is not installed",
    replace(textPage, "import", 'import "left-pad";\nimport'),
    `
pages/text-page.tsx:1:8  The package "left-pad" is not installed.

    1 | import "left-pad";
      |        ^^^^^^^^^^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a name that a file does not export",
    replace("pages/project-page.tsx", "import { Card }", "import { Crad as Card }"),
    `
pages/project-page.tsx:2:10  No matching export in "components/card/card.tsx" for import "Crad".

    1 | import { Markdown, type PageProps, useSite } from "../../../../generator/site.tsx";
    2 | import { Crad as Card } from "../components/card/card.tsx";
      |          ^^^^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a browser script that is not closed",
    (site) => site.write("scripts/main.ts", "function start() {\n"),
    `
scripts/main.ts:2:1  Unexpected end of file.

    1 | function start() {
    2 |
      | ^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a browser script that imports what is not there",
    (site) => site.write("scripts/main.ts", 'import "./menu.ts";\n'),
    `
scripts/main.ts:1:8  Could not resolve "./menu.ts".

    1 | import "./menu.ts";
      |        ^^^^^^^^^^^

    Nothing was built: the code could not be read.`,
  );
  mistake(
    "a browser script that is not there",
    (site) => site.remove("scripts/main.ts"),
    `
There is no file scripts/main.ts.

    Put the file there, or correct its name in pages/site.ts or pages/routes.ts.`,
  );
  mistake(
    "a style sheet with a slip of the pen",
    replace("components/card/card.css", "width: 100%;", "width 100%;"),
    `
components/card/card.css:4:10  CSS: Unexpected token Percentage.

    3 |   & img {
    4 |     width 100%;
      |          ^

    Is a colon, a semicolon or a brace missing here or before?`,
  );
  mistake(
    "a style sheet that names a missing file",
    replace("components/card/card.css", "ui.svg", "iu.svg"),
    `
components/card/card.css:2:19  There is no file assets/sprites/iu.svg.

    1 | .card {
    2 |   background: url(../../assets/sprites/iu.svg);
      |                   ^^^^^^^^^^^^^^^^^^^^^

    Did you mean "assets/sprites/ui.svg"? Put the file there, or correct its name.`,
  );
  mistake(
    "a style sheet that imports a missing one",
    (site) => site.replace("assets/styles/base.css", /^/, '@import "reset.css";\n'),
    `
assets/styles/base.css:1:1  There is no file reset.css.

    1 | @import "reset.css";
      | ^^^^^^^^^

    Put the file there, or correct its name.`,
  );
});

describe("the address of the enquiry form", () => {
  mistake(
    "is the site's own",
    replace(facts, "https://forms.small.example/send", "https://small.example/send"),
    `
content/site.yaml:5:12  The form on / is sent to this site itself (https://small.example/send), which cannot receive it.

    4 | email: hello@small.example
    5 | enquiries: https://small.example/send
      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^

    Name the address of the program that receives it, beginning with https://.`,
  );
  mistake(
    "has no host",
    replace(facts, "https://forms.small.example/send", "/send"),
    `
content/site.yaml:5:12  "enquiries": "/send" is not an absolute address that starts with https://.

    4 | email: hello@small.example
    5 | enquiries: /send
      |            ^^^^^

    content/schemas.ts says what is expected.`,
  );
  mistake(
    "is for letters",
    replace(facts, "https://forms.small.example/send", "mailto:hello@small.example"),
    `
content/site.yaml:5:12  "enquiries": "mailto:hello@small.example" is not an absolute address that starts with https://.

    4 | email: hello@small.example
    5 | enquiries: mailto:hello@small.example
      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^

    content/schemas.ts says what is expected.`,
  );
  mistake(
    "is not the content's",
    replace(frame, "action={site.data.enquiries}", 'action="/send"'),
    `
components/frame/frame.tsx:21:33  The form on / is sent to "/send", which is not an absolute address.

    20 |   return (
    21 |     <form method="post" action="/send">
       |                                 ^^^^^

    Name the address of the program that receives it, beginning with https://.`,
  );
  mistake(
    "is left out",
    replace(frame, " action={site.data.enquiries}", ""),
    `
components/frame/frame.tsx:21:5  The form on / has no address to which it is sent.

    20 |   return (
    21 |     <form method="post">
       |     ^^^^^

    Name the address of the program that receives it, beginning with https://.`,
  );
  mistake(
    "comes from the environment, and has no host",
    async () => void vi.stubEnv("ENQUIRY_URL", "forms.small.example/send"),
    `
ENQUIRY_URL:1:1  "enquiries": "forms.small.example/send" is not an absolute address that starts with https://.

    1 | forms.small.example/send
      | ^^^^^^^^^^^^^^^^^^^^^^^^

    content/schemas.ts says what is expected.`,
  );
  mistake(
    "comes from the environment, and is the site's own",
    async () => void vi.stubEnv("ENQUIRY_URL", "https://small.example/send"),
    `
ENQUIRY_URL:1:1  The form on / is sent to this site itself (https://small.example/send), which cannot receive it.

    1 | https://small.example/send
      | ^^^^^^^^^^^^^^^^^^^^^^^^^^

    Name the address of the program that receives it, beginning with https://.`,
  );
});

describe("several mistakes", () => {
  mistakes(
    "of one file are shown from top to bottom",
    async (site) => {
      await site.replace(facts, "open: true", "open: perhaps");
      await site.replace(facts, "language: en", "tongue: en");
      await site.replace(facts, "name: Small Site", "name: 7");
    },
    `
content/site.yaml:1:1  "language" is missing.

    1 | name: 7
      | ^

    Add a line "language: …" here. content/schemas.ts says what it means.

content/site.yaml:1:7  "name" must be text, and is a number (7).

    1 | name: 7
      |       ^

    Put it in quotation marks: "7".

content/site.yaml:3:1  "tongue" is not a field here.

    2 | address: https://small.example
    3 | tongue: en
      | ^^^^^^

    The fields are name, address, language, email, enquiries, open and standIn (content/schemas.ts).

content/site.yaml:6:7  "open" must be true or false, and is text (perhaps).

    5 | enquiries: https://forms.small.example/send
    6 | open: perhaps
      |       ^^^^^^^

    Write true or false, without quotation marks.

4 problems; nothing was written.`,
  );
  mistakes(
    "of several files are shown file by file",
    async (site) => {
      await site.replace(beta, "menu: Beta\n", "");
      await site.replace(alpha, "menu: Alpha", "menu: 1");
      await site.write("content/projects/todo.txt", "Gamma\n");
      await site.write("content/projects/Gamma.md", "none\n");
    },
    `
content/projects/Gamma.md:1:1  "Gamma" cannot be part of an address.

    1 | none
      | ^

    Rename the file: small letters a–z, digits, and single "_" or "-" between them.

content/projects/Gamma.md:1:1  The file does not begin with front matter.

    1 | none
      | ^

    Begin it with a line of three hyphens, "---", then the fields, then another "---".

content/projects/alpha.md:5:7  "menu" must be text, and is a number (1).

    4 | keywords: [alpha]
    5 | menu: 1
      |       ^

    Put it in quotation marks: "1".

content/projects/beta.md:2:1  "menu" is missing.

    1 | ---
    2 | title: Beta
      | ^

    Add a line "menu: …" here. content/schemas.ts says what it means.

content/projects/todo.txt:1:1  Nothing on the site uses this file.

    1 | Gamma
      | ^

    Is it meant to be content/projects/*.md? The build reads only the files that content/schemas.ts names.

5 problems; nothing was written.`,
  );
  mistakes(
    "of pages are shown together, whatever their kind",
    async (site) => {
      await site.replace(about, "With one file.", "With [one file](/abuot), see [there](#there).");
      await site.replace(card, "<Picture {...cover} eager />", '<img src="/favicon.svg" />');
      await site.replace(frame, 'link("/about")', 'link("/about", "team")');
    },
    `
components/card/card.tsx:6:17  A picture on /projects/alpha and /projects/beta has no alternative text (/favicon.svg).

    5 |     <figure className="card" id="cover">
    6 |       <img src="/favicon.svg" />
      |                 ^^^^^^^^^^^^

    Give it alt="…" that says what it shows, or alt="" if it only decorates.

components/frame/frame.tsx:12:32  The link "/about#team" on / points to a place that does not exist.

    11 |       <a href={link("/")}>Home</a>
    12 |       <a href={link("/about", "team")}>About</a>
       |                                ^^^^

    No element of /about has the id "team".

content/pages/about.md:12:17  The link "/abuot" on /about leads nowhere.

    12 | With [one file](/abuot), see [there](#there).
       |                 ^^^^^^

    Did you mean "/about"? pages/routes.ts lists every address.

content/pages/about.md:12:38  The link "#there" on /about points to a place that does not exist.

    12 | With [one file](/abuot), see [there](#there).
       |                                      ^^^^^^

    No element of the page has the id "there".

4 problems; nothing was written.`,
  );
  mistakes(
    "of pictures are shown together",
    async (site) => {
      await site.replace(alpha, "file: alpha.svg", "file: alhpa.svg");
      await site.write("assets/images/beta.png", "A blue square\n");
    },
    `
content/projects/alpha.md:11:9  There is no picture assets/images/alhpa.svg.

    10 | cover:
    11 |   file: alhpa.svg
       |         ^^^^^^^^^

    Did you mean "alpha.svg"? Put the file there, or correct its name here.

content/projects/beta.md:11:9  The picture assets/images/beta.png cannot be read: it is in no format that is known here.

    10 | cover:
    11 |   file: beta.png
       |         ^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.

2 problems; nothing was written.`,
  );
  mistakes(
    "of code are shown together",
    async (site) => {
      await site.replace(card, "</figure>", "");
      await site.replace(frame, "<nav", "<nav <");
    },
    `
components/card/card.tsx:9:1  The character "}" is not valid inside a JSX element.

    8 |   );
    9 | }
      | ^

    Nothing was built: the code could not be read.

components/card/card.tsx:10:1  Unexpected end of file before a closing "figure" tag.

     9 | }
    10 |
       | ^

    Nothing was built: the code could not be read.

components/frame/frame.tsx:7:16  Expected ">" but found "-".

    6 |   return (
    7 |     <nav < aria-label="Main">
      |                ^

    Nothing was built: the code could not be read.

3 problems; nothing was written.`,
  );
  mistakes(
    "of the route table are shown together",
    async (site) => {
      await site.replace(routes, '"/"', '"home"');
      await site.replace(routes, '    route("/about", TextPage, content.about),\n', "");
    },
    `
content/pages/about.md:1:1  No address shows this page.

    1 | ---
      | ^

    Add a line to pages/routes.ts, or remove the file.

pages/routes.ts:8:5  "home" is not a good address.

    7 |   return [
    8 |     route("home", TextPage, content.home),
      |     ^

    An address begins with "/", has no "/" at its end, and otherwise small letters, digits, "_" and "-".

2 problems; nothing was written.`,
  );
  mistakes(
    "follow from a file name with a capital letter",
    async (site) => {
      await site.write("content/pages/About.md", project("About"));
      await site.remove(about);
    },
    `
content/pages/About.md:1:1  Nothing on the site uses this file.

    1 | ---
      | ^

    Is it meant to be content/pages/about.md? The build reads only the files that content/schemas.ts names.

content/pages/about.md:1:1  There is no file content/pages/about.md.

    Add the file, or take it out of content/schemas.ts and of the route table.

2 problems; nothing was written.`,
  );
  mistakes(
    "follow from a folder with the name of a page",
    async (site) => {
      await site.remove(about);
      await site.write("content/pages/about.md/about.txt", "About us\n");
    },
    `
content/pages/about.md:1:1  There is no file content/pages/about.md.

    Add the file, or take it out of content/schemas.ts and of the route table.

content/pages/about.md/about.txt:1:1  Nothing on the site uses this file.

    1 | About us
      | ^

    Is it meant to be content/pages/about.md? The build reads only the files that content/schemas.ts names.

2 problems; nothing was written.`,
  );
  mistakes(
    "are an unclosed tag and what follows from it",
    replace(textPage, "</article>", ""),
    `
pages/text-page.tsx:12:1  The character "}" is not valid inside a JSX element.

    11 |   );
    12 | }
       | ^

    Nothing was built: the code could not be read.

pages/text-page.tsx:13:1  Unexpected end of file before a closing "article" tag.

    12 | }
    13 |
       | ^

    Nothing was built: the code could not be read.

2 problems; nothing was written.`,
  );
});

test("a content folder that is not there", async () => {
  const site = await miniSite();
  expect(await site.problems({ content: "texts" })).toBe(
    `
The content folder texts cannot be opened.

    Is it there, and is it a folder that you may read? --content DIR names another one.

One problem; nothing was written.`.trimStart(),
  );
});

test("a mistake of many pages is told once, where it was made", async () => {
  const site = await miniSite();
  await site.replace(frame, "<main>", '<main><img src="/favicon.svg" />');
  expect(await site.problems()).toBe(
    `
components/frame/frame.tsx:34:23  A picture on / and 3 other pages has no alternative text (/favicon.svg).

    33 |       <Shared of={Menu} />
    34 |       <main><img src="/favicon.svg" />{children}</main>
       |                       ^^^^^^^^^^^^

    Give it alt="…" that says what it shows, or alt="" if it only decorates.

One problem; nothing was written.`.trim(),
  );
});
