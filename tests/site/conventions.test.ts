/** Conventions for source files. The rules for imports are in .dependency-cruiser.cjs. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../mini-site.ts";

interface SourceFile {
  /** Relative to the root. */
  file: string;
  /** Without comments. */
  code: string;
}

async function sourcesOf(...patterns: string[]): Promise<SourceFile[]> {
  const files = await glob(patterns, { cwd: projectRoot });
  const sources = files.sort().map(async (file) => {
    const text = await readFile(path.join(projectRoot, file), "utf8");
    return { file, code: text.replace(/\/\*.*?\*\//gs, "").replace(/^\s*\/\/.*$/gm, "") };
  });
  expect(files.length).toBeGreaterThan(2);
  return Promise.all(sources);
}

const having = (sources: SourceFile[], pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

const generator = await sourcesOf("generator/**/*.{ts,tsx}");
const pages = await sourcesOf("pages/**/*.{ts,tsx}", "components/**/*.{ts,tsx}");

describe("the engine", () => {
  test("contains no words of this site", async () => {
    const projects = await glob("content/portfolio/*.md", { cwd: projectRoot });
    const names = projects.map((file) => path.basename(file, ".md").replaceAll("_", "[ _-]?"));
    expect(names.length).toBeGreaterThan(0);
    const words = ["maple", "marigold", "toronto", "jaipur", "canada", "enquir\\w*", "portfolio", ...names];
    const pattern = new RegExp(`\\b(${words.join("|")})\\b|ENQUIRY_URL`, "gi");
    const files = generator.map(async ({ file }) => {
      const text = await readFile(path.join(projectRoot, file), "utf8");
      return (text.match(pattern) ?? []).map((word) => `${file}: ${word}`);
    });
    expect((await Promise.all(files)).flat()).toEqual([]);
  });

  test("writes and removes files only in output, cache, three commands, the dev server and the editor", () => {
    const functions = "writeFile|appendFile|rename|rm|rmdir|unlink|mkdir|mkdtemp|cp|copyFile|symlink|link";
    const writing = new RegExp(
      `import [^;]*?\\b(${functions}|truncate|createWriteStream)(Sync)?\\b[^;]*? from "node:fs(/promises)?"`,
    );
    expect(having(generator, writing)).toEqual([
      "generator/cache/replace-file.ts",
      "generator/commands/build.ts",
      "generator/commands/content-manual.ts",
      "generator/commands/new/new.ts",
      "generator/dev/dev-site.ts",
      "generator/editor/working-copy.ts",
      "generator/output/recover-output.ts",
      "generator/output/staging.ts",
    ]);
    // A default import would hide which functions are used.
    expect(having(generator, /import (\* as )?\w+ from "node:fs(\/promises)?"/)).toEqual([]);
  });
});

describe("pages and components", () => {
  test("leave style to style sheets", () => {
    // Social cards are pictures: their JSX never reaches a browser, and no style sheet applies to it.
    expect(having(pages, /\sstyle=[{"]/)).toEqual(["pages/social-card.tsx"]);
  });

  test("insert no raw HTML: only the engine does, with HTML that it has made itself", () => {
    expect(having(pages, /dangerouslySetInnerHTML/)).toEqual([]);
    expect(having(generator, /dangerouslySetInnerHTML/)).toContain("generator/site.tsx");
  });

  test("do not use the process that renders them", () => {
    expect(having(pages, /\bprocess\./)).toEqual([]);
  });
});

test("modules export by name", async () => {
  const others = await sourcesOf("scripts/**/*.ts", "content/**/*.ts", "hosts/**/*.ts");
  expect(having([...generator, ...pages, ...others], /\bexport default\b|\bas default\b/)).toEqual([]);
});

test("no example names a picture of the content, which an author may delete", async () => {
  const examples = await sourcesOf("components/**/*.examples.tsx");
  expect(examples.length).toBeGreaterThan(0);
  expect(having(examples, /imageFile:/)).toEqual([]);
});
