/** How `npm run bench` compares the pages of two generators. */
import { expect, test } from "vitest";
import { findDifference, readPage } from "../../bench/same-pages.ts";

const page = `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>A</title>
<meta name="keywords" content="a, b"><link rel="canonical" href="https://a.example/a">
<script type="application/ld+json">{"@type":"A","name":"B"}</script></head>
<body><nav>Menu</nav><main><h1>A</h1><p>So <strong>b</strong> <em>c</em>.</p></main></body></html>`;

const text = "So **b** *c*.";

const differenceTo = (before: string, after: string) => {
  const other = page.replace(before, after);
  expect(other).not.toBe(page);
  return findDifference(readPage(page), readPage(other), text);
};

test.each([
  ["the order of attributes", 'name="keywords" content="a, b"', 'content="a,b" name=keywords'],
  [
    "the order in the head",
    '<title>A</title>\n<meta name="keywords" content="a, b">',
    '<meta name="keywords" content="a, b"><title>A</title>',
  ],
  ["the order of keys in structured data", '"@type":"A","name":"B"', '"name":"B","@type":"A"'],
  ["how characters are escaped", "So <", "&#83;o <"],
  ["the layout", "<p>So <strong>b</strong>", '<ul><li class="x">So b</li></ul><p>'],
  ["more words in the layout", "<h1>A</h1>", "<h1>Our answer: A</h1>"],
  ["what is the same on many pages", "<nav>Menu</nav>", ""],
  [
    "what a generator adds to the head for its own scripts",
    "<title>",
    '<meta name="next-size-adjust"><title>',
  ],
])("%s makes no difference", (_, before, after) => {
  expect(differenceTo(before, after)).toBeUndefined();
});

test.each([
  ["a word of the text that is missing", "<em>c</em>", "", 'theirs lacks the word "c"'],
  ["a fact in structured data", '"B"', '"C"', "ours: structured data"],
  ["another address", "a.example/a", "a.example/b", "ours: canonical https://a.example/a"],
  ["an element of the head that is missing", "<title>A</title>", "", "ours: title A"],
])("%s makes one", (_, before, after, message) => {
  expect(differenceTo(before, after)).toContain(message);
});

test("a word that our page lacks is a difference, too", () => {
  const content = readPage(page);
  expect(findDifference(content, content, "So it goes.")).toBe('ours lacks the word "it"');
});
