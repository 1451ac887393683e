/** For engines whose drivers do not tell what a page logs: the page itself tells the server. */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { outputFile } from "../../generator/find-routes.ts";

/** In the page: waits until the server knows everything. */
export const allTold = "Promise.all(globalThis.told ?? []).then(() => null)";

const recorder = `{
  globalThis.told = [];
  const tell = (body) => told.push(fetch("/trouble", { method: "POST", body, keepalive: true }));
  for (const level of ["debug", "error", "info", "log", "warn"])
    console[level] = (...values) => tell("console: " + values.join(" "));
  const told = ({ message, target }) => tell(message ? "error: " + message : "failed: " + (target.src ?? target.href));
  addEventListener("error", told, true);
  addEventListener("unhandledrejection", ({ reason }) => tell("error: " + reason));
}`;

/**
 * Serves a site's pages with one more script, the first to run.
 *
 * @param folder absolute path of the output folder
 * @returns a first look at requests (`ServeOptions.before`)
 */
export function recordTrouble(folder: string, onTrouble: (trouble: string) => void) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/trouble") {
      let trouble = "";
      request.on("data", (chunk) => {
        trouble += chunk;
      });
      request.on("end", () => {
        onTrouble(trouble);
        response.writeHead(204).end();
      });
      return true;
    }
    if (pathname === "/recorder.js") {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(recorder);
      return true;
    }
    const file = path.join(folder, outputFile(pathname));
    if (!/^[\w/]+$/.test(pathname) || !existsSync(file)) return false;
    const html = readFileSync(file, "utf8").replace("<head>", '<head><script src="/recorder.js"></script>');
    response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" })
      .end(html);
    return true;
  };
}
