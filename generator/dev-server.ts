/**
 * The site while it is being written: builds at every save, reloads the browser, shows problems on the page.
 * Each build runs in a process of its own, so that no module is ever stale.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { watch } from "chokidar";
import { serveOutput } from "./serve-output.ts";
import { renderSharingPreview, sharingPreviewPath } from "./sharing-preview.ts";
import { readManifest } from "./write-output.ts";

export interface DevOptions {
  /** The project's root, an absolute path. */
  root: string;
  port: number;
  /** Folders and files to watch, relative to the root. */
  watched: string[];
  /** The program that builds, relative to the root; it understands `--out` and `--catalogue`. */
  build: string;
  /** Environment variables for the builds, besides those of this process. */
  environment?: Record<string, string>;
  /** Pages that are there during development only; returns true if it has answered. */
  extraPages?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface DevServer {
  address: string;
  close(): Promise<void>;
}

/** Starts to watch and to serve; the first build has ended when this returns. */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { root, port, watched, build, environment, extraPages } = options;
  const out = path.join(root, ".cache/dev/site");
  const listeners = new Set<ServerResponse>();
  let problems = "";
  let running: ChildProcess | undefined;
  let again = false;
  /** The page that was asked for last: the one at hand. */
  let atHand = "/";

  const tell = () => {
    for (const response of listeners) response.write(eventOf(problems));
  };

  const rebuild = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    do {
      again = false;
      const started = performance.now();
      const { code, output } = await run((child) => {
        running = child;
      });
      running = undefined;
      problems = code === 0 ? "" : stripVTControlCharacters(output).trim();
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      console.log(code === 0 ? `Built in ${seconds} s` : `\n${output.trim()}\n`);
      tell();
    } while (again);
  };

  const run = (started: (child: ChildProcess) => void) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, ["--import", "tsx", build, "--catalogue", "--out", out], {
        cwd: root,
        env: { ...process.env, ...environment },
        stdio: ["ignore", "ignore", "pipe"],
      });
      started(child);
      let output = "";
      child.stderr?.on("data", (chunk) => {
        output += chunk;
      });
      child.on("close", (code) => resolve({ code, output }));
    });

  await rebuild();

  const { server, address } = await serveOutput({
    folder: out,
    port,
    fresh: true,
    before(request, response) {
      if (extraPages?.(request, response)) return true;
      if (request.url === "/__dev/events") {
        response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
        response.write(eventOf(problems, true));
        listeners.add(response);
        request.on("close", () => listeners.delete(response));
        return true;
      }
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://dev");
      if (pathname === sharingPreviewPath) {
        answerPreview(response, out, searchParams.get("path") ?? atHand);
        return true;
      }
      const isPage = answerHtml(request, response, out, problems);
      if (isPage) atHand = pathname;
      return isPage;
    },
  });

  const watcher = watch(watched, {
    cwd: root,
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
  });
  watcher.on("all", () => void rebuild());

  return {
    address,
    async close() {
      await watcher.close();
      running?.kill();
      for (const response of listeners) response.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function eventOf(problems: string, first = false): string {
  const type = problems ? "problems" : first ? "fine" : "reload";
  return `event: ${type}\ndata: ${JSON.stringify(problems)}\n\n`;
}

/** How a page will look as a search result and as a card; with the script that reloads it. */
function answerPreview(response: ServerResponse, out: string, asked: string): void {
  const files = readManifest(out)?.files.filter((file) => file.endsWith(".html")) ?? [];
  const paths = files.map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`));
  const pathname = paths.includes(asked) ? asked : "/";
  const file = path.join(out, pathname === "/" ? "index.html" : `${pathname}.html`);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  readFile(file, "utf8").then(
    (html) => response.end(`${renderSharingPreview(html, pathname, paths)}<script>${client}</script>`),
    () => response.end("<!DOCTYPE html><title>There is no site yet</title>"),
  );
}

/** Pages get the script that listens; before there is any site, a page of its own shows the problems. */
function answerHtml(
  request: IncomingMessage,
  response: ServerResponse,
  out: string,
  problems: string,
): boolean {
  const pathname = new URL(request.url ?? "/", "http://dev").pathname;
  if (!/^\/[\w/-]*$/.test(pathname) || pathname.endsWith("//")) return false;
  const file = path.join(out, pathname === "/" ? "index.html" : `${pathname}.html`);
  if (!existsSync(file) && problems === "") return false;
  const send = (html: string) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    // The page's own policy would stop the script that is added here.
    const open = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "");
    response.end(`${open}<script>${client}</script>`);
  };
  readFile(file, "utf8").then(send, () => send("<!doctype html><title>Problems</title>"));
  return true;
}

/** Runs in the browser: reloads, or covers the page with the problems. */
const client = `{
  const events = new EventSource("/__dev/events");
  const clear = () => document.getElementById("dev-problems")?.remove();
  const kept = "dev-scroll";
  events.addEventListener("reload", () => {
    sessionStorage.setItem(kept, String(scrollY));
    location.reload();
  });
  events.addEventListener("fine", clear);
  events.addEventListener("problems", ({ data }) => {
    clear();
    const cover = document.createElement("pre");
    cover.id = "dev-problems";
    cover.textContent = JSON.parse(data);
    cover.setAttribute("role", "alert");
    cover.style.cssText = "position:fixed;inset:0;z-index:99999;margin:0;padding:2rem;overflow:auto;" +
      "white-space:pre-wrap;background:#121e45;color:#f8fafd;font:15px/1.5 ui-monospace,monospace";
    document.documentElement.append(cover);
  });
  const scroll = sessionStorage.getItem(kept);
  if (scroll) scrollTo({ top: Number(scroll), behavior: "instant" });
  sessionStorage.removeItem(kept);
}`;
