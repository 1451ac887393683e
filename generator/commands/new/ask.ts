/** Reads answers line by line, from a terminal or from piped input. */
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
    // The prompt is still on an unfinished line, because nobody has pressed Enter.
    console.log();
    throw end;
  };
  return { ask, close: () => lines.close() };
}
