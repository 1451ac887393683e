/** The quick parser of front matter against the exact one: what the first accepts, the second reads alike. */
import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import glob from "fast-glob";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { loadQuickly } from "../../generator/content/read-source.ts";
import { generatedCases } from "../generated-cases.ts";

const root = path.dirname(import.meta.dirname);
const cases = generatedCases(3000);

/** Nothing where the exact parser finds a mistake. */
function loadExactly(yaml: string): unknown {
  const document = parseDocument(yaml, { version: "1.2", prettyErrors: false });
  return document.errors.length > 0 ? undefined : document.toJS();
}

test("every content file is read quickly, and alike", () => {
  const files = glob.sync("content/**/*.{md,yaml}", { cwd: root });
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    const yaml = file.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text;
    const quick = loadQuickly(yaml);
    expect(quick, file).toBeDefined();
    expect(quick, file).toEqual(loadExactly(yaml));
  }
});

const words = fc.constantFrom(
  ...[
    "a",
    "b",
    "key",
    "äö",
    "R & D",
    "it's",
    "don't: ",
    "x:y",
    "http://a.example/?b#c",
    "1",
    "-1",
    "+1",
    "007",
    "0o17",
  ],
  ...[
    "0x1F",
    "0b1",
    "1_000",
    "1e3",
    ".5",
    "1.",
    ".inf",
    "-.INF",
    ".nan",
    "12:30",
    "2020-01-31",
    "99999999999999999999",
  ],
  ...[
    "true",
    "True",
    "yes",
    "no",
    "on",
    "null",
    "NULL",
    "~",
    "",
    "<<",
    "=",
    "__proto__",
    "%",
    "@a",
    "`a`",
    "$",
  ],
);
const marks = fc.constantFrom(
  ...[
    ": ",
    ":",
    "- ",
    "-",
    "\n",
    "\n  ",
    "\n    ",
    "\n- ",
    "\n  - ",
    " ",
    "  ",
    "\t",
    "#",
    " # ",
    '"',
    "'",
    "\\n",
  ],
  ...[
    "[",
    "]",
    "{",
    "}",
    ", ",
    ",",
    "|\n",
    "|-\n  ",
    ">\n  ",
    ">+\n  ",
    "\n\n",
    "? ",
    "&a ",
    "*a",
    "!a ",
    "!",
    "---\n",
    "...\n",
  ],
);
const line = fc
  .tuple(
    fc.constantFrom("", "  ", "- ", "  - ", "a: ", "  b: ", "c:", "- d: "),
    fc.array(fc.oneof(words, marks), { maxLength: 4 }),
  )
  .map(([start, parts]) => start + parts.join(""));
const yamls = fc.oneof(
  fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join("\n")),
  fc.array(fc.oneof(words, marks), { maxLength: 14 }).map((parts) => `a: ${parts.join("")}`),
);

test.each([
  "- 'don't: x",
  "- 'q'b: x",
  '- "d"x: 1',
  "- []b: x",
  "- {f: [g]}'q': x",
  "- - 'q'? x",
  "-\n  'q'b: x",
])("what follows a quotation or a bracket in a list is no field: %j", (items) => {
  const yaml = `a:\n${items}`;
  expect(loadExactly(yaml)).toBeUndefined();
  expect(loadQuickly(yaml)).toBeUndefined();
});

/** An item without text on its line, then a comment at the margin: here it is the exact parser that is wrong. */
const isReadWrong = (yaml: string) => /-\s*\n#/.test(yaml);

test("an item below a comment at the margin is read by the quick parser alone", () => {
  const yaml = "a:\n- \n\n# c\n  t\n- u";
  expect(loadQuickly(yaml)).toEqual({ a: ["t", "u"] });
  // When this fails, the exact parser was mended, and needs no exception here.
  expect(loadExactly(yaml)).not.toEqual({ a: ["t", "u"] });
});

test("whatever is read quickly is read alike", () => {
  let read = 0;
  fc.assert(
    fc.property(yamls, (yaml) => {
      const quick = loadQuickly(yaml);
      if (quick === undefined || isReadWrong(yaml)) return;
      read++;
      expect(quick).toEqual(loadExactly(yaml));
    }),
    { ...cases, ignoreEqualValues: true, skipEqualValues: true },
  );
  // Or else nothing was compared.
  expect(read).toBeGreaterThan(cases.numRuns / 20);
});
