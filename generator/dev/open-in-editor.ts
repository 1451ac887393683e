import { realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import launch from "launch-editor";
import type { Place } from "../model/place.ts";

/** Longer than any place, in characters. */
const longestBody = 10_000;

/**
 * Answers a request of the overlay: opens the place in its body, as JSON, in the editor. Only for pages of this
 * server, and only files of this project.
 *
 * @param root the project's root, an absolute path
 */
export async function openInEditor(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
): Promise<void> {
  const reply = (status: number, text: string) => {
    if (response.writableEnded) return;
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
  };
  if (request.method !== "POST") return reply(405, "Places are opened by POST.");
  if (!isFromOwnPage(request)) return reply(403, "Only pages of this server may open files.");
  const place = parsePlace(await readBody(request));
  if (!place) return reply(400, "A place is a file, a line and a column.");
  const file = findInside(root, place.file);
  if (!file) return reply(403, "Only files of this project are opened.");
  const { line, column } = place;
  launch(`${file}:${line}:${column}`, (_, reason) => {
    const cure =
      "Name your editor in the environment variable LAUNCH_EDITOR, as in LAUNCH_EDITOR=code npm run dev.";
    reply(500, `The editor could not be opened${reason ? ` (${reason})` : ""}. ${cure}`);
  });
  // There is a callback for failures only, and those come at once.
  setTimeout(() => reply(200, `Opened ${place.file}:${line}:${column}.`), 100);
}

/** Refuses pages of other sites, also those whose host name resolves to this machine (DNS rebinding). */
function isFromOwnPage({ headers: { host = "", origin } }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) && origin === `http://${host}`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += chunk;
    if (body.length > longestBody) return "";
  }
  return body;
}

function parsePlace(body: string): Place | undefined {
  try {
    const { file, line, column } = JSON.parse(body);
    const isPlace = typeof file === "string" && Number.isInteger(line) && Number.isInteger(column);
    return isPlace && line > 0 && column > 0 ? { file, line, column } : undefined;
  } catch {
    return undefined;
  }
}

/** The real path of a file below the root; undefined for one outside, also by a symbolic link. */
function findInside(root: string, file: string): string | undefined {
  try {
    const found = realpathSync(path.resolve(root, file));
    return found.startsWith(realpathSync(root) + path.sep) ? found : undefined;
  } catch {
    return undefined;
  }
}
