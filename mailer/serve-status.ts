/** Health and metrics, on the loopback address only. */
import { createServer, type Server } from "node:http";
import { type Metrics, printOutbox, unhealthy } from "./metrics.ts";
import type { Outbox } from "./outbox.ts";

/** Serves `/health`, which writes to the outbox to prove that it can be written, and `/metrics`. */
export async function serveStatus(
  outbox: Outbox,
  metrics: Metrics,
  port: number,
  now: () => number,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = (status: number, text: string) =>
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
    try {
      if (request.url === "/metrics") {
        return answer(200, [...metrics.print(), ...(await printOutbox(outbox, now()))].join("\n"));
      }
      if (request.url !== "/health") return answer(404, "The addresses are /health and /metrics.\n");
      await outbox.checkHealth();
      answer(200, "ok\n");
    } catch (error) {
      answer(503, unhealthy(error));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}
