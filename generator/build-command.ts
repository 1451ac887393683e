/** The build as a command: flags, progress, report, exit status. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { stop } from "esbuild";
import { findHost, hosts } from "../hosts/hosts.ts";
import { openBuildMemory } from "./build-memory.ts";
import { type BuildReport, formatReport } from "./build-report.ts";
import { buildSite } from "./build-site.ts";
import { colors, errorColors } from "./colors.ts";
import { engineKey } from "./engine-files.ts";
import { loadSite } from "./load-site.ts";
import { formatProblem, type Problem, Problems, sortProblems } from "./problems.ts";
import { showProgress } from "./progress.ts";
import { removeStaged } from "./write-output.ts";

const hostNames = Object.keys(hosts).join(", ");

const help = `Builds the site into dist/, or explains what is wrong and changes nothing.

Usage:
  npm run build
  npm run build -- --out /tmp/site --base https://example.org/sub

  --out DIR       the folder to write (dist)
  --base URL      the address of the site, with a path if it is not at the root of its host
  --content DIR   the folder to read (content)
  --json FILE     write the report as JSON as well
  --host NAME     write what a host needs as well (docs/deploy.md):
                  ${hostNames}
  --compress      write compressed twins of text files; nginx, caddy and apache get them anyway
  --twins         write each page for its address with a slash as well, for github-pages
  --catalogue     with the page of all components, /__catalogue: for development, not for a site that goes online
  --no-cards      without the social cards, for a quick look or a measurement; the pages are the same
  --help          this text

Exit status: 0 built, 1 the site has mistakes, 2 wrong arguments.
`;

/**
 * @param root the project's root, an absolute path
 * @param siteFile the module that exports the site, relative to the root
 * @param args command line arguments
 * @returns the exit status: 0 built, 1 problems, 2 wrong arguments
 */
export async function runBuild(root: string, siteFile: string, args: string[]): Promise<number> {
  const flags = readFlags(args);
  if (typeof flags === "string") {
    console.error(`${flags}\n\n${help}`);
    return 2;
  }
  if (flags.help) {
    console.log(help);
    return 0;
  }
  const out = path.resolve(flags.out ?? path.join(root, "dist"));
  removeStagedWhenInterrupted(out);
  try {
    const site = await loadSite(root, siteFile, openBuildMemory(root, engineKey));
    const report = await buildSite({
      root,
      site,
      out,
      // Relative to the root, as all names of sources are, also where it lies elsewhere.
      content: path.relative(root, path.resolve(root, flags.content ?? "content")),
      ...(flags.base !== undefined && { base: flags.base }),
      host: findHost(flags.host ?? ""),
      compress: flags.compress,
      twins: flags.twins,
      progress: showProgress(),
      catalogue: flags.catalogue,
      cards: !flags["no-cards"],
      engineKey,
      bundled: stop,
    });
    // performance.now() counts from the start of the process: what a person waited for.
    console.log(formatReport(report, performance.now()));
    if (flags.json) await writeJson(flags.json, report);
    return 0;
  } catch (error) {
    if (!(error instanceof Problems)) throw error;
    console.error(await formatProblems(root, error.problems, errorColors));
    return 1;
  }
}

/**
 * Ctrl-C, or whoever ends us politely, leaves no half-made site behind.
 *
 * @param out absolute path of the output folder
 */
function removeStagedWhenInterrupted(out: string): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      removeStaged(out);
      // As shells know it: 130 for Ctrl-C.
      process.exit(128 + constants.signals[signal]);
    });
  }
}

async function writeJson(file: string, report: BuildReport): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
}

function readFlags(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        out: { type: "string" },
        base: { type: "string" },
        content: { type: "string" },
        json: { type: "string" },
        host: { type: "string" },
        compress: { type: "boolean", default: false },
        twins: { type: "boolean", default: false },
        catalogue: { type: "boolean", default: false },
        "no-cards": { type: "boolean", default: false },
        help: { type: "boolean" },
      },
    });
    if (values.base !== undefined && !/^https?:\/\//.test(values.base)) {
      return `--base needs an absolute address, such as https://example.org/sub, and not "${values.base}".`;
    }
    if (values.host !== undefined && !findHost(values.host)) {
      return `--host needs one of ${hostNames}, and not "${values.host}".`;
    }
    return values;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * All problems as they are printed, from top to bottom, with a count at the end.
 *
 * @param paint colours of the stream that they are printed to
 */
export async function formatProblems(root: string, problems: Problem[], paint = colors): Promise<string> {
  const count = problems.length === 1 ? "One problem" : `${problems.length} problems`;
  return `${await formatEach(root, problems, paint)}\n\n${count}; nothing was written.`;
}

/** Problems as they are printed, from top to bottom. */
export async function formatEach(root: string, problems: Problem[], paint = colors): Promise<string> {
  const sources = new Map<string, string | undefined>();
  const read = async (file: string) => {
    const text = await readFile(path.resolve(root, file), "utf8").catch(() => undefined);
    // Of a photograph there is nothing to show.
    sources.set(file, text?.includes("\0") ? undefined : text?.replace(/^\uFEFF/, ""));
  };
  for (const { place } of problems) if (place && !sources.has(place.file)) await read(place.file);
  const texts = sortProblems(problems).map((problem) => {
    const text = formatProblem(problem, problem.source ?? sources.get(problem.place?.file ?? ""));
    const [head = "", ...rest] = text.split("\n");
    return [paint.red(head), ...rest].join("\n");
  });
  return texts.join("\n\n");
}
