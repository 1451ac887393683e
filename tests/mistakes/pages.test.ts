/** Mistakes that are found only in rendered pages. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { miniSite } from "../mini-site.ts";
import { about, frame, inTextPage, mistake, mistakes, replace, siteYaml, textPage } from "./mistake.ts";

afterEach(() => void vi.unstubAllEnvs());

describe("rendered pages", () => {
  mistake(
    "a duplicate id",
    inTextPage('<p id="a">1</p><p id="a">2</p>'),
    `
pages/text-page.tsx:9:14  The id "a" is there twice on / and /about.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <p id="a">1</p><p id="a">2</p>
      |              ^

    An id names one element: give the other one another name.`,
  );
  mistake(
    "a heading of a text with the id of an element",
    async (site) => {
      await site.replace(frame, "<main>", '<main id="the-menu">');
      await site.replace(about, "## How it began", "## The menu!");
    },
    `
content/pages/about.md:10:1  The id "the-menu" is there twice on /about.

    10 | ## The menu!
       | ^

    The id of a heading is made from its words: word it otherwise.`,
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
    "a skipped heading level",
    inTextPage("<h4>Deep</h4>"),
    `
pages/text-page.tsx:9:7  The headings of / and /about are out of order: an h4 follows an h1.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <h4>Deep</h4>
      |       ^^^

    A page has one h1, and below it no level is skipped.`,
  );
  mistakes(
    "a skipped heading level in a part that pages share",
    replace(frame, "<button", "<h5>Ready?</h5>\n      <button"),
    `
components/frame/frame.tsx:25:7  The headings of / and 2 other pages are out of order: an h5 follows an h1.

    24 |       </label>
    25 |       <h5>Ready?</h5>
       |       ^^^

    A page has one h1, and below it no level is skipped.

components/frame/frame.tsx:25:7  The headings of /about are out of order: an h5 follows an h2.

    24 |       </label>
    25 |       <h5>Ready?</h5>
       |       ^^^

    A page has one h1, and below it no level is skipped.

2 problems; nothing was written.`,
  );
  mistake(
    "a picture from another site",
    inTextPage('<img src="https://cdn.example/a.png" alt="" />'),
    `
pages/text-page.tsx:9:17  https://cdn.example/a.png is loaded from another site, on /.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <img src="https://cdn.example/a.png" alt="" />
      |                 ^^^^^^^^^^^^^^^^^^^^^^^^^

    Put the file into assets/. Or allow it: add "origin: https://cdn.example", "uses: [pictures]" and the reason to "origins" in content/site.yaml.`,
  );
  mistake(
    "a script from another site",
    inTextPage('<script src="//cdn.example/a.js" />'),
    `
pages/text-page.tsx:9:20  //cdn.example/a.js is loaded from another site, on /.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <script src="//cdn.example/a.js" />
      |                    ^^^^^^^^^^^^^^^^^^

    Put the file into assets/. Or allow it: add "origin: https://cdn.example", "uses: [scripts]" and the reason to "origins" in content/site.yaml.`,
  );
  mistake(
    "a frame from another site",
    inTextPage('<iframe title="Map" src="https://maps.example/" />'),
    `
pages/text-page.tsx:9:32  https://maps.example/ is loaded from another site, on /.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <iframe title="Map" src="https://maps.example/" />
      |                                ^^^^^^^^^^^^^^^^^^^^^

    Link to it. Or allow it: add "origin: https://maps.example", "uses: [frames]" and the reason to "origins" in content/site.yaml.`,
  );
});

describe("what the site's content security policy forbids", () => {
  mistake(
    "a picture with a data: URL",
    inTextPage('<img alt="" loading="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />'),
    `
pages/text-page.tsx:9:39  Browsers leave out a picture in its address (data:) on /: the site's policy forbids it.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <img alt="" loading="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      |                                       ${"^".repeat(42)}

    Put the picture into assets/.`,
  );
  const cases: [name: string, element: string, caret: string, what: string, cure: string][] = [
    [
      "a style attribute",
      '<p style={{ color: "red" }}>Red</p>',
      "   ^^^^^^",
      "a style attribute",
      "Write it as a rule in the component's style sheet, for a class.",
    ],
    [
      "an attribute with a program",
      "<div dangerouslySetInnerHTML={{ __html: '<p onclick=\"a()\">A</p>' }} />",
      `${" ".repeat(44)}^^^^^^^^`,
      "an attribute with a program",
      "Listen for the event in scripts/.",
    ],
    [
      "a style of its own",
      "<div><style>p {'{ color: red }'}</style></div>",
      "     ^^^^^^",
      "a <style> of its own",
      "Put the rules into the component's style sheet.",
    ],
    [
      "a script of its own",
      "<div><script>alert(1)</script></div>",
      "     ^^^^^^^",
      "a <script> of its own",
      "Put the code into scripts/.",
    ],
    [
      "a script beside those of the build",
      '<script src="/favicon.svg" />',
      "^^^^^^^",
      "a script that the build has not made",
      "Put the code into scripts/.",
    ],
    ["a frame", '<iframe title="About" src="/about" />', "^^^^^^^", "a frame or an object", "Link to it."],
  ];
  for (const [name, element, caret, what, cure] of cases) {
    mistake(
      name,
      inTextPage(element),
      `
pages/text-page.tsx:9:${7 + caret.indexOf("^")}  Browsers leave out ${what} on / and /about: the site's policy forbids it.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       ${element}
      |       ${caret}

    ${cure}`,
    );
  }
});

describe("the address of the enquiry form", () => {
  mistake(
    "is the site's own",
    replace(siteYaml, "https://forms.small.example/send", "https://small.example/send"),
    `
content/site.yaml:5:12  The form on / is sent to this site itself (https://small.example/send), which cannot receive it.

    4 | email: hello@small.example
    5 | enquiries: https://small.example/send
      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^

    Name the address of the program that receives it, beginning with https://.`,
  );
  mistake(
    "has no host",
    replace(siteYaml, "https://forms.small.example/send", "/send"),
    `
content/site.yaml:5:12  "enquiries": "/send" is not an absolute address that starts with https://.

    4 | email: hello@small.example
    5 | enquiries: /send
      |            ^^^^^

    docs/content.md says what is expected.`,
  );
  mistake(
    "is an e-mail address",
    replace(siteYaml, "https://forms.small.example/send", "mailto:hello@small.example"),
    `
content/site.yaml:5:12  "enquiries": "mailto:hello@small.example" is not an absolute address that starts with https://.

    4 | email: hello@small.example
    5 | enquiries: mailto:hello@small.example
      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^

    docs/content.md says what is expected.`,
  );
  mistake(
    "differs from the address in content",
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

    docs/content.md says what is expected.`,
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

test("a mistake on many pages is reported once, at its source", async () => {
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
