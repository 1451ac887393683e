/** Health and metrics, on the loopback address only. */
import { createServer, type Server } from "node:http";
import type { Outbox } from "./outbox.ts";

export type Metrics = ReturnType<typeof createMetrics>;

const help = {
  mailer_stored_total: "Enquiries stored and to be sent",
  mailer_held_total: "Enquiries stored and held back",
  mailer_folded_total: "Posts that repeated a stored enquiry",
  mailer_wrong_total: "Posts answered with 422",
  mailer_refused_total: "Posts answered with 413, 415 or 429",
  mailer_unavailable_total: "Posts answered with 503",
  mailer_sent_total: "Mails that the mail server accepted",
  mailer_send_failures_total: "Attempts to send that failed",
};

/** Counters since the start of the process. */
export function createMetrics() {
  const counters = new Map(Object.keys(help).map((name) => [name, 0]));
  return {
    add: (name: keyof typeof help) => void counters.set(name, (counters.get(name) ?? 0) + 1),
    /** In the text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
    print(outbox: Outbox, now: number): string {
      const { oldestWaiting, ...states } = outbox.count();
      const age = oldestWaiting === null ? 0 : Math.max(0, (now - oldestWaiting) / 1000);
      return [
        ...Object.entries(help).flatMap(([name, words]) => [
          `# HELP ${name} ${words}.`,
          `# TYPE ${name} counter`,
          `${name} ${counters.get(name)}`,
        ]),
        "# HELP mailer_mails Mails in the outbox by state.",
        "# TYPE mailer_mails gauge",
        ...Object.entries(states).map(([state, number]) => `mailer_mails{state="${state}"} ${number}`),
        "# HELP mailer_oldest_waiting_seconds Age of the oldest waiting mail.",
        "# TYPE mailer_oldest_waiting_seconds gauge",
        `mailer_oldest_waiting_seconds ${age}`,
        "",
      ].join("\n");
    },
  };
}

/** Serves `/health`, which writes to the outbox to prove that it can be written, and `/metrics`. */
export async function serveStatus(
  outbox: Outbox,
  metrics: Metrics,
  port: number,
  now: () => number,
): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string) =>
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
    try {
      if (request.url === "/metrics") return answer(200, metrics.print(outbox, now()));
      if (request.url !== "/health") return answer(404, "Here are /health and /metrics.\n");
      outbox.checkHealth();
      answer(200, "ok\n");
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      answer(503, `The outbox cannot be written: ${code ?? message}\n`);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}
