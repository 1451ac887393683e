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
  const send = (fields: Record<string, string>, headers?: Record<string, string>, delay?: number) => {
    const attempt = () => post(worker.url, fields, headers, delay);
    return attempt().catch((error: Error) => {
      // On a busy machine, workerd has closed a connection without a response. People would send the form again.
      if (error.message !== "socket hang up") throw error;
      console.log(`A connection was closed.\n${worker.printed()}`);
      return attempt();
    });
  };
  const list = async () => (await command("list")).split("\n").slice(0, -1);
  return { worker, provider, folder, command, send, list };
}
