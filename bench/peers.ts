/** The generators that the scale bench holds against ours, each as its documentation recommends it. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { project, workFolder } from "./checkout.ts";
import type { PeerData } from "./peer-data.ts";

/** A generator: how it is run in its own folder, a copy of `bench/peers/NAME`. */
export interface Peer {
  name: string;
  /** As tables show it. */
  label: string;
  /** @throws Error when it is not installed */
  version(): string;
  command: string[];
  env: Record<string, string>;
  /** The folder with `portfolio/`. */
  out: string;
  /** What builds leave besides: a cold build begins without it. */
  caches: string[];
  /** What our content says that it would take for something else, one line of front matter. */
  leaveOut?: RegExp;
}

const packageVersion = (name: string, packageName: string) => () =>
  JSON.parse(readFileSync(path.join(peerRoot(name), "node_modules", packageName, "package.json"), "utf8"))
    .version as string;

export const peers: Peer[] = [
  {
    name: "eleventy",
    label: "Eleventy",
    version: packageVersion("eleventy", "@11ty/eleventy"),
    command: [process.execPath, "node_modules/@11ty/eleventy/cmd.cjs"],
    env: {},
    out: "out",
    caches: [".cache"],
  },
  {
    name: "astro",
    label: "Astro",
    version: packageVersion("astro", "astro"),
    // Astro wants a newer Node than the site does: it brings one.
    command: ["node_modules/node/bin/node", "node_modules/astro/bin/astro.mjs", "build", "--silent"],
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
    out: "dist",
    caches: [".astro", "node_modules/.astro", "node_modules/.vite"],
  },
  {
    name: "next",
    label: "Next.js export",
    version: packageVersion("next", "next"),
    command: [process.execPath, "node_modules/next/dist/bin/next", "build"],
    env: { NEXT_TELEMETRY_DISABLED: "1" },
    out: "out",
    caches: [".next"],
  },
  {
    name: "hugo",
    label: "Hugo --minify",
    version() {
      const { stdout, error } = spawnSync("hugo", ["version"], { encoding: "utf8" });
      if (error) throw new Error("it is not installed (Debian: apt-get install hugo).");
      return /v(\d[\w.]*)/.exec(stdout)?.[1] ?? stdout;
    },
    command: ["hugo", "--minify", "--quiet", "--cacheDir", path.join(peerRoot("hugo"), "cache")],
    env: {},
    out: "public",
    caches: ["cache", "resources", ".hugo_build.lock"],
    // Hugo would make a menu of each.
    leaveOut: /^menu: .*\n/m,
  },
];

/** Where a peer is installed and run, absolute. */
export function peerRoot(name: string): string {
  return path.join(workFolder, "peers", name);
}

/** The peers of these names that are installed, or can be; of others it says why not. */
export function findPeers(names: string[]): Peer[] {
  return peers.filter((peer) => {
    if (!names.includes(peer.name)) return false;
    try {
      installPeer(peer);
      return peer.version() !== "";
    } catch (error) {
      console.error(`Without ${peer.label}: ${(error as Error).message}`);
      return false;
    }
  });
}

/** Copies a peer's project to where it is run, and installs the versions that its package.json names. */
function installPeer({ name }: Peer): void {
  const root = peerRoot(name);
  const source = path.join(project, "bench/peers", name);
  mkdirSync(root, { recursive: true });
  for (const old of readdirSync(root)) {
    if (old !== "node_modules") rmSync(path.join(root, old), { recursive: true });
  }
  cpSync(source, root, { recursive: true });
  cpSync(path.join(project, "bench/peers/shared"), path.join(root, "shared"), { recursive: true });
  const manifest = path.join(source, "package.json");
  const installed = path.join(root, "node_modules/installed-from.json");
  if (!existsSync(manifest)) return;
  if (existsSync(installed) && readFileSync(installed, "utf8") === readFileSync(manifest, "utf8")) return;
  // The project itself is strict about Node's version, but a peer may bring a newer Node than this one.
  const args = ["install", "--no-package-lock", "--no-audit", "--no-fund", "--engine-strict=false"];
  const { status, stderr } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The packages of ${source} cannot be installed:\n${stderr}`);
  cpSync(manifest, installed);
}

/** Gives a peer the content and the data of a build, in place of what it had, and removes what it made before. */
export function preparePeer(peer: Peer, caseStudies: string, data: PeerData): void {
  const root = peerRoot(peer.name);
  for (const name of ["content", "data", peer.out, ...peer.caches]) {
    rmSync(path.join(root, name), { recursive: true, force: true });
  }
  const content = path.join(root, "content/portfolio");
  mkdirSync(content, { recursive: true });
  for (const file of readdirSync(caseStudies)) {
    const text = readFileSync(path.join(caseStudies, file), "utf8");
    writeFileSync(path.join(content, file), peer.leaveOut ? text.replace(peer.leaveOut, "") : text);
  }
  mkdirSync(path.join(root, "data"));
  for (const [name, value] of Object.entries(data)) {
    writeFileSync(path.join(root, `data/${name}.json`), JSON.stringify(value));
  }
}
