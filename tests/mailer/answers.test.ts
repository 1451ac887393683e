/** The pages for enquiries that are not accepted: the site's own, with what was typed still in the form. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { selectAll, selectOne } from "css-select";
import type { AnyNode, Document, Element } from "domhandler";
import { getText } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect, inject, test } from "vitest";
import { openContactPage } from "../../mailer/read-contact-page.ts";
import { createTemplate } from "../../mailer/render-answer.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type Answer, enquiry, form, post, siteUrl, tryMailer } from "./try-mailer.ts";

const typed = { ...enquiry, message: '\n\nA <b>"quoted"</b> text & </textarea><script>alert(1)</script>' };
const page = (answer: Answer) => parseDocument(answer.text);
const one = (document: Document, selector: string) => {
  const element = selectOne<AnyNode, Element>(selector, document);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

/** The values of the fields of the contact page's form. */
function valuesOf(document: Document): Record<string, string> {
  const control = (name: string) => one(document, `main form [name=${name}]`);
  const chosen = selectAll<AnyNode, Element>("main form option[selected]", document);
  return {
    name: control("name").attribs.value ?? "",
    email: control("email").attribs.value ?? "",
    phone: control("phone").attribs.value ?? "",
    need: chosen.map((option) => getText(option)).join(),
    // As browsers read it: without the line end that follows the tag.
    message: getText(control("message")).replace(/^\n/, ""),
  };
}

test("422: the contact page with the typed text, a summary and the five messages", async () => {
  const mailer = await tryMailer();
  const answer = await mailer.post({});
  expect(answer.status).toBe(422);
  const document = page(answer);
  expect(getText(one(document, "title"))).toContain(form.mistakes.titlePrefix);
  expect(getText(one(document, "h1"))).not.toBe("");
  const summary = one(document, "main form [data-mistakes]");
  expect("hidden" in summary.attribs).toBe(false);
  expect(getText(summary)).toContain(
    form.mistakes.headings.at(form.fields.length - 1) ?? form.mistakes.headings.at(-1),
  );
  const links = selectAll<AnyNode, Element>("main form [data-mistakes] a", document);
  expect(links.map((link) => getText(link))).toEqual(form.fields.map(({ message }) => message));
  for (const [index, { name, message }] of form.fields.entries()) {
    const control = one(document, `main form [name=${name}]`);
    expect(links[index]?.attribs.href).toBe(`#${control.attribs.id}`);
    expect(control.attribs["aria-invalid"]).toBe("true");
    expect(getText(one(document, `#${control.attribs["aria-describedby"]}`))).toBe(message);
  }
  expect(mailer.stored()).toEqual([]);
});

test("422: only the invalid field is marked, and everything typed is there, as text", async () => {
  const mailer = await tryMailer();
  const answer = await mailer.post({ ...typed, email: "zoe@host" });
  const document = page(answer);
  expect(answer.status).toBe(422);
  expect(valuesOf(document)).toEqual({ ...typed, email: "zoe@host" });
  expect(getText(one(document, "[data-mistakes]"))).toContain(form.mistakes.headings[0]);
  expect(selectAll("[aria-invalid]", document)).toHaveLength(1);
  expect(answer.text).not.toContain("<script>alert");
});

test("422: a field twice, an array or a field that the form does not have is refused", async () => {
  const mailer = await tryMailer();
  const fields = Object.entries(typed);
  for (const extra of [
    ["name", "again"],
    ["name[]", "a"],
    ["bcc", "a@b.example"],
    ["__proto__", "x"],
    ["", ""],
  ]) {
    const answer = await mailer.post([...fields, extra as [string, string]]);
    expect(answer.status).toBe(422);
    expect(valuesOf(page(answer))).toEqual(typed);
    expect(getText(one(page(answer), "main form .enquiry-form__notice:not([hidden])"))).toContain(
      form.answers.damaged,
    );
  }
  expect(mailer.stored()).toEqual([]);
});

test("413: more than an enquiry can hold, with the text and another way to reach us", async () => {
  const mailer = await tryMailer();
  const answer = await mailer.post({ ...typed, message: "x".repeat(200_000) });
  expect(answer.status).toBe(413);
  expect(valuesOf(page(answer)).message).toBe("x".repeat(200_000));
  expectNotice(answer, form.answers.tooLarge);
  const huge = await mailer.post({ ...typed, message: "x".repeat(3_000_000) });
  expect(huge.status).toBe(413);
  expect(valuesOf(page(huge)).message?.length).toBeGreaterThan(900_000);
});

test("415: every content type but that of forms, with the typed text where it can be read", async () => {
  const mailer = await tryMailer();
  const multipart = [...Object.entries(typed), ["photo", ""]]
    .map(([name, value]) => `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("");
  const bodies: [string, string][] = [
    ["multipart/form-data; boundary=line", `${multipart}--line--\r\n`],
    ["application/json", JSON.stringify(typed)],
    ["application/x-www-form-urlencoded; charset=iso-8859-1", new URLSearchParams(typed).toString()],
  ];
  for (const [type, body] of bodies) {
    const answer = await mailer.post(body, { "Content-Type": type });
    expect(answer.status, type).toBe(415);
    expect(valuesOf(page(answer)), type).toEqual(typed);
    expectNotice(answer, form.answers.unsupported);
  }
  for (const [type, body] of [
    ["application/json", "{"],
    ["multipart/form-data", "x"],
    ["", ""],
    ["text/plain", "name=Zoe"],
  ]) {
    expect((await mailer.post(body ?? "", { "Content-Type": type ?? "" })).status).toBe(415);
  }
  const utf8 = { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" };
  expect((await mailer.post(enquiry, utf8)).status).toBe(303);
});

test("429: far too many posts from one connection are refused, after their bodies, on a small page", async () => {
  const mailer = await tryMailer({ REFUSE_PER_ADDRESS: "3" });
  for (let sent = 0; sent < 3; sent++) await mailer.post({});
  const answer = await post(mailer.url, typed, {}, 200);
  expect(answer.status).toBe(429);
  expect(answer.headers["retry-after"]).toBe("300");
  expect(answer.text.length).toBeLessThan(2500);
  const document = page(answer);
  expect(getText(one(document, "[role=alert]"))).toContain(form.answers.tooMany);
  const links = selectAll<AnyNode, Element>("a", document).map(({ attribs }) => attribs.href);
  expect(links).toEqual([
    expect.stringMatching(/^tel:\+/),
    expect.stringMatching(/^mailto:/),
    `${siteUrl}/contact_us`,
  ]);
});

test("an answer is filled in for each visitor, rendered again with a new build, and kept while the site is replaced", async () => {
  const folder = temporaryFolder();
  const file = `${folder}/contact_us.html`;
  cpSync(`${inject("site")}/contact_us.html`, file);
  const template = createTemplate(openContactPage(folder), siteUrl, form);
  const render = async (name: string) =>
    (await template.renderForm({ values: { ...typed, name }, mistakes: ["email"] })).html;
  const first = parseDocument(await render('<i>"One" & two'));
  expect(valuesOf(first)).toEqual({ ...typed, name: '<i>"One" & two' });
  expect(valuesOf(parseDocument(await render("Zoe")))).toEqual({ ...typed, name: "Zoe" });
  writeFileSync(file, readFileSync(file, "utf8").replace(/<h1[^>]*>/, "$&Built again: "));
  expect(await render("Zoe")).toContain("Built again: ");
  rmSync(file);
  expect(await render("Zoe")).toContain("Built again: ");
});

test("the page works on the mailer's host: assets from there, links to the site, a strict policy", async () => {
  const mailer = await tryMailer();
  const answer = await mailer.post({});
  const document = page(answer);
  const addresses = selectAll<AnyNode, Element>("[href], [src]", document)
    .map(({ attribs }) => attribs.href ?? attribs.src ?? "")
    .filter((address) => !/^(#|tel:|mailto:|skype:)/.test(address));
  const assets = addresses.filter((address) => !address.startsWith("http"));
  expect(assets.length).toBeGreaterThan(10);
  for (const asset of new Set(assets.map((address) => address.replace(/#.*/, "")))) {
    const response = await fetch(new URL(asset, mailer.url));
    expect(response.status, asset).toBe(200);
  }
  expect(addresses).toContain(`${siteUrl}/about`);
  expect(addresses.filter((address) => address.startsWith("/"))).toEqual([]);
  for (const element of selectAll<AnyNode, Element>("form", document)) {
    expect(new URL(element.attribs.action ?? "", mailer.url).href).toBe(mailer.url);
  }
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain(`form-action 'self' ${siteUrl}`);
  expect(policy.match(/'sha256-/g)).toHaveLength(selectAll("script:not([src]), style", document).length);
  // A policy in the page would apply too, and would forbid the way back to the site.
  expect(selectAll("meta[http-equiv=content-security-policy i]", document)).toEqual([]);
  expect(one(document, "meta[name=robots]").attribs.content).toBe("noindex");
});

test("a site built below a path gives the same page", async () => {
  const mailer = await tryMailer({ SITE_FOLDER: inject("siteSub"), SITE_URL: "https://host.example/sub" });
  const answer = await mailer.post({});
  expect(answer.text).toContain('href="https://host.example/sub/about"');
  expect(answer.text).not.toContain('"/sub/');
  expect(answer.text).toMatch(/href="assets\/page\.[0-9a-f]{8}\.css"/);
});

test("other addresses and methods are answered too, and no redirect depends on the request", async () => {
  const mailer = await tryMailer();
  const base = mailer.url.replace("/send", "");
  const ask = (path: string, method = "GET") => fetch(base + path, { method, redirect: "manual" });
  const reload = await ask("/send");
  expect([reload.status, reload.headers.get("location")]).toEqual([303, `${siteUrl}/contact_us`]);
  expect((await ask("/send", "PUT")).status).toBe(405);
  expect((await ask("/")).status).toBe(404);
  expect((await ask("/assets/..%2f..%2fpackage.json")).status).toBe(404);
  const lured = await post(`${mailer.url}?next=https://evil.example`, enquiry, { Host: "evil.example" });
  expect(lured.headers.location).toBe(`${siteUrl}/thankyou`);
});

/** The notice above the form: the sentence, the phone number, the e-mail address. */
function expectNotice(answer: Answer, sentence: string): void {
  const document = page(answer);
  const notice = "main form .enquiry-form__notice:not([hidden])";
  expect(getText(one(document, notice))).toContain(sentence);
  const links = selectAll<AnyNode, Element>(`${notice} a`, document).map(({ attribs }) => attribs.href);
  expect(links).toEqual([expect.stringMatching(/^tel:\+/), expect.stringMatching(/^mailto:/)]);
  expect(getText(one(document, notice))).toMatch(/ \+[\d -]+ or write to \S+@\S+\.$/);
  expect(answer.headers["cache-control"]).toBe("no-store");
}
