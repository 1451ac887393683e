import { stripVTControlCharacters } from "node:util";
import { vi } from "vitest";
import type { Ended } from "../mini-site.ts";

/**
 * Runs a command in this process, because a separate process needs seconds to load the same modules.
 *
 * @param command returns its exit status
 * @returns its exit status, and its output through `console`, without colors
 */
export async function runHere(command: () => Promise<number>): Promise<Ended> {
  const said = { stdout: "", stderr: "" };
  const listen = (method: "log" | "error", stream: keyof typeof said) =>
    vi.spyOn(console, method).mockImplementation((text: string) => {
      said[stream] += `${stripVTControlCharacters(text)}\n`;
    });
  const spies = [listen("log", "stdout"), listen("error", "stderr")];
  try {
    const status = await command();
    return { status, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
