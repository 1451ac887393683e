/** The web server: receives posts of the form, and responds with 303 only after the enquiry is durable. */
import { createHash } from "node:crypto";
import { type Context, type Handler, Hono } from "hono";
import { type CheckedEnquiry, checkEnquiry } from "./check-enquiry.ts";
import type { CreateLimiter } from "./create-limiter.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Outbox } from "./outbox.ts";
import type { CommonConfiguration } from "./read-configuration.ts";
import type { Form } from "./read-form.ts";
import type { Answer, Template } from "./render-answer.ts";
import type { Notice } from "./render-notice.ts";
import { codeOf } from "./send-mails.ts";

/** The size limit of a body, in bytes. The longest enquiry that the form allows is smaller, even percent-encoded. */
const maxBytes = 128 * 1024;
/** The part of a larger body that is stored in memory, to be shown again. */
const mostKept = 1024 * 1024;
/** The connection is closed after this many bytes of a body. */
const mostRead = 8 * 1024 * 1024;

interface ReceiverOptions {
  outbox: Pick<Outbox, "store">;
  form: Form;
  configuration: CommonConfiguration;
  template: Template;
  createLimiter: CreateLimiter;
  /** The client of a request, as a key for the rate limits (find-client.ts). */
  findClient: (context: Context) => string;
  /** Serves the assets of the page. */
  serveAssets: Handler;
  log: Log;
  metrics: Pick<Metrics, "add">;
  /** Called after an enquiry was stored. */
  wake: () => void;
}

/** @returns the application: `/send`, and the assets of the page that it responds with */
export function receiveEnquiries(options: ReceiverOptions) {
  const { outbox, form, configuration, template, findClient, serveAssets, log, metrics, wake } = options;
  const { SITE_URL, ALLOWED_ORIGINS, LEAST_SECONDS } = configuration;
  const origins = [new URL(SITE_URL).origin, ...ALLOWED_ORIGINS];
  const limit = (name: string, most: number) =>
    options.createLimiter(name, most, configuration.LIMIT_MINUTES * 60_000);
  const holdPerAddress = limit("hold-address", configuration.HOLD_PER_ADDRESS);
  const holdPerText = limit("hold-text", configuration.HOLD_PER_TEXT);
  const refusePerAddress = limit("refuse-address", configuration.REFUSE_PER_ADDRESS);
  const refuseInTotal = limit("refuse-total", configuration.REFUSE_IN_TOTAL);
  const app = new Hono();

  app.post("/send", async (context) => {
    const client = findClient(context);
    // A request beyond the limit of its address does not count towards the total; otherwise one address could block the
    // form for everyone. Of a flood nothing is kept in memory.
    const isFlood = (await refusePerAddress(client)) || (await refuseInTotal(""));
    const body = await readBody(context.req.raw, isFlood ? 0 : mostKept);
    if (!body) return context.body(null, 413, { Connection: "close" });
    if (isFlood) return refuse(context, 429, "tooMany");
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

    const heldFor = await findSuspicion(context, enquiry, client);
    try {
      const result = await outbox.store({ content: enquiry.values, token: enquiry.token, heldFor });
      metrics.add(`mailer_${result}_total`);
      log(result, heldFor ? { heldFor } : {});
    } catch (error) {
      log("store-failed", { code: codeOf(error) });
      return refuse(context, 503, answerWith("unavailable"));
    }
    wake();
    return context.redirect(`${SITE_URL}/thankyou`, 303);
  });

  // A visitor opens the address of the response again.
  app.get("/send", (context) => context.redirect(`${SITE_URL}/contact_us`, 303));
  app.all("/send", (context) =>
    context.text("This address accepts only posts of the form.\n", 405, { Allow: "POST, GET, HEAD" }),
  );

  app.get("/assets/*", serveAssets);
  app.get("/:icon{[\\w-]+\\.(?:svg|png|ico)}", serveAssets);

  app.onError((error, context) => {
    log("failed", { code: (error as { code?: string }).code ?? error.name });
    return context.text("This did not work. Please go back and try again, or call us.\n", 503);
  });

  /**
   * Finds reasons to hold an enquiry back. None of them proves spam, so no enquiry is dropped. Each concerns the enquiry
   * itself, its connection or its text: there is no limit for all enquiries together.
   */
  async function findSuspicion(
    context: Context,
    { isTrapped, seconds, values }: CheckedEnquiry,
    client: string,
  ): Promise<string | undefined> {
    const isOften = await Promise.all([holdPerAddress(client), holdPerText(textKey(form, values))]);
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

  /** @param answer the form with the typed values, or the name of the small page */
  async function refuse(
    context: Context,
    status: 413 | 415 | 422 | 429 | 503,
    answer: Answer | Notice,
  ): Promise<Response> {
    const kinds = { 422: "wrong", 503: "unavailable" } as Record<number, "wrong" | "unavailable">;
    metrics.add(`mailer_${kinds[status] ?? "refused"}_total`);
    // A flood would fill the disk with log lines; the metrics count it.
    if (status !== 429) log("refused", { status });
    const { html, policy } =
      typeof answer === "string" ? await template.renderNotice(answer) : await template.renderForm(answer);
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

/** Returns the same key for messages that differ only in case and white space. */
function textKey({ fields }: Form, values: Record<string, string>): string {
  const texts = fields.filter(({ kind }) => kind === "long text").map(({ name }) => values[name] ?? "");
  const plain = texts.join(" ").toLowerCase().replace(/\s+/g, " ").trim();
  return createHash("sha256").update(plain).digest("base64");
}

/**
 * Reads a body to its end, before any response: workerd closes the connection under a client that is still sending, and
 * browsers show no response before they have sent everything.
 *
 * @param kept the number of bytes that are kept, from the first
 * @returns those bytes; undefined if the body is too large to be read to its end
 */
async function readBody({ body }: Request, kept: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= kept) chunks.push(chunk);
    if (size > mostRead) return undefined;
  }
  return { bytes: Buffer.concat(chunks), isTooLarge: size > maxBytes };
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
    // The body does not match its declared type, so there is nothing to show.
  }
  return parameters;
}
