/** `npm run preview`: serves the built site. */
import { existsSync } from "node:fs";
import path from "node:path";
import { describeSite } from "../../hosts/hosted-site.ts";
import { findServer, isServer, servers, startServer } from "../../hosts/start-server.ts";
import { readManifest } from "../output/manifest.ts";
import { recoverOutput } from "../output/recover-output.ts";
import { type Flags, findPortMistake, parseCommandLine } from "./command-line.ts";
import { serveOutput } from "./serve-output.ts";

const help = `Serves the built site as a good static host does.

Usage:
  npm run preview
  npm run preview -- --port 8080 --out /tmp/site
  npm run preview -- --host nginx

  --out DIR     the folder to serve (dist)
  --port N      the port (4000)
  --host NAME   with the real server, as this project sets it up: ${Object.keys(servers).join(", ")}
  --help        this text

Exit status: 0 ended by Ctrl-C, 1 the site cannot be served, 2 wrong arguments.
`;

const options = {
  out: { type: "string", default: "dist" },
  port: { type: "string", default: "4000" },
  host: { type: "string" },
} as const;

/** @returns the exit status; the server runs until it is stopped */
export async function runPreview(root: string, args: string[]): Promise<number> {
  const flags = parseCommandLine(args, options, help, findMistake);
  if (typeof flags === "number") return flags;
  const folder = path.resolve(root, flags.out);
  recoverOutput(folder);
  if (!existsSync(path.join(folder, "index.html"))) {
    console.error(`There is no site in ${folder}. Run "npm run build" first.`);
    return 1;
  }
  const port = Number(flags.port);
  try {
    if (flags.host !== undefined && isServer(flags.host)) await serveWith(flags.host, folder, port);
    else await serve(folder, port);
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const taken = `Port ${port} is taken. Name another one: npm run preview -- --port 4001`;
    console.error(code === "EADDRINUSE" ? taken : message);
    return 1;
  }
}

function findMistake({ port, host }: Flags<typeof options>): string | undefined {
  if (host !== undefined && !isServer(host))
    return `--host needs one of ${Object.keys(servers).join(", ")}, and not "${host}".`;
  return findPortMistake(port);
}

/** Serves the site below the base path that it was built for. */
async function serve(folder: string, port: number): Promise<void> {
  const manifest = readManifest(folder);
  const basePath = manifest ? describeSite(manifest).basePath : "";
  const { address, server } = await serveOutput({ folder, port, basePath });
  console.log(`Serving ${folder} at ${address}/ (Ctrl-C ends it)`);
  onInterrupt(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Runs an installed web server until Ctrl-C, and stops it. */
async function serveWith(host: keyof typeof servers, folder: string, port: number): Promise<void> {
  const { program, package: name } = servers[host];
  const manifest = readManifest(folder);
  if (!manifest)
    throw new Error(`${folder} was not made by this build. Run "npm run build -- --host ${host}" first.`);
  if (!findServer(host)) throw new Error(`${program} is not installed. On Debian: apt-get install ${name}`);
  const { address, close, ended } = await startServer(host, { site: describeSite(manifest), folder, port });
  console.log(`Serving ${folder} with ${program} at ${address}/ (Ctrl-C ends it)`);
  let isInterrupted = false;
  onInterrupt(() => {
    isInterrupted = true;
    void close();
  });
  const output = await ended;
  if (!isInterrupted) throw new Error(`${program} has ended:\n${output}`);
}

function onInterrupt(end: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
}
