/** A page as a visitor uses it: visible elements, mouse and keyboard. */
import { expect } from "vitest";
import type { EngineWindow } from "./engine.ts";

/** A selector, and if several elements match, the accessible name or visible text of one of them. */
export type Target = [selector: string, name?: string];

export interface Page extends Omit<EngineWindow, "click" | "hover"> {
  /** Clicks at a point of the window. */
  clickAt: EngineWindow["click"];
  /** Whether an element is shown. */
  shows(...target: Target): Promise<boolean>;
  /** Waits until an element is shown. */
  expectShown(...target: Target): Promise<void>;
  /** Waits until no such element is shown. */
  expectHidden(...target: Target): Promise<void>;
  /** Clicks the centre of an element, as soon as it does not move and is not covered. */
  click(...target: Target): Promise<void>;
  /** Moves the mouse to the centre of an element, on the same conditions. */
  hover(...target: Target): Promise<void>;
  /** Whether the focus is on an element, or inside it. */
  hasFocus(...target: Target): Promise<boolean>;
  /** Waits until the focus is on an element, or inside it. */
  expectFocus(...target: Target): Promise<void>;
  /** Presses Tab until the focus is on an element. @throws Error if it never is */
  tabTo(...target: Target): Promise<void>;
  /** Waits for an address, given as path and fragment: `/portfolio#logo`. */
  expectAddress(address: string): Promise<void>;
}

/** In the page: finds visible elements by selector and name. */
const find = `((selector, name) => [...document.querySelectorAll(selector)].filter((element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0 &&
  (name === undefined ||
    (element.ariaLabel ?? element.innerText).replace(/\\s+/g, " ").trim() === name)))`;

/** In the page: scrolls to an element and returns its centre; null if it cannot be clicked. */
const findMiddle = `((element) => {
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isFree = () => element.contains(document.elementFromPoint(...middle()));
  if (!isFree()) element.scrollIntoView({ block: "center", behavior: "instant" });
  return isFree() ? middle() : null;
})`;

/** Extends a window with the functions of `Page`. */
export function pageOf(window: EngineWindow): Page {
  const found = (target: Target) => `${find}(${target.map((part) => JSON.stringify(part)).join()})`;
  const nameOf = (target: Target) => target.join(" ");

  async function middleOf(target: Target): Promise<[x: number, y: number]> {
    let last: [number, number] | null = null;
    await expect
      .poll(
        async () => {
          const before = last;
          last = await window.evaluate(`${found(target)}.slice(0, 1).map(${findMiddle})[0] ?? null`);
          return last !== null && before?.join() === last.join();
        },
        { message: `${nameOf(target)} can be reached by the mouse` },
      )
      .toBe(true);
    return last ?? [0, 0];
  }

  const page: Page = {
    ...window,
    clickAt: window.click,
    shows: (...target) => window.evaluate(`${found(target)}.length > 0`),
    async expectShown(...target) {
      await expect.poll(() => page.shows(...target), { message: `${nameOf(target)} is shown` }).toBe(true);
    },
    async expectHidden(...target) {
      await expect.poll(() => page.shows(...target), { message: `${nameOf(target)} is shown` }).toBe(false);
    },
    click: async (...target) => window.click(...(await middleOf(target))),
    hover: async (...target) => window.hover(...(await middleOf(target))),
    hasFocus: (...target) =>
      window.evaluate(`${found(target)}.some((element) => element.contains(document.activeElement))`),
    async expectFocus(...target) {
      await expect
        .poll(() => page.hasFocus(...target), { message: `${nameOf(target)} has the focus` })
        .toBe(true);
    },
    async tabTo(...target) {
      for (let presses = 0; presses < 80; presses++) {
        await window.press("Tab");
        if (await page.hasFocus(...target)) return;
      }
      throw new Error(`The Tab key does not lead to ${nameOf(target)}.`);
    },
    async expectAddress(address) {
      await expect
        .poll(async () => {
          const { pathname, hash } = new URL(await window.url());
          return pathname + hash;
        })
        .toBe(address);
    },
  };
  return page;
}
