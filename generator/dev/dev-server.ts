/**
 * The site while it is being written. A save is looked at at once; the pages that browsers show are made anew, and
 * the browsers told which they should have; then everything else is checked. What is wrong appears in the terminal
 * and on the page, in the same words.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { build, stop } from "esbuild";
import { contentTypeOf } from "../hosts/hosted-site.ts";
import { formatProblems } from "./build-command.ts";
import { type DevProcess, startDevProcess } from "./dev-process.ts";
import type { DevPage, PageVersion, Trouble } from "./dev-site.ts";
import { openInEditor } from "./open-in-editor.ts";
import { sortProblems } from "./problems.ts";
import { sharingPreviewPath } from "./sharing-preview.ts";
import type { Place } from "./site.tsx";
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
  /** Folders to watch whose modules need another process when they change. */
  engine: string[];
  /** 0 takes any free port. */
  port: number;
  /** How many of the ports after it may be taken instead, if it is not free. */
  otherPorts?: number;
  /** What runs beside the site during development. */
  startBesides?: (port: number) => Promise<Besides>;
}

/** What runs beside the site during development. */
export interface Besides {
  /** Environment variables for the site, besides those of this process. */
  environment: Record<string, string>;
  /** Answers requests for addresses of its own; returns true if it has. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

export interface DevServer {
  /** Without a slash at its end. */
  address: string;
  /** When nothing is being looked at or checked any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** What a browser is told: `dev-client.ts` has the same type. */
interface DevState {
  page?: PageVersion;
  trouble?: { text: string; places: Place[] };
}

/** A browser that shows a page. */
interface Listener {
  response: ServerResponse;
  /** The page's address. */
  page: string;
}

/** Browsers ask for a page as soon as they are told; the check lets them go first. Milliseconds. */
const headStart = 150;

/** A page that is asked for later than this after the last look, in milliseconds, is looked at anew: no watcher is perfect. */
const lookLasts = 1000;

/** Modules stay in memory for ever: after so many changes there is a new process. */
const wornAfter = 300;

/**
 * Starts to watch and to serve; the site has been looked at once when this returns.
 *
 * @throws Error with the code `EADDRINUSE` if the port is taken
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { root, engine } = options;
  const client = await bundleClient();
  const listeners = new Set<Listener>();
  let site: DevProcess | undefined;
  /** The page that was asked for last: the one at hand. */
  let atHand = "/";

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(error.stack);
    });
  });
  const port = await listen(server, options.port, options.otherPorts ?? 0);
  const besides = await options.startBesides?.(port);

  /* Looking and checking ------------------------------------------------------------------------------ */

  const changed = new Set<string>();
  let looking: Promise<void> | undefined;
  let checking: Promise<void> | undefined;
  let lastLook = 0;
  let changes = 0;
  let needsProcess = true;
  /** Whether a look has found changes that nobody has been told of. */
  let isUntold = false;
  /** What kept the site from being made; else what is wrong with its pages, as the last check found it. */
  let broken: Trouble | undefined;
  let faulty: Trouble | undefined;

  const look = (files: string[]): Promise<void> => {
    for (const file of files) changed.add(file);
    looking ??= lookUntilQuiet().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  const lookUntilQuiet = async () => {
    do {
      const files = [...changed];
      changed.clear();
      await lookOnce(files);
    } while (changed.size > 0);
  };

  const lookOnce = async (files: string[]) => {
    const started = performance.now();
    const wasBroken = broken !== undefined;
    try {
      needsProcess ||= files.some((file) => engine.some((folder) => file.startsWith(`${folder}/`)));
      if (needsProcess || !site?.isRunning()) await replaceProcess();
      const found = await site?.look();
      isUntold ||= found?.hasChanged ?? false;
      // The next look follows at once, and tells of this one's changes as well.
      if (changed.size > 0) return;
      broken = found?.trouble;
    } catch (error) {
      broken = { stack: (error as Error).message };
    }
    lastLook = performance.now();
    if (!isUntold && !wasBroken && !broken) return;
    isUntold = false;
    if (!broken) faulty = withoutPlacesIn(faulty, files);
    await tell();
    if (files.length > 0 && !broken) {
      console.log(`${shortList(files)}  ${Math.round(performance.now() - started)} ms`);
    }
    if (!broken) checking = check();
  };

  const replaceProcess = async () => {
    const draft = path.join(root, options.draft);
    const { siteFile, content } = options;
    const next = await startDevProcess({ root, siteFile, content, draft }, besides?.environment);
    await site?.close();
    site = next;
    needsProcess = false;
  };

  let hasChecked = false;
  let checks = 0;
  const check = async () => {
    const turn = ++checks;
    /** A look that finds a change begins another check; one that finds none leaves this one as it is. */
    const isOutdated = async () => {
      await looking;
      return turn !== checks || broken !== undefined;
    };
    await setTimeout(headStart);
    if (await isOutdated()) return;
    const found = await site?.check().catch((error): { pages: number; trouble: Trouble } => {
      return { pages: 0, trouble: { stack: (error as Error).message } };
    });
    if (!found || (await isOutdated())) return;
    faulty = found.trouble;
    await tell(true);
    if (!hasChecked && !faulty) console.log(`${found.pages} pages, no problems.`);
    hasChecked = true;
    if (++changes % wornAfter === 0) needsProcess = true;
  };

  /* Telling ------------------------------------------------------------------------------------------- */

  let told = "";
  let turns = 0;
  /** @param isSure whether everything has been checked */
  const tell = async (isSure = false) => {
    const turn = ++turns;
    const versions = new Map<string, PageVersion>();
    for (const page of new Set([...listeners].map((listener) => listener.page))) {
      const version = broken ? undefined : await versionOf(page);
      if (version) versions.set(page, version);
    }
    const trouble = broken ?? faulty;
    const text = trouble ? await format(root, trouble) : "";
    if (turn !== turns) return;
    if (text && text !== told) console.error(`\n${text}\n`);
    if (!text && told && isSure) console.log("No problems left.");
    if (text || isSure) told = text;
    for (const listener of listeners) send(listener, stateOf(versions.get(listener.page), trouble, text));
  };

  const versionOf = async (page: string): Promise<PageVersion | undefined> => {
    const version = await site?.version(page);
    if (version && "version" in version) return version;
    // The check would find it as well; but somebody is looking at this page.
    if (version) faulty = version;
    return undefined;
  };

  const listenTo = async (request: IncomingMessage, response: ServerResponse, page: string) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    // Browsers ask again after three seconds by themselves: too long when a server was started again.
    response.write("retry: 300\n\n");
    const listener = { response, page };
    listeners.add(listener);
    request.on("close", () => listeners.delete(listener));
    await looking;
    const version = broken ? undefined : await versionOf(page);
    const trouble = broken ?? faulty;
    send(listener, stateOf(version, trouble, trouble ? await format(root, trouble) : ""));
  };

  /* Answering ----------------------------------------------------------------------------------------- */

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (besides?.answer(request, response)) return;
    const url = new URL(request.url ?? "/", "http://dev");
    const { pathname } = url;
    if (pathname === "/__dev/open") return openInEditor(request, response, root);
    if (pathname === "/__dev/events") {
      return listenTo(request, response, pageOf(new URL(url.searchParams.get("page") ?? "/", "http://dev")));
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return void response.writeHead(405, { Allow: "GET, HEAD" }).end("This address cannot be posted to.\n");
    }
    if (pathname === sharingPreviewPath && !url.searchParams.has("path")) {
      const to = `${sharingPreviewPath}?path=${encodeURIComponent(atHand)}`;
      return void response.writeHead(302, { Location: to }).end();
    }
    const isFile = /\.\w+$/.test(pathname) && !pathname.endsWith(".html");
    if (!isFile) await (performance.now() - lastLook > lookLasts ? look([]) : looking);
    const answer = (await site?.answer(pageOf(url))) ?? { kind: "nothing" };
    if (answer.kind === "redirect") {
      response.writeHead(308, { Location: answer.to + url.search }).end();
    } else if (answer.kind === "file") {
      sendFile(response, answer.output.file, answer.output.contents);
    } else {
      const page = answer.kind === "page" ? answer.page : undefined;
      const isFound = answer.kind === "nothing" || answer.isFound;
      if (isFound && !pathname.startsWith("/__")) atHand = pathname;
      sendPage(response, isFound ? 200 : 404, page, client);
    }
  };

  const watcher = watchFolders(root, [...options.watched, ...engine], (files) => void look(files));
  await look([]);

  return {
    address: `http://127.0.0.1:${port}`,
    async idle() {
      await looking;
      await checking;
    },
    async close() {
      await watcher.close();
      for (const { response } of listeners) response.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await looking?.catch(() => {});
      await site?.close();
      await besides?.close();
    },
  };
}

/** @returns the port that was free */
async function listen(server: Server, port: number, others: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        server.off("error", reject);
        resolve();
      });
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE" && others > 0)
      return listen(server, port + 1, others - 1);
    throw error;
  }
  return (server.address() as AddressInfo).port;
}

/** Pages are the same whatever is behind the question mark, except for the one that shows others. */
function pageOf({ pathname, search }: URL): string {
  return pathname === sharingPreviewPath ? pathname + search : pathname;
}

/** What is left to tell until the next check when some files have been saved: their own mistakes may be mended. */
function withoutPlacesIn(trouble: Trouble | undefined, files: string[]): Trouble | undefined {
  if (!trouble || "stack" in trouble) return undefined;
  const problems = trouble.problems.filter(({ place }) => place && !files.includes(place.file));
  return problems.length > 0 ? { problems } : undefined;
}

/** In the words of the build. */
async function format(root: string, trouble: Trouble): Promise<string> {
  return "stack" in trouble ? trouble.stack : formatProblems(root, trouble.problems);
}

function stateOf(page: PageVersion | undefined, trouble: Trouble | undefined, text: string): DevState {
  const problems = trouble && "problems" in trouble ? sortProblems(trouble.problems) : [];
  const places = problems.flatMap(({ place, source }) => (place && source === undefined ? [place] : []));
  return {
    ...(page && { page }),
    ...(trouble && { trouble: { text: stripVTControlCharacters(text), places } }),
  };
}

function send({ response }: Listener, state: DevState): void {
  response.write(`data: ${JSON.stringify(state)}\n\n`);
}

function sendFile(response: ServerResponse, file: string, contents: Uint8Array | string): void {
  const isHashed = /^assets\/.+\.[0-9a-f]{10}\.\w+$/.test(file);
  response.writeHead(200, {
    "Content-Type": contentTypeOf(file),
    "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(contents);
}

/** A page with the script that keeps it up to date; an empty one as long as there is none. */
function sendPage(response: ServerResponse, status: number, page: DevPage | undefined, client: string): void {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  const { html, version, bones, style } = page ?? {
    html: "<!DOCTYPE html><title>Problems</title>",
    version: "",
    bones: "",
    style: "",
  };
  // The page's own policy would stop the script that is added here.
  const open = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "");
  const data = `data-version="${version}" data-bones="${bones}" data-style="${style}"`;
  response.end(`${open}<script ${data}>${client}</script>`);
}

async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "dev-client.ts")],
    write: false,
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2022",
  });
  // The bundler's process would stay as long as this one.
  await stop();
  return outputFiles[0]?.text ?? "";
}

function shortList(files: string[]): string {
  const [first = "", ...more] = files;
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}
