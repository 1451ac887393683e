import { realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import launch from "launch-editor";

/**
 * Answers a request of the overlay: opens the place in its body, such as `content/site.yaml:5:7`, in the editor. It
 * accepts requests only from pages of this server, and opens only files of this project.
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
  if (request.method !== "POST") return reply(405, "Use POST to open a place.");
  if (!isFromOwnPage(request)) return reply(403, "Only pages of this server may open files.");
  const place = await text(request);
  const [, name = "", position = ""] = /^(.+)(:\d+:\d+)$/.exec(place) ?? [];
  const file = findInside(root, name);
  if (!file) return reply(403, "Only files of this project are opened.");
  launch(file + position, (_, reason) => {
    const cure =
      "Name your editor in the environment variable LAUNCH_EDITOR, as in LAUNCH_EDITOR=code npm run dev.";
    reply(500, `The editor could not be opened${reason ? ` (${reason})` : ""}. ${cure}`);
  });
  // The package calls back only on failure, and failures come immediately.
  setTimeout(() => reply(200, `Opened ${place}.`), 100);
}

/** Whether a request comes from a page of this server, and not from another site. */
function isFromOwnPage({ headers: { host, origin = "" } }: IncomingMessage): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The real path of a file inside the root; undefined for a file outside, or for a symbolic link to one. */
function findInside(root: string, file: string): string | undefined {
  try {
    const found = realpathSync(path.resolve(root, file));
    return found.startsWith(realpathSync(root) + path.sep) ? found : undefined;
  } catch {
    return undefined;
  }
}
