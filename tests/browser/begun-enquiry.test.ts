/** Buttons that carry their service or plan into the enquiry form. */
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { readPage } from "../built-page.ts";
import { addressOf, content, form as enquiryForm, labels, services } from "../site-content.ts";
import { browse } from "./browser.ts";

const site = browse(inject("site"));
const still = { reducedMotion: "reduce" } as const;

const form = (page: Page) => page.getByRole("main").locator("form");
const need = (page: Page) => form(page).locator("[name=need]");
const message = (page: Page) => form(page).locator("[name=message]");

const options = enquiryForm.fields.find(({ name }) => name === "need")?.options ?? [];
const choose = (plan: { name: string }) => `${labels.pricing.choose} ${plan.name}`;

/** Buttons that begin an enquiry. Of services, those of the first one with each call to action. */
const ofServices = [...new Set(services.map(({ data }) => data.hire.button))].flatMap((hire) => {
  const service = services.find(({ data }) => data.enquiry && data.hire.button === hire);
  if (!service?.data.enquiry) return [];
  const { quote, enquiry } = service.data;
  return [quote, hire].map((button) => ({ route: addressOf(service), button, enquiry }));
});
/** Of plans, the middle one and the last one. */
const ofPlans = [content.logoPricing, content.seoPricing].flatMap((page, index) => {
  const { plans } = page.data;
  const plan = index === 0 ? plans[Math.floor(plans.length / 2)] : plans.at(-1);
  return plan ? { route: addressOf(page), button: choose(plan), enquiry: plan.enquiry } : [];
});

test.each([...ofServices, ...ofPlans])(
  "on $route, $button chooses its service and begins the message",
  async ({ route, button, enquiry }) => {
    const { page } = await site.open(route, still);
    await page.getByRole("main").getByRole("link", { name: button, exact: true }).first().click();
    await page.waitForURL("**/contact_us?*");
    await expect.poll(() => need(page).inputValue()).toBe(enquiry.need.contentValue);
    expect(await message(page).inputValue()).toContain(enquiry.message);
  },
);

test("what the visitor has typed stays, and the service is the one just chosen", async () => {
  const [plan] = content.logoPricing.data.plans;
  const other = options.find((option) => option !== plan?.enquiry.need.contentValue);
  const { page } = await site.open("/contact_us", still);
  await need(page).selectOption(other ?? "");
  await message(page).fill("A sign for my shop.");
  await page.goto(site.address + addressOf(content.logoPricing));
  await page.getByRole("link", { name: choose(plan as NonNullable<typeof plan>), exact: true }).click();
  await expect.poll(() => need(page).inputValue()).toBe(plan?.enquiry.need.contentValue);
  expect(await message(page).inputValue()).toBe("A sign for my shop.");
});

test("another plan takes the place of the first one, and what was added to its sentence stays", async () => {
  const plans = [...content.logoPricing.data.plans];
  const { page } = await site.open(addressOf(content.logoPricing), still);
  const [first, second] = [plans[0], plans.at(-1)] as [(typeof plans)[number], (typeof plans)[number]];
  for (const plan of [first, second]) {
    await page.goto(site.address + addressOf(content.logoPricing));
    await page.getByRole("link", { name: choose(plan), exact: true }).click();
    await expect.poll(() => message(page).inputValue()).toContain(plan.enquiry.message);
    if (plan === first) await message(page).pressSequentially(" In blue.");
  }
  const text = await message(page).inputValue();
  expect(text).toContain(" In blue.");
  expect(text).not.toContain(first.enquiry.message);
});

test("without scripts the buttons lead to the empty form", async () => {
  const { page } = await site.open(addressOf(content.logoPricing), { ...still, javaScriptEnabled: false });
  await page.getByRole("main").locator("table a[href*='need=']").last().click();
  await page.waitForURL("**/contact_us?*");
  expect(await need(page).inputValue()).toBe("");
});

test("every button begins the enquiry that its content names", () => {
  const expected = [
    ...services.map(
      (service) => [service, Array(2).fill(service.data.enquiry?.need.contentValue ?? [])] as const,
    ),
    ...[content.logoPricing, content.seoPricing].map(
      (page) => [page, page.data.plans.map(({ enquiry }) => enquiry.need.contentValue)] as const,
    ),
  ];
  for (const [entry, needs] of expected) {
    const page = readPage(inject("site"), addressOf(entry));
    const links = page.links("main a[href*='need=']").map(([, address]) => new URL(address, "http://a"));
    const chosen = links.map(({ searchParams }) => searchParams.get("need"));
    expect([page.path, ...chosen]).toEqual([page.path, ...needs.flat()]);
    for (const each of chosen) expect(options).toContain(each);
  }
});
