/** Pages that exceed their budgets. */
import { describe, expect, test } from "vitest";
import { formatReport } from "../../generator/output/format-report.ts";
import { miniSite } from "../mini-site.ts";
import { advice, type Edit, inText, inTextPage, replace } from "./mistake.ts";

/** Budgets far above the size of every page of the small site. */
const ample = { html: 9_000, styles: 9_000, scripts: 9_000, fonts: 90_000, fontFiles: 9, requests: 90 };

/** An edit: a budget for the pages. */
const withBudgets = (own: Partial<typeof ample>) =>
  replace("pages/site.ts", "  browsers:", `  budgets: ${JSON.stringify({ ...ample, ...own })},\n  browsers:`);

/** Checks that, with these budgets, an edit gives this message. In the message, N replaces each measured number. */
function tooMuch(name: string, own: Partial<typeof ample>, edit: Edit, message: string): void {
  test(name, async () => {
    const site = await miniSite();
    await edit(site);
    await withBudgets(own)(site);
    const problems = await site.problems();
    expect(problems.replace(/[\d,]+(?= of [\d,]+ bytes| bytes| requests)/g, "N")).toBe(message.trim());
  });
}

/** Words that do not compress well. */
const manyWords = Array.from({ length: 2000 }, (_, index) => ((index * 7919) % 99991).toString(36));

/** An edit: rules for one component. */
const withManyRules: Edit = (site) =>
  site.write(
    "components/card/card.css",
    manyWords.map((word, index) => `.card [id="${word}"] { width: ${index}px; }`).join("\n"),
  );

/** An edit: fonts that every page loads. The contents of their files do not matter here. */
const withFonts: Edit = async (site) => {
  await site.write("assets/fonts/narrow.woff2", manyWords.join(""));
  await site.write("assets/fonts/wide.woff2", manyWords.join(" "));
  const preload = 'preload: ["assets/fonts/narrow.woff2", "assets/fonts/wide.woff2"]';
  await site.replace("pages/site.ts", "  browsers:", `  ${preload},\n  browsers:`);
};

describe("budgets", () => {
  advice(
    "a text that is too long is told to its author, and does not stop the build",
    async (site) => {
      await inText(manyWords.join(" "))(site);
      await withBudgets({ html: 3_000 })(site);
    },
    `
content/pages/about.md:1:1  The text of /about is long: the page has N bytes (compressed), and its budget is 3,000 (pages/budgets.ts).

    1 | ---
      | ^

    Visitors get it all, a little later. To keep the page fast, shorten its text, or put some of it on a page of its own.`,
  );
  advice(
    "a list that is too long, whose markup is long too",
    async (site) => {
      await inText(manyWords.map((word) => `- [${word}](https://words.example/${word})`).join("\n"))(site);
      await withBudgets({ html: 3_000 })(site);
    },
    `
content/pages/about.md:1:1  The text of /about is long: the page has N bytes (compressed), and its budget is 3,000 (pages/budgets.ts).

    1 | ---
      | ^

    Visitors get it all, a little later. To keep the page fast, shorten its text, or put some of it on a page of its own.`,
  );
  tooMuch(
    "markup that is too large",
    { html: 3_000 },
    inTextPage(`<div className="map" title="${manyWords.join(" ")}" />`),
    `
pages/routes.ts:8:5  The HTML of / and /about has up to N bytes (compressed), and the budget is 3,000 (pages/budgets.ts).

    7 |   return [
    8 |     route("/", TextPage, content.home),
      |     ^

    The heaviest part is <article> (N bytes). Show less in it, or show some of it on a page of its own.

One problem; nothing was written.`,
  );
  tooMuch(
    "a shared part that is too large",
    { html: 3_000 },
    replace(
      "components/frame/frame.tsx",
      `<nav aria-label="Main">`,
      `<nav aria-label="Main" className="menu wide" title="${manyWords.join(" ")}">`,
    ),
    `
pages/routes.ts:10:42  The HTML of /projects/beta and 3 other pages has up to N bytes (compressed), and the budget is 3,000 (pages/budgets.ts).

     9 |     route("/about", TextPage, content.about),
    10 |     ...content.projects.map((project) => route(\`/projects/\${project.name}\`, ProjectPage, project)),
       |                                          ^

    The heaviest part is <nav class="menu"> (N bytes). Show less in it, or show some of it on a page of its own.

One problem; nothing was written.`,
  );
  tooMuch(
    "too many rules in the heads of pages",
    { html: 3_000 },
    async (site) => {
      await withManyRules(site);
      await site.replace("pages/project-page.tsx", "<Fold />", "");
    },
    `
pages/routes.ts:10:42  The HTML of /projects/beta and /projects/alpha has up to N bytes (compressed), and the budget is 3,000 (pages/budgets.ts).

     9 |     route("/about", TextPage, content.about),
    10 |     ...content.projects.map((project) => route(\`/projects/\${project.name}\`, ProjectPage, project)),
       |                                          ^

    The heaviest part is <style> (N bytes). Simplify the style sheets of what these pages show, or mark the fold of the page (Fold): the rules for what follows come with the style sheet then.

One problem; nothing was written.`,
  );
  tooMuch(
    "too many rules for one component",
    { styles: 1_000 },
    withManyRules,
    `
pages/routes.ts:10:42  The styles of /projects/beta and /projects/alpha have up to N bytes (compressed), and the budget is 1,000 (pages/budgets.ts).

     9 |     route("/about", TextPage, content.about),
    10 |     ...content.projects.map((project) => route(\`/projects/\${project.name}\`, ProjectPage, project)),
       |                                          ^

    Most rules are those of .card (N of N bytes before compression). Simplify them, or show less on one page.

One problem; nothing was written.`,
  );
  tooMuch(
    "a page script that is too large together with the script of all pages",
    { scripts: 1_000 },
    async (site) => {
      await site.write("scripts/words.ts", `document.title = "${manyWords}";`);
      await site.replace("pages/routes.ts", "content.about)", 'content.about, { scripts: ["words.ts"] })');
    },
    `
pages/routes.ts:9:5  The scripts of /about have N bytes (compressed), and the budget is 1,000 (pages/budgets.ts).

    8 |     route("/", TextPage, content.home),
    9 |     route("/about", TextPage, content.about, { scripts: ["words.ts"] }),
      |     ^

    The heaviest is scripts/words.ts (N bytes). Do more with HTML and CSS, or load what few pages need only there (pages/routes.ts).

One problem; nothing was written.`,
  );
  tooMuch(
    "an inline script that is too large",
    { scripts: 1_000 },
    async (site) => {
      await site.write("scripts/first.ts", `document.title = "${manyWords}";`);
      await site.replace("pages/site.ts", '"main.ts" }', '"main.ts", inline: "first.ts" }');
    },
    `
pages/routes.ts:8:5  The scripts of / and 3 other pages have up to N bytes (compressed), and the budget is 1,000 (pages/budgets.ts).

    7 |   return [
    8 |     route("/", TextPage, content.home),
      |     ^

    The heaviest is scripts/first.ts (N bytes). Do more with HTML and CSS, or load what few pages need only there (pages/routes.ts).

One problem; nothing was written.`,
  );
  tooMuch(
    "too many eager pictures",
    { requests: 12 },
    async (site) => {
      const files = Array.from({ length: 12 }, (_, index) => `picture-${index}.png`);
      for (const file of [...files, "lazy.png"]) await site.write(`assets/static/${file}`, "");
      const images = files.map((file) => `<img src="/${file}" alt="" />`).join("");
      await inTextPage(`${images}<img src="/lazy.png" loading="lazy" alt="" />`)(site);
    },
    `
pages/routes.ts:8:5  To show / and /about takes up to N requests at once, and the budget is 12 (pages/budgets.ts).

    7 |   return [
    8 |     route("/", TextPage, content.home),
      |     ^

    Most are for picture-0.png, picture-1.png, picture-2.png and 9 more. Let pictures further down load lazily, and put small drawings together into one sprite.

One problem; nothing was written.`,
  );
  tooMuch(
    "too many and too large fonts",
    { fonts: 1_000, fontFiles: 1 },
    withFonts,
    `
Every page has 2 fonts, and the budget is 1 (pages/budgets.ts): narrow.woff2 and wide.woff2.

    Do without one of the families (pages/site.ts).

The fonts of every page have N bytes, and the budget is 1,000 (pages/budgets.ts).

    The heaviest is wide.woff2 (N bytes). Cut it to less (assets/fonts/cut-fonts.ts), or do without one of the families.

2 problems; nothing was written.`,
  );
});

test("a page within its budgets is built, and the report marks it only if it is near a budget", async () => {
  const site = await miniSite();
  const { report } = await site.build();
  const beta = report.routes.find(({ path }) => path === "/projects/beta");
  await withBudgets({ html: (beta?.brotli ?? 0) + 20 })(site);
  const lines = formatReport((await site.build()).report, 0).split("\n");
  expect(lines.filter((line) => line.includes("budget"))).toEqual([
    expect.stringMatching(/projects\/beta .* of its budget: HTML 9\d %/),
  ]);
});
