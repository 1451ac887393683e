/** Asks a person at the terminal, or a file of answers behind a pipe, one line at a time. */
import { createInterface } from "node:readline";

/** Thrown when no answer can come any more. */
export class NoAnswer extends Error {}

export interface Asker {
  /**
   * @param prompt printed before the answer, on the same line
   * @throws NoAnswer at the end of the input, and on Ctrl-C
   */
  ask(prompt: string): Promise<string>;
  close(): void;
}

export function createAsker(): Asker {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  let isInterrupted = false;
  lines.once("SIGINT", () => {
    isInterrupted = true;
    lines.close();
  });
  const answers = lines[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      lines.setPrompt(prompt);
      lines.prompt();
      const { value, done } = await answers.next();
      // Nobody has pressed Enter: the line is still open.
      if (done) console.log();
      if (done) throw new NoAnswer(isInterrupted ? "interrupted" : "the answers ended");
      return value;
    },
    close: () => lines.close(),
  };
}
