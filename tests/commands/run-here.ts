import { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { vi } from "vitest";
import type { Ended } from "../mini-site.ts";

/**
 * Runs a command in this process, because a separate process needs seconds to load the same modules.
 *
 * @param command returns its exit status
 * @param answers lines of its standard input, which then ends
 * @returns its exit status, and its output through `console` and as prompts, without colors
 */
export async function runHere(command: () => Promise<number>, answers: string[] = []): Promise<Ended> {
  const said = { stdout: "", stderr: "" };
  const say = (stream: keyof typeof said, text: string) => {
    said[stream] += stripVTControlCharacters(text);
  };
  const listen = (method: "log" | "error", stream: keyof typeof said) =>
    vi.spyOn(console, method).mockImplementation((text = "") => say(stream, `${text}\n`));
  const input = Readable.from(answers.map((line) => `${line}\n`));
  const spies = [
    listen("log", "stdout"),
    listen("error", "stderr"),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      say("stdout", String(text));
      return true;
    }),
    vi.spyOn(process, "stdin", "get").mockReturnValue(input as unknown as typeof process.stdin),
  ];
  try {
    const status = await command();
    return { status, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
