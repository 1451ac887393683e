/** How `npm run bench` compares the pages of two generators. */
import { expect, test } from "vitest";
import { findDifference, readPage } from "../../bench/same-pages.ts";

const page = `<!DOCTYPE html><html lang="en-CA"><head><title>A</title><meta name="keywords" content="a, b">
<script type="application/ld+json">{"@type":"A","name":"B"}</script></head>
<body><ul><li><a class="x" href="/a">A</a></li></ul><p>So <strong>b</strong> <em>c</em>.</p><input hidden></body></html>`;

const differenceTo = (before: string, after: string) => {
  const other = page.replace(before, after);
  expect(other).not.toBe(page);
  return findDifference(readPage(page), readPage(other));
};

test.each([
  ["the order of attributes", 'class="x" href="/a"', 'href="/a" class="x"'],
  [
    "the order in the head",
    '<title>A</title><meta name="keywords" content="a, b">',
    '<meta content="a,b" name=keywords><title>A</title>',
  ],
  ["the order of keys in structured data", '"@type":"A","name":"B"', '"name":"B","@type":"A"'],
  ["white space between tags", "<li><a", "<li>\n  <a"],
  ["how an empty attribute is written", "hidden", 'hidden=""'],
  ["how characters are escaped", ">A</a>", ">&#65;</a>"],
  ["a comment", "<ul>", "<!-- here --><ul>"],
])("%s makes no difference", (_, before, after) => {
  expect(differenceTo(before, after)).toBeUndefined();
});

test.each([
  ["an attribute", ' href="/a"', ""],
  ["an attribute's value", "/a", "/b"],
  ["a word", ">A</a>", ">B</a>"],
  ["a space between words", "</strong> <em>", "</strong><em>"],
  ["a fact in structured data", '"B"', '"C"'],
  ["an element of the head", "<title>A</title>", ""],
  ["an element that is missing", "<input hidden>", ""],
  ["an element too many", "</body>", "<p></p></body>"],
  [
    "the order of elements",
    '<ul><li><a class="x" href="/a">A</a></li></ul><p>',
    '<p></p><ul><li><a class="x" href="/a">A</a></li></ul><p>',
  ],
])("%s makes one", (_, before, after) => {
  expect(differenceTo(before, after)).toBeDefined();
});

test("elements for the scripts of Next.js are counted, not compared", () => {
  const own = '<script>self.__next_f.push([1,"x"])</script>';
  const theirs = readPage(page.replace("</body>", `${own}</body>`));
  expect(findDifference(readPage(page), theirs)).toBeUndefined();
  expect(theirs.ownBytes).toBe(own.length);
});
