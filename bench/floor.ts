/**
 * `npm run bench -- floor`: what no build of this site can be faster than, as long as React renders its pages: React's
 * own time for them, and that of writing the files, shared evenly by all processors. Reading, checking, minifying and
 * starting are left out, as if they took no time.
 */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { copySite, project } from "./copy-site.ts";
import type { FloorCost } from "./floor-build.ts";
import { formatTable } from "./format-table.ts";
import { writeContent } from "./generate-content.ts";

/** A row of the table. */
export interface FloorRow extends FloorCost {
  /** Generated case studies. */
  count: number;
}

/** Builds a copy of the site with so many generated case studies, once each, in one thread. */
export function measureFloor(counts: number[]): FloorRow[] {
  const root = copySite("floor");
  const rows = counts.map((count) => {
    for (const folder of ["content", "dist", "again"])
      rmSync(path.join(root, folder), { recursive: true, force: true });
    writeContent(project, path.join(root, "content"), count);
    const file = path.join(import.meta.dirname, "floor-build.ts");
    const said = execFileSync(process.execPath, ["--import", "tsx", file, root], {
      cwd: project,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
    return { count, ...(JSON.parse(said) as FloorCost) };
  });
  rmSync(root, { recursive: true });
  return rows;
}

/** The rows as a Markdown table, with what they were measured on. */
export function formatFloor(rows: FloorRow[], command: string): string {
  const head = [
    "N",
    "pages",
    "React ms a page",
    "writing ms a page",
    `both on ${cpus().length} processors, s`,
  ];
  const cells = rows.map(({ count, pages, rendering, writing }) => [
    count.toLocaleString("en"),
    pages.toLocaleString("en"),
    (rendering / pages).toFixed(2),
    (writing / pages).toFixed(2),
    ((rendering + writing) / 1000 / cpus().length).toFixed(2),
  ]);
  return formatTable(command, head, cells);
}
