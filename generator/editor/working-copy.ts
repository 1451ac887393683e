/** Serves the working copy to the editor: lists, reads, replaces and removes the files that it may edit. */
import { randomUUID } from "node:crypto";
import { readFile, realpath, rm, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import glob from "fast-glob";
import { contentTypeOf } from "../../hosts/hosted-site.ts";
import { hash } from "../cache/hash.ts";
import { replaceFile } from "../cache/replace-file.ts";

export interface WorkingCopy {
  /** The project's root, an absolute path. */
  root: string;
  /** The content folder, relative to the root. */
  content: string;
}

/** The files that the editor may read and write: folders relative to the root, and patterns of names. */
const editable = (content: string) => [
  { folder: content, names: /\.(md|yaml)$/ },
  { folder: "assets/images", names: /\.(jpe?g|png|webp|avif|svg)$/i },
];

/** Larger files are refused: the browser reduces pictures before it sends them. */
const maxBytes = 20_000_000;

/** Thrown to refuse a request. The message is shown in the editor. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Answers a request for `/__edit/files` or a file below it. Only pages of this server on this machine may send one.
 *
 * @param name the file, relative to the root; empty for the list of all files
 */
export async function answerFiles(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  copy: WorkingCopy,
): Promise<void> {
  try {
    refuseOthers(request);
    if (name === "") return sendJson(response, await listFiles(copy));
    const file = await findContentFile(name, copy);
    const { method = "" } = request;
    const before = await readFile(file).catch(() => undefined);
    if (method === "GET" && !before) throw new Refused(404, `There is no file ${name}.`);
    const expected = request.headers["if-match"];
    // A new file has no version: it must not replace one that was made elsewhere.
    const mustMatch = method === "PUT" || (method === "DELETE" && expected !== undefined);
    if (mustMatch && before && expected !== etagOf(before))
      throw new Refused(
        412,
        `${name} has been changed elsewhere. Load the page again, and repeat your change.`,
      );
    const contents = method === "PUT" ? await saveRequest(file, request, copy) : before;
    if (method === "DELETE") await rm(file, { force: true });
    response.writeHead(200, {
      "Content-Type": contentTypeOf(file),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      ...(method !== "DELETE" &&
        contents && { ETag: etagOf(contents), "Last-Modified": (await stat(file)).mtime.toUTCString() }),
    });
    response.end(method === "GET" ? contents : undefined);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    response.writeHead(error.status, { "Content-Type": "text/plain; charset=utf-8" }).end(error.message);
  }
}

/** Prevents other sites in the browser from writing files (CSRF), and from reading them by DNS rebinding. */
function refuseOthers({
  method = "",
  headers: { host = "", origin, "sec-fetch-site": site },
}: IncomingMessage): void {
  if (!["GET", "PUT", "DELETE"].includes(method))
    throw new Refused(405, "Only GET, PUT and DELETE are allowed.");
  if (!isLoopback(host))
    throw new Refused(403, "Files are edited on this machine only: open the site as localhost.");
  const isOwn = origin === `http://${host}` || (method === "GET" && origin === undefined);
  if (!isOwn || (site !== undefined && site !== "same-origin"))
    throw new Refused(403, "Only pages of this server may edit files.");
}

/** Whether a host is this machine itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

async function listFiles({ root, content }: WorkingCopy): Promise<string[]> {
  const files = await glob(
    editable(content).map(({ folder }) => `${folder}/**`),
    { cwd: root },
  );
  return files.filter((file) => isEditable(file, content)).sort();
}

function isEditable(file: string, content: string): boolean {
  return editable(content).some(({ folder, names }) => file.startsWith(`${folder}/`) && names.test(file));
}

/** @returns the absolute path of a file that may be edited; it need not exist */
async function findContentFile(name: string, { root, content }: WorkingCopy): Promise<string> {
  const refused = new Refused(403, `${name} cannot be edited here: only texts and pictures can.`);
  const parts = name.split("/");
  // A name that begins with a dot is the parent folder, or a hidden file.
  if (
    !isEditable(name, content) ||
    parts.some((part) => part === "" || part.startsWith(".") || /[\\\0]/.test(part))
  )
    throw refused;
  const file = path.join(root, name);
  const existing = await nearestExisting(file);
  // A link may lead out of the project.
  const isLink =
    (await realpath(existing)) !== path.join(await realpath(root), path.relative(root, existing));
  if (isLink) throw refused;
  return file;
}

/** The file itself, or the nearest folder above it that exists. */
async function nearestExisting(file: string): Promise<string> {
  return (await stat(file).catch(() => undefined)) ? file : nearestExisting(path.dirname(file));
}

async function saveRequest(file: string, request: IncomingMessage, { root }: WorkingCopy): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes)
    throw new Refused(413, "The file is larger than 20 MB.");
  const contents = await buffer(request);
  // Under a name in .cache/ first, because the dev server watches the folder.
  replaceFile(file, contents, path.join(root, ".cache", randomUUID()));
  return contents;
}

function etagOf(contents: Uint8Array): string {
  return `"${hash(contents)}"`;
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(value));
}
