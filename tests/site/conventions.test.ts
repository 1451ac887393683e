/** Who imports whom, and who may touch which folder: what docs/architecture.md promises. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../mini-site.ts";

interface SourceFile {
  /** Relative to the root. */
  file: string;
  code: string;
  imports: Import[];
}

interface Import {
  /** A file relative to the root, or a package. */
  target: string;
  /** Only types are imported: nothing of it is left when the code runs. */
  onlyTypes: boolean;
}

/** Every import and re-export of a file, dynamic ones as well. */
function findImports(file: string, code: string): Import[] {
  const statements = code.matchAll(
    /(?:^|[;{}\n])\s*(?:import|export)\s+(?:(type)\s+)?(?:[\w*\s{},$]+?\s+from\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"/g,
  );
  return [...statements].map(([, type, named, dynamic]) => {
    const specifier = named ?? dynamic ?? "";
    const isRelative = specifier.startsWith(".");
    return {
      target: isRelative ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
      onlyTypes: type === "type",
    };
  });
}

/** Source files of a folder, without their comments. */
async function sourcesOf(...patterns: string[]): Promise<SourceFile[]> {
  const files = await glob(patterns, { cwd: projectRoot });
  return Promise.all(
    files.sort().map(async (file) => {
      const code = await readFile(path.join(projectRoot, file), "utf8");
      return { file, code, imports: findImports(file, code) };
    }),
  );
}

const withoutComments = (code: string) => code.replace(/\/\*.*?\*\//gs, "").replace(/^\s*\/\/.*$/gm, "");

/** "a.ts imports b.ts" for every import that is not allowed. */
function forbidden(sources: SourceFile[], isAllowed: (one: Import, file: string) => boolean): string[] {
  return sources.flatMap(({ file, imports }) =>
    imports.filter((one) => !isAllowed(one, file)).map(({ target }) => `${file} imports ${target}`),
  );
}

const isBelow = (folder: string, target: string) => target.startsWith(`${folder}/`);

const pages = await sourcesOf("pages/**/*.{ts,tsx}");
const components = await sourcesOf("components/**/*.{ts,tsx}");
const generator = await sourcesOf("generator/**/*.{ts,tsx}");
const hosts = await sourcesOf("hosts/**/*.ts");
const scripts = await sourcesOf("scripts/**/*.ts");
const schemas = await sourcesOf("content/**/*.ts");

test("imports are found in all their forms", () => {
  const code = `import a from "./a.ts";
import type { B } from "../b.ts";
import { type C, c } from "c";
import "./d.css";
import {
  e,
  f,
} from "../../e.ts";
export * from "./g.ts";
export { h } from "./h.ts";
const i = await import("./i.ts");
import * as j from "node:fs"; import k from "k";
`;
  expect(findImports("pages/x/y.ts", code)).toEqual([
    { target: "pages/x/a.ts", onlyTypes: false },
    { target: "pages/b.ts", onlyTypes: true },
    { target: "c", onlyTypes: false },
    { target: "pages/x/d.css", onlyTypes: false },
    { target: "e.ts", onlyTypes: false },
    { target: "pages/x/g.ts", onlyTypes: false },
    { target: "pages/x/h.ts", onlyTypes: false },
    { target: "pages/x/i.ts", onlyTypes: false },
    { target: "node:fs", onlyTypes: false },
    { target: "k", onlyTypes: false },
  ]);
});

test("there are files on both sides of every border", () => {
  for (const sources of [pages, components, generator, hosts, scripts, schemas]) {
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(0);
  }
  const targets = [...pages, ...components, ...generator, ...hosts, ...scripts, ...schemas].flatMap(
    ({ imports }) => imports.map(({ target }) => target).filter((target) => /\.\w+$/.test(target)),
  );
  expect(targets.filter((target) => !existsSync(path.join(projectRoot, target)))).toEqual([]);
});

describe("imports", () => {
  test("of pages are components, other pages, the schemas, site.tsx of the engine, and types", () => {
    const types = [
      "generator/site-definition.ts",
      "generator/discovery.ts",
      "generator/draw-cards.tsx",
      "schema-dts",
    ];
    const found = forbidden(pages, ({ target, onlyTypes }) => {
      if (types.includes(target)) return onlyTypes;
      return (
        isBelow("components", target) ||
        isBelow("pages", target) ||
        ["content/schemas.ts", "generator/site.tsx", "react"].includes(target)
      );
    });
    expect(found).toEqual([]);
  });

  test("of components are other components, types of the schemas, and site.tsx of the engine", () => {
    // Fragments of links are made of headings, as the engine makes the headings' ids.
    const packages = ["react", "github-slugger"];
    const found = forbidden(components, ({ target, onlyTypes }) => {
      if (target === "content/schemas.ts") return onlyTypes;
      return isBelow("components", target) || ["generator/site.tsx", ...packages].includes(target);
    });
    expect(found).toEqual([]);
  });

  test("of the engine are the engine, packages, and what hosts need: nothing of the site", () => {
    const isPackage = (target: string) => !/^\.|\.(tsx?|css|ya?ml|json)$/.test(target);
    const found = forbidden(
      generator,
      ({ target }) => isBelow("generator", target) || isBelow("hosts", target) || isPackage(target),
    );
    expect(found).toEqual([]);
  });

  test("of hosts are hosts, the engine, and Node: nothing of the site", () => {
    const found = forbidden(
      hosts,
      ({ target }) => isBelow("generator", target) || isBelow("hosts", target) || target.startsWith("node:"),
    );
    expect(found).toEqual([]);
  });

  test("of browser scripts are browser scripts: no package, no React", () => {
    expect(forbidden(scripts, ({ target }) => isBelow("scripts", target))).toEqual([]);
  });

  test("of the schemas are zod, and two files of the engine", () => {
    const allowed = ["zod", "generator/content-types.ts", "generator/site.tsx"];
    expect(forbidden(schemas, ({ target }) => allowed.includes(target))).toEqual([]);
  });
});

describe("the engine", () => {
  test("has not one word of this site in it", async () => {
    const projects = await glob("content/portfolio/*.md", { cwd: projectRoot });
    const names = projects.map((file) => path.basename(file, ".md").replaceAll("_", "[ _-]?"));
    expect(names.length).toBeGreaterThan(0);
    const words = ["maple", "marigold", "toronto", "jaipur", "canada", "enquir\\w*", "portfolio", ...names];
    const pattern = new RegExp(`\\b(${words.join("|")})\\b|ENQUIRY_URL`, "gi");
    const found = generator.flatMap(({ file, code }) =>
      [...code.matchAll(pattern)].map(([word]) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test("writes below the output folder in one file, and elsewhere the cache, the JSON report, a new file, the manual", () => {
    const writing =
      /\b(writeFile|appendFile|rename|rm|rmdir|unlink|mkdir|mkdtemp|cp|copyFile|symlink|link|truncate|createWriteStream)(Sync)?\b/;
    const found = generator.filter(({ code }) => {
      const lists = [...code.matchAll(/import ([^;]*?) from "node:fs(?:\/promises)?"/g)];
      return lists.some(([, names = ""]) => writing.test(names));
    });
    expect(found.map(({ file }) => file)).toEqual([
      "generator/build-command.ts",
      "generator/cache.ts",
      "generator/manual-command.ts",
      "generator/new-command.ts",
      "generator/write-output.ts",
    ]);
    // A default import would hide which functions are used.
    const hidden = generator.filter(({ code }) =>
      /import (\* as )?\w+ from "node:fs(\/promises)?"/.test(code),
    );
    expect(hidden.map(({ file }) => file)).toEqual([]);
    // Of the command's one, the report is all that is written.
    const command = generator.find(({ file }) => file === "generator/build-command.ts")?.code ?? "";
    expect(command.match(/\b(writeFile|mkdir)\(.*/g)).toEqual([
      "mkdir(path.dirname(path.resolve(file)), { recursive: true });",
      expect.stringMatching(/^writeFile\(file, `\$\{JSON\.stringify\(report/),
    ]);
  });

  test("opens the content folder in read-content.ts and read-source.ts alone", () => {
    const opening = /\b(readFile|readFileSync|readdir|readdirSync|createReadStream|open|glob)\b.*/g;
    const found = generator
      .filter(({ file }) => !/\/read-(content|source)\.ts$/.test(file))
      .flatMap(({ file, code }) =>
        (withoutComments(code).match(opening) ?? [])
          .filter((line) => /["'`/]content\b|\bcontentFolder\b|\.content\b/.test(line))
          .map((line) => `${file}: ${line}`),
      );
    expect(found).toEqual([]);
    const opened = generator
      .filter(({ code }) => /await (memory\.read|readFile|glob)\(/.test(code))
      .map(({ file }) => file);
    expect(opened).toEqual(expect.arrayContaining(["generator/read-content.ts", "generator/read-source.ts"]));
  });
});

describe("pages and components", () => {
  const both = [...pages, ...components];
  const withPattern = (sources: SourceFile[], pattern: RegExp) =>
    sources.filter(({ code }) => pattern.test(withoutComments(code))).map(({ file }) => file);

  test("export by name", () => {
    const all = [...both, ...generator, ...scripts, ...schemas];
    expect(withPattern(all, /\bexport default\b|\bas default\b/)).toEqual([]);
  });

  test("leave style to style sheets", () => {
    // Social cards are pictures: no browser sees their HTML, and no style sheet of the site reaches it.
    expect(withPattern(both, /\sstyle=[{"]/)).toEqual(["pages/social-card.tsx"]);
  });

  test("write no HTML by hand: only the engine does, where it has made it itself", () => {
    expect(withPattern(both, /dangerouslySetInnerHTML/)).toEqual([]);
    expect(withPattern(generator, /dangerouslySetInnerHTML/)).toContain("generator/site.tsx");
  });

  test("open no files and know nothing of the machine", () => {
    expect(withPattern(both, /"node:|\bprocess\./)).toEqual([]);
  });
});
