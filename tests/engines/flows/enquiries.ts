/** The enquiry form of the contact page: its messages, and what it sends. */
import { expect, test } from "vitest";
import { emptyEnquiry, encodedEnquiry, enquiry, messages } from "../../browser/enquiry.ts";
import { content, form } from "../../site-content.ts";
import { desktop, phone, type Site } from "../in-engine.ts";
import type { Page } from "../page.ts";

const labels = Object.fromEntries(form.fields.map(({ name, label }) => [name, label])) as typeof enquiry;

export function enquiries(site: Site): void {
  test.each([phone, desktop])("an empty form says what is missing, at %i pixels", async (width) => {
    const page = await site.open("/contact_us", width);
    await page.click("main button", form.submit);
    await page.expectFocus("main [role=alert]");
    expect(await errorsOf(page)).toEqual(messages);
    expect(await page.evaluate("document.title")).toContain(form.mistakes.titlePrefix);
    for (const [field, message] of Object.entries(messages)) {
      await page.click("main [role=alert] a", message);
      await page.expectFocus(`main form [name=${field}]`);
    }

    // The focus is in the last field.
    await page.type("a");
    expect(await errorsOf(page)).toEqual({ ...messages, message: undefined });
    await page.expectHidden("main [role=alert] a", messages.message);
    expect(site.receiver.posts).toEqual([]);
  });

  test.each([phone, desktop])(
    "typed text is stored until it has been sent, and arrives once, at %i pixels",
    async (width) => {
      const page = await site.open("/contact_us", width);
      await fillIn(page, "main");
      await page.reload();
      await expect.poll(() => valuesOf(page, "main")).toEqual(enquiry);
      // The answer is delayed, and the visitor clicks again.
      site.receiver.stay();
      await page.click("main button", form.submit);
      await page.click("main button", form.sending);
      await expect.poll(() => site.receiver.posts.length).toBe(1);
      expect(await valuesOf(page, "main")).toEqual(enquiry);

      site.receiver.reset();
      await page.reload();
      await page.click("main button", form.submit);
      await page.expectAddress("/thankyou");
      await page.expectShown("h1", content.thankYou.data.heading);
      await expect.poll(() => page.evaluate("sessionStorage.getItem('enquiry')")).toBe("{}");
      expect(site.receiver.posts).toEqual([
        {
          method: "POST",
          url: "/send",
          contentType: "application/x-www-form-urlencoded",
          body: encodedEnquiry,
        },
      ]);
      await page.goto(`${site.address}/contact_us`);
      expect(await valuesOf(page, "main")).toEqual(emptyEnquiry);
    },
  );

  test("after Back the form can be used again", async () => {
    const page = await site.open("/contact_us", desktop);
    await fillIn(page, "main");
    await page.click("main button", form.submit);
    await page.expectAddress("/thankyou");
    await page.back();
    await page.expectAddress("/contact_us");
    await page.expectShown("main button:not([aria-disabled])", form.submit);
  });
}

/** Fills in the fields, without sending. */
export async function fillIn(page: Page, within: string): Promise<void> {
  for (const [field, value] of Object.entries(enquiry)) {
    await page.click(`${within} form label`, labels[field as keyof typeof enquiry]);
    await page.expectFocus(`${within} form [name=${field}]`);
    await page.type(value);
  }
  expect(await valuesOf(page, within)).toEqual(enquiry);
}

/** The values of the fields. */
export async function valuesOf(page: Page, within: string): Promise<typeof enquiry> {
  const own = `document.querySelector(${JSON.stringify(`${within} form`)})`;
  const values = await page.evaluate<typeof enquiry>(`Object.fromEntries(new FormData(${own}))`);
  // Form data has CR LF, values have LF.
  return { ...values, message: values.message.replaceAll("\r\n", "\n") };
}

/** The error messages of the fields, as their accessible descriptions. */
async function errorsOf(page: Page): Promise<Partial<typeof enquiry>> {
  return page.evaluate(`Object.fromEntries(
    [...document.querySelectorAll("main form [aria-invalid=true]")].map((field) =>
      [field.name, document.getElementById(field.getAttribute("aria-describedby")).innerText.trim()]))`);
}
