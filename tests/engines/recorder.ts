/** For engines whose drivers do not tell what a page logs: the page itself tells the server. */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { outputFile } from "../../generator/find-routes.ts";

/** In the page: waits until the server knows everything. */
export const allReported = "globalThis.reports ? Promise.all(reports).then(() => null) : null";

/** Tells by asking for pictures: nothing else may leave a page under the site's content security policy. */
const recorder = `{
  globalThis.reports = [];
  const report = (error) => reports.push(new Promise((resolve) => {
    const picture = new Image();
    picture.onload = picture.onerror = resolve;
    picture.src = "/error?" + encodeURIComponent(error);
  }));
  for (const level of ["debug", "error", "info", "log", "warn"])
    console[level] = (...values) => report("console: " + values.join(" "));
  const reportError = ({ message, target }) => report(message ? "error: " + message : "failed: " + (target.src ?? target.href));
  addEventListener("error", reportError, true);
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report("refused: " + violatedDirective + " " + blockedURI));
  addEventListener("unhandledrejection", ({ reason }) => {
    // A cross-fade of pages (@view-transition) that the visitor has cut short: nobody's promise but the browser's.
    if (!String(reason).startsWith("AbortError: Skipping view transition")) report("error: " + reason);
  });
}`;

/**
 * Serves a site's pages with one more script, the first to run.
 *
 * @param folder absolute path of the output folder
 * @returns a first look at requests (`ServeOptions.before`)
 */
export function recordErrors(folder: string, onError: (error: string) => void) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/error") {
      onError(decodeURIComponent(search.slice(1)));
      response.writeHead(204, { "Cache-Control": "no-store" }).end();
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
