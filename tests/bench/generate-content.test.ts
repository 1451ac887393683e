/** The case studies that `npm run bench` generates. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeContent } from "../../bench/generate-content.ts";
import { contentFiles, type Project } from "../../content/schemas.ts";
import { readContent } from "../../generator/content/read-content.ts";
import type { ImageUse } from "../../generator/model/source.ts";
import type { Entry } from "../../generator/site.tsx";
import { projectRoot } from "../mini-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";

function generate(count: number): string {
  const folder = temporaryFolder();
  writeContent(projectRoot, folder, count);
  return folder;
}

const read = (folder: string) =>
  readContent({
    root: projectRoot,
    content: path.relative(projectRoot, folder),
    definition: { contentFiles, overrides: [] },
  });

const textOf = (folder: string, number: number) =>
  readFileSync(path.join(folder, `portfolio/generated_${number}.md`), "utf8");

test("are valid, name existing pictures, and are all different", async () => {
  const folder = generate(60);
  const real = readdirSync(path.join(projectRoot, "content/portfolio")).length;
  const { content, imageUses } = await read(folder);
  const all = content.portfolio as Entry<Project>[];
  expect(all).toHaveLength(real + 60);
  const projects = all.filter(({ name }) => name.startsWith("generated_"));
  for (const field of ["client", "summary", "title", "description"] as const)
    expect(new Set(projects.map(({ data }) => data[field])).size).toBe(60);
  expect(new Set(projects.map(({ body }) => body)).size).toBe(60);
  // A build with them must make no other pictures than the build of the site.
  const own = await read(path.join(projectRoot, "content"));
  const nameOf = ({ file, crop }: ImageUse) => `${file} ${crop?.shape} ${crop?.focus}`;
  const known = new Set([...own.imageUses].map(nameOf));
  expect([...imageUses].map(nameOf).filter((name) => !known.has(name))).toEqual([]);
});

test("have and lack each optional field", async () => {
  const { content } = await read(generate(60));
  const projects = content.portfolio as Entry<Project>[];
  for (const field of ["website", "choreography", "inUse", "showcase"] as const) {
    const having = projects.filter(({ data }) => data[field] !== undefined).length;
    expect(having).toBeGreaterThan(10);
    expect(having).toBeLessThan(projects.length);
  }
  expect(new Set(projects.map(({ data }) => data.posts.length)).size).toBeGreaterThan(3);
});

test("have the same bytes each time, regardless of their number", () => {
  const [few, many] = [generate(3), generate(5)];
  for (const number of [1, 2, 3]) expect(textOf(many, number)).toBe(textOf(few, number));
});
