/** `npm run bench`: how long the site takes with many case studies. By hand; it decides no test. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeContent } from "./generate-content.ts";

const help = `Measures how long the site takes with many case studies, and how much memory.

Usage:
  npm run bench                 1,000 case studies
  npm run bench -- 30 1000 10000

  --help   this text

Exit status: 0 measured, 1 the site cannot be built, 2 wrong arguments.
`;

const root = path.dirname(import.meta.dirname);
const args = process.argv.slice(2);
const isHelp = args.includes("--help");
if (isHelp || !args.every((arg) => /^\d+$/.test(arg))) {
  (isHelp ? console.log : console.error)(help);
  process.exit(isHelp ? 0 : 2);
}
const counts = args.map(Number);

for (const count of counts.length > 0 ? counts : [1000]) {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  // Inside the project, so that schemas and places are as they are for real content.
  const content = path.join(root, ".cache/bench/content");
  rmSync(content, { recursive: true, force: true });
  mkdirSync(path.dirname(content), { recursive: true });
  writeContent(root, content, count);
  const report = path.join(folder, "report.json");
  const started = performance.now();
  const build = spawnSync(
    "/usr/bin/env",
    ["time", "-f", "%M", process.execPath, "--import", "tsx", "build.ts"].concat([
      ...["--content", path.relative(root, content), "--out", path.join(folder, "site"), "--json", report],
    ]),
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  const seconds = (performance.now() - started) / 1000;
  if (build.status !== 0) throw new Error(build.stderr);
  const { routes, times } = JSON.parse(readFileSync(report, "utf8"));
  const peak = Number(build.stderr.trim().split("\n").at(-1)) / 1024;
  const steps = times.map(
    (time: { step: string; milliseconds: number }) => `${time.step} ${Math.round(time.milliseconds)}`,
  );
  console.log(
    `${count} case studies: ${routes.length} pages in ${seconds.toFixed(2)} s, ` +
      `${((seconds * 1000) / routes.length).toFixed(2)} ms a page, ${Math.round(peak)} MB at the peak (${steps.join(", ")} ms)`,
  );
  rmSync(folder, { recursive: true, force: true });
  rmSync(content, { recursive: true, force: true });
}
