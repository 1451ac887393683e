/** The program behind `npm run mailer`. */
import { parseArgs } from "node:util";
import { ConfigurationError } from "./read-configuration.ts";
import { help, runCommand, UsageError } from "./run-command.ts";

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
  const isOurs = error instanceof UsageError || error instanceof ConfigurationError;
  console.error(isOurs || code || message.startsWith("Another mailer") ? message : error);
  process.exitCode = code?.startsWith("ERR_PARSE_ARGS") ? 2 : 1;
}
