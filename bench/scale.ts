/** `npm run bench -- scale`: measures the cost of builds by this commit, another commit, and other generators. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import {
  type Build,
  build,
  type Checkout,
  checkOut,
  cloneAgain,
  keepPictures,
  surroundings,
} from "./checkout.ts";
import { formatTable } from "./format-table.ts";
import { writeContent } from "./generate-content.ts";
import { type Cost, measure } from "./measure.ts";
import { median } from "./median.ts";
import { readPeerData } from "./peer-data.ts";
import { findPeers, type Peer, peerRoot, preparePeer } from "./peers.ts";
import { findDifference, readPage } from "./same-pages.ts";

export interface ScaleOptions {
  /** The numbers of case studies to generate. */
  counts: number[];
  /** A commit to compare with; its builds alternate with those of this one. */
  compare: string | undefined;
  /** The names of other generators. */
  peers: string[];
  /** The number of builds; results are medians. Fresh clones are built once. */
  runs: number;
}

/** A row of the table. */
export interface ScaleRow extends Omit<Cost, "stdout"> {
  build: string;
  generator: string;
  pages: number;
  picturesMade: number;
  /** The bytes of the HTML of all pages, each compressed separately. */
  html: number;
}

/**
 * Builds of two commits alternate, so that other load on the machine affects both.
 *
 * @throws Misuse if a commit cannot be built
 * @throws Error if another generator fails, or if its pages differ from ours
 */
export async function measureScale({ counts, compare, peers, runs }: ScaleOptions): Promise<ScaleRow[]> {
  const now = checkOut("HEAD", "now");
  const commits = compare === undefined ? [now] : [now, checkOut(compare, "before")];
  const chosen = findPeers(peers);
  const rows: ScaleRow[] = [];
  const inTurns = async (name: string, times: number, run: (commit: Checkout) => Promise<Build>) => {
    const builds = commits.map((commit) => ({ commit, made: [] as Build[] }));
    for (let turn = 0; turn < times; turn++)
      for (const { commit, made } of builds) made.push(await run(commit));
    for (const { commit, made } of builds) addRow(rows, toRow(name, commit, made));
  };

  await inTurns("a fresh clone, nothing kept", 1, (commit) => build(commit));
  await inTurns("a fresh clone, .cache restored", 1, (commit) => {
    cloneAgain(commit);
    return build(commit);
  });
  await inTurns("this site, all kept", runs, (commit) => build(commit));
  for (const count of counts) {
    const name = `${count.toLocaleString("en")} case studies more`;
    for (const { root } of commits) {
      rmSync(path.join(root, "generated"), { recursive: true, force: true });
      writeContent(root, path.join(root, "generated"), count);
    }
    // Without social cards: no other generator draws them, and one card takes as long as a hundred pages.
    await inTurns(name, runs, (commit) => {
      keepPictures(commit);
      return build(commit, "--content", "generated", "--no-cards");
    });
    for (const row of await measurePeers(name, chosen, now, runs)) addRow(rows, row);
  }
  return rows;
}

function addRow(rows: ScaleRow[], row: ScaleRow): void {
  rows.push(row);
  console.error(`${row.build}: ${row.generator} ${row.seconds.toFixed(2)} s`);
}

function toRow(name: string, commit: Checkout, builds: Build[]): ScaleRow {
  const { routes, images } = builds.at(-1)?.report ?? { routes: [], images: { made: 0 } };
  return {
    build: name,
    generator: commit.name,
    ...medianCost(builds.map(({ cost }) => cost)),
    pages: routes.length,
    picturesMade: images.made,
    html: routes.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}

function medianCost(costs: Cost[]): Omit<Cost, "stdout"> {
  const of = (key: "seconds" | "cpuSeconds" | "peakMegabytes") => median(costs.map((cost) => cost[key]));
  return { seconds: of("seconds"), cpuSeconds: of("cpuSeconds"), peakMegabytes: of("peakMegabytes") };
}

/** Builds the case studies of our last build with other generators. */
async function measurePeers(
  build: string,
  peers: Peer[],
  { root }: Checkout,
  runs: number,
): Promise<ScaleRow[]> {
  if (peers.length === 0) return [];
  const rows: ScaleRow[] = [];
  const caseStudies = path.join(root, "generated/portfolio");
  const names = readdirSync(caseStudies).map((file) => file.replace(/\.md$/, ""));
  const data = await readPeerData(root, names, path.join(root, "dist"));
  for (const peer of peers) {
    const costs: Cost[] = [];
    const env = { ...surroundings(peerRoot(peer.name)), ...peer.env };
    for (let run = 0; run < runs; run++) {
      preparePeer(peer, caseStudies, data);
      costs.push(await measure(peer.command, { cwd: peerRoot(peer.name), env }));
    }
    comparePages(peer, names, caseStudies, path.join(root, "dist"));
    const generator = `${peer.label} ${peer.version()}`;
    rows.push({ build, generator, ...medianCost(costs), pages: names.length, picturesMade: 0, html: 0 });
  }
  return rows;
}

/** The number of pages of a peer that are compared with ours. */
const sample = 50;

/** @throws Error if a page is missing, or says something else than ours */
function comparePages(peer: Peer, names: string[], caseStudies: string, ours: string): void {
  const theirs = path.join(peerRoot(peer.name), peer.out);
  const made = readdirSync(path.join(theirs, "portfolio")).filter((file) => file.endsWith(".html"));
  if (made.length !== names.length)
    throw new Error(`${peer.label} made ${made.length} pages of ${names.length} case studies.`);
  const step = Math.max(1, Math.floor(names.length / sample));
  for (const name of names.filter((_, index) => index % step === 0)) {
    const read = (folder: string) =>
      readPage(readFileSync(path.join(folder, `portfolio/${name}.html`), "utf8"));
    const { content } = matter(readFileSync(path.join(caseStudies, `${name}.md`), "utf8"));
    const difference = findDifference(read(ours), read(theirs), content);
    if (difference) throw new Error(`${peer.label}: /portfolio/${name} is not the same.\n  ${difference}`);
  }
}

/** Formats the rows as a Markdown table, with the command and the machine. */
export function formatScale(rows: ScaleRow[], command: string): string {
  const head = ["build", "generator", "wall s", "to ours", "CPU s", "peak MB"];
  const more = ["pages", "ms a page", "pictures made", "HTML kB"];
  const cells = rows.map((row) => {
    const ours = rows.find(({ build }) => build === row.build) ?? row;
    return [
      row.build,
      row.generator,
      row.seconds.toFixed(2),
      (row.seconds / ours.seconds).toFixed(2),
      row.cpuSeconds.toFixed(2),
      String(Math.round(row.peakMegabytes)),
      row.pages.toLocaleString("en"),
      ((row.seconds * 1000) / row.pages).toFixed(2),
      String(row.picturesMade),
      (row.html / 1000).toFixed(1),
    ];
  });
  return [
    formatTable(command, [...head, ...more], cells, 2),
    "",
    "A fresh clone has its packages installed. With more case studies, nothing is kept of earlier builds but pictures,",
    "which no other generator makes, and no social cards are drawn; other generators make the case studies alone.",
    `${sample} pages of each are compared with ours. Memory: of all processes together, npm's included, every 50 ms.`,
  ].join("\n");
}
