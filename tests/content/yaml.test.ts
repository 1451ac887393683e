/** YAML as authors may write it: the parsed values, and their places. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { readSource } from "../../generator/content/read-entry.ts";
import type { DataPath } from "../../generator/model/content.ts";
import type { Source } from "../../generator/model/source.ts";
import { Problems } from "../../generator/problems/problem.ts";
import { generatedCases } from "../generated-cases.ts";
import { temporaryFolder } from "../temporary-folder.ts";

async function read(text: string, file = "site.yaml"): Promise<Source> {
  const root = temporaryFolder();
  await writeFile(path.join(root, file), text);
  return readSource(root, file);
}

describe("values", () => {
  test.each([
    ["a text", "R & D, it's 50% done", "R & D, it's 50% done"],
    ["an address", "https://a.example/?b=c#d", "https://a.example/?b=c#d"],
    ["a time of day", "12:30", "12:30"],
    ["a date", "2020-01-31", "2020-01-31"],
    ["a number", "-1.5", -1.5],
    ["a hexadecimal number", "0x1F", 31],
    ["yes, which is a text", "yes", "yes"],
    ["true, which is a boolean", "true", true],
    ["nothing", "~", null],
    ["a text in double quotes", String.raw`"say \"no\": \u00e9 # 1"`, 'say "no": é # 1'],
    ["a text in single quotes", "'it''s: # 1'", "it's: # 1"],
    ["a text before a comment", "text # a comment", "text"],
    ["a text of several lines", "one\n  two\n\n  three", "one two\nthree"],
    ["a folded text", ">\n  one\n  two\n", "one two\n"],
    ["a literal text without its last line end", "|-\n  one\n   two\n", "one\n two"],
    ["a list", "\n  - one\n  - two", ["one", "two"]],
    ["a list without indentation", "\n- one\n- two", ["one", "two"]],
    ["a list on one line", '[one, "two, three", [4]]', ["one", "two, three", [4]]],
    ["fields on one line", '{ b: 1, "c d": {} }', { b: 1, "c d": {} }],
    ["a list of fields", "\n  - b: 1\n    c: 2\n  -\n    b: 3", [{ b: 1, c: 2 }, { b: 3 }]],
    ["a list of lists", "\n  - - one\n    - two\n  - []", [["one", "two"], []]],
  ])("%s", async (_, yaml, value) => {
    const { data } = await read(`a: ${yaml}\n`);
    expect(data).toEqual({ a: value });
  });

  test("of a file with a byte order mark and the line ends of Windows", async () => {
    expect((await read("\uFEFFa: one\r\nb: |\r\n  two\r\n  three\r\n")).data).toEqual({
      a: "one",
      b: "two\nthree\n",
    });
  });

  test("with the names of properties that JavaScript objects inherit", async () => {
    const { data } = await read("constructor: 1\n__proto__: 2\n");
    expect(Object.entries(data as object)).toEqual([
      ["constructor", 1],
      ["__proto__", 2],
    ]);
  });
});

describe("the places of values", () => {
  const text = `---
title: Alpha
cover: { file: alpha.svg, alt: "A red square" }
# The order counts.
gallery:
  - file: beta.png
    alt: ""
  - file: gamma.png
---

The text.
`;
  const places: [DataPath, "key" | "value", number, number][] = [
    [["title"], "value", 2, 8],
    [["title"], "key", 2, 1],
    [["cover", "alt"], "value", 3, 32],
    [["cover", "alt"], "key", 3, 27],
    [["gallery", 0, "alt"], "value", 7, 10],
    [["gallery", 1], "value", 8, 5],
    [["gallery", 1, "file"], "value", 8, 11],
  ];
  test.each(places)("%j, its %s", async (dataPath, part, line, column) => {
    const { placeOf } = await read(text, "alpha.md");
    expect(placeOf(dataPath, part)).toEqual({ file: "alpha.md", line, column });
  });

  test("that do not exist are those of the nearest group around them", async () => {
    const { placeOf } = await read(text, "alpha.md");
    expect(placeOf(["subtitle"])).toMatchObject({ line: 2, column: 1 });
    expect(placeOf(["gallery", 1, "alt"])).toMatchObject({ line: 8, column: 5 });
  });

  test("come with the offset of the text below the front matter", async () => {
    const { body, bodyOffset, text: whole } = await read(text, "alpha.md");
    expect(body.trim()).toBe("The text.");
    expect(whole.slice(bodyOffset)).toBe(body);
  });
});

test.each([
  "- 'don't: x",
  "- 'q'b: x",
  '- "d"x: 1',
  "- []b: x",
  "- {f: [g]}'q': x",
  "- - 'q'? x",
  "-\n  'q'b: x",
])("what follows a quotation or a bracket in a list is no field: %j", async (items) => {
  const error = await read(`a:\n${items}\n`).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Problems);
  expect(error.problems).toHaveLength(1);
  expect(error.problems[0].place.line).toBeGreaterThan(1);
});

describe("any data", () => {
  const key = fc.constantFrom("title", "cover", "alt", "file", "b c", "ü");
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom("", "one", "two words", "it's: # 1", "- x", "línea\nzwei\n", "true", "07", " a "),
      fc.constantFrom(0, -1.5, 1e21, true, false, null),
      fc.array(tie("node"), { maxLength: 3 }),
      fc.dictionary(key, tie("node"), { maxKeys: 3 }),
    ),
  })).node;
  const fields = fc.dictionary(key, tree, { minKeys: 1, maxKeys: 4 });
  const layout = fc.record({
    indent: fc.constantFrom(2, 4),
    indentSeq: fc.boolean(),
    collectionStyle: fc.constantFrom("any" as const, "flow" as const),
    defaultStringType: fc.constantFrom("PLAIN" as const, "QUOTE_DOUBLE" as const, "QUOTE_SINGLE" as const),
  });

  test("are parsed to the same values in any notation, and each value has a place in its line", async () => {
    const property = fc.asyncProperty(fields, layout, async (data, options) => {
      const yaml = stringify(data, options);
      const source = await read(yaml);
      expect(source.data).toEqual(data);
      for (const name of Object.keys(data)) {
        const { line, column } = source.placeOf([name], "key");
        expect(yaml.split("\n")[line - 1]?.slice(column - 1)).toMatch(new RegExp(`^["']?${name}["']?:`));
      }
    });
    await fc.assert(property, generatedCases(100));
  });
});
