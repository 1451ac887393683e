/** Texts below the front matter. */
import { describe, expect, test } from "vitest";
import { miniSite } from "../mini-site.ts";
import { inText, mistake } from "./mistake.ts";

describe("what readers would see in another way than its writer meant", () => {
  mistake(
    "a link without text",
    inText("It is [](/projects/beta)."),
    `
content/pages/about.md:12:7  The link has no words: nobody could see it.

    12 | It is [](/projects/beta).
       |       ^^^^^^^^^^^^^^^^^^

    Write between the brackets where it leads: [About us](/about).`,
  );
  mistake(
    "a link without a closing parenthesis",
    inText("See [the page](/projects/beta and more."),
    `
content/pages/about.md:12:14  The link has no end, so readers see its address in brackets.

    12 | See [the page](/projects/beta and more.
       |              ^^

    Write ")" after the address.`,
  );
  mistake(
    "an empty heading",
    inText("## "),
    `
content/pages/about.md:12:1  The heading has no words.

    12 | ##
       | ^^

    Write them after the #, or delete the line.`,
  );
  mistake(
    "a heading without a space, in the middle of a paragraph",
    inText("Some words.\n##Heading"),
    `
content/pages/about.md:13:1  This is no heading: readers see the # as well.

    12 | Some words.
    13 | ##Heading
       | ^^

    Put a space after the last #.`,
  );
  mistake(
    "a footnote",
    inText("- A fact[^1], and `code[^2]`."),
    `
content/pages/about.md:12:9  There are no footnotes here: readers see the brackets.

    12 | - A fact[^1], and \`code[^2]\`.
       |         ^^^^

    Say it in the text, in brackets or in a sentence of its own.`,
  );
  mistake(
    "a link to a reference that is not there",
    inText("See [the page][there], [the other][here] and `[a][b]`.\n\n[here]: /projects/beta"),
    `
content/pages/about.md:12:5  The link has no address: readers see the brackets.

    12 | See [the page][there], [the other][here] and \`[a][b]\`.
       |     ^^^^^^^^^^^^^^^^^

    Write it in round brackets after the words: [About us](/about).`,
  );
  mistake(
    "a row of a table with more cells than its head",
    inText("| A | B |\n| --- | --- |\n| 1 \\| 2 | 3 |\n| 4 | 5 | 6 |"),
    `
content/pages/about.md:15:1  This row has more cells than the head of the table: readers do not see the last ones.

    14 | | 1 \\| 2 | 3 |
    15 | | 4 | 5 | 6 |
       | ^^^^^^^^^^^^^

    Add a cell to the head and to the line below it. For a "|" in a text write "\\|".`,
  );
  mistake(
    "a picture whose alternative text is the name of a file",
    inText("![IMG_1.jpg](beta.png)"),
    `
content/pages/about.md:12:3  "alt": "IMG_1.jpg" is the name of a file.

    12 | ![IMG_1.jpg](beta.png)
       |   ^^^^^^^^^

    Say what the picture shows, for people who do not see it.`,
  );
  test("text that readers see as the writer meant it is not reported", async () => {
    const site = await miniSite();
    await inText("We are #1, with C# and `[a](b` and a [link](</projects/beta>) [and] (another) a[0][1].")(
      site,
    );
    expect((await site.build()).text("about.html")).toContain("We are #1, with C#");
  });
});

describe("Markdown", () => {
  mistake(
    "an HTML block",
    inText("<div>\nHello\n</div>"),
    `
content/pages/about.md:12:1  HTML is not allowed in Markdown.

    12 | <div>
       | ^^^^^

    Write it in Markdown, or ask a developer for a field or a component. For a plain < write &lt;.`,
  );
  mistake(
    "inline HTML",
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
    "an underlined main heading",
    inText("With one file\n============="),
    `
content/pages/about.md:12:1  A page has one main heading, and the page itself shows it.

    12 | With one file
       | ^

    Begin with "##".`,
  );
  mistake(
    "a skipped heading level",
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
    "a picture that does not exist",
    inText("![A square](alfa.svg)"),
    `
content/pages/about.md:12:13  There is no picture assets/images/alfa.svg.

    12 | ![A square](alfa.svg)
       |             ^^^^^^^^

    Did you mean "alpha.svg"? Put the file there, or correct its name here.`,
  );
  mistake(
    "an aside of a kind that there is not",
    inText("> [!HINT]\n> With one file."),
    `
content/pages/about.md:12:3  This begins no aside: readers see the brackets.

    12 | > [!HINT]
       |   ^^^^^^^

    Put one of them alone on the line: [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION].`,
  );
  mistake(
    "an aside whose kind is not alone on its line",
    inText("> [!NOTE] With one file."),
    `
content/pages/about.md:12:3  This begins no aside: readers see the brackets.

    12 | > [!NOTE] With one file.
       |   ^^^^^^^^^^^^^^^^^^^^^^

    Put one of them alone on the line: [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION].`,
  );
  mistake(
    "a data: link",
    inText("With [one file](data:text/html,hello)."),
    `
content/pages/about.md:12:17  The link "data:text/html,hello" on /about is neither an address of this site nor of another one.

    12 | With [one file](data:text/html,hello).
       |                 ^^^^^^^^^^^^^^^^^^^^

    Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  );
  mistake(
    "a file: link",
    inText("With [one file](file:///home/me/text.pdf)."),
    `
content/pages/about.md:12:17  The link "file:///home/me/text.pdf" on /about is neither an address of this site nor of another one.

    12 | With [one file](file:///home/me/text.pdf).
       |                 ^^^^^^^^^^^^^^^^^^^^^^^^

    Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  );
  mistake(
    "a javascript: link",
    inText("With [one file](javascript:alert(1))."),
    `
content/pages/about.md:12:17  The link "javascript:alert(1)" on /about is neither an address of this site nor of another one.

    12 | With [one file](javascript:alert(1)).
       |                 ^^^^^^^^^^^^^^^^^^^

    Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  );
});
