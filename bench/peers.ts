/** The generators that `npm run bench -- scale` compares with ours, each set up as its documentation recommends. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { project, workFolder } from "./checkout.ts";
import type { PeerData } from "./peer-data.ts";

/** A generator. It runs in its own folder, a copy of `bench/peers/NAME`. */
export interface Peer {
  name: string;
  /** The name in tables. */
  label: string;
  /** @throws Error if it is not installed */
  version(): string;
  command: string[];
  env: Record<string, string>;
  /** The output folder, which contains `portfolio/`. */
  out: string;
  /** Caches that builds leave. They are removed before a cold build. */
  caches: string[];
  /** A line of our front matter to remove, because the generator would interpret it differently. */
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
    // Astro requires a newer Node than the site, so the peer has its own.
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
    // Hugo would interpret it as the name of a menu.
    leaveOut: /^menu: .*\n/m,
  },
];

/** The absolute path of the folder where a peer is installed and run. */
export function peerRoot(name: string): string {
  return path.join(workFolder, "peers", name);
}

/** Finds the peers with these names, and installs them if necessary. Prints why a peer cannot be installed. */
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

/** Copies the project of a peer to the folder where it runs, and installs the versions in its package.json. */
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
  // The project has engine-strict set, but a peer may have its own, newer Node.
  const args = ["install", "--no-package-lock", "--no-audit", "--no-fund", "--engine-strict=false"];
  const { status, stderr } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The packages of ${source} cannot be installed:\n${stderr}`);
  cpSync(manifest, installed);
}

/** Replaces the content and the data of a peer with those of a build, and removes its output and its caches. */
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
