/** A mail provider for the tests: takes mails as Resend and Postmark do, and fails in the ways that real ones do. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A mail that the provider accepted. */
export interface AcceptedMail {
  /** Resend: the key of the request. Postmark: the Message-ID. */
  id: string;
  to: string;
  /** The whole request, as text. */
  body: string;
}

/**
 * `cut-after`: accepts the mail, and closes the connection instead of answering; `lie`: answers 200 with a page, as a proxy
 * that asks for a login; `hang`: never answers. A number is a status to refuse with.
 */
export type ProviderBehaviour =
  | "accept"
  | "slow"
  | "cut-before"
  | "cut-after"
  | "lie"
  | "redirect"
  | "hang"
  | number;

export interface MailProvider {
  port: number;
  /** MAIL_URL of each provider. */
  resend: string;
  postmark: string;
  mails: AcceptedMail[];
  /** How many requests there were. */
  requests: number;
  behave(behaviour: ProviderBehaviour): void;
  /** Called when a request arrives, and when a mail is accepted. */
  onStep?: (step: "asked" | "taken") => void;
  close(): Promise<void>;
}

interface Body {
  to?: string[];
  To?: string;
  Headers?: { Name: string; Value: string }[];
}

/** Listens on the loopback address. As Resend promises, a mail with a key that it knows is answered and not accepted again. */
export async function startMailProvider(port = 0): Promise<MailProvider> {
  let next: ProviderBehaviour = "accept";
  const server = createServer(async (request, response) => {
    const behaviour = next;
    self.requests++;
    self.onStep?.("asked");
    let text = "";
    try {
      for await (const chunk of request) text += chunk;
    } catch {
      return;
    }
    const key = request.headers["idempotency-key"];
    const body = JSON.parse(text) as Body;
    const isResend = request.url === "/emails";
    const isKnown =
      request.headers.authorization === "Bearer key" || request.headers["x-postmark-server-token"] === "key";
    if (!isKnown) return end(response, 401, { message: "no such key" });
    if (typeof behaviour === "number") return end(response, behaviour, { message: "no, says the test" });
    if (behaviour === "hang") return;
    if (behaviour === "cut-before") return response.destroy();
    if (behaviour === "lie") return response.end("<!doctype html><title>Log in</title>");
    if (behaviour === "redirect") return response.writeHead(302, { Location: "/login" }).end();
    if (behaviour === "slow") await new Promise((resolve) => setTimeout(resolve, 300));
    const id = isResend
      ? String(key)
      : (body.Headers?.find(({ Name }) => Name === "Message-ID")?.Value ?? "");
    if (!isResend || !self.mails.some((mail) => mail.id === id)) {
      self.mails.push({ id, to: body.To ?? body.to?.join() ?? "", body: text });
    }
    self.onStep?.("taken");
    if (behaviour === "cut-after") return response.destroy();
    end(response, 200, isResend ? { id } : { ErrorCode: 0, MessageID: "its own" });
  });
  const end = (response: ServerResponse, status: number, answer: object) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  const self: MailProvider = {
    port: actual,
    resend: `http://resend:key@127.0.0.1:${actual}`,
    postmark: `http://postmark:key@127.0.0.1:${actual}`,
    mails: [],
    requests: 0,
    behave: (behaviour) => {
      next = behaviour;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return self;
}
