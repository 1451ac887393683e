/** The enquiry form of the contact page: its messages, and what it sends. */
import type { Locator, Page } from "playwright";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { content, phoneLink, form as words } from "../site-content.ts";
import { browse, desktop, findBarriers, hasFocus, phone, tabTo } from "./browser.ts";
import { emptyEnquiry, encodedEnquiry, enquiry, fieldsOf, fillIn, messages, valuesOf } from "./enquiry.ts";

const site = browse(inject("siteForms"));
beforeEach(() => site.receiver.reset());

const formOf = (page: Page) => page.getByRole("main").locator("form");
const send = (page: Page) => formOf(page).getByRole("button", { name: words.submit });
const { title } = content.contact.data;

/** The error messages of the fields, as their accessible descriptions. */
async function errorsOf(form: Locator): Promise<Partial<typeof enquiry>> {
  const errors: Partial<typeof enquiry> = {};
  for (const [name, field] of Object.entries(fieldsOf(form))) {
    const isInvalid = (await field.getAttribute("aria-invalid")) === "true";
    const describedBy = await field.getAttribute("aria-describedby");
    if (!isInvalid && !describedBy) continue;
    const message = form.page().locator(`[id="${describedBy}"]`);
    await message.waitFor();
    errors[name as keyof typeof enquiry] = ((await message.textContent()) ?? "").trim();
  }
  return errors;
}

describe.each([phone, desktop])("at %i pixels", (width) => {
  test("an enquiry arrives with its five fields, and the visitor is thanked", async () => {
    const { page } = await site.open("/contact_us", { width });
    await fillIn(formOf(page));
    await send(page).click();
    await page.waitForURL("**/thankyou");
    await page.getByRole("heading", { name: content.thankYou.data.heading }).waitFor();
    expect(site.receiver.posts).toEqual([
      {
        method: "POST",
        url: "/send",
        contentType: "application/x-www-form-urlencoded",
        body: encodedEnquiry,
      },
    ]);
  });

  test("an empty form is not sent, and says what is missing", async () => {
    const { page } = await site.open("/contact_us", { width, colorScheme: "light", reducedMotion: "reduce" });
    const form = formOf(page);
    await send(page).click();
    expect(await errorsOf(form)).toEqual(messages);
    expect(await page.title()).toContain(words.mistakes.titlePrefix);

    const summary = form.getByRole("alert");
    await summary.waitFor();
    expect(await hasFocus(summary)).toBe(true);
    for (const [name, message] of Object.entries(messages)) {
      await summary.getByRole("link", { name: message }).click();
      expect(await hasFocus(fieldsOf(form)[name as keyof typeof messages])).toBe(true);
    }

    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findBarriers(page, "colours")).toEqual([]);
    expect(site.receiver.posts).toEqual([]);
  });
});

test("there are no messages before the first attempt to send", async () => {
  const { page } = await site.open("/contact_us");
  const form = formOf(page);
  await fieldsOf(form).email.fill("no address");
  for (const field of Object.values(fieldsOf(form))) await field.focus();
  expect(await errorsOf(form)).toEqual({});
  expect(await page.title()).toBe(title);
});

test("a message disappears as soon as its field is valid, and then the form can be sent", async () => {
  const { page } = await site.open("/contact_us");
  const form = formOf(page);
  await send(page).click();
  const left: Partial<typeof messages> = { ...messages };
  for (const [name, value] of Object.entries(enquiry)) {
    const field = name as keyof typeof messages;
    await fillIn(form, { [field]: value });
    delete left[field];
    expect(await errorsOf(form)).toEqual(left);
    expect(await form.getByRole("link", { name: messages[field] }).count()).toBe(0);
  }
  expect(await page.title()).toBe(title);
  await expect.poll(() => form.getByRole("alert").count()).toBe(0);
  await send(page).click();
  await page.waitForURL("**/thankyou");
  expect(site.receiver.posts.map(({ body }) => body)).toEqual([encodedEnquiry]);
});

test("blank values are rejected", async () => {
  const { page } = await site.open("/contact_us");
  const form = formOf(page);
  await fillIn(form, { ...enquiry, name: "   ", phone: "\t ", message: " \n \n" });
  await send(page).click();
  const { name, phone, message } = messages;
  expect(await errorsOf(form)).toEqual({ name, phone, message });
  expect(site.receiver.posts).toEqual([]);
});

test("an e-mail address is valid as in the HTML standard, and has a dot in its domain", async () => {
  const { page } = await site.open("/contact_us");
  const form = formOf(page);
  await fillIn(form, { ...enquiry, email: "zoe" });
  await send(page).click();
  const addresses: [string, boolean][] = [
    ["zoe@", false],
    ["zoe@host", false],
    ["zoe@host.", false],
    ["zoe mail@host.example", false],
    ["zoe@ho st.example", false],
    ["zoe@@host.example", false],
    ["@host.example", false],
    ["zoe@host.example", true],
    ["o'zoe+web/2026@sub.host-name.example", true],
    ["z@h.ex", true],
  ];
  for (const [address, isRight] of addresses) {
    await fieldsOf(form).email.fill("");
    await fieldsOf(form).email.fill(address);
    await fieldsOf(form).phone.fill("");
    await send(page).click();
    expect("email" in (await errorsOf(form)), address).toBe(!isRight);
  }
  expect(site.receiver.posts).toEqual([]);
});

test.each([
  ["a double click", (page: Page) => send(page).dblclick()],
  [
    "Enter twice",
    async (page: Page) => {
      await fieldsOf(formOf(page)).name.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    },
  ],
])("%s is one enquiry, and the button says that it is being sent", async (_, sendTwice) => {
  const { page } = await site.open("/contact_us");
  await fillIn(formOf(page));
  site.receiver.stay();
  await sendTwice(page);
  const sending = formOf(page).getByRole("button", { name: words.sending });
  await sending.waitFor();
  expect(await sending.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => site.receiver.posts.length).toBe(1);

  const { posts } = site.receiver;
  site.receiver.reset();
  await page.reload();
  await send(page).click();
  await page.waitForURL("**/thankyou");
  expect([posts.length, site.receiver.posts.length]).toEqual([1, 1]);
});

test("the form can be used again after an empty response, and sends the same enquiry", async () => {
  const { page } = await site.open("/contact_us", { isOwn: true });
  await page.clock.install();
  await page.reload();
  await fillIn(formOf(page));
  site.receiver.stay();
  await send(page).click();
  await formOf(page).getByRole("button", { name: words.sending }).waitFor();
  await page.clock.fastForward(10_000);
  await send(page).waitFor();
  expect(await send(page).getAttribute("aria-disabled")).toBeNull();
  await send(page).click();
  await expect.poll(() => site.receiver.posts.length).toBe(2);
  const [first, second] = site.receiver.posts;
  expect(second?.body).toBe(first?.body);
});

test("the form can be used again after Back", async () => {
  const { page } = await site.open("/contact_us");
  await fillIn(formOf(page));
  await send(page).click();
  await page.waitForURL("**/thankyou");
  await page.goBack();
  await send(page).waitFor();
  expect(await send(page).getAttribute("aria-disabled")).toBeNull();
  expect(await send(page).isEnabled()).toBe(true);
  await fillIn(formOf(page), { ...enquiry, message: "One more thing." });
  await send(page).click();
  await page.waitForURL("**/thankyou");
  expect(site.receiver.posts.map(({ body }) => new URLSearchParams(body).get("message"))).toEqual([
    enquiry.message.replace("\n", "\r\n"),
    "One more thing.",
  ]);
});

test("typed text survives a reload, another page and a failed request, until it is sent", async () => {
  const { page, errors } = await site.open("/contact_us");
  await fillIn(formOf(page));
  await page.reload();
  expect(await valuesOf(formOf(page))).toEqual(enquiry);

  await page.goto(`${site.address}/about`);
  await page.goto(`${site.address}/contact_us`);
  expect(await valuesOf(formOf(page))).toEqual(enquiry);

  site.receiver.cut();
  await send(page).click();
  await page.waitForURL("chrome-error://**");
  expect(errors.splice(0)).toEqual([expect.stringMatching(/^failed: http:\/\/forms\.test\/send/)]);
  site.receiver.reset();
  await page.goto(`${site.address}/contact_us`);
  expect(await valuesOf(formOf(page))).toEqual(enquiry);

  await send(page).click();
  await page.waitForURL("**/thankyou");
  await page.goto(`${site.address}/contact_us`);
  expect(await valuesOf(formOf(page))).toEqual(emptyEnquiry);
});

test("offline, it says so with the phone number, and sends nothing", async () => {
  const { page } = await site.open("/contact_us");
  await fillIn(formOf(page));
  await page.context().setOffline(true);
  await send(page).click();
  const message = formOf(page).getByRole("alert");
  await message.waitFor();
  expect(await message.textContent()).toContain(words.offline);
  expect(await message.getByRole("link").getAttribute("href")).toBe(phoneLink);
  expect(await valuesOf(formOf(page))).toEqual(enquiry);

  await page.context().setOffline(false);
  await send(page).click();
  await page.waitForURL("**/thankyou");
  expect(site.receiver.posts.map(({ body }) => body)).toEqual([encodedEnquiry]);
});

test("it can be filled in and sent by keyboard alone", async () => {
  const { page } = await site.open("/contact_us");
  const { name, email, phone, need, message } = fieldsOf(formOf(page));
  await tabTo(page, name);
  await page.keyboard.type(enquiry.name);
  await tabTo(page, email);
  await page.keyboard.type(enquiry.email);
  await tabTo(page, phone);
  await page.keyboard.type(enquiry.phone);
  await tabTo(page, need);
  await page.keyboard.type(enquiry.need);
  await tabTo(page, message);
  await page.keyboard.type(enquiry.message);
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/thankyou");
  expect(site.receiver.posts.map(({ body }) => body)).toEqual([encodedEnquiry]);
});

test("fields have autofill and keyboard hints", async () => {
  const { page } = await site.open("/contact_us");
  const help = async (field: Locator) => [
    await field.getAttribute("autocomplete"),
    await field.getAttribute("inputmode"),
    await field.getAttribute("enterkeyhint"),
  ];
  const { name, email, phone } = fieldsOf(formOf(page));
  expect(await help(name)).toEqual(["name", null, "next"]);
  expect(await help(email)).toEqual(["email", "email", "next"]);
  expect(await help(phone)).toEqual(["tel", "tel", "next"]);
});
