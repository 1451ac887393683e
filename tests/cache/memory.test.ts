/** The dev server's cache in memory. */
import { expect, test } from "vitest";
import { createMemory, noMemory } from "../../generator/cache/memory.ts";

/** Work that counts how often it is done. */
function countedWork() {
  const count = { done: 0 };
  return { count, make: () => ++count.done };
}

test("a result is reused for the same key, and made for another key", () => {
  const memory = createMemory();
  const { count, make } = countedWork();
  expect(memory.remember("about.md 1234", make)).toBe(1);
  expect(memory.remember("about.md 1234", make)).toBe(1);
  expect(memory.remember("about.md 5678", make)).toBe(2);
  expect(memory.remember("about.md 1234", make)).toBe(1);
  expect(count.done).toBe(2);
});

test("a result is removed if it has not been used between two sweeps", () => {
  const memory = createMemory();
  const { make } = countedWork();
  memory.remember("used", make);
  memory.remember("unused", make);
  memory.sweep();
  expect(memory.remember("used", make)).toBe(1);
  memory.sweep();
  expect(memory.remember("used", make)).toBe(1);
  expect(memory.remember("unused", make)).toBe(3);
});

test("a build caches nothing in memory", () => {
  const { make } = countedWork();
  expect([noMemory.remember("key", make), noMemory.remember("key", make)]).toEqual([1, 2]);
});
