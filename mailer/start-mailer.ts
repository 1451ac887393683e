/** Starts the whole service, in one process. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { createLimiter } from "./create-limiter.ts";
import { findClient } from "./find-client.ts";
import type { Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { openTransport } from "./open-transport.ts";
import type { Configuration } from "./read-configuration.ts";
import { openContactPage } from "./read-contact-page.ts";
import type { Form } from "./read-form.ts";
import { receiveEnquiries } from "./receive-enquiries.ts";
import { createTemplate } from "./render-answer.ts";
import { serveStatus } from "./serve-status.ts";
import { openOutbox } from "./sqlite-outbox.ts";
import { startSender } from "./start-sender.ts";

export interface Mailer {
  /** The address that forms are posted to. */
  url: string;
  statusUrl: string;
  /** Resolves when the requests and the mail in progress have ended. */
  close(): Promise<void>;
}

/**
 * Opens the outbox, listens, and starts to send.
 *
 * @param now the time, in milliseconds since 1970
 */
export async function startMailer(
  configuration: Configuration,
  form: Form,
  log: Log,
  now: () => number = Date.now,
): Promise<Mailer> {
  const { DATA_FILE, FOLD_MINUTES, HOST, PORT, STATUS_PORT, SMTP_URL, ALERT_SMTP_URL } = configuration;
  const { SITE_URL, SITE_FOLDER, TRUSTED_PROXIES } = configuration;
  const shared = {
    outbox: openOutbox(DATA_FILE, now, FOLD_MINUTES * 60_000, true),
    form,
    configuration,
    log,
    metrics: createMetrics(),
  };
  const { outbox, metrics } = shared;
  const send = openTransport(SMTP_URL);
  const sendAlert = openTransport(ALERT_SMTP_URL ?? SMTP_URL);
  const sender = startSender({ ...shared, send, sendAlert }, now);
  const app = receiveEnquiries({
    ...shared,
    template: createTemplate(openContactPage(SITE_FOLDER), SITE_URL, form),
    createLimiter: (_name, limit, windowMs) => createLimiter(limit, windowMs),
    findClient: (context) =>
      findClient(
        getConnInfo(context).remote.address ?? "",
        context.req.header("x-forwarded-for") ?? "",
        TRUSTED_PROXIES,
      ),
    serveAssets: serveStatic({ root: path.relative(process.cwd(), path.resolve(SITE_FOLDER)) || "." }),
    wake: sender.wake,
  });

  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      // Time limits for clients that send slowly.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
    },
  }) as Server;
  server.maxConnections = 500;
  // The limit for clients that read slowly.
  server.setTimeout(60_000);
  const closers = [() => closeServer(server), () => sender.stop(), async () => outbox.close()];
  const close = async () => {
    for (const closer of closers) await closer();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(PORT, HOST, resolve);
    });
    const status = await serveStatus(outbox, metrics, STATUS_PORT, now);
    closers.unshift(() => closeServer(status));
    return { url: `${addressOf(server)}/send`, statusUrl: addressOf(status), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const ended = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  // Requests in progress have this long to end.
  setTimeout(() => server.closeAllConnections(), 5_000).unref();
  await ended;
}
