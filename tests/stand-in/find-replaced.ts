/** Whether the content is still the stand-in that the tests of this folder describe. */

import { readFileSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import { specRoutes } from "./spec-routes.ts";

const content = path.resolve(import.meta.dirname, "../../content");

/** How many values are marked `standIn: true`, by the files that they are in. */
const marks: Record<string, number> = {
  "clients.yaml": 23,
  "discovery.yaml": 1,
  "pages/our-work.md": 5,
  "portfolio/*.md": 7,
  "site.yaml": 14,
  "team/*.yaml": 7,
  "testimonials.yaml": 3,
};

/** The folders whose files are pages, by the address above them. */
const folders: Record<string, string> = {
  our_services: "services",
  our_work: "work",
  portfolio: "portfolio",
};

/**
 * Finds what the owner has replaced: a value that is no stand-in any more, or a page that is gone. What is added does not
 * count.
 *
 * @returns a clause for a message; undefined as long as all stand-ins are there
 */
export function findReplaced(): string | undefined {
  const real = Object.entries(marks).find(([pattern, count]) => countMarks(pattern) < count);
  if (real) return `content/${real[0]} has real values now`;
  const gone = specRoutes.find((route) => !isPublic(route));
  return gone && `The page ${gone} is gone`;
}

function countMarks(pattern: string): number {
  const texts = glob
    .sync(pattern, { cwd: content, absolute: true })
    .map((file) => readFileSync(file, "utf8"));
  return texts.join("\n").match(/^ *standIn: true$/gm)?.length ?? 0;
}

function isPublic(route: string): boolean {
  const [, above = "", name] = route.split("/");
  const [file] = glob.sync(`${folders[above]}/${name}.md`, { cwd: content, absolute: true });
  if (!name || !folders[above]) return true;
  return file !== undefined && !/^(draft|publish):/m.test(readFileSync(file, "utf8"));
}
