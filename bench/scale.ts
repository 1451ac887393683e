/** `npm run bench -- scale`: the site with many case studies, side by side with other generators. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildCommand, copySite, forgetBuilds, project } from "./copy-site.ts";
import { formatTable } from "./format-table.ts";
import { writeContent } from "./generate-content.ts";
import { type Cost, measure } from "./measure.ts";
import { readPeerData } from "./peer-data.ts";
import { installPeer, type Peer, peerRoot, peers, preparePeer } from "./peers.ts";
import { findDifference, readPage } from "./same-pages.ts";

export interface ScaleOptions {
  /** How many case studies are generated, one table row for each generator and number. */
  counts: number[];
  /** Names of the generators: `ours` and those of the peers. Ours is always built, for the peers need its data. */
  only: string[];
  /** How often each is built; the median counts. */
  runs: number;
}

/** A row of the table. */
export interface ScaleRow {
  generator: string;
  version: string;
  /** Generated case studies. */
  count: number;
  kind: "cold" | "warm, nothing changed" | "warm, one text edited";
  seconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
  /** Of wall time, by the number of case studies: all generators are divided by the same. */
  millisecondsPerCaseStudy: number;
  /** Wall time of this generator to ours, cold. */
  timesOurs: number;
  /** A page's bytes for the generator's own scripts, on average. */
  ownBytes: number;
}

/** How many pages of a peer are compared with ours. */
const sample = 50;

/** @throws Error when a generator fails, or when its pages are not the same as ours */
export async function measureScale({ counts, only, runs }: ScaleOptions): Promise<ScaleRow[]> {
  const chosen = peers.filter(({ name }) => only.includes(name));
  for (const peer of chosen) installPeer(peer);
  const versions = new Map(chosen.map((peer) => [peer, peer.version()]));
  const root = copySite("site");
  const rows: ScaleRow[] = [];
  for (const count of counts) {
    rmSync(path.join(root, "content"), { recursive: true, force: true });
    writeContent(project, path.join(root, "content"), count);
    const caseStudies = path.join(root, "content/portfolio");
    const names = readdirSync(caseStudies).map((file) => file.replace(/\.md$/, ""));
    let ours = 0;
    const addRow = (generator: string, version: string, kind: ScaleRow["kind"], cost: Cost, ownBytes = 0) => {
      const { seconds, cpuSeconds, peakMegabytes } = cost;
      ours ||= seconds;
      const millisecondsPerCaseStudy = (seconds * 1000) / names.length;
      const costs = {
        seconds,
        cpuSeconds,
        peakMegabytes,
        millisecondsPerCaseStudy,
        timesOurs: seconds / ours,
      };
      rows.push({ generator, version, count, kind, ...costs, ownBytes });
      console.error(
        `${count} ${generator}, ${kind}: ${seconds.toFixed(2)} s, ${cpuSeconds.toFixed(2)} CPU s`,
      );
    };

    const cold = await median(runs, () => {
      forgetBuilds(root);
      rmSync(path.join(root, "dist"), { recursive: true, force: true });
      return buildOurs(root);
    });
    addRow("ours", "", "cold", cold);
    if (chosen.length > 0) {
      const data = await readPeerData(project, names, path.join(root, "dist"));
      for (const peer of chosen) {
        const cost = await median(runs, () => {
          preparePeer(peer, caseStudies, data);
          return measure(peer.command, {
            cwd: peerRoot(peer.name),
            env: { ...surroundings(root), ...peer.env },
          });
        });
        const ownBytes = comparePages(peer, path.join(root, "dist"), names);
        addRow(peer.label, versions.get(peer) ?? "", "cold", cost, ownBytes);
        rmSync(path.join(peerRoot(peer.name), peer.out), { recursive: true });
      }
    }
    addRow("ours", "", "warm, nothing changed", await median(runs, () => buildOurs(root)));
    const edited = path.join(caseStudies, `generated_${Math.ceil(count / 2)}`);
    let edits = 0;
    const afterEdit = await median(runs, () => {
      writeFileSync(`${edited}.md`, `${readFileSync(`${edited}.md`, "utf8").trimEnd()} Edit ${++edits}.\n`);
      return buildOurs(root);
    });
    addRow("ours", "", "warm, one text edited", afterEdit);
    const page = readFileSync(path.join(root, "dist/portfolio", `${path.basename(edited)}.html`), "utf8");
    if (!page.includes(`Edit ${edits}.`)) throw new Error(`The edit of ${edited}.md is not on its page.`);
  }
  rmSync(root, { recursive: true });
  return rows;
}

/** Without social cards: no peer draws any, and a card takes as long as a hundred pages. */
function buildOurs(root: string): Promise<Cost> {
  return measure(buildCommand("--no-cards"), { cwd: root, env: surroundings(root) });
}

/** The same for all: nothing is kept from earlier runs in the system's temporary folder. */
function surroundings(root: string): Record<string, string> {
  const temporary = path.join(root, ".cache/tmp");
  mkdirSync(temporary, { recursive: true });
  return { TMPDIR: temporary };
}

async function median(runs: number, run: () => Promise<Cost>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let index = 0; index < runs; index++) costs.push(await run());
  costs.sort((a, b) => a.seconds - b.seconds);
  return costs[Math.floor((costs.length - 1) / 2)] as Cost;
}

/**
 * @returns a page's bytes for the peer's own scripts, on average
 * @throws Error when a page is missing, or is not the same as ours
 */
function comparePages(peer: Peer, ours: string, names: string[]): number {
  const theirs = path.join(peerRoot(peer.name), peer.out);
  const isPage = (file: string) => file.endsWith(".html");
  const made = readdirSync(path.join(theirs, "portfolio")).filter(isPage);
  if (made.length !== names.length) {
    throw new Error(`${peer.label} made ${made.length} pages of ${names.length} case studies.`);
  }
  const step = Math.max(1, Math.floor(names.length / sample));
  const compared = names.filter((_, index) => index % step === 0);
  let ownBytes = 0;
  for (const name of compared) {
    const [our, their] = [ours, theirs].map((folder) =>
      readPage(readFileSync(path.join(folder, `portfolio/${name}.html`), "utf8")),
    ) as [ReturnType<typeof readPage>, ReturnType<typeof readPage>];
    const difference = findDifference(our, their);
    if (difference) {
      throw new Error(
        `${peer.label}: /portfolio/${name} is not the same as ours.\n  ours: ${difference.ours}\n  theirs: ${difference.theirs}`,
      );
    }
    ownBytes += their.ownBytes;
  }
  return ownBytes / compared.length;
}

/** The rows as a Markdown table, with what they were measured on. */
export function formatScale(rows: ScaleRow[], command: string): string {
  const head = ["N", "generator", "build", "wall s", "CPU s", "ms a page", "peak MB", "to ours"];
  const cells = rows.map((row) => [
    row.count.toLocaleString("en"),
    `${row.generator} ${row.version}`.trim(),
    row.kind,
    row.seconds.toFixed(2),
    row.cpuSeconds.toFixed(2),
    row.millisecondsPerCaseStudy.toFixed(2),
    String(Math.round(row.peakMegabytes)),
    `${row.timesOurs.toFixed(2)} ×`,
  ]);
  const own = rows.filter(({ ownBytes }) => ownBytes > 0);
  return [
    formatTable(command, head, cells, 3),
    "",
    "Cold: without anything kept of earlier builds; ours keeps finished pictures, icons and fonts, which no peer makes.",
    "Ours is built without social cards, but with all its other pages, sitemap, feed and the check of every link.",
    `A page: wall time by the number of case studies (N and the ${readdirSync(path.join(project, "content/portfolio")).length} real ones).`,
    "Memory: all processes together, every 50 ms: what each has for itself, and the largest shared part.",
    `Same pages: ${sample} of each generator were compared with ours, element by element.`,
    ...own.map(
      ({ generator, count, ownBytes }) =>
        `${generator} adds ${(ownBytes / 1000).toFixed(1)} kB of its own to each page (N = ${count}).`,
    ),
  ].join("\n");
}
