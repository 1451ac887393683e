/** `npm run bench -- --compare REF`: two commits built in turns, and what one costs more than the other. */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type Checkout, checkOut, refuseChanges } from "./check-out.ts";
import { forgetBuilds } from "./copy-site.ts";
import { formatTable } from "./format-table.ts";
import { writeContent } from "./generate-content.ts";
import type { Cost } from "./measure.ts";
import { median } from "./median.ts";
import { buildSiteAt, formatSizes, nameOf, pairSizes, type SizePair, weighSite } from "./sizes.ts";

/** One way to build, measured on both commits. The costs of one index belong together: they followed each other. */
export interface Comparison {
  build: string;
  before: Cost[];
  now: Cost[];
}

export interface Compared {
  title: string;
  comparisons: Comparison[];
  sizes: SizePair[];
}

/** Generated case studies in the last of the builds. */
const many = 1000;

/**
 * Compares a commit with the one that is checked out. Both are built in turns, so that whatever else the machine does
 * meets both.
 *
 * @param ref the commit to compare with
 * @param runs how often each is built in each way
 * @throws Misuse if there is no such commit, if files are changed, or if one of the two cannot be built
 */
export async function compareCommits(ref: string, runs: number): Promise<Compared> {
  refuseChanges();
  const then = checkOut(ref);
  let now: Checkout | undefined;
  try {
    now = checkOut("HEAD");
    const both = [then, now] as const;
    for (const one of both) await build(one, []);
    const [sizesThen, sizesNow] = [await weighSite(outputOf(then)), await weighSite(outputOf(now))];

    const warm = await inTurns("warm", both, runs, (one) => build(one, []));
    const cold = await inTurns("cold, pictures and fonts kept", both, runs, (one) => {
      forgetBuilds(one.root);
      rmSync(outputOf(one), { recursive: true, force: true });
      return build(one, []);
    });

    // The same ones for both, made by the newer generator.
    const content = ".cache/bench/content";
    for (const one of both) writeContent(one.root, path.join(one.root, content), many);
    // Social cards would take minutes; before there was this flag, they are made once and kept.
    const withoutCards = both.every(({ root }) =>
      readFileSync(path.join(root, "generator/build-command.ts"), "utf8").includes('"no-cards"'),
    );
    const flags = ["--content", content, ...(withoutCards ? ["--no-cards"] : [])];
    for (const one of both) await build(one, flags);
    const large = await inTurns(`${many} case studies more, warm`, both, runs, (one) => build(one, flags));
    return {
      title: `${nameOf(now)} against ${nameOf(then)}.`,
      comparisons: [warm, cold, large],
      sizes: pairSizes(sizesThen, sizesNow),
    };
  } finally {
    then.remove();
    now?.remove();
  }
}

const outputOf = ({ root }: Checkout) => path.join(root, "dist");

const build = (checkout: Checkout, flags: string[]) => buildSiteAt(checkout.root, flags, nameOf(checkout));

async function inTurns(
  name: string,
  [then, now]: readonly [Checkout, Checkout],
  runs: number,
  run: (checkout: Checkout) => Promise<Cost>,
): Promise<Comparison> {
  const comparison: Comparison = { build: name, before: [], now: [] };
  for (let index = 0; index < runs; index++) {
    comparison.before.push(await run(then));
    comparison.now.push(await run(now));
  }
  return comparison;
}

/** Ratios of medians, with the least and the most that two builds of one turn had, and the report on sizes. */
export function formatCompared({ title, comparisons, sizes }: Compared, command: string): string {
  const kinds = [
    { name: "wall", unit: "s", of: (cost: Cost) => cost.seconds },
    { name: "CPU", unit: "s", of: (cost: Cost) => cost.cpuSeconds },
    { name: "peak", unit: "MB", of: (cost: Cost) => cost.peakMegabytes },
  ];
  const rows = comparisons.flatMap(({ build: name, before, now }) =>
    kinds.map((kind) => {
      const [medianBefore, medianNow] = [median(before.map(kind.of)), median(now.map(kind.of))];
      const turns = now.map((cost, index) => kind.of(cost) / kind.of(before[index] ?? cost));
      const digits = kind.unit === "MB" ? 0 : 2;
      const spread = `${Math.min(...turns).toFixed(2)} to ${Math.max(...turns).toFixed(2)}`;
      return [
        name,
        `${kind.name}, ${kind.unit}`,
        medianBefore.toFixed(digits),
        medianNow.toFixed(digits),
        (medianNow / medianBefore).toFixed(2),
        spread,
      ];
    }),
  );
  const head = ["build", "cost", "then", "now", "ratio", "spread"];
  return [formatTable(command, head, rows, 2), "", formatSizes(sizes, title)].join("\n");
}
