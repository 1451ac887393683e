/** The outbox of a worker, for the command line, through the HTTP API of edge/serve-outbox.ts. */
import { type CommandOutbox, listPages, type Row } from "./outbox.ts";

/** Thrown if the outbox of a worker cannot be used; the message says what to do. */
export class RemoteOutboxError extends Error {}

const advice: Record<number, string> = {
  401: "The worker has another MAILER_TOKEN.",
  404: "The worker has no MAILER_TOKEN, or there is none at MAILER_URL.",
};

/**
 * @param address the address of the worker, such as https://forms.example.com
 * @throws RemoteOutboxError if the token would be sent without TLS; the methods reject with it if a request fails
 */
export function openRemoteOutbox(address: string, token: string): CommandOutbox {
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== "https:" && hostname !== "127.0.0.1") {
    throw new RemoteOutboxError("MAILER_URL does not begin with https://.");
  }

  async function request<T>(method: string, path: string): Promise<T> {
    const response = await fetch(`${origin}/outbox${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(30_000),
    }).catch((error: Error) => {
      throw new RemoteOutboxError(
        `${origin} cannot be reached (MAILER_URL): ${error.cause ?? error.message}`,
      );
    });
    if (response.ok) return (await response.json()) as T;
    throw new RemoteOutboxError(
      `${origin} answered ${response.status}. ${advice[response.status] ?? ""}`.trim(),
    );
  }

  return {
    list: () => listPages((after) => request<Row[]>("GET", `/mails?after=${after}`)),
    send: (id) => request("POST", `/mails/${id}`),
    erase: (id) => request("DELETE", `/mails/${id}`),
    // The database does so by itself.
    async reclaimSpace() {},
    close() {},
  };
}
