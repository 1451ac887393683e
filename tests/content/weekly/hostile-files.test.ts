/** Files of a site with random damage: a build ends, and either writes a site or says what is wrong. */
import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Problems } from "../../../generator/problems/problem.ts";
import { miniSite, projectRoot } from "../../mini-site.ts";

const fixture = path.join(projectRoot, "tests/fixtures/site");

const files = [
  "content/projects/beta.md",
  "content/projects/alpha.md",
  "content/pages/about.md",
  "content/site.yaml",
  "assets/images/alpha.svg",
  "assets/images/beta.png",
  "assets/sprites/ui.svg",
  "assets/icon.svg",
  "components/card/card.css",
];

/** What has stopped or slowed down parsers. */
const nasty = [
  ..."--- \n--- \0 \t \r \ufeff \u2028 & *a &a !!js/function <<: {{ }} [ { ( ` \" ' %00 ../../ .. ~ | > #".split(
    " ",
  ),
  ...[
    "<script>",
    "<!--",
    "<![CDATA[",
    "<!DOCTYPE a [<!ENTITY a 'a'>]>",
    "<a href=javascript:1>",
    "](data:,x)",
    "@import 'x';",
  ],
  ...'[ ( { " < > * _ ` \\ - &a \n'.split(" ").map((token) => token.repeat(20_000)),
  "- ".repeat(5000),
  `${"a: ".repeat(200)}\n`,
].map((token) => Buffer.from(token));

const damage = fc.record({
  file: fc.constantFrom(...files),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(20),
  added: fc.oneof(fc.constantFrom(...nasty), fc.uint8Array({ maxLength: 20 }).map(Buffer.from)),
});

test("a thousand damaged files: a site, or problems; never a stack, and never longer than 20 s", async () => {
  const site = await miniSite();
  for (const { file, at, removed, added } of fc.sample(damage, 1000)) {
    const whole = readFileSync(path.join(fixture, file));
    const start = Math.floor(at * whole.length);
    await site.write(file, Buffer.concat([whole.subarray(0, start), added, whole.subarray(start + removed)]));
    const began = performance.now();
    const error = await site.build({ read: false }).catch((error: unknown) => error);
    const tried = `${file} at ${start}, without ${removed} bytes, with ${JSON.stringify(added.subarray(0, 40).toString("latin1"))}`;
    if (error instanceof Error && !(error instanceof Problems)) throw new Error(`${tried}: ${error.stack}`);
    expect(performance.now() - began, tried).toBeLessThan(20_000);
    await site.write(file, whole);
  }
});
