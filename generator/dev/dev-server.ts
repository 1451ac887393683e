/**
 * The site while it is being written. A save goes this way: `watch-folders.ts` sees it; `refresh.ts` has the site read
 * again by a process of its own (`dev-site.ts` behind `site-process.ts`), and the browsers told of their page's new
 * version (`browsers.ts`); the script in the page (`client.ts`) loads it (`answer-request.ts`); then all pages are
 * checked. What is wrong appears in the terminal and on the page, in the words of the build.
 */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { stop, transform } from "esbuild";
import { answerRequest } from "./answer-request.ts";
import { Browsers } from "./browsers.ts";
import { Refresher } from "./refresh.ts";
import { startSiteProcess } from "./site-process.ts";
import { watchFolders } from "./watch-folders.ts";

export interface DevOptions {
  /** The project's root, an absolute path. */
  root: string;
  /** The module that exports the site, relative to the root. */
  siteFile: string;
  /** The content folder, relative to the root. */
  content: string;
  /** A folder for the checked pages and their assets, relative to the root; emptied first. */
  draft: string;
  /** Folders to watch, relative to the root. */
  watched: string[];
  /** Folders to watch whose modules are loaded again by another process when they change. */
  engine: string[];
  /** 0 takes any free port. */
  port: number;
  /** How many of the ports after it are tried if it is taken. */
  otherPorts?: number;
  /** Starts a service that the site needs, such as one that its forms post to. */
  startService?: (port: number) => Promise<Service>;
}

export interface Service {
  /** Environment variables for the site, besides those of this process. */
  environment: Record<string, string>;
  /** Answers requests for addresses of its own; returns true if it has. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

export interface DevServer {
  /** Without a slash at its end. */
  address: string;
  /** Resolves when nothing is being read or checked any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts to watch and to serve. The site has been read once when this resolves.
 *
 * @throws Error with the code `EADDRINUSE` if the port is taken
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { root, siteFile, content, engine } = options;
  const clientScript = await compileClient();
  const server = createServer();
  const port = await listen(server, options.port, options.otherPorts ?? 0);
  const service = await options.startService?.(port);

  const draft = path.join(root, options.draft);
  const startProcess = () => startSiteProcess({ root, siteFile, content, draft }, service?.environment);
  const browsers = new Browsers((url) => refresher.stateOf(url));
  const refresher: Refresher = new Refresher({ root, engine, startProcess, browsers });
  const answering = { root, refresher, browsers, clientScript };
  server.on("request", (request, response) => {
    if (service?.answer(request, response)) return;
    answerRequest(request, response, answering).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(error.stack);
    });
  });
  const watcher = watchFolders(
    root,
    [...options.watched, ...engine],
    (files) => void refresher.refresh(files),
  );
  await refresher.refresh([]);

  return {
    address: `http://127.0.0.1:${port}`,
    idle: () => refresher.idle(),
    async close() {
      await watcher.close();
      browsers.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await refresher.close();
      await service?.close();
    },
  };
}

/** @returns the port that was free */
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
  // Ends esbuild's own process, which would run as long as this one.
  await stop();
  return code;
}
