/** The entry point of `npm run mailer`. */
import { parseArgs } from "node:util";
import { ConfigurationError } from "./read-configuration.ts";
import { RemoteOutboxError } from "./remote-outbox.ts";
import { help, runCommand, UsageError } from "./run-command.ts";
import { OutboxError } from "./sqlite-outbox.ts";

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" }, "answer-only": { type: "boolean" } },
  });
  const text = values.help
    ? help
    : await runCommand(positionals, values["answer-only"] ?? false, process.env);
  if (text) console.log(text);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isOurs = [UsageError, ConfigurationError, OutboxError, RemoteOutboxError].some(
    (kind) => error instanceof kind,
  );
  console.error(isOurs || code ? message : error);
  process.exitCode = code?.startsWith("ERR_PARSE_ARGS") ? 2 : 1;
}
