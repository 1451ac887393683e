/** The web server: receives posts of the form, and answers 303 only after the enquiry is on the disk. */
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { type CheckedEnquiry, checkEnquiry } from "./check-enquiry.ts";
import { createLimiter } from "./create-limiter.ts";
import { findClient } from "./find-client.ts";
import type { Log } from "./log.ts";
import type { Outbox } from "./outbox.ts";
import type { Configuration } from "./read-configuration.ts";
import type { Form } from "./read-form.ts";
import { type Answer, openTemplate } from "./render-answer.ts";
import type { Notice } from "./render-notice.ts";
import type { Metrics } from "./serve-status.ts";

/** The largest body of an enquiry, in bytes. The longest that the form allows is smaller, even percent-encoded. */
const mostBytes = 128 * 1024;
/** Of a larger body, this much is kept to be shown again. */
const mostKept = 1024 * 1024;
/** After this much of a body, the connection is closed. */
const mostRead = 8 * 1024 * 1024;

interface ReceiverOptions {
  outbox: Outbox;
  form: Form;
  configuration: Configuration;
  log: Log;
  metrics: Metrics;
  /** Called after an enquiry was stored. */
  wake: () => void;
}

type Request = Context<{ Bindings: HttpBindings }>;

/** @returns the application: `/send`, and the assets of the page that it answers with */
export function receiveEnquiries({ outbox, form, configuration, log, metrics, wake }: ReceiverOptions) {
  const { SITE_URL, SITE_FOLDER, ALLOWED_ORIGINS, TRUSTED_PROXIES, LEAST_SECONDS } = configuration;
  const origins = [new URL(SITE_URL).origin, ...ALLOWED_ORIGINS];
  const template = openTemplate(SITE_FOLDER, SITE_URL, form);
  const limit = (most: number) => createLimiter(most, configuration.LIMIT_MINUTES * 60_000);
  const holdPerAddress = limit(configuration.HOLD_PER_ADDRESS);
  const holdPerText = limit(configuration.HOLD_PER_TEXT);
  const refusePerAddress = limit(configuration.REFUSE_PER_ADDRESS);
  const refuseInTotal = limit(configuration.REFUSE_IN_TOTAL);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.post("/send", async (context) => {
    const { incoming } = context.env;
    const client = findClient(
      incoming.socket.remoteAddress ?? "",
      context.req.header("x-forwarded-for") ?? "",
      TRUSTED_PROXIES,
    );
    // Before the body is read, so that to refuse costs less than to accept. What one address has too many of does not
    // count towards the total, or one address could shut the form for everybody.
    if (refusePerAddress(client) || refuseInTotal("")) return refuse(context, 429, "tooMany");

    const body = await readBody(incoming);
    if (!body) return context.body(null, 413, { Connection: "close" });
    const type = context.req.header("content-type") ?? "";
    const parameters = await readParameters(body.bytes, type);
    const enquiry = checkEnquiry(form, parameters);
    const answerWith = (notice?: Answer["notice"], mistakes: string[] = []): Answer => ({
      values: enquiry.values,
      mistakes,
      notice,
    });

    if (body.isTooLarge) return refuse(context, 413, answerWith("tooLarge"));
    if (!isFormType(type)) return refuse(context, 415, answerWith("unsupported"));
    if (enquiry.isDamaged || enquiry.mistakes.length > 0) {
      return refuse(context, 422, answerWith(enquiry.isDamaged ? "damaged" : undefined, enquiry.mistakes));
    }

    const heldFor = findSuspicion(context, enquiry, client);
    try {
      const result = await outbox.store({ content: enquiry.values, token: enquiry.token, heldFor });
      metrics.add(`mailer_${result}_total`);
      log(result, heldFor ? { heldFor } : {});
    } catch (error) {
      log("store-failed", { code: (error as { code?: string }).code ?? String(error) });
      return refuse(context, 503, answerWith("unavailable"));
    }
    wake();
    return context.redirect(`${SITE_URL}/thankyou`, 303);
  });

  // Somebody opens the address of the answer again.
  app.get("/send", (context) => context.redirect(`${SITE_URL}/contact_us`, 303));
  app.all("/send", (context) =>
    context.text("Here a form is posted to.\n", 405, { Allow: "POST, GET, HEAD" }),
  );

  const assets = serveStatic({ root: path.relative(process.cwd(), path.resolve(SITE_FOLDER)) || "." });
  app.get("/assets/*", assets);
  app.get("/:icon{[\\w-]+\\.(?:svg|png|ico)}", assets);

  app.onError((error, context) => {
    log("failed", { code: (error as { code?: string }).code ?? error.name });
    return context.text("This did not work. Please go back and try again, or call us.\n", 503);
  });

  /**
   * Reasons to hold an enquiry back. None of them proves spam, so no enquiry is dropped. Each is about this enquiry alone:
   * nobody's enquiry is held because of what others send.
   */
  function findSuspicion(
    context: Request,
    { isTrapped, seconds, values }: CheckedEnquiry,
    client: string,
  ): string | undefined {
    const isOften = [holdPerAddress(client), holdPerText(textKey(form, values))];
    const origin = context.req.header("origin");
    // Browsers that hide the origin of a post send "null".
    const isForeign = origin !== undefined && origin !== "null" && !origins.includes(origin);
    const isOwn = URL.canParse(origin ?? "") && new URL(origin ?? "").host === context.req.header("host");
    const reasons = [
      isTrapped && "a field was filled in that people do not see",
      seconds < LEAST_SECONDS && "it was filled in faster than people type",
      isForeign && !isOwn && "it was sent from another website",
      isOften[0] && "many came from the same connection",
      isOften[1] && "many came with the same text",
    ];
    return reasons.filter(Boolean).join("; ") || undefined;
  }

  /** @param answer the form with what was typed, or the name of the small page */
  function refuse(context: Request, status: 413 | 415 | 422 | 429 | 503, answer: Answer | Notice): Response {
    const kinds = { 422: "wrong", 503: "unavailable" } as Record<number, "wrong" | "unavailable">;
    metrics.add(`mailer_${kinds[status] ?? "refused"}_total`);
    // A flood would fill the disk with its lines; the metrics count it.
    if (status !== 429) log("refused", { status });
    const { html, policy } =
      typeof answer === "string" ? template.renderNotice(answer) : template.renderForm(answer);
    if (status === 429 || status === 503) context.header("Retry-After", "300");
    context.header("Content-Security-Policy", policy);
    context.header("Cache-Control", "no-store");
    context.header("X-Content-Type-Options", "nosniff");
    // With "no-referrer", the next post of the form would have the origin "null".
    context.header("Referrer-Policy", "same-origin");
    return context.html(html, status);
  }

  return app;
}

/** The same for messages that differ in case and spaces only. */
function textKey({ fields }: Form, values: Record<string, string>): string {
  const texts = fields.filter(({ kind }) => kind === "long text").map(({ name }) => values[name] ?? "");
  const plain = texts.join(" ").toLowerCase().replace(/\s+/g, " ").trim();
  return createHash("sha256").update(plain).digest("base64");
}

/** @returns the first `mostKept` bytes of the body; undefined if it is too large to be read to its end */
async function readBody(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  // The rest is read and thrown away: browsers do not show an answer before they have sent the whole body.
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostKept) chunks.push(chunk);
    if (size > mostRead) return undefined;
  }
  return { bytes: Buffer.concat(chunks), isTooLarge: size > mostBytes };
}

/** Browsers post in the encoding of the page, which is UTF-8. */
function isFormType(type: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type.trim());
}

/** The fields of a body. Bodies of other types are refused, but their fields are read to be shown again. */
async function readParameters(bytes: Buffer, type: string): Promise<URLSearchParams> {
  const text = bytes.toString("utf8");
  const parameters = new URLSearchParams();
  const add = (fields: Iterable<[string, unknown]>) => {
    for (const [name, value] of fields) if (typeof value === "string") parameters.append(name, value);
  };
  try {
    if (/^multipart\/form-data/i.test(type)) {
      const body = new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } });
      add(await body.formData());
    } else if (/^application\/json/i.test(type)) add(Object.entries(JSON.parse(text) ?? {}));
    else if (/^text\/plain/i.test(type))
      add([...text.matchAll(/^([^=\r\n]*)=(.*)$/gm)].map(([, a = "", b]) => [a, b]));
    else return new URLSearchParams(text);
  } catch {
    // The body is not of its declared type: there is nothing to show.
  }
  return parameters;
}
