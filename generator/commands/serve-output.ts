/** Serves an output folder like a good static host: clean addresses, 404 page, compression, cache headers. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { caching } from "../../hosts/hosted-site.ts";
import { hashedName } from "../model/output-file.ts";

/** What to serve, and where. */
export interface ServeOptions {
  /** Absolute path of the output folder. */
  folder: string;
  /** The base path of the site: "" (default) or `/sub`. */
  basePath?: string;
  /** 0 for any free port. */
  port: number;
  /** Called for each request before the site answers it; returns true if it has answered the request. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Starts to serve on the loopback address.
 *
 * @returns the server, and the address of the home page without a trailing slash
 */
export async function serveOutput(options: ServeOptions): Promise<{ server: Server; address: string }> {
  const server = createServer(answerFrom(options));
  await once(server.listen(options.port, "127.0.0.1"), "listening");
  const { port } = server.address() as { port: number };
  return { server, address: `http://127.0.0.1:${port}${options.basePath ?? ""}` };
}

/** Returns a request handler for HTTP/1 servers, and for HTTP/2 servers with Node's compatibility API. */
export function answerFrom({ folder, basePath = "", before }: Omit<ServeOptions, "port">) {
  // The same level as for budgets (measure-page.ts).
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  const serve = sirv(folder, {
    // Files are read for every request, so that a new build is served at once.
    dev: true,
    etag: true,
    // Serves precompressed files if a build has written them.
    brotli: true,
    extensions: ["html"],
    onNoMatch: (_, response) => void notFound(folder, response),
    setHeaders(response, pathname) {
      const isHashed = hashedName.test(pathname.slice(1));
      response.setHeader("Cache-Control", isHashed ? caching.hashed : caching.other);
      response.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (before?.(request, response)) return;
    const { method = "", url = "/" } = request;
    const isInside = url === basePath || url.startsWith(`${basePath}/`) || url.startsWith(`${basePath}?`);
    request.url = url.slice(basePath.length) || "/";
    const clean = cleanAddress(request.url, folder);
    if (!["GET", "HEAD"].includes(method))
      response.writeHead(405, { Allow: "GET, HEAD" }).end("This address cannot be posted to.\n");
    else if (!isInside) void notFound(folder, response);
    else if (clean !== undefined) response.writeHead(308, { Location: basePath + clean }).end();
    else compress(request as never, response as never, () => serve(request, response));
  };
}

/** The address to redirect to: `/x` for `/x/` and `/x.html`, if the site has a page `/x`. */
function cleanAddress(url: string, folder: string): string | undefined {
  const [pathname = "/", query] = url.split(/(?=\?)/);
  if (!/^\/[\w/-]*(\.html|\/)$/.test(pathname) || pathname.includes("//") || pathname === "/")
    return undefined;
  const page = pathname.replace(/(\.html|\/)$/, "");
  const clean = page === "/index" ? "/" : page;
  const exists = existsSync(path.join(folder, clean === "/" ? "index.html" : `${clean}.html`));
  return exists ? clean + (query ?? "") : undefined;
}

async function notFound(folder: string, response: ServerResponse): Promise<void> {
  const page = await readFile(path.join(folder, "404.html")).catch(() => "There is no such page.\n");
  response
    .writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" })
    .end(page);
}
