/** Markdown bodies, rendered to HTML. */
import { describe, expect, test } from "vitest";
import { type MiniBuild, miniSite } from "../mini-site.ts";

/** The HTML of the about page with this Markdown as its text. */
async function rendered(markdown: string, options?: MiniBuild): Promise<string> {
  const site = await miniSite();
  await site.replace("content/pages/about.md", "## How it began\n\nWith one file.", markdown);
  const { text } = await site.build(options);
  return /<div>(.*)<\/div><\/article>/s.exec(text("about.html"))?.[1]?.trim() ?? "";
}

describe("headings", () => {
  test("have ids derived from their words", async () => {
    expect(await rendered("## How it began")).toBe('<h2 id="how-it-began">How it began</h2>');
  });

  test("with the same words have different ids", async () => {
    expect(await rendered("## Costs\n\n## Costs\n\n## Costs")).toBe(
      '<h2 id="costs">Costs</h2>\n<h2 id="costs-1">Costs</h2>\n<h2 id="costs-2">Costs</h2>',
    );
  });

  test("keep letters in ids, and lose punctuation, emphasis and entities", async () => {
    expect(await rendered("## *Über* “uns” & `code` <https://a.example>")).toContain(
      '<h2 id="über-uns--code-httpsaexample">',
    );
  });

  test("read as their signs do, and have an id without letters, too", async () => {
    expect(await rendered("## Rates &ndash; 24&nbsp;h")).toContain('<h2 id="rates--24h">');
    expect(await rendered("## ???\n\n## !!!")).toContain('<h2 id="section">???</h2>\n<h2 id="section-1">!!!');
  });

  test("can be linked to by their ids, even with accents", async () => {
    const html = await rendered("[See](#über-uns)\n\n## Über uns");
    expect(html).toContain('<h2 id="über-uns">Über uns</h2>');
    expect(decodeURIComponent(/href="(.*?)"/.exec(html)?.[1] ?? "")).toBe("#über-uns");
  });
});

describe("links", () => {
  test("to other sites of the same host are not checked", async () => {
    const base = "https://host.example/sub";
    expect(await rendered("[Elsewhere](https://host.example/other)", { base })).toContain(
      '<a href="https://host.example/other"',
    );
  });

  test("to other sites have rel attributes", async () => {
    expect(await rendered("[Elsewhere](https://other.example/x?a=1&b=2)")).toBe(
      '<p><a href="https://other.example/x?a=1&amp;b=2" rel="external noopener">Elsewhere</a></p>',
    );
  });

  test("to other sites may leave out the protocol", async () => {
    const base = "https://host.example/sub";
    expect(await rendered("[Elsewhere](//other.example/x)", { base })).toBe(
      '<p><a href="//other.example/x" rel="external noopener">Elsewhere</a></p>',
    );
  });

  test("may be written with entities, as they are in HTML", async () => {
    expect(await rendered("[Elsewhere](https://other.example/x?a=1&amp;b=2 'R&amp;D')")).toBe(
      '<p><a href="https://other.example/x?a=1&amp;b=2" rel="external noopener" title="R&amp;D">Elsewhere</a></p>',
    );
  });

  test("to pages of this site have none", async () => {
    expect(await rendered("[Home](/)")).toBe('<p><a href="/">Home</a></p>');
  });

  test("to pages of this site begin with the base path", async () => {
    const html = await rendered("[Home](/), [alpha](/projects/alpha#cover), [below](#x)\n\n## X", {
      base: "https://host.example/sub",
    });
    expect([...html.matchAll(/href="(.*?)"/g)].map(([, url]) => url)).toEqual([
      "/sub/",
      "/sub/projects/alpha#cover",
      "#x",
    ]);
  });

  test("to e-mail addresses and phone numbers are not changed", async () => {
    const html = await rendered("[Write](mailto:a@b.example), [call](tel:+14165550142) or <hi@b.example>");
    expect([...html.matchAll(/href="(.*?)"/g)].map(([, url]) => url)).toEqual([
      "mailto:a@b.example",
      "tel:+14165550142",
      "mailto:hi@b.example",
    ]);
    expect(html).not.toContain("external");
  });

  test("have titles with escaped characters", async () => {
    expect(await rendered(`[Home](/ 'The "first" <page>')`)).toBe(
      '<p><a href="/" title="The &quot;first&quot; &lt;page&gt;">Home</a></p>',
    );
  });
});

describe("text that looks like HTML", () => {
  test("is escaped in code", async () => {
    expect(await rendered("Write `<b>` so.")).toBe("<p>Write <code>&lt;b&gt;</code> so.</p>");
    expect(await rendered("```\n<script>alert(1)</script>\n```")).toBe(
      '<pre tabindex="0"><code>&lt;script&gt;alert(1)&lt;/script&gt;\n</code></pre>',
    );
  });

  test("is escaped if it is written with entities", async () => {
    expect(await rendered("1 &lt; 2 &amp; &lt;b&gt;no&lt;/b&gt;")).toBe(
      "<p>1 &lt; 2 &amp; &lt;b&gt;no&lt;/b&gt;</p>",
    );
  });

  test("is escaped in alternative text", async () => {
    expect(await rendered('![A "red" & blue square, 1 < 2](alpha.svg)')).toContain(
      'alt="A &quot;red&quot; &amp; blue square, 1 &lt; 2"',
    );
  });
});

describe("pictures", () => {
  test("have alternative texts without emphasis, in which entities are escaped once", async () => {
    expect(await rendered("![A *red* square, 1 &lt; 2](alpha.svg '1 &lt; 2')")).toMatch(
      / alt="A red square, 1 &lt; 2" .*<figcaption>1 &lt; 2<\/figcaption>/,
    );
  });

  test("that are photographs have every format and width of the build", async () => {
    const html = await rendered("Here: ![A blue square](beta.png)");
    expect(html).toMatch(/^<p>Here: <picture><source [^>]+><img [^>]+><\/picture><\/p>$/);
    expect(html).toMatch(
      /<source sizes="[^"]+" type="image\/avif" srcSet="\/assets\/beta-48\.\w+\.avif 48w"/,
    );
    expect(html).toMatch(
      /<img class="placeholder-\w+" src="\/assets\/beta-48\.\w+\.jpg" width="48" height="36"/,
    );
    expect(html).toContain('alt="A blue square" loading="lazy" decoding="async"');
  });

  test("alone in a paragraph are figures, with their titles as captions", async () => {
    const caption = "<figcaption>A &quot;red&quot; &lt;square&gt;</figcaption>";
    const html = await rendered("![A red square](alpha.svg 'A \"red\" <square>')");
    expect(html).toMatch(/^<figure><picture><img [^>]*alt="A red square"[^>]*><\/picture><figcaption>/);
    expect(html).toContain(`${caption}</figure>`);
    expect(await rendered("![A red square](alpha.svg)")).toMatch(
      /^<figure><picture><img [^>]+><\/picture><\/figure>$/,
    );
  });

  test("begin with the base path", async () => {
    const html = await rendered("![A red square](alpha.svg)", { base: "https://host.example/sub" });
    expect(html).toContain('src="/sub/assets/alpha.');
  });
});

describe("asides", () => {
  test("are notes with their kind, and with its name if the site has one", async () => {
    const alert = "> [!NOTE]\n> Bring *your* logo.\n>\n> - Or two.";
    const contents = "<p>Bring <em>your</em> logo.</p>\n<ul>\n<li>Or two.</li>\n</ul>\n</div>";
    expect(await rendered(alert)).toBe(`<div role="note" data-kind="note">${contents}`);

    const site = await miniSite();
    await site.replace("content/pages/about.md", "With one file.", alert);
    const kinds = ["note", "tip", "important", "warning", "caution"].map((kind) => `${kind}: "A < B"`);
    await site.replace("pages/site.ts", "    origins", `    asides: { ${kinds} },\n    origins`);
    const { text } = await site.build();
    const label = "<p><strong>A &lt; B</strong></p>\n";
    expect(text("about.html")).toContain(`<div role="note" data-kind="note">${label}${contents}`);
  });

  test("may have their kind in a paragraph of its own, and begin with anything", async () => {
    expect(await rendered("> [!Caution]\n>\n> `x` is hot.")).toBe(
      '<div role="note" data-kind="caution"><p><code>x</code> is hot.</p>\n</div>',
    );
    expect(await rendered("> [!TIP]\n> **Bold**, **bolder**")).toBe(
      '<div role="note" data-kind="tip"><p><strong>Bold</strong>, <strong>bolder</strong></p>\n</div>',
    );
  });
});

test("a table can be scrolled with the keyboard, under the names of its columns", async () => {
  expect(await rendered("| A & B | `C` |\n|---|--:|\n| 1 | 2 |")).toContain(
    '<div role="region" aria-label="A &amp; B, C" tabindex="0"><table>',
  );
});

test("lists, tables, quotations and emphasis follow GitHub Flavored Markdown", async () => {
  const html = await rendered("1. One\n2. **Two**\n\n> Three\n\n| A | B |\n|---|--:|\n| 1 | ~~2~~ |");
  expect(html.replaceAll("\n", "")).toBe(
    "<ol><li>One</li><li><strong>Two</strong></li></ol><blockquote><p>Three</p></blockquote>" +
      '<div role="region" aria-label="A, B" tabindex="0">' +
      '<table><thead><tr><th scope="col">A</th><th scope="col" data-align="right">B</th></tr></thead>' +
      '<tbody><tr><td>1</td><td data-align="right"><del>2</del></td></tr></tbody></table></div>',
  );
});

test("a page without a text has an empty body", async () => {
  expect(await rendered("")).toBe("");
});
