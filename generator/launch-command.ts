/** `npm run launch`: everything between this site and its launch, each with its place and its cure. */
import path from "node:path";
import { parseArgs } from "node:util";
import { formatEach } from "./build-command.ts";
import { checkSite, prepareSite } from "./build-site.ts";
import { findDeadLinks } from "./check-links.ts";
import { colors } from "./colors.ts";
import { calendarDate } from "./content-types.ts";
import {
  findExternalLinks,
  findInContent,
  findLicenceItems,
  findPagesWithoutLink,
  findUnusedFields,
  findUnusedPictures,
  placeFindings,
} from "./find-launch-items.ts";
import { outputFile } from "./find-routes.ts";
import type { LaunchItem } from "./launch-problems.ts";
import { loadSite } from "./load-site.ts";
import { type Memory, openMemory } from "./memory.ts";
import { compare, Problems, sortProblems } from "./problems.ts";
import { showProgress } from "./progress.ts";
import { readContent } from "./read-content.ts";
import type { LaunchKind, SiteDefinition } from "./site-definition.ts";

const help = `Lists everything between this site and its launch, each with its place and its cure: stand-ins, addresses and
numbers that are nobody's, placeholders, what has ended or is out of date, pictures without a note of their licence,
pictures and content that nothing uses. It changes nothing.

Usage:
  npm run launch
  npm run launch -- --short
  npm run launch -- --online
  npm run --silent launch -- --json > launch.json

  --short        one line for each
  --json         for programs: a list of { file, line, column, what, cure, kind }, file "" where none is at fault
  --online       ask other sites whether they answer: HEAD, then GET, four at a time, ten seconds each
  --today DATE   as if it were that day: 2027-01-01
  --help         this text

Exit status: 0 nothing is left, 1 something is, 2 wrong arguments.
`;

/** What a launch looks at. */
interface LaunchOptions {
  root: string;
  site: SiteDefinition;
  /** A calendar date. */
  today: string;
  /** Whether other sites may be asked. */
  online: boolean;
}

/**
 * @param root the project's root, an absolute path
 * @param siteFile the module that exports the site, relative to the root
 * @param args command line arguments
 * @returns the exit status: 0 nothing is left, 1 something is, 2 wrong arguments
 */
export async function runLaunch(root: string, siteFile: string, args: string[]): Promise<number> {
  const flags = readFlags(args);
  if (typeof flags === "string") {
    console.error(`${flags}\n\n${help}`);
    return 2;
  }
  if (flags.help) {
    console.log(help);
    return 0;
  }
  const items = await findItems(root, siteFile, flags);
  if (flags.json) console.log(JSON.stringify(items.map(toRecord), null, 2));
  else console.log(flags.short ? formatShort(items) : await formatLong(root, items));
  return items.length > 0 ? 1 : 0;
}

function readFlags(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        short: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        online: { type: "boolean", default: false },
        today: { type: "string", default: localDate() },
        help: { type: "boolean" },
      },
    });
    return calendarDate.safeParse(values.today).success
      ? values
      : `--today needs a day such as 2027-01-01, and not "${values.today}".`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The day where the command runs: who works on New Year's morning has the new year. */
function localDate(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * @param root the project's root, an absolute path
 * @param siteFile the module that exports the site, relative to the root
 * @returns what is left to do, by file and from top to bottom
 */
export async function findItems(
  root: string,
  siteFile: string,
  flags: { today: string; online: boolean },
): Promise<LaunchItem[]> {
  try {
    const site = await loadSite(root, siteFile);
    return sortProblems(await findLaunchItems({ root, site, ...flags })) as LaunchItem[];
  } catch (error) {
    if (!(error instanceof Problems)) throw error;
    return sortProblems(error.problems.map((problem) => ({ ...problem, kind: "mistake" }))) as LaunchItem[];
  }
}

/** @throws Problems of content that cannot be read: nothing else can be said of it then */
async function findLaunchItems({ root, site, today, online }: LaunchOptions): Promise<LaunchItem[]> {
  const memory = openMemory();
  const read = await readContent(root, "content", site.contentFiles, site.overrides, memory);
  const findings = site.launch?.(read.content as never, today) ?? [];
  return [
    ...findInContent(read, findings),
    ...(await placeFindings(root, read, findings)),
    ...(await findLicenceItems(root)),
    ...(await findUnusedPictures(root, read)),
    ...(await findUnusedFields(root, read)),
    ...(await findInPages(root, site, memory)),
    ...(online
      ? await findDeadLinks(findExternalLinks(read), {
          limit: 4,
          patience: 10_000,
          progress: showProgress(process.stderr)("Other sites"),
        })
      : []),
  ];
}

/** What only the finished pages tell: mistakes that stop a build, and pages to which nothing leads. */
async function findInPages(root: string, site: SiteDefinition, memory: Memory): Promise<LaunchItem[]> {
  const progress = showProgress(process.stderr);
  const html = new Map<string, string>();
  try {
    // Nothing is written there.
    const out = path.join(root, "dist");
    const prepared = await prepareSite({ root, site, out, content: "content", progress }, memory);
    await checkSite(prepared, async (output) => {
      if (output.file.endsWith(".html")) html.set(output.file, String(output.contents));
    });
    const { routes, settings } = prepared.checked;
    const base = new URL(settings.address).pathname.replace(/\/$/, "");
    return findPagesWithoutLink(routes.all, (route) => html.get(outputFile(route.path)) ?? "", base);
  } catch (error) {
    if (!(error instanceof Problems)) throw error;
    return error.problems.map((problem) => ({ ...problem, kind: "mistake" }));
  }
}

function toRecord({ place = { file: "", line: 1, column: 1 }, message, cure, kind }: LaunchItem) {
  return { ...place, what: message, cure, kind };
}

function formatShort(items: LaunchItem[]): string {
  const lines = items.map(({ place, message }) =>
    place ? `${place.file}:${place.line}:${place.column}  ${message}` : message,
  );
  return [...lines, ...(lines.length > 0 ? [""] : []), summary(items)].join("\n");
}

async function formatLong(root: string, items: LaunchItem[]): Promise<string> {
  return items.length > 0 ? `${await formatEach(root, items)}\n\n${summary(items)}` : summary(items);
}

/** "3 things to do before the launch: 2 of the kind stand-in, 1 of the kind licence." */
function summary(items: LaunchItem[]): string {
  if (items.length === 0) return colors.green("Nothing is left to do before the launch.");
  const counts = new Map<LaunchKind, number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].sort(([a, countA], [b, countB]) => countB - countA || compare(a, b));
  const things = items.length === 1 ? "One thing" : `${items.length} things`;
  return [
    colors.bold(`${things} to do before the launch:`),
    ...kinds.map(([kind, count]) => `${String(count).padStart(5)}  ${kind}`),
  ].join("\n");
}
