/** Several mistakes at once. */
import { describe } from "vitest";
import {
  about,
  alpha,
  beta,
  card,
  frame,
  mistakes,
  project,
  replace,
  routes,
  siteYaml,
  textPage,
} from "./mistake.ts";

describe("several mistakes", () => {
  mistakes(
    "of one file are shown from top to bottom",
    async (site) => {
      await site.replace(siteYaml, "open: true", "open: perhaps");
      await site.replace(siteYaml, "language: en", "tongue: en");
      await site.replace(siteYaml, "name: Small Site", "name: 7");
    },
    `
content/site.yaml:1:1  "language" is missing.

    1 | name: 7
      | ^

    Add a line "language: …" here. docs/content.md says what it means.

content/site.yaml:1:7  "name" must be text, and is a number (7).

    1 | name: 7
      |       ^

    Put it in quotation marks: "7".

content/site.yaml:3:1  "tongue" is not a field here.

    2 | address: https://small.example
    3 | tongue: en
      | ^^^^^^

    The fields are name, address, language, email, enquiries, origins, editor, open and standIn (docs/content.md).

content/site.yaml:6:7  "open" must be true or false, and is text (perhaps).

    5 | enquiries: https://forms.small.example/send
    6 | open: perhaps
      |       ^^^^^^^

    Write true or false, without quotation marks.

4 problems; nothing was written.`,
  );
  mistakes(
    "of two drawings are shown together",
    async (site) => {
      for (const file of ["alpha.svg", "other.svg"])
        await site.write(
          `assets/images/${file}`,
          '<svg viewBox="0 0 4 4">\n<path onclick="alert(1)" d="M0 0h4"/></svg>',
        );
      await site.replace(beta, "file: beta.png", "file: other.svg");
    },
    `
assets/images/alpha.svg:2:6  A drawing must not have programs in it, and this could run one.

    1 | <svg viewBox="0 0 4 4">
    2 | <path onclick="alert(1)" d="M0 0h4"/></svg>
      |      ^^^^^^^^

    Take it out, or export the drawing again as plain SVG.

assets/images/other.svg:2:6  A drawing must not have programs in it, and this could run one.

    1 | <svg viewBox="0 0 4 4">
    2 | <path onclick="alert(1)" d="M0 0h4"/></svg>
      |      ^^^^^^^^

    Take it out, or export the drawing again as plain SVG.

2 problems; nothing was written.`,
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

    Rename the file, to "gamma" for example: small letters a–z, digits, and single "_" or "-" between them.

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

    Add a line "menu: …" here. docs/content.md says what it means.

content/projects/todo.txt:1:1  Nothing on the site uses this file.

    1 | Gamma
      | ^

    Is it meant to be content/projects/*.md? docs/content.md lists the files that the site reads.

5 problems; nothing was written.`,
  );
  mistakes(
    "of pages that throw are shown together",
    async (site) => {
      await site.replace("pages/text-page.tsx", "entry.data.heading", "(entry as any).words.heading");
      await site.replace("pages/project-page.tsx", "} = entry.data", "} = (entry as any).info.data");
    },
    `
pages/project-page.tsx:7:56  The page /projects/alpha could not be rendered: Cannot read properties of undefined (reading 'data').

    6 |   const { asset, link, trail } = useSite();
    7 |   const { client, cover, video } = (entry as any).info.data;
      |                                                        ^

    It happened with content/projects/alpha.md. The line above threw the error.

pages/text-page.tsx:7:33  The page / could not be rendered: Cannot read properties of undefined (reading 'heading').

    6 |     <article>
    7 |       <h1>{(entry as any).words.heading}</h1>
      |                                 ^

    It happened with content/pages/home.md. The line above threw the error.

2 problems; nothing was written.`,
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

    Is it meant to be content/pages/about.md? docs/content.md lists the files that the site reads.

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

    Is it meant to be content/pages/about.md? docs/content.md lists the files that the site reads.

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
