/** Links, in texts and in components. */
import { describe } from "vitest";
import { about, frame, inText, inTextPage, mistake, replace, textPage } from "./mistake.ts";

describe("links", () => {
  mistake(
    "in a text, to a page with a typo",
    inText("With [one file](/abuot)."),
    `
content/pages/about.md:12:17  The link "/abuot" on /about leads nowhere.

    12 | With [one file](/abuot).
       |                 ^^^^^^

    Did you mean "/about"? pages/routes.ts lists every address.`,
  );
  mistake(
    "in a text, with the site's own host, to a page that does not exist",
    inText("With [one file](https://small.example/abuot#top)."),
    `
content/pages/about.md:12:17  The link "https://small.example/abuot#top" on /about leads nowhere.

    12 | With [one file](https://small.example/abuot#top).
       |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    pages/routes.ts lists every address.`,
  );
  mistake(
    "in a component, to an address that is none",
    replace(frame, "<main>", '<main><img src="https://" alt="" />'),
    `
components/frame/frame.tsx:34:23  https:// is loaded from another site, on /.

    33 |       <Shared of={Menu} />
    34 |       <main><img src="https://" alt="" />{children}</main>
       |                       ^^^^^^^^

    Put the file into assets/: only the site itself may have it.`,
  );
  mistake(
    "in a text, to a page that does not exist",
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
    "in a text, with a trailing slash",
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
    "in a text, to an id that another page does not have",
    inText("See [it](/projects/beta#covr)."),
    `
content/pages/about.md:12:10  The link "/projects/beta#covr" on /about points to a place that does not exist.

    12 | See [it](/projects/beta#covr).
       |          ^^^^^^^^^^^^^^^^^^^

    Did you mean "cover"? No element of /projects/beta has the id "covr".`,
  );
  mistake(
    "in a text, to an id that the page itself does not have",
    inText("See [it](#how-it-begun)."),
    `
content/pages/about.md:12:10  The link "#how-it-begun" on /about points to a place that does not exist.

    12 | See [it](#how-it-begun).
       |          ^^^^^^^^^^^^^

    Did you mean "how-it-began"? No element of the page has the id "how-it-begun".`,
  );
  mistake(
    "in a text, twice to the same missing id",
    inText("See [it](#how-it-begun), and [again](#how-it-begun)."),
    `
content/pages/about.md:12:10  The link "#how-it-begun" on /about points to a place that does not exist.

    12 | See [it](#how-it-begun), and [again](#how-it-begun).
       |          ^^^^^^^^^^^^^

    Did you mean "how-it-began"? No element of the page has the id "how-it-begun".`,
  );
  mistake(
    "in a text, twice in a line, the second one wrong",
    inText("[Home](/) and [home](/hom)."),
    `
content/pages/about.md:12:22  The link "/hom" on /about leads nowhere.

    12 | [Home](/) and [home](/hom).
       |                      ^^^^

    pages/routes.ts lists every address.`,
  );
  mistake(
    "in a component, to a page that does not exist",
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
    "in a component, to an id that does not exist",
    replace(frame, 'link("/about")', 'link("/about", "team")'),
    `
components/frame/frame.tsx:12:32  The link "/about#team" on / points to a place that does not exist.

    11 |       <a href={link("/")}>Home</a>
    12 |       <a href={link("/about", "team")}>About</a>
       |                                ^^^^

    No element of /about has the id "team".`,
  );
  mistake(
    "in a component, to an id of the page itself",
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

    It happened with content/pages/home.md. The line above threw the error.`,
  );
  mistake(
    "to a symbol that a sprite does not have",
    replace(frame, "#dot", "#dots"),
    `
components/frame/frame.tsx:9:47  / shows the drawing "dots" of /assets/ui.svg, which does not have it.

    8 |       <svg aria-hidden="true">
    9 |         <use href={\`\${asset("sprites/ui.svg")}#dots\`} />
      |                                               ^^^^^

    Did you mean "dot"? A drawing is named by the id of its <symbol>.`,
  );
  mistake(
    "to a symbol that a content file names",
    async (site) => {
      await site.replace(about, "lead: Two projects, one page each.", "lead: dots");
      await inTextPage(
        "<svg><use href={[useSite().asset('sprites/ui.svg'), entry.data.lead ?? 'dot'].join('#')} /></svg>",
      )(site);
      await site.replace(textPage, "Markdown,", "Markdown, useSite,");
    },
    `
content/pages/about.md:7:7  /about shows the drawing "dots" of /assets/ui.svg, which does not have it.

    6 | heading: About
    7 | lead: dots
      |       ^^^^

    Did you mean "dot"? A drawing is named by the id of its <symbol>.`,
  );
  mistake(
    "in a text, with capital letters",
    inText("See [it](/About)."),
    `
content/pages/about.md:12:10  The link "/About" on /about leads nowhere.

    12 | See [it](/About).
       |          ^^^^^^

    Did you mean "/about"? pages/routes.ts lists every address.`,
  );

  mistake(
    "in a text, to an id with a capital letter",
    inText("See [it](/projects/beta#Cover)."),
    `
content/pages/about.md:12:10  The link "/projects/beta#Cover" on /about points to a place that does not exist.

    12 | See [it](/projects/beta#Cover).
       |          ^^^^^^^^^^^^^^^^^^^^

    Did you mean "cover"? No element of /projects/beta has the id "Cover".`,
  );

  mistake(
    "in a text, to the file of another page",
    inText("See [it](/pages/about.md)."),
    `
content/pages/about.md:12:10  The link "/pages/about.md" on /about leads nowhere.

    12 | See [it](/pages/about.md).
       |          ^^^^^^^^^^^^^^^

    pages/routes.ts lists every address.`,
  );

  mistake(
    "in a text, to an e-mail address",
    inText("Write to [us](hello@small.example)."),
    `
content/pages/about.md:12:15  The link "hello@small.example" on /about is neither an address of this site nor of another one.

    12 | Write to [us](hello@small.example).
       |               ^^^^^^^^^^^^^^^^^^^

    For an e-mail address begin it with "mailto:".`,
  );
});
