/** Mistakes with other origins: those that are written wrongly, and those that a page uses undeclared. */
import { describe } from "vitest";
import { type Edit, inTextPage, mistake, replace, siteYaml } from "./mistake.ts";

const declare = (origin: string, uses = "[frames]"): Edit =>
  replace(
    siteYaml,
    "open: true",
    `open: true\norigins:\n  - origin: ${origin}\n    uses: ${uses}\n    reason: A reason.`,
  );

describe("a declared origin", () => {
  const cases: [name: string, origin: string, what: string, cure: string][] = [
    [
      "with a path",
      "https://player.example/embed",
      "is not an origin",
      "An origin is https:// and the name of the host, and nothing after it: write https://player.example.",
    ],
    [
      "with a slash at its end",
      "https://player.example/",
      "is not an origin",
      "An origin is https:// and the name of the host, and nothing after it: write https://player.example.",
    ],
    [
      "without encryption",
      "http://player.example",
      "is not an origin",
      "An origin is https:// and the name of the host, and nothing after it: write https://player.example.",
    ],
    [
      "without https://",
      "www.player.example",
      "is not an origin",
      "An origin is https:// and the name of the host, and nothing after it: write https://www.player.example.",
    ],
    [
      "in capital letters",
      "https://Player.example",
      "is not an origin",
      "An origin is https:// and the name of the host, and nothing after it: write https://player.example.",
    ],
    [
      "for many hosts",
      "https://*.player.example",
      "stands for many hosts",
      "Name each host by itself, as in https://player.example.",
    ],
    [
      "that is no site",
      "'data:'",
      "is no other site",
      "Put the file into assets/: what is in an address is not allowed.",
    ],
    [
      "that would end the directive of the policy",
      "https://player.example;",
      "is not an origin",
      "An origin is https:// and the name of the host, as in https://player.example.",
    ],
  ];
  for (const [name, origin, what, cure] of cases) {
    const value = origin.replaceAll("'", "");
    mistake(
      name,
      declare(origin),
      `
content/site.yaml:8:13  "origin": "${value}" ${what}.

    7 | origins:
    8 |   - origin: ${origin}
      |             ${"^".repeat(value.length)}

    ${cure}`,
    );
  }
  mistake(
    "for a use that there is not",
    declare("https://player.example", "[frame]"),
    `
content/site.yaml:9:12  "frame" is not a use.

    8 |   - origin: https://player.example
    9 |     uses: [frame]
      |            ^^^^^

    Did you mean "frames"? The uses are scripts, frames, media, forms, connections and pictures (docs/content.md).`,
  );
  mistake(
    "that is there twice",
    declare(
      "https://player.example",
      "[frames]\n    reason: One.\n  - origin: https://player.example\n    uses: [media]",
    ),
    `
content/site.yaml:11:13  "origin": "https://player.example" is there twice.

    10 |     reason: One.
    11 |   - origin: https://player.example
       |             ^^^^^^^^^^^^^^^^^^^^^^

    Name it once, with all its uses.`,
  );
});

describe("a page", () => {
  mistake(
    "uses an origin that is declared for something else",
    async (site) => {
      await declare("https://player.example", "[pictures]")(site);
      await inTextPage('<iframe title="Film" src="https://player.example/1" />')(site);
    },
    `
pages/text-page.tsx:9:33  https://player.example/1 is loaded from another site, on /.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <iframe title="Film" src="https://player.example/1" />
      |                                 ^^^^^^^^^^^^^^^^^^^^^^^^

    Link to it. Or allow it: "origins" in content/site.yaml has https://player.example, but not for frames.`,
  );
  mistake(
    "has a frame that a script opens, on an undeclared origin: the place is that of the link beside it",
    async (site) => {
      await site.replace(
        "content/pages/home.md",
        "heading: A small site",
        "heading: https://player.example/1",
      );
      await inTextPage(
        '{!entry.data.lead && <a href={entry.data.heading} data-frame={entry.data.heading.concat("/e")}>Film</a>}',
      )(site);
    },
    `
content/pages/home.md:6:10  https://player.example/1/e is loaded from another site, on /.

    5 | menu: Home
    6 | heading: https://player.example/1
      |          ^^^^^^^^^^^^^^^^^^^^^^^^

    Link to it. Or allow it: add "origin: https://player.example", "uses: [frames]" and the reason to "origins" in content/site.yaml.`,
  );
  mistake(
    "has a form that is sent to an undeclared origin",
    inTextPage('<form method="post" action="https://other.example/send" />'),
    `
pages/text-page.tsx:9:35  The form on / is sent to "https://other.example/send", which the site's policy forbids.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <form method="post" action="https://other.example/send" />
      |                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^

    Forms may be sent to https://forms.small.example. To allow another one, add it to "origins" in content/site.yaml, with "uses: [forms]" and the reason.`,
  );
});
