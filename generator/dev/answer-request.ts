import { createReadStream, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { caching, contentTypeOf } from "../../hosts/hosted-site.ts";
import { integrityOf } from "../cache/hash.ts";
import { hashedName, type OutputFile } from "../model/output-file.ts";
import type { DevPage, DevSite } from "./dev-site.ts";
import { openInEditor } from "./open-in-editor.ts";
import type { Refresher } from "./refresh.ts";

/** The data and services that requests are answered with. */
interface RequestContext {
  /** The project's root, an absolute path. */
  root: string;
  /** The content folder, relative to the root. */
  content: string;
  site: DevSite;
  refresher: Refresher;
  /** Added to every page. */
  clientScript: string;
}

const sharingPreview = {
  file: "sharing-preview.html",
  source: path.join(import.meta.dirname, "sharing-preview.html"),
};

/** Answers a request for a page or a file of the site, or a request of the client script. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { root, content, site, refresher, clientScript }: RequestContext,
): Promise<void> {
  const url = parseAddress(request.url ?? "/");
  if (!url) return void response.writeHead(400).end("This is not a valid address.\n");
  const { pathname, searchParams } = url;
  if (pathname === "/__dev/open") return openInEditor(request, response, root);
  if (pathname === "/__dev/events")
    return refresher.browsers.add(request, response, searchParams.get("page") ?? "/");
  if (pathname === "/__edit" || pathname.startsWith("/__edit/")) {
    const { answerEditor } = await import("../editor/answer-editor.ts");
    if (pathname === "/__edit") await refresher.settle();
    return answerEditor(request, response, pathname, { root, content }, site.forEditor());
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return void response.writeHead(405, { Allow: "GET, HEAD" }).end("This address cannot be posted to.\n");
  }
  if (pathname === "/__preview") return sendFile(request, response, sharingPreview);
  // Names in assets/ contain a hash of the contents, so these files are never stale.
  if (!pathname.includes("/assets/")) await refresher.settle();
  const answer = await site.answer(pathname + url.search);
  if (answer.kind === "redirect") response.writeHead(308, { Location: answer.to }).end();
  else if (answer.kind === "file") sendFile(request, response, answer.output);
  else sendPage(response, answer.isFound ? 200 : 404, answer.page, clientScript);
}

/** Returns undefined for an invalid address: `//`, `/%`. */
function parseAddress(address: string): URL | undefined {
  try {
    const url = new URL(address, "http://dev");
    decodeURI(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

function sendFile({ headers }: IncomingMessage, response: ServerResponse, output: OutputFile): void {
  response.setHeader("Content-Type", contentTypeOf(output.file));
  response.setHeader("Cache-Control", hashedName.test(output.file) ? caching.hashed : caching.other);
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (!("source" in output)) return void response.end(output.contents);
  // Safari plays a film only from a server that supports range requests.
  const { size } = statSync(output.source);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const start = Number(from ?? 0);
  const end = Math.min(Number(to || size - 1), size - 1);
  if (start > end) return void response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
  const part = from && { "Content-Range": `bytes ${start}-${end}/${size}` };
  response.writeHead(part ? 206 : 200, {
    ...part,
    "Accept-Ranges": "bytes",
    "Content-Length": end - start + 1,
  });
  createReadStream(output.source, { start, end }).pipe(response);
}

/** @param page undefined if it cannot be rendered; the page is then empty, and the client script shows the error */
function sendPage(
  response: ServerResponse,
  status: number,
  page: DevPage | undefined,
  clientScript: string,
): void {
  const { html, version, draft = "" } = page ?? { html: "<!DOCTYPE html><title>Problems</title>" };
  const data = version
    ? ` data-version="${version.version}" data-structure="${version.structure}" data-draft="${draft}"`
    : "";
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`${withDevPolicy(html, clientScript)}<script${data}>${clientScript}</script>`);
}

/** Extends the policy of a page: allows the client script, which parses HTML from text to replace styles. */
function withDevPolicy(html: string, clientScript: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, (meta) =>
    meta
      .replace("script-src ", `script-src '${integrityOf(clientScript)}' `)
      .replace(/; require-trusted-types-for.*(?=")/, ""),
  );
}
