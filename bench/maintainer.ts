/** `npm run bench -- maintainer`: what somebody waits for who builds the site as it is. */
import { appendFileSync, cpSync, rmSync } from "node:fs";
import path from "node:path";
import { buildCommand, copySite, forgetBuilds, project } from "./copy-site.ts";
import { formatTable } from "./format-table.ts";
import { type Cost, measure } from "./measure.ts";
import { median } from "./median.ts";

/** A row of the table: medians, but for the peak, which is the highest. */
export interface MaintainerRow {
  build: string;
  seconds: number;
  slowestSeconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
}

/** Builds a copy of the site with its own content, with social cards, so many times in each way. */
export async function measureMaintainer(runs: number): Promise<MaintainerRow[]> {
  // Cards are pictures too.
  const root = copySite("maintainer", ["images", "svg", "icons", "fonts", "cards"]);
  cpSync(path.join(project, "content"), path.join(root, "content"), { recursive: true });
  const build = () => measure(buildCommand(), { cwd: root });
  await build();
  const warm: Cost[] = [];
  for (let run = 0; run < runs; run++) warm.push(await build());
  const edited: Cost[] = [];
  for (let run = 0; run < runs; run++) {
    appendFileSync(path.join(root, "content/portfolio/beatum.md"), `\nEdit ${run}.\n`);
    edited.push(await build());
  }
  const cold: Cost[] = [];
  for (let run = 0; run < runs; run++) {
    forgetBuilds(root);
    rmSync(path.join(root, "dist"), { recursive: true, force: true });
    cold.push(await build());
  }
  rmSync(root, { recursive: true });
  return [
    toRow("warm, nothing changed", warm),
    toRow("warm, one text edited", edited),
    toRow("cold, pictures and fonts kept", cold),
  ];
}

function toRow(build: string, costs: Cost[]): MaintainerRow {
  const all = (key: "seconds" | "cpuSeconds" | "peakMegabytes") => costs.map((cost) => cost[key]);
  return {
    build,
    seconds: median(all("seconds")),
    slowestSeconds: Math.max(...all("seconds")),
    cpuSeconds: median(all("cpuSeconds")),
    peakMegabytes: Math.max(...all("peakMegabytes")),
  };
}

/** The rows as a Markdown table, with what they were measured on. */
export function formatMaintainer(rows: MaintainerRow[], command: string): string {
  return formatTable(
    command,
    ["build", "wall s", "slowest s", "CPU s", "peak MB"],
    rows.map((row) => [
      row.build,
      row.seconds.toFixed(2),
      row.slowestSeconds.toFixed(2),
      row.cpuSeconds.toFixed(2),
      String(Math.round(row.peakMegabytes)),
    ]),
  );
}
