/** The editor in the development server, at `/__edit`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentTypeOf } from "../../hosts/hosted-site.ts";
import { type OutputFile, readOutput } from "../model/output-file.ts";
import type { PreparedSite } from "../prepare-site.ts";
import { configureEditor } from "./configure.ts";
import { editorFiles, editorPage } from "./editor.ts";
import { answerFiles, isLoopback, type WorkingCopy } from "./working-copy.ts";

const editAddress = "/__edit";

let files: Promise<OutputFile[]> | undefined;

/**
 * Answers a request for the editor, its scripts and the files that it edits.
 *
 * @param pathname `/__edit` or an address below it
 * @param copy the files that may be edited
 * @param site the site; undefined if it could not be read
 */
export async function answerEditor(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  copy: WorkingCopy,
  site: PreparedSite | undefined,
): Promise<void> {
  const send = (status: number, type: string, text: string): void => {
    response
      .writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" })
      .end(text);
  };
  if (!isLoopback(request.headers.host ?? ""))
    return send(403, "text/plain", "Open the editor as localhost.");
  const [, name] = /^\/__edit\/files\/?(.*)$/s.exec(decodeURIComponent(pathname)) ?? [];
  if (name !== undefined) return answerFiles(request, response, name, copy);
  if (pathname !== editAddress) {
    files ??= editorFiles(editAddress.slice(1));
    const file = (await files).find((one) => `/${one.file}` === pathname);
    return file ? sendFile(file, response) : send(404, "text/plain", "There is no such page.");
  }
  if (!site)
    return send(503, "text/plain", "The site has mistakes. Correct them first: the terminal lists them.");
  const data = configureEditor(site, { name: "test-repo" });
  const { html, policy } = editorPage(data, { connections: [], pictures: [] }, editAddress);
  response.setHeader("Content-Security-Policy", policy);
  send(200, "text/html", html);
}

async function sendFile(output: OutputFile, response: ServerResponse): Promise<void> {
  const headers = { "Content-Type": contentTypeOf(output.file), "Cache-Control": "no-cache" };
  response.writeHead(200, headers).end(await readOutput(output));
}
