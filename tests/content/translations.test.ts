/** Pages in another language than that of the site. */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type MiniSite, miniSite } from "../mini-site.ts";
import { mistake } from "../mistakes/mistake.ts";

const french = "content/pages/about.fr.md";

/** The page About in French. */
const aboutInFrench = `---
title: À propos
description: Une page de texte en français, avec une adresse à elle et tout ce qu'il faut à une page de ce site.
keywords: [à propos]
menu: À propos
language: fr-CA
translationOf: /about
heading: À propos
---

Un texte.
`;

const write =
  (text: string, file = french) =>
  (site: MiniSite) =>
    site.write(file, text);

describe("a translated page", () => {
  mistake(
    "is not blamed for a mistake in its original",
    async (site) => {
      await write(aboutInFrench)(site);
      await site.replace("content/pages/about.md", "menu: About", "menu: 7");
    },
    `
content/pages/about.md:5:7  "menu" must be text, and is a number (7).

    4 | keywords: [about]
    5 | menu: 7
      |       ^

    Put it in quotation marks: "7".`,
  );

  test("has an address of its own, its language, and links to its versions in both directions", async () => {
    const site = await miniSite();
    await site.write(french, aboutInFrench);
    const { text, matching } = await site.build();
    expect(matching(/about\.html$/)).toEqual(["about.html", "fr/about.html"]);
    for (const [file, language] of [
      ["about.html", "en"],
      ["fr/about.html", "fr-CA"],
    ] as const) {
      expect(text(file)).toContain(`<html lang="${language}">`);
      expect(
        [...text(file).matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, ...pair]) => pair),
      ).toEqual([
        ["en", "https://small.example/about"],
        ["fr-CA", "https://small.example/fr/about"],
        ["x-default", "https://small.example/about"],
      ]);
    }
    expect(text("index.html")).not.toContain("hrefLang");
  });

  test("takes the place of its original in the content of pages in its language", async () => {
    const site = await miniSite();
    await site.write(french, aboutInFrench);
    await site.replace("components/frame/frame.tsx", "<Shared of={Menu} />", "<Shared of={AboutLink} />");
    await site.replace(
      "components/frame/frame.tsx",
      "function EnquiryForm",
      `function AboutLink() {
  const { content, link } = useSite<{ about: Entry<PageData> }>();
  return <a href={link(content.about)}>{content.about.data.menu}</a>;
}
function EnquiryForm`,
    );
    const { text } = await site.build();
    expect(text("fr/about.html")).toContain('<a href="/fr/about">À propos</a>');
    expect(text("about.html")).toContain('<a href="/about">About</a>');
  });

  test("is left out with its original while that is a draft", async () => {
    const site = await miniSite();
    await site.write(
      "content/projects/beta.fr.md",
      `
content/pages/about.fr.md:6:11  The file's name, about.fr.md, says another language.

    5 | menu: À propos
    6 | language: de
      |           ^^

    Correct the one or the other.`,
    );
    const original = await readFile(site.path("content/projects/beta.md"), "utf8");
    const translated = original
      .replace(/title: .*/, "title: Bêta")
      .replace(
        /description: .*/,
        `description: ${"Un projet qui est traduit en français. ".repeat(2).trim()}`,
      )
      .replace("menu:", "language: fr-CA\ntranslationOf: /projects/beta\nmenu:");
    await site.write("content/projects/beta.fr.md", translated);
    expect((await site.build()).matching(/beta\.html/)).toEqual([
      "fr/projects/beta.html",
      "projects/beta.html",
    ]);
    await site.replace("content/projects/beta.md", "menu:", "draft: true\nmenu:");
    expect((await site.build()).matching(/beta\.html/)).toEqual([]);
  });
});

test("a translated data file says only what differs", async () => {
  const site = await miniSite();
  await site.write(french, aboutInFrench);
  await site.write("content/site.fr.yaml", "name: Petit site\n");
  await site.replace(
    "components/frame/frame.tsx",
    "Name <input",
    "{site.data.name} {site.data.email} <input",
  );
  const { text } = await site.build();
  expect(text("fr/about.html")).toContain("Petit site hello@small.example <input");
  expect(text("about.html")).toContain("Small Site hello@small.example <input");
});

describe("problems:", () => {
  mistake(
    "a translation without its fields",
    write(aboutInFrench.replace("language: fr-CA\n", "")),
    `
content/pages/about.fr.md:1:1  "language" is missing.

    1 | ---
      | ^

    A translation has a line "language: fr".`,
  );

  mistake(
    "another language than that of its name",
    write(aboutInFrench.replace("fr-CA", "de")),
    `
content/pages/about.fr.md:6:11  The file's name, about.fr.md, says another language.

    5 | menu: À propos
    6 | language: de
      |           ^^

    Correct the one or the other.`,
  );

  mistake(
    "a translation of another page than its name says",
    write(aboutInFrench.replace("/about", "/")),
    `
content/pages/about.fr.md:7:16  The file's name says that this page translates /about.

    6 | language: fr-CA
    7 | translationOf: /
      |                ^

    Write "translationOf: /about", or name the file like the one that it translates.`,
  );

  mistake(
    "an address that another page has",
    async (site) => {
      await site.write(french, aboutInFrench);
      await site.replace(
        "pages/routes.ts",
        "...content",
        'route("/fr/about", TextPage, content.home),\n    ...content',
      );
    },
    `
content/pages/about.fr.md:1:1  Two pages want the address /fr/about: content/pages/home.md and content/pages/about.fr.md.

    1 | ---
      | ^

    Give one of them another address (pages/routes.ts) or its file another name.`,
  );

  mistake(
    "a translation of a page that is not there",
    write(aboutInFrench, "content/projects/gamma.fr.md"),
    `
content/projects/gamma.fr.md:1:1  This is a translation of content/projects/gamma.md, which is not there.

    1 | ---
      | ^

    Name the file like the one that it translates, or remove it.`,
  );

  mistake(
    "a language in a page that is no translation",
    (site) => site.replace("content/pages/about.md", "menu:", "language: fr-CA\nmenu:"),
    `
content/pages/about.md:5:1  "language" is for translations, and this file is none.

    4 | keywords: [about]
    5 | language: fr-CA
      | ^^^^^^^^

    Name a translation like its original, with its language: content/pages/about.fr.md. Or take this line out.`,
  );
});
