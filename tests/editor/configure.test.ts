/** The forms of the editor: one for every file of this site, with a field for everything in it. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Ajv } from "ajv";
import { beforeAll, describe, expect, test } from "vitest";
import { toFieldSchema } from "../../generator/content/json-schema.ts";
import { readContent } from "../../generator/content/read-content.ts";
import type { EditorData, Field } from "../../generator/editor/configuration.ts";
import { configureEditor } from "../../generator/editor/configure.ts";
import { fieldsIn } from "../../generator/editor/fields.ts";
import { loadSite } from "../../generator/load-site.ts";
import { walkData } from "../../generator/model/content.ts";
import { splitLanguage } from "../../generator/model/file-name.ts";
import type { SiteDefinition } from "../../generator/model/site-definition.ts";
import type { ReadContent } from "../../generator/model/source.ts";
import { findRoutes } from "../../generator/routes/find-routes.ts";
import { projectRoot } from "../mini-site.ts";
import { addressOf, form, menuName, projects } from "../site-content.ts";

let definition: SiteDefinition;
let read: ReadContent;
let data: EditorData;
beforeAll(async () => {
  definition = await loadSite(projectRoot);
  read = await readContent({ root: projectRoot, content: "content", definition });
  const routes = findRoutes(projectRoot, definition, read, read);
  data = configureEditor(
    { content: "content", definition, read, routes, settings: definition.settings(read.content) },
    { name: "test-repo" },
  );
});

/** The form of a file: its fields, and the pattern of its place. */
interface Form {
  file: string;
  fields: Field[];
}

const forms = (): Form[] =>
  data.config.collections.flatMap(({ files, folder, extension, fields = [] }) =>
    files ? files : [{ file: `${folder}/*.${extension}`, fields }],
  );

/** The form for a file; for a translation, that of its original. */
function formOf(file: string): Form | undefined {
  const { original } = splitLanguage(file);
  const places = [
    original.replace(/(\.\w+)$/, ".{{locale}}$1"),
    original,
    original.replace(/[^/]+(\.\w+)$/, "*$1"),
  ];
  return forms().find((form) => places.includes(form.file));
}

/** The field at a path, `plans.*.price`. */
function fieldAt(fields: Field[] | undefined, steps: string[]): Field | undefined {
  const [name, ...rest] = steps;
  const found = fields?.find((field) => field.name === name);
  if (rest[0] !== "*") return rest.length === 0 ? found : fieldAt(found?.fields, rest);
  if (rest.length === 1) return found?.multiple || found?.widget === "list" ? found : undefined;
  return fieldAt(found?.fields, rest.slice(1));
}

test("every field of every file has its widget, and a label in words", () => {
  expect(read.sources.size).toBeGreaterThan(40);
  for (const { file, data: values, body } of read.sources.values()) {
    const form = formOf(file);
    expect(form?.file, file).toBeDefined();
    for (const { path: steps } of walkData(values)) {
      const names = steps.map((step) => (typeof step === "number" ? "*" : String(step)));
      if (names.length === 0) continue;
      const field = fieldAt(form?.fields, names);
      expect(field?.widget, `${file}: ${names.join(".")}`).toBeDefined();
      expect(field?.label).toMatch(/^[A-Z][a-z0-9 -]+/);
    }
    if (body.trim()) expect(form?.fields.find(({ name }) => name === "body")?.widget).toBe("richtext");
  }
});

test("so has every field of every schema, also those that no file has yet", () => {
  for (const [key, { schema, pattern }] of Object.entries(definition.contentFiles)) {
    const form = formOf(`content/${pattern.replace("*", "new")}`);
    const fields = fieldsIn(toFieldSchema(schema));
    expect(fields.length, key).toBeGreaterThan(0);
    for (const { path: at } of fields)
      expect(fieldAt(form?.fields, at.split("."))?.widget, `${key}: ${at}`).toBeDefined();
  }
});

test("the configuration is one that the editor accepts", async () => {
  const file = path.join(projectRoot, "node_modules/@sveltia/cms/schema/sveltia-cms.json");
  const validate = new Ajv({ strict: false, allErrors: true }).compile(
    JSON.parse(await readFile(file, "utf8")),
  );
  expect(validate(data.config)).toBe(true);
});

describe("a field of the schema", () => {
  const field = (file: string, at: string) => fieldAt(formOf(file)?.fields, at.split("."));
  const study = "content/portfolio/new.md";

  test("becomes the widget for its kind", () => {
    expect(field(study, "summary")).toMatchObject({ widget: "text", required: true });
    expect(field(study, "date")).toMatchObject({ widget: "datetime", type: "date", format: "YYYY-MM-DD" });
    expect(field(study, "categories")).toMatchObject({ widget: "select", multiple: true, min: 1 });
    expect(field(study, "featured")).toMatchObject({
      widget: "number",
      value_type: "int",
      min: 1,
      required: false,
    });
    expect(field(study, "cover.file")).toMatchObject({ widget: "image", label: "Picture", required: true });
    expect(field(study, "cover.alt")).toMatchObject({ label: "Alternative text", required: false });
    expect(field(study, "posts")).toMatchObject({ widget: "list", label_singular: "Post" });
    expect(field(study, "draft")).toMatchObject({ widget: "boolean", required: false });
    expect(field("content/pricing/seo_pricing.yaml", "plans.*.price")).toMatchObject({ value_type: "float" });
  });

  test("offers what it refers to: pages, and values of other files", () => {
    expect(field("content/pages/home.md", "hero.projects.*.page")).toMatchObject({
      options: expect.arrayContaining(
        projects.map((project) => ({ label: menuName(project), value: addressOf(project) })),
      ),
    });
    const needs = form.fields.flatMap(({ options = [] }) => options);
    const { options } = field("content/pricing/seo_pricing.yaml", "plans.*.enquiry.need") as {
      options?: unknown;
    };
    expect(options).toEqual(needs.map((need) => ({ label: need, value: need })));
  });

  test("is required in translations of pages, and only in the original of other files", () => {
    expect(field("content/pages/contact-us.md", "heading")?.required).toBe(true);
    expect(field("content/portfolio/new.md", "translationOf")?.required).toEqual(["fr"]);
    expect(field("content/labels.yaml", "learnMore")?.required).toEqual(["en"]);
  });
});

test("a file says what a form cannot: pictures, fields that may be empty, and those that are true or absent", () => {
  expect(data.formats["portfolio-frontmatter"]).toMatchObject({
    isMarkdown: true,
    pictures: expect.arrayContaining(["cover.file", "cover.wide", "posts.*.file"]),
    blanks: expect.arrayContaining(["cover.alt", "posts"]),
    flags: expect.arrayContaining(["draft", "website.standIn"]),
  });
});

test("a translation of a single page says by itself what it translates", () => {
  expect(data.formats["contact-frontmatter"]?.translation).toEqual({
    language: "fr-CA",
    translationOf: "/contact_us",
  });
  expect(formOf("content/pages/contact-us.md")?.fields).toContainEqual(
    expect.objectContaining({ name: "translationOf", widget: "hidden" }),
  );
  expect(data.formats["portfolio-frontmatter"]?.translation).toBeUndefined();
});

test("new pictures go where the others of the kind are", () => {
  const team = data.config.collections.find(({ name }) => name === "team");
  expect(team).toMatchObject({
    media_folder: "/assets/images/team",
    public_folder: "/assets/images/team",
    create: true,
  });
});
