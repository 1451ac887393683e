/** Sends mails through the HTTP API of a mail provider. */
import type { ComposedMail } from "../compose-mail.ts";
import type { Send } from "../send-mails.ts";

/** The requests that a provider expects, and its responses. */
interface Provider {
  path: string;
  headers: (key: string, id: string) => Record<string, string>;
  body: (mail: ComposedMail, id: string) => object;
  /** Whether the JSON of a 2xx response says that the mail was accepted. */
  isAccepted: (answer: Record<string, unknown>) => boolean;
}

export const providers: Record<string, Provider> = {
  // The same key within 24 hours is the same mail: https://resend.com/docs/dashboard/emails/idempotency-keys
  resend: {
    path: "/emails",
    headers: (key, id) => ({ Authorization: `Bearer ${key}`, "Idempotency-Key": id }),
    body: ({ from, to, replyTo, subject, text, html, headers }, id) => ({
      from: from.address,
      to: [to.address],
      reply_to: replyTo?.address,
      subject,
      text,
      html,
      // Its users report that it generates its own Message-ID.
      headers: { ...headers, "X-Entity-Ref-ID": id },
    }),
    isAccepted: ({ id }) => typeof id === "string",
  },
  // Keeps our Message-ID if asked: https://postmarkapp.com/developer/user-guide/send-email-with-smtp
  postmark: {
    path: "/email",
    headers: (key) => ({ "X-Postmark-Server-Token": key, Accept: "application/json" }),
    body: ({ from, to, replyTo, subject, text, html, headers, messageId }) => ({
      From: from.address,
      To: to.address,
      ReplyTo: replyTo?.address,
      Subject: subject,
      TextBody: text,
      HtmlBody: html,
      Headers: Object.entries({ ...headers, "Message-ID": messageId, "X-PM-KeepID": "true" }).map(
        ([Name, Value]) => ({ Name, Value }),
      ),
      MessageStream: "outbound",
    }),
    isAccepted: ({ ErrorCode }) => ErrorCode === 0,
  },
};

/** Shorter than the lease of a mail (worker.ts), so that no other sender claims it while this one waits. */
const mostMs = 20_000;

/** @param server `https://PROVIDER:KEY@HOST`, where PROVIDER is the name of one of `providers` */
export function openProvider(server: URL): Send {
  const provider = providers[server.username];
  if (!provider) throw new Error(`There is no provider "${server.username}".`);
  const key = decodeURIComponent(server.password);
  const url = `${server.protocol}//${server.host}${provider.path}`;
  return async (mail) => {
    const id = mail.messageId.replace(/^<|@.*$/g, "");
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...provider.headers(key, id) },
      body: JSON.stringify(provider.body(mail, id)),
      // The key must not be sent to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(mostMs),
    });
    const text = await response.text();
    if (!response.ok || !isAccepted(provider, text)) {
      throw Object.assign(new Error("The provider did not accept the mail."), {
        code: "HTTP",
        responseCode: response.status,
      });
    }
  };
}

/** The status alone is not trusted: a proxy in between may respond with its own page. */
function isAccepted(provider: Provider, text: string): boolean {
  try {
    return provider.isAccepted(Object(JSON.parse(text)));
  } catch {
    return false;
  }
}
