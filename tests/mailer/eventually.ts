import { expect } from "vitest";

/** `expect.poll` with more patience than any machine needs, so that no timing decides a test. */
export function eventually<T>(look: () => T) {
  return expect.poll(look, { timeout: 30_000, interval: 20 });
}
