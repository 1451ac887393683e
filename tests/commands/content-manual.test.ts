/** The writers' manual and the schemas for editors are made of the content's schemas, and are as new as those. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Ajv } from "ajv";
import glob from "fast-glob";
import { beforeAll, describe, expect, test } from "vitest";
import { contentFiles } from "../content/schemas.ts";
import { findStale } from "../generator/content-manual.ts";
import { type FieldSchema, itemSchema } from "../generator/content-schemas.ts";
import { manualOf } from "../generator/manual-command.ts";
import { type Described, readSchemaComments } from "../generator/read-schema-comments.ts";
import { readSource } from "../generator/read-source.ts";
import type { OutputFile } from "../generator/write-output.ts";
import { miniSite, projectRoot } from "./mini-site.ts";

let made: OutputFile[] = [];
let there = new Map<string, string>();

beforeAll(async () => {
  made = await manualOf(projectRoot, "pages/site.ts");
  const read = made.map(async ({ file }) => {
    const text = await readFile(path.join(projectRoot, file), "utf8").catch(() => "");
    return [file, text] as const;
  });
  there = new Map(await Promise.all(read));
});

const schemaOf = (key: string): FieldSchema =>
  JSON.parse(there.get(`content/.schemas/${key}.json`) ?? "null") as FieldSchema;

describe("what is made of the schemas", () => {
  test("is up to date: else run npm run content-manual", async () => {
    expect(findStale(made, there)).toEqual([]);
    const schemas = await glob("content/.schemas/*", { cwd: projectRoot, dot: true });
    expect(schemas.filter((file) => !there.has(file))).toEqual([]);
  });

  test("is stale when a field, a comment or a rule has changed, and not for an example", () => {
    const withLine = (from: RegExp, to: string) => {
      const upToDate = new Map(made.map(({ file, contents }) => [file, String(contents)]));
      const manual = upToDate.get("docs/content.md") ?? "";
      expect(manual).toMatch(from);
      return findStale(made, upToDate.set("docs/content.md", manual.replace(from, to)));
    };
    expect(withLine(/^\| `client` .*\n/m, "")).toEqual(["docs/content.md"]);
    expect(withLine(/Client's name, as/, "Client's name as")).toEqual(["docs/content.md"]);
    expect(withLine(/at most 60 characters/, "at most 70 characters")).toEqual(["docs/content.md"]);
    expect(withLine(/`Beatum IT Solutions` \|/, "`Somebody else` |")).toEqual([]);
  });

  test("tells of every field, in the schemas' order", () => {
    const manual = there.get("docs/content.md") ?? "";
    for (const { pattern } of Object.values(contentFiles)) {
      expect(manual).toContain(`\`content/${pattern}\``);
    }
    const [, caseStudy = ""] = /### `content\/portfolio\/\*\.md`\n(.*?)\n###/s.exec(manual) ?? [];
    const fields = [...caseStudy.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
    expect(fields.slice(0, 3)).toEqual(["client", "summary", "date"]);
    expect(fields).toEqual(expect.arrayContaining(["cover.file", "colours[].value", "posts[].alt"]));
    expect(caseStudy).toContain(
      "| `client` | text | yes | Client's name, as the client writes it. | `Beatum IT Solutions` |",
    );
    expect(caseStudy).toMatch(
      /\| `categories` \| list of any of `website`, `logo`, `smo`, at least 1 \| yes \|/,
    );
  });
});

describe("comments", () => {
  test("are found for exactly the fields that zod knows", async () => {
    const { files } = await readSchemaComments(projectRoot, "content/schemas.ts");
    expect(Object.keys(files)).toEqual(Object.keys(contentFiles));
    const namesOfComments = ({ fields, item }: Described): unknown =>
      fields
        ? Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, namesOfComments(field)]))
        : item && namesOfComments(item);
    const namesOfSchema = (schema: FieldSchema): unknown =>
      schema.properties
        ? Object.fromEntries(
            Object.entries(schema.properties).map(([name, field]) => [name, namesOfSchema(field)]),
          )
        : schema.type === "array"
          ? namesOfSchema(itemSchema(schema))
          : undefined;
    for (const [key, described] of Object.entries(files)) {
      if (there.has(`content/.schemas/${key}.json`)) {
        expect(namesOfComments(described), key).toEqual(namesOfSchema(schemaOf(key)));
      }
    }
  });

  test("of a file are read as they are written", async () => {
    const site = await miniSite();
    await site.write(
      "content/schemas.ts",
      `/**
 * The head,
 * on two lines.
 *
 * - one
 *   and more
 */
import { dataFile, pageFields, pageFile, text, picture } from "../../../../generator/content-types.ts";
import { z } from "zod";

/** Shared. */
const shared = z.strictObject({ inner: text });
const spread = { /** Spread in. */ own: text };

/** \`a.yaml\`: the first. */
const first = z.strictObject({
  // Not an explanation.
  plain: z.string(),
  /** Optional, and below it a list. */
  maybe: z.array(shared).min(1).optional(),
  pair: z.tuple([shared, shared]).superRefine(() => {}),
  shared,
  ...spread,
});
export const contentFiles = { first: dataFile("a.yaml", first), page: pageFile("b.md", pageFields({ picture })) };
`,
    );
    const { head, files } = await readSchemaComments(site.root, "content/schemas.ts");
    expect(head).toBe("The head, on two lines.\n\n- one and more");
    const inner = { inner: { kind: "One or more words on one line." } };
    expect(files.first).toEqual({
      kind: "`a.yaml`: the first.",
      fields: {
        plain: {},
        maybe: { comment: "Optional, and below it a list.", item: { kind: "Shared.", fields: inner } },
        pair: { item: { kind: "Shared.", fields: inner } },
        shared: { kind: "Shared.", fields: inner },
        own: { comment: "Spread in.", kind: "One or more words on one line." },
      },
    });
    expect(Object.keys(files.page?.fields ?? {})).toEqual([
      "title",
      "description",
      "keywords",
      "menu",
      "picture",
    ]);
  });
});

describe("the schemas for editors", () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const cases = Object.entries(contentFiles);

  test("accept every content file there is", async () => {
    for (const [key, spec] of cases) {
      // Files of one shape share a schema.
      const owner = cases.find(([, other]) => other.schema === spec.schema)?.[0] ?? key;
      const validate = ajv.compile(schemaOf(owner));
      const files = await glob(`content/${spec.pattern}`, { cwd: projectRoot });
      expect(files).not.toEqual([]);
      for (const file of files) {
        const { data } = await readSource(projectRoot, file);
        validate(data);
        expect(validate.errors ?? [], file).toEqual([]);
      }
    }
  });

  test.each([
    ["a field that is missing", { name: undefined }],
    ["a field that nobody knows", { nickname: "Team" }],
    ["a number for a text", { role: 7 }],
    ["a stand-in that is not one", { standIn: "yes" }],
    ["a picture without a description", { portrait: { file: "team/portrait-hr.svg" } }],
  ])("refuse %s", async (_, change) => {
    const { data } = await readSource(projectRoot, "content/team/1-hr-manager.yaml");
    const changed = JSON.parse(JSON.stringify({ ...(data as object), ...change })) as unknown;
    expect(ajv.compile(schemaOf("team"))(changed)).toBe(false);
  });

  test("explain fields in the words of the comments", () => {
    const { properties = {} } = schemaOf("portfolio");
    expect(properties.client?.description).toBe("Client's name, as the client writes it.");
    expect(properties.title).toMatchObject({ maxLength: 60, type: "string" });
    expect(properties.date?.pattern).toBe("^\\d{4}-\\d{2}-\\d{2}$");
  });

  test("are told to the editor for every YAML file, and only for files that are there", async () => {
    const settings = JSON.parse(there.get(".vscode/settings.json") ?? "{}") as Record<string, unknown>;
    const schemas = settings["yaml.schemas"] as Record<string, string | string[]>;
    const patterns = Object.values(schemas).flat();
    const told = await glob(patterns, { cwd: projectRoot });
    const yaml = await glob("content/**/*.yaml", { cwd: projectRoot });
    expect(told.sort()).toEqual(yaml.sort());
    for (const schema of Object.keys(schemas)) expect(there.has(schema.replace("./", ""))).toBe(true);
  });
});

test("other settings of the editor stay", async () => {
  const site = await miniSite();
  await site.write(
    ".vscode/settings.json",
    '{"editor.wordWrap":"on","yaml.schemas":{"old.json":"old.yaml"}}',
  );
  const files = await manualOf(site.root, "pages/site.ts");
  const settings = files.find(({ file }) => file === ".vscode/settings.json");
  await writeFile(site.path(".vscode/settings.json"), settings?.contents ?? "");
  expect(JSON.parse(String(settings?.contents))).toEqual({
    "editor.wordWrap": "on",
    "yaml.schemas": { "./content/.schemas/site.json": "content/site.yaml" },
  });
});
