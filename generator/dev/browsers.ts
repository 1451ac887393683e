import type { IncomingMessage, ServerResponse } from "node:http";
import { stripVTControlCharacters } from "node:util";
import type { BrowserState } from "./messages.ts";

/**
 * The browsers that show pages. Each keeps a connection open for server-sent events:
 * <https://html.spec.whatwg.org/multipage/server-sent-events.html>
 */
export class Browsers {
  readonly #stateOf: (url: string) => Promise<BrowserState>;
  /** The path and the query of the page that each browser shows. */
  readonly #pages = new Map<ServerResponse, string>();
  #updates = 0;

  /** @param stateOf returns the state to send to a browser that shows the page at an address */
  constructor(stateOf: (url: string) => Promise<BrowserState>) {
    this.#stateOf = stateOf;
  }

  /** Answers a browser's request for events: sends the state of its page, and keeps the connection open. */
  async add(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    // By default browsers reconnect after some seconds, which is too long after a restart of the server.
    response.write("retry: 300\n\n");
    this.#pages.set(response, url);
    request.on("close", () => this.#pages.delete(response));
    send(response, await this.#stateOf(url));
  }

  /** Sends every browser the state of its page. */
  async update(): Promise<void> {
    const update = ++this.#updates;
    const states = new Map<string, BrowserState>();
    for (const url of new Set(this.#pages.values())) states.set(url, await this.#stateOf(url));
    // A later update has begun and sends newer states.
    if (update !== this.#updates) return;
    for (const [response, url] of this.#pages) {
      const state = states.get(url);
      if (state) send(response, state);
    }
  }
}

function send(response: ServerResponse, { page, failure }: BrowserState): void {
  const text = failure && stripVTControlCharacters(failure);
  response.write(`data: ${JSON.stringify({ page, failure: text })}\n\n`);
}
