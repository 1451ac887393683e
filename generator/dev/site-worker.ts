/** The program of the process that `site-process.ts` starts: calls the methods of a `DevSite` as messages ask. */
import type { Call, Reply } from "./site-process.ts";

// Before anything imports React: its development build is several times slower.
process.env.NODE_ENV ??= "production";
const { DevSite } = await import("./dev-site.ts");

// Ctrl-C reaches every process of a terminal. This one ends when the server closes the channel.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

const site = new DevSite(JSON.parse(process.argv[2] ?? "{}"));

process.on("message", async ({ id, name, args }: Call) => {
  try {
    const method = site[name] as (...args: unknown[]) => Promise<unknown>;
    reply({ id, result: await method.apply(site, args) });
  } catch (error) {
    reply({ id, error: (error as Error).stack ?? String(error) });
  }
});
process.once("disconnect", () => {
  void site.close().finally(() => process.exit());
});

function reply(message: Reply): void {
  if (process.connected) process.send?.(message, () => {});
}
