/** Characters that the fonts of the site do not have. */
import { describe } from "vitest";
import { about, type Edit, inText, mistake, mistakes, replace } from "./mistake.ts";

/** The small site with a font that has the letters of western Europe. */
const withFont =
  (edit: Edit): Edit =>
  async (site) => {
    await site.write(
      "assets/styles/fonts.css",
      '@font-face { font-family: "Small"; src: local("Arial"); unicode-range: U+20-7E, U+A0-FF, U+20??; }',
    );
    await edit(site);
  };

describe("characters that the fonts lack", () => {
  mistake(
    "a letter of another alphabet, which is reported once",
    withFont(inText("With one ш file, and ш again.")),
    `
content/pages/about.md:12:10  The fonts of the site have no "ш" (U+0448).

    12 | With one ш file, and ш again.
       |          ^

    Write it in another way, or add it in assets/fonts/cut-fonts.ts and run "npm run fonts".`,
  );
  mistake(
    "an emoji in a field, but not a letter in a comment",
    withFont(replace(about, "menu: About", "menu: About 🍁 # ш")),
    `
content/pages/about.md:5:13  The fonts of the site have no "🍁" (U+1F341).

    4 | keywords: [about]
    5 | menu: About 🍁 # ш
      |             ^^

    Write it in another way, or add it in assets/fonts/cut-fonts.ts and run "npm run fonts".`,
  );
  mistakes(
    "a combining accent that browsers compose, one that they cannot compose, and two ideographs",
    withFont(inText("Cafe\u0301 x\u0301 “日本”")),
    `
content/pages/about.md:12:7  The fonts of the site have no "x\u0301" (U+0078 U+0301).

    12 | Cafe\u0301 x\u0301 “日本”
       |       ^^

    Write it in another way, or add it in assets/fonts/cut-fonts.ts and run "npm run fonts".

content/pages/about.md:12:11  The fonts of the site have no "日" (U+65E5).

    12 | Cafe\u0301 x\u0301 “日本”
       |           ^

    Write it in another way, or add it in assets/fonts/cut-fonts.ts and run "npm run fonts".

content/pages/about.md:12:12  The fonts of the site have no "本" (U+672C).

    12 | Cafe\u0301 x\u0301 “日本”
       |            ^

    Write it in another way, or add it in assets/fonts/cut-fonts.ts and run "npm run fonts".

3 problems; nothing was written.`,
  );
});
