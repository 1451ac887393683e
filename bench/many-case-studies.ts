/**
 * How long the site takes with many case studies, and how much memory. By hand; it decides no test.
 *
 *   npm run bench                 1,000 case studies
 *   npm run bench -- 30 1000 10000
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.dirname(import.meta.dirname);
const counts = process.argv.slice(2).map(Number);

/** Adds generated case studies to a copy of the content: a real one, with titles, descriptions and dates of their own. */
function writeContent(folder: string, count: number): void {
  cpSync(path.join(root, "content"), folder, { recursive: true });
  const model = readFileSync(path.join(root, "content/portfolio/sosoulicious.md"), "utf8");
  for (let index = 1; index <= count; index++) {
    const date = new Date(Date.UTC(2000, 0, index)).toISOString().slice(0, 10);
    const text = model
      .replace(/^title: .*$/m, `title: Generated project ${index}`)
      .replace(
        /^description: .*$/m,
        `description: Case study number ${index}, generated to measure how the build behaves with many.`,
      )
      .replace(/^menu: .*$/m, `menu: Project ${index}`)
      .replace(/^client: .*$/m, `client: Project ${index}`)
      .replace(/^date: .*$/m, `date: ${date}`)
      .replace(/^featured: .*\n/m, "");
    writeFileSync(path.join(folder, `portfolio/generated_${index}.md`), text);
  }
}

for (const count of counts.length > 0 ? counts : [1000]) {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  // Inside the project, so that schemas and places are as they are for real content.
  const content = path.join(root, ".cache/bench/content");
  rmSync(content, { recursive: true, force: true });
  mkdirSync(path.dirname(content), { recursive: true });
  writeContent(content, count);
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
