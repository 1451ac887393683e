/** For engines whose drivers do not report console messages and errors: pages report them to the server. */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { outputFileOf } from "../../generator/model/route.ts";

/** In the page: waits until the server has received all reports. */
export const allReported = "globalThis.reports ? Promise.all(reports).then(() => null) : null";

/** The script of the pages. It reports by image requests, the only ones that the content security policy allows. */
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
    // A view transition between pages that was skipped: the promise is the browser's own.
    if (!String(reason).startsWith("AbortError: Skipping view transition")) report("error: " + reason);
  });
}`;

/**
 * Serves the pages of a site with the recorder as their first script.
 *
 * @param folder absolute path of the output folder
 * @returns a request handler (`ServeOptions.before`)
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
    const file = path.join(folder, outputFileOf(pathname));
    if (!/^[\w/]+$/.test(pathname) || !existsSync(file)) return false;
    const html = readFileSync(file, "utf8").replace("<head>", '<head><script src="/recorder.js"></script>');
    response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" })
      .end(html);
    return true;
  };
}
