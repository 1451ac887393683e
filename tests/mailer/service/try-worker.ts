/** A worker on workerd, with its own D1 and mail provider. All of them end with the test. */
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFailed, onTestFinished } from "vitest";
import { runCommand } from "../../../mailer/run-command.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { startMailProvider } from "../mail-provider.ts";
import { commonEnvironment, enquiry, owner, post } from "../try-mailer.ts";
import { runWorker } from "./run-service.ts";

export const token = "a token of at least thirty-two characters";
export const message = (text: string) => ({ ...enquiry, message: text });

/**
 * Options of a test of the worker: it begins again, after a pause, when a connection is lost. On a busy machine workerd
 * has closed connections, in the middle of a response too ("aborted"), and ended. Miniflare starts it again only since
 * cloudflare/workers-sdk#14792, which needs Node 22.
 */
export const mayCrash = {
  retry: {
    count: 4,
    delay: 3000,
    condition: /^(fetch failed|socket hang up|aborted|.*ECONN(REFUSED|RESET))/,
  },
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
  /** A post whose connection is lost fails with what the worker has printed, which is where workerd says why it ends. */
  const send = (fields: Record<string, string>, headers?: Record<string, string>, delay?: number) =>
    post(worker.url, fields, headers, delay).catch(async (cause: Error) => {
      await sleep(500);
      throw new Error(`${cause.message}\n${worker.printed()}`, { cause });
    });
  const list = async () => (await command("list")).split("\n").slice(0, -1);
  return { worker, provider, folder, command, send, list };
}
