import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import type { InspectedPage } from "../../check/inspect-page.ts";
import { pageHead } from "../../content/field-types.ts";
import { walkData } from "../../model/content.ts";
import { pathWithin } from "../../model/route.ts";
import type { ReadContent } from "../../model/source.ts";
import {
  type LaunchItem,
  pageWithoutLink,
  unusedField,
  unusedPicture,
  unusedVideo,
} from "../../problems/launch-problems.ts";

/** Folders whose code reads content. */
const readers = ["pages", "components", "scripts", "mailer"];

/** Fields that the engine itself reads. */
const originFields = ["origin", "uses", "reason", "confirmed"];
const engineFields = [...Object.keys(pageHead), ...originFields, "file", "alt", "standIn", "subtitle"];

/** Finds pictures, films and captions that no front matter, YAML or Markdown names. */
export async function findUnusedFiles(root: string, read: ReadContent): Promise<LaunchItem[]> {
  const pictures = read.imageUses.map(({ file }) => `assets/images/${file}`);
  const films = read.videoUses.flatMap(({ video, captions }) => [video, captions]);
  const used = new Set([...pictures, ...films.map((file) => `assets/videos/${file}`)]);
  const files = await glob(["assets/images/**/*", "assets/videos/**/*"], { cwd: root });
  const unused = files.filter((file) => !used.has(file)).sort();
  return unused.map((file) => (file.startsWith("assets/images/") ? unusedPicture : unusedVideo)(file));
}

/** Finds fields whose names do not occur in the code that reads content; each once, at its first occurrence. */
export async function findUnusedFields(root: string, { sources }: ReadContent): Promise<LaunchItem[]> {
  const names = new Set([...engineFields, ...(await findIdentifiers(root))]);
  const isUnused = (step: PropertyKey | undefined) => typeof step === "string" && !names.has(step);
  const unused = new Map<string, LaunchItem>();
  for (const source of sources.values()) {
    for (const { path: at } of walkData(source.data)) {
      // The fields of an unused group are not reported separately.
      if (!isUnused(at.at(-1)) || at.slice(0, -1).some(isUnused)) continue;
      const field = at.filter((step) => typeof step === "string").join(".");
      const key = `${path.dirname(source.file)} ${field}`;
      if (!unused.has(key))
        unused.set(key, unusedField(source.placeOf(at, "key"), String(at.at(-1)), readers));
    }
  }
  return [...unused.values()];
}

async function findIdentifiers(root: string): Promise<string[]> {
  const patterns = readers.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const files = await glob(patterns, { cwd: root, ignore: ["**/*.examples.tsx", "**/node_modules/**"] });
  const codes = await Promise.all(files.map((file) => readFile(path.join(root, file), "utf8")));
  return codes.flatMap((code) => code.match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu) ?? []);
}

/** Finds pages without a link from another page. Pages with `noindex` are not reported. */
export function findPagesWithoutLink(pages: InspectedPage[], basePath: string): LaunchItem[] {
  const linked = new Set(
    pages.flatMap(({ route, facts }) =>
      facts
        .flatMap(({ references }) => references)
        .filter(({ kind, url }) => kind === "link" && url.startsWith("/"))
        .map(({ url }) => pathWithin(basePath, url.replace(/[?#].*/, "")))
        .filter((target) => target !== route.path),
    ),
  );
  return pages
    .filter(({ route }) => !route.noindex && !linked.has(route.path))
    .map(({ route }) => pageWithoutLink(route.entry.file, route.path));
}
