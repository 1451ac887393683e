/** Builds the site for each host, and starts what can stand in for the host on this machine. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { manifestName } from "../../../generator/model/output-file.ts";
import { type HostName, hosts } from "../../../hosts/hosts.ts";
import {
  findFreePort,
  findServer,
  type ServerName,
  servers,
  startServer,
} from "../../../hosts/start-server.ts";
import { startCloudFront } from "./cloudfront-stand-in.ts";
import { describeFolder, type Subject } from "./subject.ts";

const root = path.resolve(import.meta.dirname, "../../..");

/** Where the sites are built. */
const sites = path.join(root, ".cache/hosts");

/** Where emulators and scanners are installed. */
export const tools = path.join(root, ".cache/hosts-tools");

/** The address that the forms post to. The browser of the tests resolves its host to the loopback address. */
export const enquiryUrl = "https://forms.test/send";

const run = promisify(execFile);

/**
 * Builds the site for a host, with the command that everybody uses.
 *
 * @returns the output folder
 */
export async function buildFor(name: HostName, { base }: { base?: string } = {}): Promise<string> {
  const folder = path.join(
    sites,
    base ? `${name}-below` : name,
    name === "vercel" ? ".vercel/output/static" : "dist",
  );
  const { NODE_OPTIONS, ...environment } = process.env;
  const flags = ["--out", folder, "--host", name, ...(base ? ["--base", base] : [])];
  await run(process.execPath, ["--import", "tsx", "build.ts", ...flags], {
    cwd: root,
    env: { ...environment, NODE_ENV: "production", ENQUIRY_URL: enquiryUrl },
    maxBuffer: 1e8,
  });
  return folder;
}

/** Installs emulators and scanners from the npm registry, without their install scripts. */
async function installTools(): Promise<void> {
  await mkdir(tools, { recursive: true });
  const list = path.join(root, "tests/hosts/tools/package.json");
  await cp(list, path.join(tools, "package.json"));
  const flags = ["--ignore-scripts", "--engine-strict=false", "--no-audit", "--no-fund", "--no-package-lock"];
  await run("npm", ["install", ...flags], { cwd: tools });
}

let installing: Promise<void> | undefined;

/** Installs a tool if it is missing. @returns whether it is there */
export async function hasTool(name: string): Promise<boolean> {
  const folder = path.join(tools, "node_modules", name);
  if (!existsSync(folder)) {
    installing ??= installTools().catch(() => {});
    await installing;
  }
  return existsSync(folder);
}

/** A server that stands in for a host. */
export interface StandIn {
  host: HostName;
  /** What answers the requests: the server itself, its emulator, or a model. */
  by: string;
  /** It is made from the host's documentation, and is not the host's own code. */
  isModel?: boolean;
  /** It has visitors: no load test, and no enquiry. */
  isLive?: boolean;
  /** @returns why it cannot be started; undefined if it can */
  missing(): Promise<string | undefined>;
  start(): Promise<Subject>;
}

function ownServer(name: ServerName, version: string): StandIn {
  return {
    host: name,
    by: `Debian's ${version}`,
    missing: async () =>
      findServer(name)
        ? undefined
        : `${servers[name].program} is not installed (apt-get install ${servers[name].package})`,
    async start() {
      const folder = await buildFor(name);
      const site = describeFolder(folder);
      const { address, close } = await startServer(name, { site, folder, port: 0 });
      return { name, address, folder, site, close };
    },
  };
}

const needs = (tool: string) => async () =>
  (await hasTool(tool)) ? undefined : `the npm package ${tool} cannot be had`;

const cloudflareEmulator: StandIn = {
  host: "cloudflare",
  by: "wrangler 4.60.0 dev (workerd)",
  missing: needs("wrangler"),
  async start() {
    const folder = await buildFor("cloudflare");
    const port = await findFreePort();
    const program = path.join(tools, "node_modules/wrangler/bin/wrangler.js");
    const inspector = String(await findFreePort());
    const flags = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", inspector];
    const child = spawnTool([program, "dev", "--config", "wrangler.jsonc", ...flags], path.dirname(folder));
    await waitFor(port, child);
    return started("cloudflare", folder, port, child);
  },
};

const firebaseServer: StandIn = {
  host: "firebase",
  by: "superstatic 9.2.0, the server in Firebase's emulator",
  missing: needs("superstatic"),
  async start() {
    const folder = await buildFor("firebase");
    const port = await findFreePort();
    const script = path.join(root, "tests/hosts/tools/serve-firebase.mjs");
    // Without the files that firebase.json ignores, as after a deploy.
    const deployed = `${path.dirname(folder)}-deployed`;
    await rm(deployed, { recursive: true, force: true });
    await cp(path.dirname(folder), deployed, {
      recursive: true,
      filter: (file) => path.basename(file) !== manifestName,
    });
    const child = spawnTool([script, tools, deployed, String(port)], tools);
    await waitFor(port, child);
    return started("firebase", folder, port, child);
  },
};

const cloudFrontModel: StandIn = {
  host: "cloudfront",
  by: "the viewer-request function itself, before a model of S3 and CloudFront",
  isModel: true,
  missing: async () => undefined,
  async start() {
    const folder = await buildFor("cloudfront");
    const site = describeFolder(folder);
    return { name: "cloudfront", folder, site, ...(await startCloudFront(folder, site)) };
  },
};

/** A site online, where `dist/` was deployed. */
function standInFor(host: HostName, address: string): StandIn {
  return {
    host,
    by: `the site online, ${address}`,
    isLive: true,
    missing: async () => undefined,
    async start() {
      const folder = path.join(root, "dist");
      return { name: host, address, folder, site: describeFolder(folder), close: async () => {} };
    },
  };
}

/** `LIVE=netlify=https://www.example.org npm run test:hosts` checks that site only. */
function findLiveSite(): StandIn | undefined {
  const [, name = "", address = ""] = /^([^=]*)=(.*?)\/?$/.exec(process.env.LIVE ?? "") ?? [];
  if (!process.env.LIVE) return undefined;
  if (!Object.hasOwn(hosts, name) || !URL.canParse(address))
    throw new Error(`LIVE is HOST=ADDRESS, and HOST one of ${Object.keys(hosts).join(", ")}.`);
  return standInFor(name as HostName, address);
}

/** The site that `LIVE` names, if any. */
export const liveSite = findLiveSite();

/** What runs here without a tool from npm. */
export const localServers: StandIn[] = [
  ownServer("nginx", "nginx 1.22"),
  ownServer("caddy", "Caddy 2.6"),
  ownServer("apache", "Apache 2.4"),
  cloudFrontModel,
];

export const emulators: StandIn[] = [cloudflareEmulator, firebaseServer];

/** Hosts without a stand-in. */
export const documentedHosts = (Object.keys(hosts) as HostName[]).filter(
  (name) => ![...localServers, ...emulators].some(({ host }) => host === name),
);

function spawnTool(args: string[], cwd: string): ChildProcess {
  const { NODE_OPTIONS, ...environment } = process.env;
  return spawn(process.execPath, args, {
    cwd,
    // A process group of its own: emulators start programs, which have to end with them.
    detached: true,
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...environment, HOME: tools, CI: "1", WRANGLER_SEND_METRICS: "false", NO_UPDATE_NOTIFIER: "1" },
  });
}

function started(name: HostName, folder: string, port: number, child: ChildProcess): Subject {
  return {
    name,
    address: `http://127.0.0.1:${port}`,
    folder,
    site: describeFolder(folder),
    async close() {
      const ended = new Promise((resolve) => child.once("close", resolve));
      if (child.exitCode !== null || child.pid === undefined) return;
      process.kill(-child.pid, "SIGTERM");
      await ended;
    },
  };
}

/** Resolves when it listens. @throws Error if it ends before */
export async function waitFor(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
      socket.once("close", () => resolve(false)).end();
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It ended at once, with status ${child.exitCode}.`);
}
