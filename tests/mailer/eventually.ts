import { expect } from "vitest";

/** `expect.poll` with a timeout so long that the speed of the machine does not matter. */
export function eventually<T>(look: () => T) {
  return expect.poll(look, { timeout: 30_000, interval: 20 });
}
