/** A mail handler for the tests: records every request, and answers as the real one does. */
import { createServer, type ServerResponse } from "node:http";

/** A recorded request. */
export interface Post {
  method: string;
  url: string;
  contentType: string;
  /** The body, byte for byte. */
  body: string;
}

export interface Receiver {
  port: number;
  /** The requests since the last call of `reset`. */
  posts: Post[];
  /** Target of the 303 redirect; the tests set it to the site's thank-you page. */
  thankYou: string;
  /** Delays the answers to posts until `release` is called. */
  hold(): void;
  release(): void;
  /** Answers posts with 204: the browser stays on the page, as if it were still waiting. */
  stay(): void;
  /** Closes the connection of posts without an answer. */
  cut(): void;
  /** Removes the recorded requests, and answers again. */
  reset(): void;
  close(): Promise<void>;
}

/** Listens on the loopback address, at any free port. */
export async function startReceiver(): Promise<Receiver> {
  let mode: "answer" | "hold" | "stay" | "cut" = "answer";
  const held: ServerResponse[] = [];
  const answer = (response: ServerResponse) => response.writeHead(303, { Location: receiver.thankYou }).end();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    receiver.posts.push({
      method: request.method ?? "",
      url: request.url ?? "",
      contentType: request.headers["content-type"] ?? "",
      body: Buffer.concat(chunks).toString("utf8"),
    });
    if (mode === "hold") held.push(response);
    else if (mode === "stay") response.writeHead(204).end();
    else if (mode === "cut") request.socket.destroy();
    else answer(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });

  const receiver: Receiver = {
    port: (server.address() as { port: number }).port,
    posts: [],
    thankYou: "",
    hold: () => {
      mode = "hold";
    },
    release() {
      mode = "answer";
      for (const response of held.splice(0)) answer(response);
    },
    stay: () => {
      mode = "stay";
    },
    cut: () => {
      mode = "cut";
    },
    reset() {
      receiver.release();
      receiver.posts = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
