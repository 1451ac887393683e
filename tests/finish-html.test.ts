/** The quick walk over React's HTML against a parser that reads any HTML. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { findAll } from "domutils";
import fc from "fast-check";
import glob from "fast-glob";
import { parseDocument } from "htmlparser2";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, inject, test } from "vitest";
import { finishHtml, type HtmlFacts, noFacts } from "../generator/finish-html.ts";
import { generatedCases } from "./generated-cases.ts";

function factsByParser(html: string): HtmlFacts {
  const facts = noFacts();
  for (const { name, attribs } of findAll(() => true, parseDocument(html).children)) {
    const { id, href, src, srcset, rel, alt, action, method, loading } = attribs;
    if (id !== undefined) facts.ids.push(id);
    const isLink = name === "a" || (name === "link" && /^(canonical|alternate)$/.test(rel ?? ""));
    if (href !== undefined) facts.references.push({ kind: isLink ? "link" : "resource", url: href });
    if (src !== undefined) facts.references.push({ kind: "resource", url: src });
    const isLoaded =
      name === "use" || (name === "link" && /^(stylesheet|preload|modulepreload)$/.test(rel ?? ""));
    const urls = [isLoaded ? href : undefined, loading === "lazy" ? undefined : src];
    facts.loads.push(...urls.flatMap((url) => (url === undefined || /^(#|data:)/.test(url) ? [] : [url])));
    if (srcset) facts.references.push({ kind: "candidates", url: srcset });
    if (name === "form" && method === "post") facts.references.push({ kind: "form", url: action ?? "" });
    if (name === "img" && alt === undefined) facts.withoutAlt.push(src ?? "");
    if (name === "img" && alt) facts.pictures.push(src ?? "");
    if (/^h[1-6]$/.test(name)) facts.headings.push(Number(name[1]));
  }
  return facts;
}

const pages = glob.sync("**/*.html", { cwd: inject("site") });

test.each(pages)("%s: nothing is missed, and nothing is left to change", (page) => {
  const html = readFileSync(path.join(inject("site"), page), "utf8");
  const { html: finished, facts } = finishHtml(html);
  expect(facts).toEqual(factsByParser(html));
  expect(finished).toBe(html);
});

const value = fc.constantFrom(
  "",
  "a",
  "/a?b=1&c=2",
  'say "no" & <go>',
  "it's",
  "#part",
  "a 1x, /b.avif 2x",
  "ä > b",
);
const attributes = fc
  .dictionary(
    fc.constantFrom(
      "id",
      "href",
      "src",
      "srcSet",
      "alt",
      "hidden",
      "crossOrigin",
      "className",
      "title",
      "method",
      "action",
      "loading",
    ),
    value,
    { maxKeys: 5 },
  )
  .map(({ href, src, ...props }) => ({ ...props, ...(href && { href }), ...(src && { src }) }));
const drawingAttributes = fc.dictionary(fc.constantFrom("id", "className", "strokeWidth"), value);
const element = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom("text", "a < b & c > d", '"', " "),
    fc
      .tuple(fc.constantFrom("img", "input", "br", "source", "use"), attributes)
      .map(([name, props]) => createElement(name, props)),
    // Of these, none may stand in another.
    fc
      .tuple(fc.constantFrom("p", "a", "h1", "h3", "form"), attributes)
      .map(([name, props]) => createElement(name, props, "text")),
    fc
      .tuple(fc.constantFrom("div", "section", "main"), attributes, fc.array(tie("node"), { maxLength: 4 }))
      .map(([name, props, children]) => createElement(name, props, ...(children as never[]))),
    fc
      .array(fc.tuple(fc.constantFrom("use", "path", "linearGradient"), drawingAttributes), { maxLength: 3 })
      .map((parts) =>
        createElement(
          "svg",
          { viewBox: "0 0 1 1" },
          ...parts.map(([name, props]) => createElement(name, props)),
        ),
      ),
    fc
      .constantFrom("if (a < b) { '<a href=\"x\">' }", "a<b")
      .map((code) => createElement("script", { dangerouslySetInnerHTML: { __html: code } })),
  ),
})).node;

test("whatever React renders is read as a parser reads it, and means the same afterwards", () => {
  fc.assert(
    fc.property(element, (node) => {
      const html = renderToStaticMarkup(createElement("main", null, node as never));
      const { html: finished, facts } = finishHtml(html);
      expect(facts).toEqual(factsByParser(html));
      expect(factsByParser(finished)).toEqual(facts);
      expect(finished.replace(/<svg.*<\/svg>/s, "")).not.toMatch(/<[^>"]*\/>|srcSet=|crossOrigin=/);
      expect(finishHtml(finished)).toEqual({ html: finished, facts });
    }),
    generatedCases(500),
  );
});
