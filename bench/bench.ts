/** `npm run bench`: speed and size, by hand and once a week. It decides no test. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Misuse } from "./check-out.ts";
import { benchClicks, formatClicks } from "./click-to-paint.ts";
import { compareCommits, formatCompared } from "./compare.ts";
import { formatFloor, measureFloor } from "./floor.ts";
import { formatMaintainer, measureMaintainer } from "./maintainer.ts";
import { peers } from "./peers.ts";
import { formatScale, measureScale } from "./scale.ts";
import { formatSizes, measureSizes } from "./sizes.ts";
import { benchVisitor } from "./visitor.ts";

const generators = ["ours", ...peers.map(({ name }) => name)];

const benches = ["maintainer", "scale", "floor", "visitor", "clicks", "sizes"];

const help = `Measures how fast the site is built, and how much memory that takes. On a machine that does nothing else.

Usage:
  npm run bench -- maintainer
  npm run bench -- scale --counts 30,1000,10000
  npm run bench -- scale --counts 100000 --only ours
  npm run bench -- floor --counts 10000
  npm run bench -- visitor
  npm run bench -- clicks
  npm run bench -- sizes --against v1.0
  npm run bench -- --compare REF

  maintainer     the site as it is: warm, and cold without making pictures
  scale          the site with generated case studies, side by side with other generators; installs them below .cache/
  floor          what no build that renders with React can be faster than: React itself, and writing
  visitor        Lighthouse on every page; has flags of its own: npm run bench -- visitor --help
  clicks         how long after a click on a link in the header the next page is painted in Chromium
  sizes          what each page costs its visitors, now and at the last release
  --compare REF  the commit that is checked out and another one, built in turns, and their sizes

  --against REF  sizes: another commit than the last release
  --counts LIST  scale, floor: how many case studies (30,1000,10000)
  --only LIST    scale: some of ${generators.join(", ")}
  --runs N       how often each is built; medians are shown (scale: 1, maintainer: 7, --compare: 5),
                 or each link clicked in each case (clicks: 5)
  --json FILE    write what was measured as JSON as well
  --help         this text

Exit status: 0 measured, 1 something could not be built or compared, or the generators' pages differ, 2 wrong arguments.
`;

if (process.argv[2] === "visitor") process.exit(await benchVisitor(process.argv.slice(3)));
const command = `npm run bench -- ${process.argv.slice(2).join(" ")}`.trim();
const flags = readFlags(process.argv.slice(2));
if (typeof flags === "string") {
  console.error(`${flags}\n\n${help}`);
  process.exit(2);
}
if (flags.help) {
  console.log(help);
} else {
  try {
    await run(flags);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function run({ bench, counts, only, runs, compare, against }: Flags): Promise<void> {
  if (compare !== undefined) {
    const compared = await compareCommits(compare, runs ?? 5);
    show([compared], formatCompared(compared, command));
  } else if (bench === "sizes") {
    const { pairs, title } = await measureSizes(against);
    show(pairs, formatSizes(pairs, title));
  } else if (bench === "maintainer") {
    const rows = await measureMaintainer(runs ?? 7);
    show(rows, formatMaintainer(rows, command));
  } else if (bench === "floor") {
    const rows = measureFloor(counts);
    show(rows, formatFloor(rows, command));
  } else if (bench === "clicks") {
    const rows = await benchClicks(runs ?? 5);
    show(rows, formatClicks(rows, command));
  } else {
    const rows = await measureScale({ counts, only, runs: runs ?? 1 });
    show(rows, formatScale(rows, command));
  }
}

function show(rows: object[], table: string): void {
  console.log(table);
  const { json } = flags as Flags;
  if (!json) return;
  mkdirSync(path.dirname(path.resolve(json)), { recursive: true });
  writeFileSync(json, `${JSON.stringify({ command, node: process.version, rows }, null, 2)}\n`);
}

interface Flags {
  help: boolean;
  bench: string | undefined;
  counts: number[];
  only: string[];
  runs: number | undefined;
  compare: string | undefined;
  against: string | undefined;
  json: string | undefined;
}

/** @returns the flags, or what is wrong with them */
function readFlags(args: string[]): Flags | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        counts: { type: "string", default: "30,1000,10000" },
        only: { type: "string", default: generators.join(",") },
        runs: { type: "string" },
        compare: { type: "string" },
        against: { type: "string" },
        json: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    const counts = values.counts.split(",").map(Number);
    const only = values.only.split(",");
    const runs = values.runs === undefined ? undefined : Number(values.runs);
    const [bench, ...more] = positionals;
    const { compare, against } = values;
    const isKnown = compare === undefined ? benches.includes(bench ?? "") : bench === undefined;
    if (!values.help && (!isKnown || more.length > 0))
      return `Which bench: ${benches.join(", ")} or --compare REF?`;
    if (!counts.every(isCount))
      return `--counts needs whole numbers, such as 30,1000, and not "${values.counts}".`;
    if (runs !== undefined && !isCount(runs)) return `--runs needs a whole number, and not "${values.runs}".`;
    const stranger = only.find((name) => !generators.includes(name));
    if (stranger !== undefined) return `--only knows ${generators.join(", ")}, and not "${stranger}".`;
    return { help: values.help, bench, counts, only, runs, compare, against, json: values.json };
  } catch (error) {
    return (error as Error).message;
  }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}
