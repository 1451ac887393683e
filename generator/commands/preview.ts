/** `npm run preview`: serves the built site. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { describeSite } from "../../hosts/hosted-site.ts";
import { findServer, isServer, servers, startServer } from "../../hosts/start-server.ts";
import { readManifest } from "../output/manifest.ts";
import { recoverOutput } from "../output/recover-output.ts";
import { serveOutput } from "./serve-output.ts";

const help = `Serves the built site as a good static host does.

Usage:
  npm run preview
  npm run preview -- --port 8080 --out /tmp/site --path /sub
  npm run preview -- --host nginx

  --out DIR     the folder to serve (dist)
  --port N      the port (4000)
  --path PATH   the path below which the site was built with --base
  --host NAME   with the real server, as this project sets it up: ${Object.keys(servers).join(", ")}
  --help        this text

Exit status: 0 ended by Ctrl-C, 1 the site cannot be served, 2 wrong arguments.
`;

const values = readFlags();
const folder = path.resolve(values.out);
const taken = `Port ${values.port} is taken. Name another one: npm run preview -- --port 4001`;
recoverOutput(folder);
if (values.help) {
  console.log(help);
} else if (!existsSync(path.join(folder, "index.html"))) {
  console.error(`There is no site in ${folder}. Run "npm run build" first.`);
  process.exitCode = 1;
} else if (values.host !== undefined) {
  await previewOn(values.host);
} else {
  try {
    const { address, server } = await serveOutput({
      folder,
      port: Number(values.port),
      basePath: values.path.replace(/\/$/, ""),
    });
    console.log(`Serving ${folder} at ${address}/ (Ctrl-C ends it)`);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        server.closeAllConnections();
        server.close();
      });
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE") throw error;
    console.error(taken);
    process.exitCode = 1;
  }
}

/** Ends the process where the arguments are wrong. */
function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        out: { type: "string", default: "dist" },
        port: { type: "string", default: "4000" },
        path: { type: "string", default: "" },
        host: { type: "string" },
        help: { type: "boolean" },
      },
    });
    if (/^\d+$/.test(values.port) && Number(values.port) < 65_536) return values;
    console.error(`--port needs a number up to 65535, and not "${values.port}".\n\n${help}`);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
  }
  process.exit(2);
}

/** Runs a web server of the system until Ctrl-C, and ends it. */
async function previewOn(name: string): Promise<void> {
  const host = isServer(name) ? name : undefined;
  const manifest = readManifest(folder);
  if (!host || !findServer(host) || !manifest) {
    console.error(
      !host
        ? `--host needs one of ${Object.keys(servers).join(", ")}, and not "${name}".`
        : manifest
          ? `${servers[host].program} is not installed. On Debian: apt-get install ${servers[host].package}`
          : `${folder} was not made by this build. Run "npm run build -- --host ${name}" first.`,
    );
    process.exitCode = 1;
    return;
  }
  try {
    const { address, close, ended } = await startServer(host, {
      site: describeSite(manifest),
      folder,
      port: Number(values.port),
    });
    console.log(`Serving ${folder} with ${servers[host].program} at ${address}/ (Ctrl-C ends it)`);
    let isWanted = true;
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        isWanted = false;
        void close();
      });
    }
    const said = await ended;
    if (isWanted) throw new Error(`${servers[host].program} has ended:\n${said}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(code === "EADDRINUSE" ? taken : message);
    process.exitCode = 1;
  }
}
