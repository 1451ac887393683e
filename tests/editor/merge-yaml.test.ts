/** Saving in the editor changes the values that were changed, and not one other character. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import { describe, expect, test } from "vitest";
import { type FileRules, fileFormat } from "../../generator/editor/browser/file-format.ts";
import { projectRoot } from "../mini-site.ts";

const rules: FileRules = {
  isMarkdown: true,
  order: ["title", "tags", "cover", "plans", "draft"],
  flags: ["draft", "plans.*.standIn"],
  blanks: ["cover.alt", "tags"],
  pictures: ["cover.file"],
};

const text = `---
# The head of the page.
title: "A title: with a colon" # as shown
tags: [one, two]

cover:
  file: projects/a.svg # drawn
  alt: 'It''s a picture'
intro: >
  A folded text
  over two lines.
plans:
  # The cheapest.
  - name: Small
    price: 10
  # The middle one stands out.
  - name: Middle # most sold
    price: 20
    standIn: true
  - { name: Large, price: 30, notes: [a, b] }
draft: true
---

The first paragraph.

* A list.
`;

/** The fields of the text. */
interface Form extends Record<string, unknown> {
  title: string;
  tags: string[];
  cover: { file: string; alt: string };
  intro: string;
  plans: Plan[];
  draft: boolean;
  body: string;
}
interface Plan {
  name: string;
  price: number;
  standIn?: boolean;
  notes?: string[];
}

const planOf = ({ plans }: Form, index: number) => plans[index] as Plan;

/** What the editor writes after a change of the fields. */
function edit(change: (fields: Form) => void, source = text, given: Partial<FileRules> = {}): string {
  const format = fileFormat({ ...rules, ...given }, "/assets/images");
  // The editor hands over files without the last line break.
  const fields = structuredClone(format.fromFile(source.trim())) as Form;
  change(fields);
  return `${format.toFile(fields).trim()}\n`;
}

test("every content file of this site is the same but for what has changed", async () => {
  const files = await glob("content/**/*.{md,yaml}", { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const source = await readFile(path.join(projectRoot, file), "utf8");
    const given = { isMarkdown: file.endsWith(".md") };
    expect(edit(() => {}, source, given)).toBe(source);
    const added = edit((fields) => Object.assign(fields, { added: "A text" }), source, given);
    expect(added).toContain("\nadded: A text\n");
    expect(added.replace("\nadded: A text\n", "\n")).toBe(source);
  }
});

test.each([
  ["a blank after its first line", (source: string) => source.replace("---", "--- ")],
  ["line breaks of Windows", (source: string) => source.replaceAll("\n", "\r\n")],
])("front matter with %s is read", (_, write) => {
  const changed = edit((fields) => Object.assign(fields, { title: "New" }), write(text));
  expect(changed.replace("--- ", "---")).toBe(text.replace('"A title: with a colon"', '"New"'));
});

test("empty fields of a form are no change, nor is a field that is false because it is absent", () => {
  const blank = (fields: Form) => {
    const [plan] = fields.plans as [Plan];
    Object.assign(fields, { lead: "", formerly: [], video: { file: "", captions: null } });
    plan.standIn = false;
    plan.notes = [];
  };
  expect(edit(blank)).toBe(text);
});

describe("a change replaces", () => {
  const cases: [name: string, change: (fields: Form) => void, before: string, after: string][] = [
    ["a text, in its quotes", (f) => (f.title = "Another: one"), '"A title: with a colon"', '"Another: one"'],
    ["a text that needs quotes now", (f) => (planOf(f, 0).name = "# 1"), "Small", '"# 1"'],
    ["a number", (f) => (planOf(f, 1).price = 25), "price: 20", "price: 25"],
    ["a value in braces", (f) => (planOf(f, 2).name = "Large, x"), "Large,", '"Large, x",'],
    ["a text in single quotes", (f) => (f.cover.alt = "It's new"), "'It''s a picture'", "'It''s new'"],
    ["a picture", (f) => (f.cover.file = "/assets/images/b/c.webp"), "projects/a.svg", "b/c.webp"],
    ["a folded text", (f) => (f.intro = "Short.\n"), "A folded text\n  over two lines.", "Short."],
    ["the text below", (f) => (f.body = "New."), "The first paragraph.\n\n* A list.", "New."],
  ];
  test.each(cases)("%s", (_, change, before, after) => {
    expect(edit(change)).toBe(text.replace(before, () => after));
  });
});

describe("a list", () => {
  const small = "  # The cheapest.\n  - name: Small\n    price: 10\n";
  const middle =
    "  # The middle one stands out.\n  - name: Middle # most sold\n    price: 20\n    standIn: true\n";

  test("gets an item", () => {
    const added = edit((f) => f.plans.splice(1, 0, { name: "New", price: 15, standIn: false, notes: [] }));
    expect(added).toBe(text.replace(small, `${small}  - name: New\n    price: 15\n`));
  });

  test("loses an item with its comment", () => {
    expect(edit((f) => f.plans.splice(0, 1))).toBe(text.replace(small, ""));
  });

  test("has its items in another order, each with its comment", () => {
    expect(edit((f) => f.plans.splice(0, 2, planOf(f, 1), planOf(f, 0)))).toBe(
      text.replace(small + middle, middle + small),
    );
  });

  test("keeps the comments of an item that is changed while another one is added", () => {
    const changed = edit((f) => {
      planOf(f, 1).price = 22;
      f.plans.push({ name: "Huge", price: 99 });
    });
    expect(changed).toBe(
      text.replace("price: 20", "price: 22").replace("\ndraft", "\n  - name: Huge\n    price: 99\ndraft"),
    );
  });

  test("in brackets stays in brackets", () => {
    expect(edit((f) => (f.tags = ["two", "three, four", "one"]))).toBe(
      text.replace("[one, two]", '[two, "three, four", one]'),
    );
  });

  test("that must be there is empty, not absent", () => {
    expect(edit((f) => (f.tags = []))).toBe(text.replace("[one, two]", "[]"));
    expect(
      edit(
        (f) => (f.tags = ["x"]),
        edit((f) => (f.tags = [])),
      ),
    ).toBe(text.replace("tags: [one, two]", "tags:\n  - x"));
  });
});

describe("a field", () => {
  test("is added behind the one before it in the form", () => {
    const fields = (f: Form) => {
      const { title, ...others } = f;
      for (const key of Object.keys(f)) delete (f as Record<string, unknown>)[key];
      Object.assign(f, {
        title,
        lead: "A lead: with a colon",
        website: { address: "https://a.example" },
        ...others,
      });
    };
    expect(edit(fields)).toBe(
      text.replace(
        "# as shown\n",
        '# as shown\nlead: "A lead: with a colon"\nwebsite:\n  address: https://a.example\n',
      ),
    );
  });

  test("that is emptied goes, and so does a group without any field", () => {
    expect(edit((f) => (f.draft = false))).toBe(text.replace("draft: true\n", ""));
    expect(edit((f) => (f.intro = ""))).toBe(
      text.replace("intro: >\n  A folded text\n  over two lines.\n", ""),
    );
    expect(edit((f) => (planOf(f, 1).standIn = false))).toBe(text.replace("    standIn: true\n", ""));
    expect(edit((f) => (planOf(f, 2).notes = []))).toBe(text.replace(", notes: [a, b]", ""));
  });

  test("that may be empty stays", () => {
    expect(edit((f) => (f.cover.alt = ""))).toBe(text.replace("'It''s a picture'", "''"));
  });
});

test("a translation says what it translates, and its original does not", () => {
  const given = { translation: { language: "fr-CA", translationOf: "/page" } };
  const inForm = (language: string) => edit((f) => Object.assign(f, { __language: language }), text, given);
  expect(inForm("en")).toBe(text);
  expect(inForm("fr")).toBe(text.replace("true\n---", "true\nlanguage: fr-CA\ntranslationOf: /page\n---"));
});

test("a new file has its fields in the order of the schema, and no empty ones", () => {
  const format = fileFormat(rules, "/assets/images");
  const fields = {
    cover: { file: "/assets/images/a.webp", alt: "" },
    plans: [{ name: "yes", price: 1, standIn: false }],
    lead: "",
    body: "A text.",
    title: "New",
    tags: [],
    draft: false,
  };
  expect(format.toFile(fields)).toBe(`---
title: New
tags: []
cover:
  file: a.webp
  alt: ""
plans:
  - name: yes
    price: 1
---

A text.
`);
});

test("spaces within brackets stay as they are written", () => {
  const source = "name: A\nplans: [ { name: B }, {name: C} ]\n";
  const changed = edit((fields) => Object.assign(fields, { name: "D" }), source, { isMarkdown: false });
  expect(changed).toBe(source.replace("A", "D"));
});
