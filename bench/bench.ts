/** `npm run bench`: measures speed and size, by hand and once a week. No test depends on it. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Misuse } from "./checkout.ts";

const help = `Measures speed and size. On a machine that does nothing else.

Usage:
  npm run bench -- scale
  npm run bench -- scale --compare v1.0 --counts 1000,10000 --peers eleventy,astro,next,hugo
  npm run bench -- saves
  npm run bench -- visitor --runs 1 --routes /,/portfolio --forms mobile
  npm run bench -- clicks
  npm run bench -- sizes --against v1.0

  scale      building: the site as it is, as a fresh clone and with generated case studies
  saves      how long after a save the changed page is in a browser
  visitor    Lighthouse on every page; one run of all pages on both screens takes nine minutes
  clicks     how long after a click on a link in the header the next page is painted in Chromium
  sizes      what each page costs its visitors, now and at the last release

  --compare REF   scale: build another commit in turns with this one
  --counts LIST   scale: how many case studies (1000,10000)
  --peers LIST    scale: other generators beside ours, installed below .cache/: eleventy, astro, next, hugo
  --against REF   sizes: another commit than the last release
  --routes LIST   visitor: addresses (all pages)
  --forms LIST    visitor: mobile, desktop (both)
  --site DIR      visitor: a site that is built already
  --runs N        how often each is measured (3); medians are shown
  --json FILE     write what was measured as JSON as well
  --help          this text

Exit status: 0 measured, 1 something cannot be built or measured, or the generators' pages differ, 2 wrong arguments.
`;

/**
 * Every benchmark: measures, and returns the results as rows and as text. Each loads its own packages, such as Lighthouse,
 * which take seconds.
 */
const benches: Record<string, (flags: Flags, command: string) => Promise<{ rows: object[]; text: string }>> =
  {
    async scale({ counts, compare, peers, runs }, command) {
      const { formatScale, measureScale } = await import("./scale.ts");
      const rows = await measureScale({
        counts: list(counts).map(Number),
        compare,
        peers: list(peers),
        runs,
      });
      return { rows, text: formatScale(rows, command) };
    },
    async saves({ runs }, command) {
      const { benchSaves, formatSaves } = await import("./save-to-page.ts");
      const rows = await benchSaves(runs);
      return { rows, text: formatSaves(rows, command) };
    },
    async visitor({ routes, forms, site, runs }, command) {
      const { formatVisits, measureVisits } = await import("./visitor.ts");
      const visits = await measureVisits({
        routes: routes ? list(routes) : undefined,
        forms: list(forms),
        site,
        runs,
      });
      return { rows: visits, text: formatVisits(visits, command) };
    },
    async clicks({ runs }, command) {
      const { benchClicks, formatClicks } = await import("./click-to-paint.ts");
      const rows = await benchClicks(runs);
      return { rows, text: formatClicks(rows, command) };
    },
    async sizes({ against }) {
      const { formatSizes, measureSizes } = await import("./sizes.ts");
      const { pairs, title } = await measureSizes(against);
      return { rows: pairs, text: formatSizes(pairs, title) };
    },
  };

interface Flags {
  counts: string;
  compare?: string | undefined;
  peers: string;
  against?: string | undefined;
  routes?: string | undefined;
  forms: string;
  site?: string | undefined;
  runs: number;
}

const command = `npm run bench -- ${process.argv.slice(2).join(" ")}`.trim();
process.exitCode = await run(process.argv.slice(2));

/** @returns the exit status */
async function run(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseFlags(args);
    if (values.help) {
      console.log(help);
      return 0;
    }
    const bench = benches[positionals.join(" ")];
    if (!bench) throw new TypeError(`Which bench: ${Object.keys(benches).join(", ")}?`);
    const numbers = [values.runs, ...list(values.counts)].map(Number);
    if (!numbers.every((value) => Number.isInteger(value) && value > 0))
      throw new TypeError("--runs and --counts need whole numbers, such as 30,1000.");
    const { rows, text } = await bench({ ...values, runs: Number(values.runs) }, command);
    console.log(text);
    if (values.json) {
      mkdirSync(path.dirname(path.resolve(values.json)), { recursive: true });
      writeFileSync(values.json, `${JSON.stringify({ command, node: process.version, rows }, null, 2)}\n`);
    }
    return 0;
  } catch (error) {
    if (error instanceof Misuse) console.error(error.message);
    else if (error instanceof TypeError) console.error(`${error.message}\n\n${help}`);
    else throw error;
    return error instanceof Misuse ? 1 : 2;
  }
}

/** @throws TypeError for unknown flags */
function parseFlags(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      counts: { type: "string", default: "1000,10000" },
      compare: { type: "string" },
      peers: { type: "string", default: "" },
      against: { type: "string" },
      routes: { type: "string" },
      forms: { type: "string", default: "mobile,desktop" },
      site: { type: "string" },
      runs: { type: "string", default: "3" },
      json: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
}

function list(text: string): string[] {
  return text.split(",").filter(Boolean);
}
