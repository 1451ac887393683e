/** "Request A Quote": the enquiry form in a dialog, on every page. */
import { expect, test } from "vitest";
import { encodedEnquiry, enquiry } from "../../browser/enquiry.ts";
import { form, labels } from "../../site-content.ts";
import { desktop, phone, type Site } from "../in-engine.ts";
import type { Page, Target } from "../page.ts";
import { fillIn, valuesOf } from "./enquiries.ts";
import { expectFocusStays } from "./menus.ts";

const dialog: Target = ["dialog#quote"];

/** The element that gets the focus back when the dialog closes: on phones the link is in the menu. */
const openerAt = (width: number): Target =>
  width === phone ? ["header button", labels.header.openMenu] : ["header a", labels.header.requestQuote];

export function quoteDialog(site: Site): void {
  test.each([phone, desktop])(
    "opens and closes, and moves the focus correctly, at %i pixels",
    async (width) => {
      const page = await site.open("/about", width);
      await page.evaluate("scrollTo({ top: 700, behavior: 'instant' })");
      const ways = [() => page.click("dialog#quote button", form.dialog.close), () => page.press("Escape")];
      // On a phone the dialog fills the window.
      if (width === desktop) ways.push(() => page.clickAt(20, 450));
      for (const close of ways) {
        await openDialog(page, width);
        await page.expectFocus(...dialog);
        await expectFocusStays(page, "dialog#quote");
        await close();
        await page.expectHidden(...dialog);
        await page.expectFocus(...openerAt(width));
        expect(await page.evaluate("scrollY")).toBe(700);
      }
      await page.expectAddress("/about");
    },
  );

  test.each([phone, desktop])("keeps what was typed, and sends it once, at %i pixels", async (width) => {
    const page = await site.open("/our_team", width);
    await openDialog(page, width);
    await fillIn(page, "dialog#quote");
    await page.press("Escape");
    await page.expectHidden(...dialog);
    await page.goto(`${site.address}/terms`);
    await openDialog(page, width);
    await expect.poll(() => valuesOf(page, "dialog#quote")).toEqual(enquiry);
    await page.click("dialog#quote button", form.submit);
    await page.expectAddress("/thankyou");
    expect(site.receiver.posts.map(({ body }) => body)).toEqual([encodedEnquiry]);
  });
}

async function openDialog(page: Page, width: number): Promise<void> {
  await page.click(...openerAt(width));
  if (width === phone) await page.click("dialog#menu a", labels.header.requestQuote);
  await page.expectShown(...dialog);
}
