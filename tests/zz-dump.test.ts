import { appendFileSync } from "node:fs";
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
    { const said = await site.problems().catch((error) => `THREW ${error.stack}`);
    appendFileSync("/tmp/tt/out.jsonl", `${JSON.stringify([expect.getState().currentTestName, said])}
`); }
  });
}

/** States that an edit leads to exactly these problems, of which the last line tells the number. */
function mistakes(name: string, edit: Edit, message: string): void {
  test(name, async () => {
    const site = await miniSite();
    await edit(site);
    { const said = await site.problems().catch((error) => `THREW ${error.stack}`);
    appendFileSync("/tmp/tt/out.jsonl", `${JSON.stringify([expect.getState().currentTestName, said])}
`); }
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
  mistake("a field that is missing", replace(about, "menu: About\n", ""), `@@`);
  mistake("a field inside a group that is missing", replace(alpha, "  alt: A red square\n", ""), `@@`);
  mistake("a field that nobody knows", replace(facts, "language: en", "language: en\ncolour: red"), `@@`);
  mistake("a field that is misspelt", replace(about, "heading: About", "headin: About"), `@@`);
  mistake("a field that is misspelt inside a list", replace(beta, "- file: alpha", "- flie: alpha"), `@@`);
  mistake("a number where a text belongs", replace(facts, "name: Small Site", "name: 1984"), `@@`);
  mistake("nothing where a text belongs", replace(facts, "name: Small Site", "name:"), `@@`);
  mistake("a text where a list belongs", replace(about, "keywords: [about]", "keywords: about"), `@@`);
  mistake("a text where true or false belongs", replace(facts, "open: true", "open: yes"), `@@`);
  mistake("a text where a number belongs", replace(alpha, "order: 1", "order: first"), `@@`);
  mistake("a fraction where a whole number belongs", replace(alpha, "order: 1", "order: 1.5"), `@@`);
  mistake(
    "a text where a group of fields belongs",
    replace(alpha, "cover:\n  file: alpha.svg\n  alt: A red square", "cover: alpha.svg"),
    `@@`,
  );
  mistake("a number among texts", replace(about, "[about]", "[about, 2021]"), `@@`);
  mistake("a category with a slip of the pen", replace(alpha, "[website, smo]", "[website, sm0]"), `@@`);
  mistake("a category that does not exist", replace(alpha, "[website, smo]", "[website, radio]"), `@@`);
  mistake("a day that the calendar does not have", replace(alpha, "2020-06-15", "2021-02-29"), `@@`);
  mistake("a date with a time zone", replace(alpha, "2020-06-15", "2020-06-15T00:00:00Z"), `@@`);
  mistake("a date as it is spoken", replace(alpha, "2020-06-15", "15 June 2020"), `@@`);
  mistake("a list without items", replace(alpha, "[website, smo]", "[]"), `@@`);
  mistake("a text without letters", replace(about, "heading: About", 'heading: " "'), `@@`);
  mistake("a text of two lines", replace(about, "heading: About", "heading: |\n  About\n  us"), `@@`);
  mistake(
    "a title that search results cut off",
    replace(
      about,
      "About the small site",
      "About the small site, the people who made it, and the reasons why",
    ),
    `@@`,
  );
  mistake(
    "a description that is too short",
    replace(
      about,
      "What the small site is about, in a sentence that is long enough for a search result.",
      "What it is.",
    ),
    `@@`,
  );
  mistake("an e-mail address without @", replace(facts, "hello@small.example", "hello.small.example"), `@@`);
  mistake("an address without https://", replace(facts, "https://small.example", "www.small.example"), `@@`);
  mistake("a title that another page has", replace(beta, "title: Beta", "title: alpha"), `@@`);
  mistake(
    "a description that another page has",
    replace(
      beta,
      "The second project of the small site, with a photograph on its cover and a short description.",
      "The first project of the small site, with a drawing on its cover and a short description.",
    ),
    `@@`,
  );
});

describe("YAML", () => {
  mistake("a tab", replace(alpha, "  file: alpha.svg", "\tfile: alpha.svg"), `@@`);
  mistake(
    "a quotation mark that is not closed",
    replace(facts, "name: Small Site", 'name: "Small Site'),
    `@@`,
  );
  mistake("a colon inside a text", replace(about, "menu: About", "menu: About: us"), `@@`);
  mistake("a field that is there twice", replace(facts, "language: en", "language: en\nname: Other"), `@@`);
  mistake("a line that is indented too far", replace(about, "menu: About", "   menu: About"), `@@`);
  mistake("a line that is not indented far enough", replace(alpha, "  alt: A red", " alt: A red"), `@@`);
  mistake("a text that begins with @", replace(about, "menu: About", "menu: @small"), `@@`);
  mistake("a text that begins with a quotation", replace(about, "menu: About", 'menu: "About" us'), `@@`);
  mistake("a list that is not closed", replace(alpha, "[website, smo]", "[website, smo"), `@@`);
  mistake("a colon without a blank behind it", replace(about, "menu: About", "menu:About"), `@@`);
  mistake("a line that is not a field", replace(about, "menu: About", "menu: About\nand more"), `@@`);
  mistake("a reference to nothing", replace(about, "menu: About", "menu: *about"), `@@`);
  mistake("a list where fields belong", (site) => site.write(facts, "- name\n- address\n"), `@@`);
  mistake("a file without fields", (site) => site.write(facts, "\n"), `@@`);
});

describe("content files", () => {
  mistake(
    "a mistake in a file with Windows line endings",
    async (site) => {
      await site.replace(about, "menu: About", "menu: 7");
      await site.replace(about, /\n/g, "\r\n");
    },
    `@@`,
  );
  mistake(
    "a mistake in the text of a file with Windows line endings",
    async (site) => {
      await site.replace(about, "With one file.", "With [one file](/abuot).");
      await site.replace(about, /\n/g, "\r\n");
    },
    `@@`,
  );
  mistake(
    "a mistake in a file with a byte order mark",
    async (site) => {
      await site.replace(facts, "name: Small Site", "name: 7");
      await site.replace(facts, /^/, "\uFEFF");
    },
    `@@`,
  );
  mistake(
    "a file in another encoding",
    (site) => site.write(facts, Buffer.from("name: Café", "latin1")),
    `@@`,
  );
  mistake("a Markdown file that is empty", (site) => site.write(about, ""), `@@`);
  mistake("a text without front matter", (site) => site.write(about, "# About\n\nUs.\n"), `@@`);
  mistake(
    "front matter without an end",
    replace(about, "projects, one page each.\n---", "projects, one page each.\n"),
    `@@`,
  );
  mistake("front matter that is a program", replace(about, "---\ntitle", "---js\ntitle"), `@@`);
  mistake("a page whose file is missing", (site) => site.remove(about), `@@`);
  mistake(
    "a file that is in the wrong place",
    (site) => site.write("content/notes.txt", "Call Anna.\n"),
    `@@`,
  );
  mistake(
    "a file whose name is a little wrong",
    async (site) => {
      await site.write("content/project/gamma.md", "");
    },
    `@@`,
  );
  mistake(
    "a link that leads nowhere",
    (site) => symlink("gone.md", site.path("content/projects/gamma.md")),
    `@@`,
  );
  const named = (name: string): Edit => {
    return async (site) => {
      await site.replace(routes, "`/projects/${project.name}`", "`/projects/p${project.data.order}`");
      await site.write(`content/projects/${name}.md`, project("Gamma"));
    };
  };
  mistake("a page whose file has a capital letter", named("Gamma"), `@@`);
  mistake("a page whose file has an accent", named("café"), `@@`);
  mistake("a page whose file is a flower", named("🌼"), `@@`);
  mistake("a page whose file has a blank", named("two words"), `@@`);
});

describe("Markdown", () => {
  mistake("HTML on lines of its own", inText("<div>\nHello\n</div>"), `@@`);
  mistake("HTML within a sentence", inText("With <b>one</b> file."), `@@`);
  mistake("a comment", inText("<!-- later -->"), `@@`);
  mistake("a main heading", inText("# With one file"), `@@`);
  mistake("a main heading that is underlined", inText("With one file\n============="), `@@`);
  mistake("a heading level that is left out", inText("#### With one file"), `@@`);
  mistake("a picture without alternative text", inText("![](alpha.svg)"), `@@`);
  mistake("a picture that is not there", inText("![A square](alfa.svg)"), `@@`);
  mistake("a program in a link", inText("With [one file](javascript:alert(1))."), `@@`);
});

describe("the route table", () => {
  mistake("an address with a slash at its end", replace(routes, '"/about"', '"/about/"'), `@@`);
  mistake("an address without a slash at its beginning", replace(routes, '"/about"', '"about"'), `@@`);
  mistake("an address with a capital letter", replace(routes, '"/about"', '"/About"'), `@@`);
  mistake(
    "an address that is there twice",
    replace(routes, "...content", 'route("/about", TextPage, content.about),\n    ...content'),
    `@@`,
  );
  mistake("an address that two files want", replace(routes, '"/about"', '"/projects/beta"'), `@@`);
  mistake(
    "an address whose content has no name in the schemas",
    replace(
      routes,
      "...content",
      'route("/contact", TextPage, (content as never)["contact"]),\n    ...content',
    ),
    `@@`,
  );
  mistake(
    "a content file without an address",
    replace(routes, '    route("/about", TextPage, content.about),\n', ""),
    `@@`,
  );
  mistake("a route table that fails", replace(routes, "content.projects.map", "content.projcts.map"), `@@`);
});

describe("links", () => {
  mistake("in a text, to a page with a slip of the pen", inText("With [one file](/abuot)."), `@@`);
  mistake("in a text, to a page that never was", inText("With [one file](/imprint)."), `@@`);
  mistake("in a text, with .html", inText("Go [home](/projects/beta.html#cover)."), `@@`);
  mistake("in a text, with a slash at the end", inText("Go to [beta](/projects/beta/)."), `@@`);
  mistake("in a text, relative", inText("Go to [beta](projects/beta)."), `@@`);
  mistake("in a text, without https://", inText("Read [more](www.other.example)."), `@@`);
  mistake(
    "in a text, to a place that another page does not have",
    inText("See [it](/projects/beta#covr)."),
    `@@`,
  );
  mistake(
    "in a text, to a place that the page itself does not have",
    inText("See [it](#how-it-begun)."),
    `@@`,
  );
  mistake("in a text, twice on a line, the second one wrong", inText("[Home](/) and [home](/hom)."), `@@`);
  mistake(
    "in a component, to a page that is not there",
    replace(frame, 'link("/about")', 'link("/abuot")'),
    `@@`,
  );
  mistake("in a component, with .html", replace(frame, 'link("/about")', 'link("/about.html")'), `@@`);
  mistake("in a component, relative", replace(frame, 'link("/about")', '"about"'), `@@`);
  mistake(
    "in a component, to a place that is not there",
    replace(frame, 'link("/about")', 'link("/about", "team")'),
    `@@`,
  );
  mistake("in a component, to a place of the page itself", inTextPage('<a href="#top">Up</a>'), `@@`);
  mistake(
    "in a component, to an entry without an address",
    async (site) => {
      await site.replace(frame, "{ asset, link }", "{ asset, content, link }");
      await site.replace(frame, 'link("/about")', "link(content.site as never)");
    },
    `@@`,
  );
  mistake("to a symbol that a sprite does not have", replace(frame, "#dot", "#dots"), `@@`);
});

describe("pictures", () => {
  mistake("a name with a slip of the pen", replace(alpha, "file: alpha.svg", "file: alhpa.svg"), `@@`);
  mistake("a name with a capital letter", replace(alpha, "file: alpha.svg", "file: Alpha.svg"), `@@`);
  mistake(
    "a text that calls itself a picture",
    (site) => site.write("assets/images/beta.png", "A blue square\n"),
    `@@`,
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
    `@@`,
  );
  mistake("a drawing that is empty", (site) => site.write("assets/images/alpha.svg", ""), `@@`);
  mistake(
    "a drawing that breaks off",
    (site) => site.write("assets/images/alpha.svg", '<svg viewBox="0 0 4 4"><path'),
    `@@`,
  );
  mistake(
    "a drawing without a size",
    (site) =>
      site.write(
        "assets/images/alpha.svg",
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4"/></svg>',
      ),
    `@@`,
  );
  mistake(
    "a sprite that breaks off",
    (site) => site.write("assets/sprites/ui.svg", '<svg viewBox="0 0 4 4"><symbol'),
    `@@`,
  );
  mistake(
    "a picture without alt in a component",
    replace(card, "<Picture {...cover} eager />", '<img src="/favicon.svg" />'),
    `@@`,
  );
  mistake(
    "a picture without alternative text in content",
    replace(alpha, "  alt: A red square", "  alt:"),
    `@@`,
  );
});

describe("finished pages", () => {
  mistake("an id that is there twice", inTextPage('<p id="a">1</p><p id="a">2</p>'), `@@`);
  mistake("two main headings", inTextPage("<h1>Again</h1>"), `@@`);
  mistake(
    "no main heading",
    replace(textPage, "<h1>{entry.data.heading}</h1>", "<p>{entry.data.heading}</p>"),
    `@@`,
  );
  mistake("a heading level that is skipped", inTextPage("<h4>Deep</h4>"), `@@`);
  mistake("a picture from another site", inTextPage('<img src="https://cdn.example/a.png" alt="" />'), `@@`);
  mistake("a script from another site", inTextPage('<script src="//cdn.example/a.js" />'), `@@`);
  mistake(
    "a frame from another site",
    inTextPage('<iframe title="Map" src="https://maps.example/" />'),
    `@@`,
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
    `@@`,
  );
  mistake(
    "a component that throws",
    replace(card, "{...cover}", "{...cover} file={(cover as any).picture.file}"),
    `@@`,
  );
  mistake(
    "a shared part that looks at the page at hand",
    replace(
      frame,
      "const { asset, link } = useSite();",
      "const { asset, link, route } = useSite();\n  void route;",
    ),
    `@@`,
  );
  mistake("a file of assets/ that is not there", replace(frame, "sprites/ui.svg", "sprites/iu.svg"), `@@`);
  mistake(
    "a picture that no content names",
    replace(card, "{...cover}", '{...cover} file={{ imageFile: "x.png" }}'),
    `@@`,
  );
  mistake(
    "a component that is imported and not there",
    replace("pages/project-page.tsx", "card/card.tsx", "cards/card.tsx"),
    `@@`,
  );
  mistake("a package that is not installed", replace(textPage, "import", 'import "left-pad";\nimport'), `@@`);
  mistake(
    "a name that a file does not export",
    replace("pages/project-page.tsx", "import { Card }", "import { Crad as Card }"),
    `@@`,
  );
  mistake(
    "a browser script that is not closed",
    (site) => site.write("scripts/main.ts", "function start() {\n"),
    `@@`,
  );
  mistake(
    "a browser script that imports what is not there",
    (site) => site.write("scripts/main.ts", 'import "./menu.ts";\n'),
    `@@`,
  );
  mistake("a browser script that is not there", (site) => site.remove("scripts/main.ts"), `@@`);
  mistake(
    "a style sheet with a slip of the pen",
    replace("components/card/card.css", "width: 100%;", "width 100%;"),
    `@@`,
  );
  mistake(
    "a style sheet that names a missing file",
    replace("components/card/card.css", "ui.svg", "iu.svg"),
    `@@`,
  );
  mistake(
    "a style sheet that imports a missing one",
    (site) => site.replace("assets/styles/base.css", /^/, '@import "reset.css";\n'),
    `@@`,
  );
});

describe("the address of the enquiry form", () => {
  mistake(
    "is the site's own",
    replace(facts, "https://forms.small.example/send", "https://small.example/send"),
    `@@`,
  );
  mistake("has no host", replace(facts, "https://forms.small.example/send", "/send"), `@@`);
  mistake(
    "is for letters",
    replace(facts, "https://forms.small.example/send", "mailto:hello@small.example"),
    `@@`,
  );
  mistake("is not the content's", replace(frame, "action={site.data.enquiries}", 'action="/send"'), `@@`);
  mistake("is left out", replace(frame, " action={site.data.enquiries}", ""), `@@`);
  mistake(
    "comes from the environment, and has no host",
    async () => void vi.stubEnv("ENQUIRY_URL", "forms.small.example/send"),
    `@@`,
  );
  mistake(
    "comes from the environment, and is the site's own",
    async () => void vi.stubEnv("ENQUIRY_URL", "https://small.example/send"),
    `@@`,
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
    `@@`,
  );
  mistakes(
    "of several files are shown file by file",
    async (site) => {
      await site.replace(beta, "menu: Beta\n", "");
      await site.replace(alpha, "menu: Alpha", "menu: 1");
      await site.write("content/projects/todo.txt", "Gamma\n");
      await site.write("content/projects/Gamma.md", "none\n");
    },
    `@@`,
  );
  mistakes(
    "of pages are shown together, whatever their kind",
    async (site) => {
      await site.replace(about, "With one file.", "With [one file](/abuot), see [there](#there).");
      await site.replace(card, "<Picture {...cover} eager />", '<img src="/favicon.svg" />');
      await site.replace(frame, 'link("/about")', 'link("/about", "team")');
    },
    `@@`,
  );
  mistakes(
    "of pictures are shown together",
    async (site) => {
      await site.replace(alpha, "file: alpha.svg", "file: alhpa.svg");
      await site.write("assets/images/beta.png", "A blue square\n");
    },
    `@@`,
  );
  mistakes(
    "of code are shown together",
    async (site) => {
      await site.replace(card, "</figure>", "");
      await site.replace(frame, "<nav", "<nav <");
    },
    `@@`,
  );
  mistakes(
    "of the route table are shown together",
    async (site) => {
      await site.replace(routes, '"/"', '"home"');
      await site.replace(routes, '    route("/about", TextPage, content.about),\n', "");
    },
    `@@`,
  );
  mistakes(
    "follow from a file name with a capital letter",
    async (site) => {
      await site.write("content/pages/About.md", project("About"));
      await site.remove(about);
    },
    `@@`,
  );
  mistakes(
    "follow from a folder with the name of a page",
    async (site) => {
      await site.remove(about);
      await site.write("content/pages/about.md/about.txt", "About us\n");
    },
    `@@`,
  );
  mistakes("are an unclosed tag and what follows from it", replace(textPage, "</article>", ""), `@@`);
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
  { const said = await site.problems().catch((error) => `THREW ${error.stack}`);
    appendFileSync("/tmp/tt/out.jsonl", `${JSON.stringify([expect.getState().currentTestName, said])}
`); }
});
