/** What the schemas refuse. */
import { describe } from "vitest";
import { about, alpha, beta, mistake, mistakes, replace, siteYaml } from "./mistake.ts";

describe("fields of content files", () => {
  mistake(
    "a control character",
    replace(about, "menu: About", 'menu: "Ab\\vout"'),
    `
content/pages/about.md:5:7  "menu": "Ab\vout" has a control character, which cannot be seen: type the text again.

    4 | keywords: [about]
    5 | menu: "Ab\\vout"
      |       ^^^^^^

    docs/content.md says what is expected.`,
  );
  mistake(
    "a character for private use, written as an escape",
    replace(about, "menu: About", 'menu: "Ab\\uE002out"'),
    `
content/pages/about.md:5:7  "menu": "Ab\ue002out" has a control character, which cannot be seen: type the text again.

    4 | keywords: [about]
    5 | menu: "Ab\\uE002out"
      |       ^^^^^^

    docs/content.md says what is expected.`,
  );
  mistake(
    "a missing field",
    replace(about, "menu: About\n", ""),
    `
content/pages/about.md:2:1  "menu" is missing.

    1 | ---
    2 | title: About the small site
      | ^

    Add a line "menu: …" here. docs/content.md says what it means.`,
  );
  mistake(
    "a year instead of a date",
    replace(alpha, "date: 2020-06-15", "date: 2020"),
    `
content/projects/alpha.md:7:7  "date" must be text, and is a number (2020).

    6 | client: Alpha Works
    7 | date: 2020
      |       ^^^^

    Write the whole day, year, month and day: 2020-06-15.`,
  );
  mistake(
    "an alternative text that is the name of the picture's file",
    replace(alpha, "alt: A red square", "alt: alpha.svg"),
    `
content/projects/alpha.md:12:8  "alt": "alpha.svg" is the name of a file.

    11 |   file: alpha.svg
    12 |   alt: alpha.svg
       |        ^^^^^^^^^

    Say what the picture shows, for people who do not see it.`,
  );
  mistake(
    "a missing field in a group",
    replace(alpha, "  alt: A red square\n", ""),
    `
content/projects/alpha.md:11:3  "alt" is missing.

    10 | cover:
    11 |   file: alpha.svg
       |   ^

    Add a line "alt: …" here. docs/content.md says what it means.`,
  );
  mistake(
    "a value that is not in the content that its field refers to",
    async (site) => {
      const schemas = "content/schemas.ts";
      await site.replace(schemas, "open: z.boolean(),", "open: z.boolean(),\n  trades: z.array(text),");
      await site.replace(schemas, "  video,", "  contentValue,\n  video,");
      await site.replace(
        schemas,
        "client: text,",
        'client: text,\n  trade: contentValue("site", "trades.*").optional(),',
      );
      await site.replace(siteYaml, "open: true", "open: true\ntrades: [baker, tailor]");
      await site.replace(alpha, "client: Alpha Works", "client: Alpha Works\ntrade: taylor");
      await site.replace(beta, "client: Beta", "trade: baker\nclient: Beta");
    },
    `
content/projects/alpha.md:7:8  "taylor" is not in content/site.yaml.

    6 | client: Alpha Works
    7 | trade: taylor
      |        ^^^^^^

    Did you mean "tailor"? There are baker and tailor.`,
  );
  mistake(
    "an unknown field",
    replace(siteYaml, "language: en", "language: en\ncolour: red"),
    `
content/site.yaml:4:1  "colour" is not a field here.

    3 | language: en
    4 | colour: red
      | ^^^^^^

    The fields are name, address, language, email, enquiries, origins, editor, open and standIn (docs/content.md).`,
  );
  mistake(
    "a misspelt field",
    replace(about, "heading: About", "headin: About"),
    `
content/pages/about.md:6:1  "headin" is not a field here.

    5 | menu: About
    6 | headin: About
      | ^^^^^^

    Did you mean "heading"? The fields are title, description, keywords, menu, language, translationOf, formerly, draft, publish, heading and lead (docs/content.md).`,
  );
  mistake(
    "a misspelt field in a list",
    replace(beta, "- file: alpha", "- flie: alpha"),
    `
content/projects/beta.md:14:5  "flie" is not a field here.

    13 | gallery:
    14 |   - flie: alpha.svg
       |     ^^^^

    Did you mean "file"? The fields are file and alt (docs/content.md).`,
  );
  mistake(
    "a number instead of a text",
    replace(siteYaml, "name: Small Site", "name: 1984"),
    `
content/site.yaml:1:7  "name" must be text, and is a number (1984).

    1 | name: 1984
      |       ^^^^

    Put it in quotation marks: "1984".`,
  );
  mistake(
    "an empty value instead of a text",
    replace(siteYaml, "name: Small Site", "name:"),
    `
content/site.yaml:1:6  "name" must be text, and is empty.

    1 | name:
      |      ^

    Write something after the colon.`,
  );
  mistakes(
    "empty items, and a field instead of a text, in a list",
    replace(about, "keywords: [about]", 'keywords:\n  - ""\n  -\n  - Prize: best site'),
    `
content/pages/about.md:5:5  "item 1 of keywords" is empty.

    4 | keywords:
    5 |   - ""
      |     ^

    Write something after the hyphen, or delete the line.

content/pages/about.md:6:4  "item 2 of keywords" must be text, and is empty.

    5 |   - ""
    6 |   -
      |    ^

    Write something after the hyphen, or delete the line.

content/pages/about.md:7:5  "item 3 of keywords" must be text, and is a group of fields.

    6 |   -
    7 |   - Prize: best site
      |     ^

    A colon and a space make a field of it: put the whole text in quotation marks.

3 problems; nothing was written.`,
  );
  mistake(
    "nothing instead of a list",
    replace(about, "keywords: [about]", "keywords:"),
    `
content/pages/about.md:4:10  "keywords" must be a list, and is empty.

    3 | description: What the small site is about, in a sentence that is long enough for a search result.
    4 | keywords:
      |          ^

    Put each item on a line of its own, with "- " before it.`,
  );
  mistake(
    "a text instead of a list",
    replace(about, "keywords: [about]", "keywords: about"),
    `
content/pages/about.md:4:11  "keywords" must be a list, and is text (about).

    3 | description: What the small site is about, in a sentence that is long enough for a search result.
    4 | keywords: about
      |           ^^^^^

    Put each item on a line of its own, with "- " before it.`,
  );
  mistake(
    "a text instead of true or false",
    replace(siteYaml, "open: true", "open: yes"),
    `
content/site.yaml:6:7  "open" must be true or false, and is text (yes).

    5 | enquiries: https://forms.small.example/send
    6 | open: yes
      |       ^^^

    Write true or false, without quotation marks.`,
  );
  mistake(
    "a text instead of a number",
    replace(alpha, "order: 1", "order: first"),
    `
content/projects/alpha.md:9:8  "order" must be a number, and is text (first).

    8 | categories: [website, smo]
    9 | order: first
      |        ^^^^^

    Write a number, without quotation marks.`,
  );
  mistake(
    "a fraction instead of a whole number",
    replace(alpha, "order: 1", "order: 1.5"),
    `
content/projects/alpha.md:9:8  "order" must be a whole number, and is a number (1.5).

    8 | categories: [website, smo]
    9 | order: 1.5
      |        ^^^

    Write a number without a point.`,
  );
  mistake(
    "a text instead of a group of fields",
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
    "a category with a typo",
    replace(alpha, "[website, smo]", "[website, sm0]"),
    `
content/projects/alpha.md:8:23  "sm0" is not a category.

    7 | date: 2020-06-15
    8 | categories: [website, sm0]
      |                       ^^^

    Did you mean "smo"? The categories are website, logo and smo (docs/content.md).`,
  );
  mistake(
    "a category that does not exist",
    replace(alpha, "[website, smo]", "[website, radio]"),
    `
content/projects/alpha.md:8:23  "radio" is not a category.

    7 | date: 2020-06-15
    8 | categories: [website, radio]
      |                       ^^^^^

    The categories are website, logo and smo (docs/content.md).`,
  );
  mistake(
    "a date that does not exist",
    replace(alpha, "2020-06-15", "2021-02-29"),
    `
content/projects/alpha.md:7:7  "date": "2021-02-29" is not a day of the calendar.

    6 | client: Alpha Works
    7 | date: 2021-02-29
      |       ^^^^^^^^^^

    docs/content.md says what is expected.`,
  );
  mistake(
    "a date with a time zone",
    replace(alpha, "2020-06-15", "2020-06-15T00:00:00Z"),
    `
content/projects/alpha.md:7:7  "date": "2020-06-15T00:00:00Z" is not a date of the form 2020-06-15, year, month, day.

    6 | client: Alpha Works
    7 | date: 2020-06-15T00:00:00Z
      |       ^^^^^^^^^^^^^^^^^^^^

    Write the day alone, without a time and a time zone: 2020-06-15.`,
  );
  mistake(
    "a date in words",
    replace(alpha, "2020-06-15", "15 June 2020"),
    `
content/projects/alpha.md:7:7  "date": "15 June 2020" is not a date of the form 2020-06-15, year, month, day.

    6 | client: Alpha Works
    7 | date: 15 June 2020
      |       ^^^^^^^^^^^^

    docs/content.md says what is expected.`,
  );
  mistake(
    "an empty list",
    replace(alpha, "[website, smo]", "[]"),
    `
content/projects/alpha.md:8:13  "categories" has 0 items, and needs at least 1.

    7 | date: 2020-06-15
    8 | categories: []
      |             ^

    Add or remove items.`,
  );
  mistake(
    "a blank text",
    replace(about, "heading: About", 'heading: " "'),
    `
content/pages/about.md:6:10  "heading" is empty.

    5 | menu: About
    6 | heading: " "
      |          ^

    Write something after the colon.`,
  );
  mistake(
    "a text with two lines",
    replace(about, "heading: About", "heading: |\n  About\n  us"),
    `
content/pages/about.md:6:10  "heading" must be a single line.

    5 | menu: About
    6 | heading: |
      |          ^

    docs/content.md says what is expected.`,
  );
  mistake(
    "a title that is too long for search results",
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
    replace(siteYaml, "hello@small.example", "hello.small.example"),
    `
content/site.yaml:4:8  "email": "hello.small.example" is not an e-mail address.

    3 | language: en
    4 | email: hello.small.example
      |        ^^^^^^^^^^^^^^^^^^^

    docs/content.md says what is expected.`,
  );
  mistake(
    "an address without https://",
    replace(siteYaml, "https://small.example", "www.small.example"),
    `
content/site.yaml:2:10  "address": "www.small.example" is not an absolute address that starts with https://.

    1 | name: Small Site
    2 | address: www.small.example
      |          ^^^^^^^^^^^^^^^^^

    docs/content.md says what is expected.`,
  );
  mistake(
    "the title of another page",
    replace(beta, "title: Beta", "title: alpha"),
    `
content/projects/beta.md:2:8  This title is also that of content/projects/alpha.md.

    1 | ---
    2 | title: alpha
      |        ^^^^^

    Each page needs its own, or searchers cannot tell them apart (the other one: content/projects/alpha.md:2).`,
  );
  mistake(
    "the description of another page",
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
  mistake(
    "a date with a time and the time zone of an office",
    replace(alpha, "2020-06-15", "2020-06-15T09:00:00+05:30"),
    `
content/projects/alpha.md:7:7  "date": "2020-06-15T09:00:00+05:30" is not a date of the form 2020-06-15, year, month, day.

    6 | client: Alpha Works
    7 | date: 2020-06-15T09:00:00+05:30
      |       ^^^^^^^^^^^^^^^^^^^^^^^^^

    Write the day alone, without a time and a time zone: 2020-06-15.`,
  );

  mistake(
    "a date with slashes",
    replace(alpha, "2020-06-15", "15/06/2020"),
    `
content/projects/alpha.md:7:7  "date": "15/06/2020" is not a date of the form 2020-06-15, year, month, day.

    6 | client: Alpha Works
    7 | date: 15/06/2020
      |       ^^^^^^^^^^

    docs/content.md says what is expected.`,
  );
});
