/** The mailer applies the same rules as the form in the browser. */
import { BlockList } from "node:net";
import { expect, inject, test } from "vitest";
import { checkEnquiry, cleanText, parseEmail, replyAddress } from "../../mailer/check-enquiry.ts";
import { createLimiter } from "../../mailer/create-limiter.ts";
import { findClient } from "../../mailer/find-client.ts";
import { readBuiltPage } from "./read-built-page.ts";
import { choices, enquiry, form } from "./try-mailer.ts";

const check = (fields: Record<string, string>) =>
  checkEnquiry(form, new URLSearchParams({ ...enquiry, ...fields }));

test("a valid enquiry has no mistakes, and each field can be invalid by itself", () => {
  expect(check({})).toMatchObject({ mistakes: [], isDamaged: false, token: "", isTrapped: false });
  for (const { name } of form.fields) {
    expect(check({ [name]: "" }).mistakes).toEqual([name]);
    expect(check({ [name]: " \t " }).mistakes).toEqual([name]);
  }
});

test("lengths are limited as the browser limits them: in UTF-16 code units, a line end as one", () => {
  for (const { name, kind, maxLength } of form.fields.filter(
    ({ kind }) => kind === "text" || kind === "long text",
  )) {
    const longest = "😀".repeat(maxLength / 2);
    expect(check({ [name]: longest }).mistakes).toEqual([]);
    expect(check({ [name]: `${longest}a` }).mistakes).toEqual([name]);
    if (kind === "long text") expect(check({ [name]: "a\r\n".repeat(maxLength / 2) }).mistakes).toEqual([]);
  }
});

test("the built form's own patterns agree with the mailer", () => {
  const page = readBuiltPage(inject("site"), "contact_us");
  const values = [
    "zoe@mail.example",
    "zoe@host",
    "zoe@host.",
    "@a.b",
    "a@b.c",
    "",
    "  ",
    "a b",
    "o'zoe+web/2026@sub.host-name.example",
    "zoe@@host.example",
    "x".repeat(300),
    "zoe",
    "1",
    ...choices,
    "no such choice",
    "-",
    "a@b.c.d",
    "a@b@c.d",
  ];
  for (const { name } of form.fields) {
    const control = page.control(name);
    for (const text of values) {
      // For e-mail addresses, browsers have more rules than the pattern; the mailer has all of them.
      const isValid = !check({ [name]: text }).mistakes.includes(name);
      if (isValid) expect(control.accepts(text), `${name}: ${text}`).toBe(true);
      if (name !== "email") expect(control.accepts(text), `${name}: ${text}`).toBe(isValid);
    }
  }
});

test("e-mail addresses are those of the HTML standard, with a dot in the domain, which is converted to ASCII", () => {
  expect(parseEmail(" zoe@mail.example ")).toBe("zoe@mail.example");
  expect(parseEmail("zoe@müller.example")).toBe("zoe@xn--mller-kva.example");
  for (const wrong of ["zoe", "zoe@host", "a b@c.d", "a@b c.d", "ä@b.c", "a@b,c.d"]) {
    expect(parseEmail(wrong), wrong).toBeUndefined();
  }
  expect(replyAddress("a.b@c.example")).toBe("a.b@c.example");
  // Browsers accept these, but mail systems do not: they are in the text of the mail only.
  for (const odd of [".a@c.example", "a..b@c.example", "a.@c.example", `${"a".repeat(65)}@c.example`]) {
    expect(parseEmail(odd)).toBe(odd);
    expect(replyAddress(odd)).toBeUndefined();
  }
});

test("an encoded word is no e-mail address, so that none gets into Reply-To", () => {
  for (const email of ["=?utf-8?B?DQpCY2M6IGFAYi5l?=@mail.example", "zoe=?@mail.example"]) {
    expect(check({ email }).mistakes).toEqual(["email"]);
    expect(replyAddress(email)).toBeUndefined();
  }
  expect(check({ email: "zoe+a=b?@mail.example" }).mistakes).toEqual([]);
});

test("a message keeps its lines and loses its control characters", () => {
  expect(cleanText("a\vb\u2028c\nd\te\0f")).toBe("a\nb\nc\nd\te\ufffdf");
});

test("the limiter allows so many events of a key within the window", () => {
  let time = 0;
  const isTooMany = createLimiter(2, 1000, () => time);
  expect(["a", "a", "a", "b"].map(isTooMany)).toEqual([false, false, true, false]);
  time = 999;
  expect(isTooMany("a")).toBe(true);
  time = 1000;
  expect(isTooMany("a")).toBe(false);
});

test("the client's address is read from trusted hops only", () => {
  const trusted = new BlockList();
  trusted.addSubnet("10.0.0.0", 8);
  trusted.addAddress("2001:db8::1", "ipv6");
  const cases: [peer: string, forwardedFor: string, client: string][] = [
    ["192.0.2.1", "", "192.0.2.1"],
    // Not from one of our proxies: the header may be forged.
    ["192.0.2.1", "198.51.100.7", "192.0.2.1"],
    ["10.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["10.0.0.1", "203.0.113.9, 198.51.100.7, 10.2.3.4", "198.51.100.7"],
    ["10.0.0.1", "203.0.113.9, nonsense", "10.0.0.1"],
    ["10.0.0.1", "", "10.0.0.1"],
    ["10.0.0.1", "10.0.0.2, 10.0.0.3", "10.0.0.2"],
    ["::ffff:10.0.0.1", "198.51.100.7:4711", "198.51.100.7"],
    ["2001:db8::1", "[2001:db8:1:2:3:4:5:6]:443", "2001:db8:1:2::/64"],
    ["2001:db8:0:1::9", "", "2001:db8:0:1::/64"],
    ["::1", "", "0:0:0:0::/64"],
  ];
  for (const [peer, forwardedFor, client] of cases) {
    expect(findClient(peer, forwardedFor, trusted), `${peer} ${forwardedFor}`).toBe(client);
  }
});
