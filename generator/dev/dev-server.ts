/**
 * The development server. After a save, `watch-folders.ts` reports the change; `refresh.ts` reads the site again
 * (`dev-site.ts`), and sends browsers the new version of their page (`browsers.ts`); the script in the page
 * (`client.ts`) loads it (`answer-request.ts`); then all pages are checked. The terminal and the page show the same
 * problems as the build. After a change of the engine, `tsx watch` restarts the command.
 */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { transform } from "esbuild";
import { answerRequest } from "./answer-request.ts";
import { DevSite, type DevSiteOptions } from "./dev-site.ts";
import { Refresher } from "./refresh.ts";
import { watchFolders } from "./watch-folders.ts";

interface DevOptions extends Omit<DevSiteOptions, "checkedFolder"> {
  /** 0 for any free port. */
  port: number;
  /** Host names that are accepted in addition to those of this machine. */
  allowedHosts?: string[] | undefined;
  /** The number of following ports to try if the port is taken. */
  otherPorts?: number;
  /**
   * Starts a service that the site needs, such as the receiver of its forms.
   *
   * @param checkedFolder the folder with the checked pages and their assets, relative to the root
   */
  startService?: (port: number, checkedFolder: string) => Promise<Service>;
}

interface Service {
  /** Answers a request for one of its own addresses; returns false for other addresses. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

export interface DevServer {
  /** Without a trailing slash. */
  address: string;
  /** Resolves when no refresh and no check is in progress. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts to watch the folders and to serve the site. Requests for pages wait until the site has been read.
 *
 * @throws Error with the code `EADDRINUSE` if the port is taken
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { root, content } = options;
  const clientScript = await compileClient();
  const server = createServer();
  const port = await listen(server, options.port, options.otherPorts ?? 0);
  // The port is part of the name, because two servers of this project may run at once.
  const checkedFolder = `.cache/dev/${port}`;
  const starting = options.startService?.(port, checkedFolder);
  const site = new DevSite({ ...options, checkedFolder: path.join(root, checkedFolder) });
  const refresher = new Refresher(root, site);
  const answering = { root, content, site, refresher, clientScript };
  server.on("request", async (request, response) => {
    try {
      if (!isAllowed(request, options.allowedHosts ?? [])) return void refuse(response);
      // Browsers that still show a page request events as soon as the port is open.
      const service = await starting;
      if (!service?.answer(request, response)) await answerRequest(request, response, answering);
    } catch (error) {
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end((error as Error).stack);
    }
  });
  const service = await starting;
  const folders = ["assets", "components", content, "pages", "scripts"];
  const watcher = watchFolders(root, folders, (files) => void refresher.refresh(files));
  void refresher.refresh([]);

  return {
    address: `http://127.0.0.1:${port}`,
    idle: () => refresher.idle(),
    async close() {
      await watcher.close();
      server.close();
      server.closeAllConnections();
      await service?.close();
      await site.close();
    },
  };
}

/**
 * Prevents DNS rebinding: another site could let its host name resolve to this machine, and read drafts and mails. Only
 * requests for host names of this machine are answered.
 */
function isAllowed({ headers: { host = "" } }: IncomingMessage, allowedHosts: string[]): boolean {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return ["localhost", "127.0.0.1", "[::1]", ...allowedHosts].includes(name) || name.endsWith(".localhost");
}

function refuse(response: ServerResponse): void {
  const cure = "Open it as localhost, or allow this name: npm run dev -- --allow-host NAME";
  response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" }).end(`${cure}\n`);
}

/** @returns the port */
async function listen(server: Server, port: number, otherPorts: number): Promise<number> {
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    if (isTaken && otherPorts > 0) return listen(server, port + 1, otherPorts - 1);
    throw error;
  }
}

async function compileClient(): Promise<string> {
  const source = await readFile(path.join(import.meta.dirname, "client.ts"), "utf8");
  const { code } = await transform(source, { loader: "ts", format: "iife", minify: true, target: "es2022" });
  return code;
}
