/** Inputs that have broken mail forms, each in the field where it would do harm; and arbitrary ones. */

import fc from "fast-check";
import { enquiry } from "./try-mailer.ts";

/** A choice that the form offers. */
const choice = enquiry.need;

/** Everything that some program takes for the end of a line. */
const lineEnds = [
  "\r\n",
  "\n",
  "\r",
  "\0",
  "\u0085",
  "\u2028",
  "\u2029",
  "\v",
  "\f",
  "\r\n\r\n",
  "\n\r",
  "\u0000\n",
];

/** Header lines that an attacker would like to add. */
const headerLines = [
  "Bcc: victim@evil.example, second@evil.example",
  "Cc: victim@evil.example",
  "To: victim@evil.example",
  "Subject: Cheap watches",
  "From: bank@evil.example",
  "Reply-To: evil@evil.example",
  "Content-Type: text/html",
  "X-Injected: yes",
  "MIME-Version: 1.0",
  ".\r\nMAIL FROM:<evil@evil.example>\r\nRCPT TO:<victim@evil.example>\r\nDATA",
];

/** Addresses that are lists, names, routes, quoted, or no addresses at all. */
const badAddresses = [
  "a@b.example,victim@evil.example",
  "a@b.example;victim@evil.example",
  "a@b.example victim@evil.example",
  "a@b.example%0aBcc:victim@evil.example",
  "<a@b.example>",
  "Zoe <a@b.example>",
  '"a b"@c.example',
  '"a@evil.example"@c.example',
  "a@b.example>",
  "a@b.example (comment)",
  "@relay.example:a@b.example",
  "a@@b.example",
  "a@b",
  "a@b.",
  "a@.b.example",
  "a@b..example",
  "a@-b.example",
  "a@b-.example",
  "a@[127.0.0.1]",
  "a@[IPv6:::1]",
  "a@b.example/path",
  "a@b.example:25",
  "a@b.example?bcc=victim@evil.example",
  "a b@c.example",
  "a,b@c.example",
  "a:b@c.example",
  "a\\@b.example",
  "a@b_c.example",
  "a@b%2eexample",
  "a@%65vil.example",
  "mailto:a@b.example",
  "a@b.example\u202e",
  "a\u00a0@b.example",
  "\u00e4@b.example",
  `${"a".repeat(250)}@b.example`,
  `a@${"b".repeat(64)}.example`,
  "group: a@b.example, c@d.example;",
  "=?utf-8?q?a=40b.example?=",
  // Some mail programs decode these: a line break and a Bcc.
  "=?utf-8?B?DQpCY2M6IHZpY3RpbUBldmlsLmV4YW1wbGU=?=@b.example",
  "a.=?utf-8?Q?=0D=0ABcc=3Avictim?=@b.example",
  "a=?@b.example",
  "undefined",
  "",
];

/** Text with a special meaning to some program. As the text of an enquiry it is fine. */
const meaningful = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "</td></tr></table><h1>Pay here</h1>",
  "</textarea><script>alert(1)</script>",
  "<!-- ",
  "]]>",
  "&lt;b&gt;",
  "{{7*7}}",
  "$" + "{process.env.SMTP_URL}",
  "%s%s%n",
  "'; DROP TABLE mails; --",
  '" OR ""="',
  "=cmd|'/c calc'!A1",
  "../../etc/passwd",
  "`id`",
  "$(id)",
  "|| id",
  "=?utf-8?B?QmNjOiB2aWN0aW1AZXZpbC5leGFtcGxl?=",
  "=?utf-8?Q?=0D=0ABcc:_victim@evil.example?=",
  "%0d%0aBcc: victim@evil.example",
  "%0D%0A%0D%0A<h1>",
  "\\r\\nBcc: victim@evil.example",
  "&#13;&#10;Bcc: victim@evil.example",
  "--boundary--",
  "Content-Transfer-Encoding: base64",
  "constructor",
  "__proto__",
  "\u202egnp.exe",
  "Z\u0338a\u0338l\u0338g\u0338o\u0338",
  "👩‍👩‍👧‍👦 🏳️‍🌈",
  "\ufeffbom",
  "\ufffd\ufffe\uffff",
  "日本語の名前",
  "اسم عربي",
  "a".repeat(100),
  "begin 644 file.txt",
  "From me to you",
  "From: me",
  ".",
];

/** Bodies that our form would never post. */
const brokenBodies = [
  "",
  "&",
  "&&&&",
  "=",
  "=&=",
  "name",
  "name=%",
  "name=%zz&email=%e0%a4%a&phone=%00",
  "name=%ff%fe&email=%c3%28",
  "a[b][c]=1",
  "name[]=a&name[]=b",
  "name.first=a",
  "__proto__=1&constructor=2&toString=3",
  "__proto__[polluted]=1",
  "name=a;email=b",
  '{"name":"a"}',
  "<xml/>",
  "\0\0\0\0",
  "name=a&name=b",
  "token=a&token=b",
  `${"a=1&".repeat(5000)}`,
  `${"%".repeat(10_000)}`,
  `name=${"+".repeat(10_000)}`,
  `${"&".repeat(100_000)}`,
  new URLSearchParams([
    ["need", choice],
    ["need", choice],
  ]).toString(),
  "NAME=a&Email=b",
  "name%00=a",
  "na\u2028me=a",
  "%6eame=a&name=b",
  "name=a#fragment",
];

/** Choices that the form does not offer. */
const badChoices = [
  choice.toUpperCase(),
  choice.toLowerCase(),
  `${choice} `,
  choice.replace(/^./, "$& "),
  "0",
  `${choice}\u200b`,
  "__proto__",
  `${choice},${choice}`,
  "<option>",
];

/** The beginnings of valid values. */
const right: Record<string, string> = { name: "Zoe", phone: "12", email: "a@b.example", need: choice };

export interface HostileInput {
  title: string;
  /** Replaces fields of a valid enquiry, or the whole body. */
  input: Record<string, string> | string;
  /** Accepted with 303, as harmless text. Otherwise it is refused. */
  isText: boolean;
}

const of = (title: string, input: HostileInput["input"], isText = false): HostileInput => ({
  title,
  input,
  isText,
});
const shown = (text: string) => JSON.stringify(text).slice(0, 60);

export const hostileInputs: HostileInput[] = [
  ...["name", "phone", "email", "need"].flatMap((field) =>
    lineEnds.map((end) =>
      of(`${shown(end)} in ${field}`, { [field]: `${right[field]}${end}Bcc: victim@evil.example` }),
    ),
  ),
  ...["name", "email"].flatMap((field) =>
    headerLines.map((line) => of(`${shown(line)} in ${field}`, { [field]: `${right[field]}\r\n${line}` })),
  ),
  ...headerLines.map((line) =>
    of(`${shown(line)} in message`, { message: `Hello\r\n${line}\r\n\r\n.\r\n` }, true),
  ),
  ...lineEnds.map((end) =>
    of(`${shown(end)} in message`, { message: `Hello${end}Bcc: victim@evil.example` }, true),
  ),
  ...badAddresses.map((email) => of(`${shown(email)} as address`, { email })),
  ...badChoices.map((need) => of(`${shown(need)} as choice`, { need })),
  ...meaningful.flatMap((text) => [
    of(`${shown(text)} as name`, { name: text }, true),
    of(`${shown(text)} as message`, { message: text }, true),
  ]),
  ...brokenBodies.map((body) => of(`${shown(body)} as body`, body)),
];

/** Bodies, many of them close to a valid one, so that they are not refused early. */
const awkward = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "\r\n",
    "\n",
    "\0",
    "\u2028",
    "@",
    ",",
    "<",
    ">",
    '"',
    "Bcc: x@y.example",
    choice,
    "a@b.example",
  ),
);
const value = fc.array(awkward, { maxLength: 5 }).map((parts) => parts.join(""));
const near = fc.record({
  name: fc.oneof(fc.constant("Zoe"), value),
  email: fc.oneof(fc.constant("zoe@mail.example"), fc.emailAddress(), value),
  phone: fc.oneof(fc.constant("12"), value),
  need: fc.oneof(fc.constant(choice), value),
  message: value.map((text) => `.${text}`),
});
export const arbitraryBody = fc.oneof(
  { weight: 6, arbitrary: near.map((fields) => new URLSearchParams(fields).toString()) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.tuple(value, value)).map((pairs) => new URLSearchParams(pairs).toString()),
  },
);
