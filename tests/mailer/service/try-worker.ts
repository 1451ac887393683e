/** A worker on workerd, with its own D1 and mail provider. All of them end with the test. */
import { onTestFailed, onTestFinished } from "vitest";
import { runCommand } from "../../../mailer/run-command.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { startMailProvider } from "../mail-provider.ts";
import { commonEnvironment, enquiry, owner, post } from "../try-mailer.ts";
import { runWorker } from "./run-service.ts";

export const token = "a token of at least thirty-two characters";
export const message = (text: string) => ({ ...enquiry, message: text });

/**
 * Options of a test of the worker: it begins again when no connection is left. On a busy machine workerd has closed
 * connections, and ended. Miniflare starts it again only since cloudflare/workers-sdk#14792, which needs Node 22.
 */
export const mayCrash = {
  retry: { count: 2, condition: /^(fetch failed|socket hang up|.*ECONN(REFUSED|RESET).*)$/ },
};

/**
 * Starts a worker.
 *
 * @param environment variables besides those of `commonEnvironment`
 * @param name of the provider that it uses
 */
export async function tryWorker(
  environment: Record<string, string> = {},
  name: "resend" | "postmark" = "resend",
) {
  const provider = await startMailProvider();
  onTestFinished(() => provider.close());
  const folder = temporaryFolder();
  const worker = await runWorker({
    ...commonEnvironment(),
    FOLDER: folder,
    MAIL_URL: provider[name],
    MAILER_TOKEN: token,
    ...environment,
  });
  onTestFinished(() => worker.kill());
  onTestFailed(() => console.log(worker.printed()));
  const command = (...args: string[]) =>
    runCommand(args, false, { MAILER_URL: worker.statusUrl, MAILER_TOKEN: token, MAIL_TO: owner });
  const send = (fields: Record<string, string>, headers?: Record<string, string>, delay?: number) =>
    post(worker.url, fields, headers, delay);
  const list = async () => (await command("list")).split("\n").slice(0, -1);
  return { worker, provider, folder, command, send, list };
}
