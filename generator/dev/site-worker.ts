/** The process that `dev-process.ts` starts: a `DevSite` at the other end of a channel. */

// Before anything imports React: its development build is several times slower.
process.env.NODE_ENV ??= "production";
const { openDevSite } = await import("./dev-site.ts");

import type { Call, Reply } from "./dev-process.ts";
import type { DevSite } from "./dev-site.ts";

// Ctrl-C reaches every process of a terminal; this one ends when the server has said so, or is gone.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
const site: DevSite = openDevSite(JSON.parse(process.argv[2] ?? "{}"));

process.on("message", async ({ id, name, args }: Call) => {
  try {
    const call = site[name] as (...args: unknown[]) => Promise<unknown>;
    send({ id, result: await call(...args) });
  } catch (error) {
    send({ id, error: (error as Error).stack ?? String(error) });
  }
});
process.once("disconnect", () => {
  void site.close().finally(() => process.exit());
});
send({ id: 0, result: undefined });

function send(reply: Reply): void {
  // The server may have gone in the meantime.
  if (process.connected) process.send?.(reply, () => {});
}
