/** YAML as people type it. */
import { describe } from "vitest";
import { about, alpha, mistake, replace, siteYaml } from "./mistake.ts";

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
    "no-break spaces as indentation",
    replace(alpha, "  file: alpha.svg", "\u00a0\u00a0file: alpha.svg"),
    `
content/projects/alpha.md:11:9  This line begins with a no-break space, which only looks like a space.

    10 | cover:
    11 | \u00a0\u00a0file: alpha.svg
       |         ^

    Delete what stands before the first word, and type spaces.`,
  );
  mistake(
    "a color without quotes in braces",
    replace(alpha, "gallery: []", "gallery: [{ file: alpha.svg, alt: #55D6C2 }]"),
    `
content/projects/alpha.md:13:11  "{" is opened here and never closed.

    12 |   alt: A red square
    13 | gallery: [{ file: alpha.svg, alt: #55D6C2 }]
       |           ^

    YAML takes what follows " #" for a comment: write "#55D6C2", with the quotation marks.`,
  );
  mistake(
    "a number sign within a text",
    replace(siteYaml, "name: Small Site", "name: Small Site #1"),
    `
content/site.yaml:1:18  YAML takes what follows " #" for a comment, and it would be lost.

    1 | name: Small Site #1
      |                  ^

    Put the whole text in quotation marks: "…". Or, if it is a comment, write a space after "#".`,
  );
  mistake(
    "an unclosed quotation mark",
    replace(siteYaml, "name: Small Site", 'name: "Small Site'),
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
    "a duplicate field",
    replace(siteYaml, "language: en", "language: en\nname: Other"),
    `
content/site.yaml:4:1  This field is there twice.

    3 | language: en
    4 | name: Other
      | ^

    Keep one of the two lines.`,
  );
  mistake(
    "a line with too much indentation",
    replace(about, "menu: About", "   menu: About"),
    `
content/pages/about.md:5:1  This line is indented differently from its neighbours.

    4 | keywords: [about]
    5 |    menu: About
      | ^

    Fields of the same level begin at the same column.`,
  );
  mistake(
    "a line with too little indentation",
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
    "a text that begins with a quoted part",
    replace(about, "menu: About", 'menu: "About" us'),
    `
content/pages/about.md:5:15  There is more text after the closing quotation mark.

    4 | keywords: [about]
    5 | menu: "About" us
      |               ^

    Put the whole text in quotation marks, and write \\" for each mark inside it.`,
  );
  mistake(
    "an unclosed list",
    replace(alpha, "[website, smo]", "[website, smo"),
    `
content/projects/alpha.md:8:13  "[" is opened here and never closed.

    7 | date: 2020-06-15
    8 | categories: [website, smo
      |             ^

    Write "]" after the last item.`,
  );
  mistake(
    "a colon without a space after it",
    replace(about, "menu: About", "menu:About"),
    `
content/pages/about.md:5:1  There is no space after the colon.

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
    "an alias without an anchor",
    replace(about, "menu: About", "menu: *about"),
    `
content/pages/about.md:5:7  A text cannot begin with "*" in YAML.

    4 | keywords: [about]
    5 | menu: *about
      |       ^

    Put the text in quotation marks.`,
  );
  mistake(
    "a list instead of fields",
    (site) => site.write(siteYaml, "- name\n- address\n"),
    `
content/site.yaml:1:1  Fields are expected here, and there are none.

    1 | - name
      | ^

    A field is a line like "title: About us". docs/content.md lists them.`,
  );
  mistake(
    "a file without fields",
    (site) => site.write(siteYaml, "\n"),
    `
content/site.yaml:1:1  Fields are expected here, and there are none.

    1 |
      | ^

    A field is a line like "title: About us". docs/content.md lists them.`,
  );
  mistake(
    "a word that YAML 1.1 parses as false",
    replace(siteYaml, "open: true", "open: no"),
    `
content/site.yaml:6:7  "open" must be true or false, and is text (no).

    5 | enquiries: https://forms.small.example/send
    6 | open: no
      |       ^^

    Write true or false, without quotation marks.`,
  );

  mistake(
    "a text of digits, whose leading zero YAML drops",
    replace(about, "heading: About", "heading: 012"),
    `
content/pages/about.md:6:10  "heading" must be text, and is a number (012).

    5 | menu: About
    6 | heading: 012
      |          ^^^

    Put it in quotation marks: "012".`,
  );

  mistake(
    "a version number, whose last zero YAML drops",
    replace(about, "heading: About", "heading: 1.10"),
    `
content/pages/about.md:6:10  "heading" must be text, and is a number (1.10).

    5 | menu: About
    6 | heading: 1.10
      |          ^^^^

    Put it in quotation marks: "1.10".`,
  );

  mistake(
    "a word that YAML parses as a boolean",
    replace(about, "heading: About", "heading: true"),
    `
content/pages/about.md:6:10  "heading" must be text, and is true or false (true).

    5 | menu: About
    6 | heading: true
      |          ^^^^

    Put it in quotation marks: "true".`,
  );

  mistake(
    "a word that YAML parses as null",
    replace(about, "heading: About", "heading: null"),
    `
content/pages/about.md:6:10  "heading" must be text, and is empty.

    5 | menu: About
    6 | heading: null
      |          ^

    Write something after the colon.`,
  );

  mistake(
    "a text that begins with #",
    replace(about, "heading: About", "heading: #1 in Toronto"),
    `
content/pages/about.md:6:10  "heading" must be text, and is empty.

    5 | menu: About
    6 | heading: #1 in Toronto
      |          ^

    YAML takes what follows "#" for a comment: put the text in quotation marks.`,
  );

  mistake(
    "a text that begins with %",
    replace(about, "heading: About", "heading: %50 off"),
    `
content/pages/about.md:6:10  A text cannot begin with "%" in YAML.

    5 | menu: About
    6 | heading: %50 off
      |          ^

    Put the text in quotation marks.`,
  );

  mistake(
    "a colon between curly quotation marks",
    replace(about, "menu: About", "menu: “About: us”"),
    `
content/pages/about.md:5:7  There is a second ": " in this line, so YAML takes it for two fields.

    4 | keywords: [about]
    5 | menu: “About: us”
      |       ^

    YAML takes “ and ” for letters: write straight quotation marks around the text: title: "Logos: three prices".`,
  );

  mistake(
    "curly quotation marks around an item",
    replace(alpha, "[website, smo]", "[“website”, smo]"),
    `
content/projects/alpha.md:8:14  "“website”" is not a category.

    7 | date: 2020-06-15
    8 | categories: [“website”, smo]
      |              ^^^^^^^^^

    Did you mean "website"? The categories are website, logo and smo (docs/content.md).`,
  );

  mistake(
    "curly quotation marks around a field",
    replace(about, "menu: About", "“menu”: About"),
    `
content/pages/about.md:5:1  "“menu”" is not a field here.

    4 | keywords: [about]
    5 | “menu”: About
      | ^^^^^^

    Did you mean "menu"? The fields are title, description, keywords, menu, language, translationOf, formerly, draft, publish, heading and lead (docs/content.md).`,
  );

  mistake(
    "an apostrophe inside single quotes",
    replace(about, "heading: About", "heading: 'It's about'"),
    `
content/pages/about.md:6:14  There is more text after the closing quotation mark.

    5 | menu: About
    6 | heading: 'It's about'
      |              ^

    Put "…" around the text in place of '…', or type an apostrophe as ’.`,
  );

  mistake(
    "a backslash inside double quotes",
    replace(about, "heading: About", 'heading: "C:\\path"'),
    `
content/pages/about.md:6:13  A backslash has a meaning between quotation marks, and this one has none.

    5 | menu: About
    6 | heading: "C:\\path"
      |             ^^

    Write two of them, "\\\\", or put '…' around the text in place of "…".`,
  );

  mistake(
    "a no-break space after a colon",
    replace(about, "heading: About", "heading:\u00a0About"),
    `
content/pages/about.md:6:1  After the colon is a no-break space, which only looks like a space.

    5 | menu: About
    6 | heading:\u00a0About
      | ^

    Write "heading: About".`,
  );

  mistake(
    "no-break spaces before a field",
    replace(about, "menu: About", "\u00a0menu: About"),
    `
content/pages/about.md:5:1  "\u00a0menu" is not a field here.

    4 | keywords: [about]
    5 | \u00a0menu: About
      | ^^^^^

    There are no-break spaces before or in it, which only look like spaces: delete them, and type spaces.`,
  );

  mistake(
    "an incomplete merge",
    replace(about, "menu: About", "<<<<<<< HEAD\nmenu: About\n=======\nmenu: Us\n>>>>>>> other"),
    `
content/pages/about.md:5:1  A merge is not finished here.

    4 | keywords: [about]
    5 | <<<<<<< HEAD
      | ^^^^^^^

    Keep one of the two versions, and delete the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".`,
  );

  mistake(
    "a duplicate field in front matter",
    replace(about, "menu: About", "menu: About\nmenu: Us"),
    `
content/pages/about.md:6:1  This field is there twice.

    5 | menu: About
    6 | menu: Us
      | ^

    Keep one of the two lines.`,
  );
});
