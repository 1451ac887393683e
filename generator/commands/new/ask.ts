/** Asks a person at the terminal, or a file of answers behind a pipe, one line at a time. */
import { createInterface } from "node:readline";
import { NotWritten } from "./draft.ts";

/**
 * @param prompt printed before the answer, on the same line
 * @throws NotWritten at the end of the input, and on Ctrl-C
 */
export type Ask = (prompt: string) => Promise<string>;

export function createAsker(): { ask: Ask; close(): void } {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  let end = new NotWritten("Nothing was written: the answers ended.", 1);
  lines.once("SIGINT", () => {
    end = new NotWritten("Nothing was written: interrupted.", 130);
    lines.close();
  });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (prompt: string) => {
    lines.setPrompt(prompt);
    lines.prompt();
    const { value, done } = await answers.next();
    if (!done) return value;
    // Nobody has pressed Enter: the line is still open.
    console.log();
    throw end;
  };
  return { ask, close: () => lines.close() };
}
