/** Opens a place in the editor, for the page of problems. Only for pages of this server, and files of this project. */
import { realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import launch from "launch-editor";

/** Longer than any place. */
const longest = 10_000;

/**
 * Answers a request whose body is a `Place` in JSON.
 *
 * @param root the project's root, an absolute path
 */
export async function openInEditor(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
): Promise<void> {
  const say = (status: number, text: string) =>
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
  if (request.method !== "POST") return void say(405, "Places are opened by POST.");
  if (!isOwnPage(request)) return void say(403, "Only pages of this server may open files.");
  const place = parsePlace(await readBody(request));
  if (!place) return void say(400, "A place is a file, a line and a column.");
  const file = findInside(root, place.file);
  if (!file) return void say(403, "Only files of this project are opened.");
  const { line, column } = place;
  launch(`${file}:${line}:${column}`, (_, reason) => {
    const cure =
      "Name your editor in the environment variable LAUNCH_EDITOR, as in LAUNCH_EDITOR=code npm run dev.";
    if (!response.writableEnded)
      say(500, `The editor could not be opened${reason ? ` (${reason})` : ""}. ${cure}`);
  });
  // The editor tells of a failure at once, or never.
  setTimeout(() => {
    if (!response.writableEnded) say(200, `Opened ${place.file}:${line}:${column}.`);
  }, 100);
}

/** No other site's page, also none that has had its name pointed to this machine. */
function isOwnPage({ headers, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  const isHere = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
  const isFromHere = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/.test(socket.remoteAddress ?? "");
  return isHere && isFromHere && origin === `http://${host}`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += chunk;
    if (body.length > longest) return "";
  }
  return body;
}

function parsePlace(body: string): { file: string; line: number; column: number } | undefined {
  try {
    const { file, line, column } = JSON.parse(body);
    const isPlace = typeof file === "string" && Number.isInteger(line) && Number.isInteger(column);
    return isPlace && line > 0 && column > 0 ? { file, line, column } : undefined;
  } catch {
    return undefined;
  }
}

/** The real path of a file below the root; links that lead out of it do not count. */
function findInside(root: string, file: string): string | undefined {
  try {
    const found = realpathSync(path.resolve(root, file));
    return found.startsWith(realpathSync(root) + path.sep) ? found : undefined;
  } catch {
    return undefined;
  }
}
