/** The mailer on Cloudflare Workers: the same as on a server, with D1, a queue and a cron trigger. */

import { waitUntil } from "cloudflare:workers";
import { BlockList } from "node:net";
import type { D1Database, Fetcher, Queue } from "@cloudflare/workers-types";
import formText from "../../content/enquiry-form.yaml";
import { findClient } from "../find-client.ts";
import { log } from "../log.ts";
import { createOutbox } from "../outbox.ts";
import { parseForm } from "../read-form.ts";
import { receiveEnquiries } from "../receive-enquiries.ts";
import { createTemplate } from "../render-answer.ts";
import { runDaily } from "../run-daily.ts";
import { codeOf, createSender } from "../send-mails.ts";
import { createD1Limiters, eraseOldEvents } from "./d1-limiter.ts";
import { openD1 } from "./d1-outbox.ts";
import { openProvider } from "./open-provider.ts";
import { readEdgeConfiguration } from "./read-edge-configuration.ts";
import { serveOutbox } from "./serve-outbox.ts";

/** The bindings in wrangler.jsonc. It also contains the variables and secrets. */
interface Environment extends Record<string, unknown> {
  DB: D1Database;
  /** Wakes a sender. Its messages are empty, because the mails are in the outbox. */
  WAKE: Queue;
  /** The built site. */
  ASSETS: Fetcher;
}

/** Longer than an attempt, so that a mail is sent again only if its sender has crashed. */
const leaseMs = 60_000;
/** On the free plan, an invocation may run fifty statements, and a mail takes three. The next invocation sends the rest. */
const mailsPerRun = 10;

function startMailer(environment: Environment) {
  const { DB, WAKE, ASSETS } = environment;
  const configuration = readEdgeConfiguration(environment);
  const { SITE_URL, FOLD_MINUTES, LIMIT_MINUTES, MAIL_URL, ALERT_MAIL_URL, MAILER_TOKEN } = configuration;
  const form = parseForm(formText);
  const now = Date.now;
  const database = openD1(DB);
  const outbox = createOutbox(database, now, FOLD_MINUTES * 60_000, leaseMs);
  const shared = { outbox, form, configuration, log, metrics: { add() {} } };
  const sendNext = createSender({
    ...shared,
    send: openProvider(MAIL_URL),
    sendAlert: openProvider(ALERT_MAIL_URL ?? MAIL_URL),
  });

  /** Does not delay the response. If it fails, the cron trigger sends the mail within a minute. */
  function wake(): void {
    waitUntil(WAKE.send({}).catch((error: unknown) => log("wake-failed", { code: codeOf(error) })));
  }

  let page = "";
  /** Reads the page once, because a new site is deployed with a new version of the worker. */
  async function readContactPage(): Promise<string> {
    if (page) return page;
    const response = await ASSETS.fetch("http://assets/contact_us");
    if (!response.ok) throw new Error("There is no built site: run `npm run build` before you deploy.");
    page = await response.text();
    return page;
  }

  const app = receiveEnquiries({
    ...shared,
    template: createTemplate(readContactPage, SITE_URL, form),
    createLimiter: createD1Limiters(database, MAIL_URL.password, now, log),
    // Cloudflare sets this header itself, whatever the client sends.
    findClient: ({ req }) => findClient(req.header("cf-connecting-ip") ?? "", "", new BlockList()),
    serveAssets: async ({ req }) => (await ASSETS.fetch(req.raw as never)) as unknown as Response,
    wake,
  });
  app.route("/outbox", serveOutbox(outbox, MAILER_TOKEN, now, wake));

  async function sendWaiting(): Promise<void> {
    for (let sent = 0; sent < mailsPerRun; sent++) {
      if (!(await sendNext(AbortSignal.timeout(leaseMs)))) return;
    }
    wake();
  }

  return {
    app,
    sendWaiting,
    async runDaily() {
      await eraseOldEvents(database, LIMIT_MINUTES * 60_000, now());
      await runDaily(outbox, configuration, now());
    },
  };
}

let started: ReturnType<typeof startMailer> | undefined;

/** One mailer for all requests of this instance of the worker. */
function getMailer(environment: Environment) {
  started ??= startMailer(environment);
  return started;
}

/** Logs a failure without rethrowing it: the next run of the cron trigger tries again. */
async function attempt(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    log("outbox-failed", { code: codeOf(error) });
  }
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    try {
      return await getMailer(environment).app.fetch(request);
    } catch (error) {
      // The request handler never throws, so the configuration is wrong.
      log("not-started", { message: (error as Error).message });
      return new Response("This did not work. Please go back and try again, or call us.\n", { status: 503 });
    }
  },
  queue: (_batch: unknown, environment: Environment) => attempt(() => getMailer(environment).sendWaiting()),
  async scheduled(_event: unknown, environment: Environment): Promise<void> {
    await attempt(() => getMailer(environment).runDaily());
    await attempt(() => getMailer(environment).sendWaiting());
  },
};
