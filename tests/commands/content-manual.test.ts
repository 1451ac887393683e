/** The writers' manual and the schemas for editors, which are generated from the schemas of content. */
import { Ajv } from "ajv";
import glob from "fast-glob";
import { beforeAll, describe, expect, test } from "vitest";
import { contentFiles } from "../../content/schemas.ts";
import { type ManualFile, makeManual } from "../../generator/commands/content-manual.ts";
import type { FieldSchema } from "../../generator/content/json-schema.ts";
import { readSource } from "../../generator/content/read-entry.ts";
import { miniSite, projectRoot } from "../mini-site.ts";

let made: ManualFile[] = [];
let there = new Map<string, string>();

beforeAll(async () => {
  made = await makeManual(projectRoot);
  there = new Map(made.map(({ file, onDisk }) => [file, onDisk]));
});

const schemaOf = (key: string): FieldSchema =>
  JSON.parse(there.get(`content/.schemas/${key}.json`) ?? "null") as FieldSchema;

/** Files that are not up to date. Examples are ignored, so a change of a text does not make the manual stale. */
function findStale(files: ManualFile[]): string[] {
  return files
    .filter(({ contents, onDisk }) => withoutExamples(onDisk) !== withoutExamples(contents))
    .map(({ file }) => file)
    .sort();
}

/** Removes what comes from content: the last cell of each table row, and the names of pages. */
function withoutExamples(text: string): string {
  return text.replace(/^(\| `.*) \| .*\|$/gm, "$1 |").replace(/^(- `.*) “.*”/gm, "$1");
}

describe("files generated from the schemas", () => {
  test("are up to date: otherwise run npm run content-manual", async () => {
    expect(findStale(made)).toEqual([]);
    const schemas = await glob("content/.schemas/*", { cwd: projectRoot, dot: true });
    expect(schemas.filter((file) => !there.has(file))).toEqual([]);
  });

  test("are stale when a field, a description or a rule has changed, but not for a changed example", () => {
    const staleWith = (from: RegExp, to: string) =>
      findStale(
        made.map(({ file, contents }) => {
          const isManual = file === "docs/content.md";
          if (isManual) expect(contents).toMatch(from);
          return { file, contents, onDisk: isManual ? contents.replace(from, to) : contents };
        }),
      );
    expect(staleWith(/^\| `client` .*\n/m, "")).toEqual(["docs/content.md"]);
    expect(staleWith(/Client's name, as/, "Client's name as")).toEqual(["docs/content.md"]);
    expect(staleWith(/at most 60 characters/, "at most 70 characters")).toEqual(["docs/content.md"]);
    expect(staleWith(/^(\| `client` .* )\| .* \|$/m, "$1| `Somebody else` |")).toEqual([]);
  });

  test("describe every field, in the order of the schemas", () => {
    const manual = there.get("docs/content.md") ?? "";
    for (const { pattern } of Object.values(contentFiles)) {
      expect(manual).toContain(`\`content/${pattern}\``);
    }
    const [, caseStudy = ""] = /### `content\/portfolio\/\*\.md`\n(.*?)\n###/s.exec(manual) ?? [];
    const fields = [...caseStudy.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
    expect(fields.slice(0, 3)).toEqual(["client", "summary", "date"]);
    expect(fields).toEqual(expect.arrayContaining(["cover.file", "colours[].value", "posts[].alt"]));
    expect(caseStudy).toMatch(
      /^\| `client` \| text \| yes \| Client's name, as the client writes it\. \| `.+` \|$/m,
    );
    expect(caseStudy).toMatch(
      /\| `categories` \| list of any of `website`, `logo`, `smo`, at least 1 \| yes \|/,
    );
  });
});

describe("the manual of another site", () => {
  test("begins with the first comment of its schemas, and has their descriptions", async () => {
    const site = await miniSite();
    await site.replace(
      "content/schemas.ts",
      /^/,
      "/**\n * The head,\n * on two lines.\n *\n * - one\n *   and more\n */\n",
    );
    await site.replace("content/schemas.ts", "  client: text,", '  client: text.describe("Whose it is."),');
    const files = await makeManual(site.root);
    const manual = files.find(({ file }) => file === "docs/content.md")?.contents;
    expect(manual).toContain("\n\nThe head,\non two lines.\n\n- one\n  and more\n\n");
    expect(manual).toContain("### `content/projects/*.md`\n\nOne file for each project.\n\n| field ");
    expect(manual).toContain("| `client` | text | yes | Whose it is. | `Alpha Works` |");
    expect(manual).toContain(
      "| `cover.alt` | text | yes | What the picture shows, for people who do not see it. |",
    );
  });

  test("keeps other settings of the editor", async () => {
    const site = await miniSite();
    const settings = '{"editor.wordWrap":"on","yaml.schemas":{"old.json":"old.yaml"}}';
    await site.write(".vscode/settings.json", settings);
    const files = await makeManual(site.root);
    const made = files.find(({ file }) => file === ".vscode/settings.json");
    expect(JSON.parse(made?.contents ?? "")).toEqual({
      "editor.wordWrap": "on",
      "yaml.schemas": { "./content/.schemas/site.json": "content/site.yaml" },
    });
  });
});

describe("the schemas for editors", () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const cases = Object.entries(contentFiles);

  test("accept every content file", async () => {
    for (const [key, spec] of cases) {
      // Kinds with the same zod schema share one file.
      const owner = cases.find(([, other]) => other.schema === spec.schema)?.[0] ?? key;
      const validate = ajv.compile(schemaOf(owner));
      const files = await glob(`content/${spec.pattern}`, { cwd: projectRoot });
      // Folders for many files, such as `work/`, may be empty.
      if (!spec.many) expect(files).toHaveLength(1);
      for (const file of files) {
        const { data } = await readSource(projectRoot, file);
        validate(data);
        expect(validate.errors ?? [], file).toEqual([]);
      }
    }
  });

  test.each([
    ["a missing field", { name: undefined }],
    ["an unknown field", { nickname: "Team" }],
    ["a number instead of a text", { role: 7 }],
    ["an invalid stand-in", { standIn: "yes" }],
    ["a picture without alternative text", { portrait: { file: "team/portrait.svg" } }],
  ])("refuse %s", async (_, change) => {
    const member = { role: "Writer", name: "A", portrait: { file: "team/portrait.svg", alt: "A portrait" } };
    expect(ajv.compile(schemaOf("team"))(member)).toBe(true);
    const changed = JSON.parse(JSON.stringify({ ...member, ...change })) as unknown;
    expect(ajv.compile(schemaOf("team"))(changed)).toBe(false);
  });

  test("contain the descriptions of the schemas", () => {
    const { properties = {} } = schemaOf("portfolio");
    expect(properties.client?.description).toBe("Client's name, as the client writes it.");
    expect(properties.title).toMatchObject({ maxLength: 60, type: "string" });
    expect(properties.date?.pattern).toBe("^\\d{4}-\\d{2}-\\d{2}$");
  });

  test("are in the editor's settings for every YAML file, and only for existing files", async () => {
    const settings = JSON.parse(there.get(".vscode/settings.json") ?? "{}") as Record<string, unknown>;
    const schemas = settings["yaml.schemas"] as Record<string, string | string[]>;
    const patterns = Object.values(schemas).flat();
    const told = await glob(patterns, { cwd: projectRoot });
    // Translations say only what differs.
    const yaml = await glob("content/**/*.yaml", { cwd: projectRoot, ignore: ["**/*.??.yaml"] });
    expect(told.sort()).toEqual(yaml.sort());
    for (const schema of Object.keys(schemas)) expect(there.has(schema.replace("./", ""))).toBe(true);
  });
});
