/** A receiver of forms over https: records what arrives, and answers with 303. */
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { Certificates } from "./certificate.ts";

export interface Receiver {
  port: number;
  /** Bodies of the posts that arrived. */
  posts: string[];
  /** The address to redirect to. */
  thankYou: string;
  close(): Promise<void>;
}

/** Starts to listen on the loopback address, at any free port. */
export async function startReceiver({ chain, key }: Certificates): Promise<Receiver> {
  const files = { cert: readFileSync(chain), key: readFileSync(key) };
  const server = createServer(files, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    receiver.posts.push(Buffer.concat(chunks).toString("utf8"));
    response.writeHead(303, { Location: receiver.thankYou }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: Receiver = {
    port: (server.address() as { port: number }).port,
    posts: [],
    thankYou: "",
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
