/** A mail server for the tests: stores what it accepts, byte for byte, and fails in the ways that real ones do. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail that the server accepted, or was about to accept. */
export interface TakenMail {
  from: string;
  to: string[];
  raw: string;
  messageId: string;
}

/**
 * `cut-before-answer`: accepts the mail, and closes the connection instead of answering; `cut-after-answer`: answers,
 * and closes it then.
 */
export type Behaviour =
  | "take"
  | "refuse-recipient"
  | "refuse-data"
  | "cut-before-answer"
  | "cut-after-answer";

export interface MailServer {
  port: number;
  url: string;
  mails: TakenMail[];
  behave(behaviour: Behaviour): void;
  /** Called when a step of a dialogue is reached. */
  onStep?: (step: "connect" | "from" | "to" | "data" | "taken") => void;
  close(): Promise<void>;
}

/**
 * Listens on the loopback address.
 *
 * @param port 0 for any
 */
export async function startMailServer(port = 0): Promise<MailServer> {
  let behaviour: Behaviour = "take";
  const error = (code: number) => Object.assign(new Error("no, says the test"), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onConnect(_session, done) {
      self.onStep?.("connect");
      done();
    },
    onMailFrom(_address, _session, done) {
      self.onStep?.("from");
      done();
    },
    onRcptTo(_address, _session, done) {
      self.onStep?.("to");
      done(behaviour === "refuse-recipient" ? error(550) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      self.onStep?.("data");
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (behaviour === "refuse-data") return done(error(451));
        const raw = Buffer.concat(chunks).toString("utf8");
        self.mails.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? "",
        });
        self.onStep?.("taken");
        if (behaviour === "cut-before-answer") return cut();
        done();
        if (behaviour === "cut-after-answer") setImmediate(cut);
      });
    },
  });
  const cut = () => {
    for (const connection of server.connections as Set<{ _socket: { destroy(): void } }>)
      connection._socket.destroy();
  };
  // Clients that are killed leave broken connections behind.
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: actual } = server.server.address() as AddressInfo;
  const self: MailServer = {
    port: actual,
    url: `smtp://127.0.0.1:${actual}`,
    mails: [],
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
  return self;
}

/** Header lines of a mail, unfolded: name in lower case, and value. */
export function headersOf({ raw }: TakenMail): [string, string][] {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return head.split("\r\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}
