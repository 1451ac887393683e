/** Sends mails to a mail server over SMTP. */
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Send } from "./send-mails.ts";

/**
 * Opens a new connection for each mail. `smtps:` uses TLS from the start, `smtp:` requires STARTTLS. Only a
 * server on this machine may be used without TLS.
 */
export function openTransport(server: URL): Send {
  const isLocal = ["127.0.0.1", "[::1]", "localhost"].includes(server.hostname);
  const isSecure = server.protocol === "smtps:";
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ""),
    port: Number(server.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: !isSecure && isLocal,
    auth: server.username
      ? { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) }
      : undefined,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    dnsTimeout: 15_000,
  });
  // Limits the whole attempt, in case the server responds slowly.
  return (mail) => transport.sendMail({ ...mail, signal: AbortSignal.timeout(120_000) } as SendMailOptions);
}
