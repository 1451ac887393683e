/** Characters that the fonts of the site do not have: advice at the end of the build. */
import { describe } from "vitest";
import { about, advice, type Edit, inText, replace } from "./mistake.ts";

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
  advice(
    "a letter of another alphabet, which is reported once",
    withFont(inText("With one ш file, and ш again.")),
    `
content/pages/about.md:12:10  The fonts of the site have no "ш" (U+0448).

    12 | With one ш file, and ш again.
       |          ^

    Visitors see it in a font of their device. If that looks wrong, write it in another way, or have it added in assets/fonts/cut-fonts.ts ("npm run fonts").`,
  );
  advice(
    "an emoji in a field, but not a letter in a comment",
    withFont(replace(about, "menu: About", "menu: About 🍁 # ш")),
    `
content/pages/about.md:5:13  The fonts of the site have no "🍁" (U+1F341).

    4 | keywords: [about]
    5 | menu: About 🍁 # ш
      |             ^^

    Visitors see it in a font of their device. If that looks wrong, write it in another way, or have it added in assets/fonts/cut-fonts.ts ("npm run fonts").`,
  );
  advice(
    "a combining accent that browsers compose, one that they cannot compose, and two ideographs",
    withFont(inText("Cafe\u0301 x\u0301 “日本”")),
    `
content/pages/about.md:12:7  The fonts of the site have no "x\u0301" (U+0078 U+0301).

    12 | Cafe\u0301 x\u0301 “日本”
       |       ^^

    Visitors see it in a font of their device. If that looks wrong, write it in another way, or have it added in assets/fonts/cut-fonts.ts ("npm run fonts").

content/pages/about.md:12:11  The fonts of the site have no "日" (U+65E5).

    12 | Cafe\u0301 x\u0301 “日本”
       |           ^

    Visitors see it in a font of their device. If that looks wrong, write it in another way, or have it added in assets/fonts/cut-fonts.ts ("npm run fonts").

content/pages/about.md:12:12  The fonts of the site have no "本" (U+672C).

    12 | Cafe\u0301 x\u0301 “日本”
       |            ^

    Visitors see it in a font of their device. If that looks wrong, write it in another way, or have it added in assets/fonts/cut-fonts.ts ("npm run fonts").`,
  );
});
