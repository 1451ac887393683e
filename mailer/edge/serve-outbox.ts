/** Serves the outbox for the command line, and health and metrics, to clients with the token. */
import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { printOutbox, unhealthy } from "../metrics.ts";
import type { Outbox } from "../outbox.ts";

/**
 * @param token undefined to respond with 404 to every request
 * @param wake called after a mail was made due
 */
export function serveOutbox(outbox: Outbox, token: string | undefined, now: () => number, wake: () => void) {
  const app = new Hono();

  app.use(async (context, next) => {
    if (!token) return context.notFound();
    const given = context.req.header("authorization") ?? "";
    if (!isEqual(given, `Bearer ${token}`)) return context.text("Wrong token.\n", 401);
    context.header("Cache-Control", "no-store");
    await next();
  });
  app.get("/mails", async (context) =>
    context.json(await outbox.readPage(Number(context.req.query("after")) || 0)),
  );
  app.post("/mails/:id", async (context) => {
    const changes = await outbox.send(context.req.param("id"));
    wake();
    return context.json(changes);
  });
  app.delete("/mails/:id", async (context) => context.json(await outbox.erase(context.req.param("id"))));
  app.get("/health", async (context) => {
    try {
      await outbox.checkHealth();
      return context.text("ok\n");
    } catch (error) {
      return context.text(unhealthy(error), 503);
    }
  });
  app.get("/metrics", async (context) => context.text((await printOutbox(outbox, now())).join("\n")));
  return app;
}

/** Compares in constant time. */
function isEqual(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
