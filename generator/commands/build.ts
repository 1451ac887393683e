/** The build command: flags, progress, report, exit status. */
import { mkdir, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import path from "node:path";
import { findHost, hosts } from "../../hosts/hosts.ts";
import { buildSite } from "../build-site.ts";
import { readAddresses } from "../content/read-addresses.ts";
import { catalogueRoute, loadExamples } from "../dev/catalogue.tsx";
import { loadSite } from "../load-site.ts";
import type { BuildReport } from "../model/report.ts";
import { addressesFile } from "../model/route.ts";
import { formatReport } from "../output/format-report.ts";
import { removeStaged } from "../output/recover-output.ts";
import { formatEach, formatProblems } from "../problems/format-problem.ts";
import { toProblems } from "../problems/problem.ts";
import { type Flags, parseCommandLine } from "./command-line.ts";
import { showProgress } from "./progress.ts";

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
  --compress      write precompressed text files; nginx, caddy and apache get them anyway
  --slash-copies  write each page for its address with a slash as well, for github-pages
  --drafts        with pages that are not public yet, for a preview; search engines are asked not to list any page
  --catalogue     with the page of all components, /__catalogue: for development, not for a site that goes online
  --editor        with the editor in the browser, at /admin, which saves at the git host (docs/editor.md)
  --no-cards      without the social cards, for a quick look or a measurement; the pages are the same
  --help          this text

Exit status: 0 built, 1 the site has mistakes, 2 wrong arguments.
`;

const options = {
  out: { type: "string" },
  base: { type: "string" },
  content: { type: "string" },
  json: { type: "string" },
  host: { type: "string" },
  compress: { type: "boolean", default: false },
  "slash-copies": { type: "boolean", default: false },
  drafts: { type: "boolean", default: false },
  catalogue: { type: "boolean", default: false },
  editor: { type: "boolean", default: false },
  "no-cards": { type: "boolean", default: false },
} as const;

/**
 * @param root the project's root, an absolute path
 * @param args command line arguments
 * @returns the exit status: 0 built, 1 problems, 2 wrong arguments
 */
export async function runBuild(root: string, args: string[]): Promise<number> {
  const flags = parseCommandLine(args, options, help, findMistake);
  if (typeof flags === "number") return flags;
  const out = path.resolve(flags.out ?? path.join(root, "dist"));
  removeStagedWhenInterrupted(out);
  try {
    const report = await buildSite({
      root,
      definition: await loadSite(root),
      out,
      // Relative to the root, like all names of sources, even if the folder is outside it.
      content: path.relative(root, path.resolve(root, flags.content ?? "content")),
      base: flags.base,
      host: findHost(flags.host ?? ""),
      compress: flags.compress,
      slashCopies: flags["slash-copies"],
      drafts: flags.drafts,
      noindex: flags.drafts,
      extraRoutes: flags.catalogue ? [catalogueRoute(await loadExamples(root))] : [],
      staffPage: flags.editor ? (await import("../editor/build-editor.ts")).buildEditor : undefined,
      cards: !flags["no-cards"],
      progress: showProgress(),
    });
    // performance.now() counts from the start of the process, so this is the total time of the command.
    console.log(formatReport(report, performance.now()));
    if (report.advice.length > 0)
      console.log(`\nFor authors:\n\n${await formatEach(root, report.advice, process.stdout)}`);
    if (!flags.drafts) await recordAddresses(root, flags.content ?? "content", report.addresses);
    if (flags.json) await writeJson(flags.json, report);
    return 0;
  } catch (error) {
    console.error(await formatProblems(root, toProblems(error).problems));
    return 1;
  }
}

function findMistake({ base, host }: Flags<typeof options>): string | undefined {
  if (base !== undefined && !/^https?:\/\/[^?#]+$/.test(base))
    return `--base needs an absolute address, such as https://example.org/sub, and not "${base}".`;
  return host === undefined || findHost(host)
    ? undefined
    : `--host needs one of ${hostNames}, and not "${host}".`;
}

/**
 * Removes the staging folder on SIGINT (Ctrl-C), SIGTERM and SIGHUP.
 *
 * @param out absolute path of the output folder
 */
function removeStagedWhenInterrupted(out: string): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      removeStaged(out);
      // The exit status that shells expect: 130 for Ctrl-C.
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/**
 * Adds new addresses to the committed list. Does nothing if the folder is read-only.
 *
 * @param folder the content folder, relative to the root or absolute
 */
async function recordAddresses(root: string, folder: string, addresses: string[]): Promise<void> {
  const known = (await readAddresses(root, folder)).map(({ address }) => address);
  const all = new Set([...known, ...addresses]);
  if (all.size === known.length) return;
  const lines = `${[...all].sort().join("\n")}\n`;
  await writeFile(path.resolve(root, folder, addressesFile), lines).catch(() => {});
}

async function writeJson(file: string, report: BuildReport): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
}
