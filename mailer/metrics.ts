/** Metrics, in the text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
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

/** Creates counters that start with the process and are printed as lines. */
export function createMetrics() {
  const counters = new Map(Object.keys(help).map((name) => [name, 0]));
  return {
    add(name: keyof typeof help): void {
      counters.set(name, (counters.get(name) ?? 0) + 1);
    },
    print: (): string[] =>
      Object.entries(help).flatMap(([name, words]) => [
        `# HELP ${name} ${words}.`,
        `# TYPE ${name} counter`,
        `${name} ${counters.get(name)}`,
      ]),
  };
}

/** The state of the outbox, as lines. */
export async function printOutbox(outbox: Outbox, now: number): Promise<string[]> {
  const { oldestWaiting, ...states } = await outbox.count();
  const age = oldestWaiting === null ? 0 : Math.max(0, (now - oldestWaiting) / 1000);
  return [
    "# HELP mailer_mails Mails in the outbox by state.",
    "# TYPE mailer_mails gauge",
    ...Object.entries(states).map(([state, number]) => `mailer_mails{state="${state}"} ${number}`),
    "# HELP mailer_oldest_waiting_seconds Age of the oldest waiting mail.",
    "# TYPE mailer_oldest_waiting_seconds gauge",
    `mailer_oldest_waiting_seconds ${age}`,
    "",
  ];
}

/** The response of `/health` to an error of the outbox. */
export function unhealthy(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `The outbox cannot be written: ${code ?? message}\n`;
}
