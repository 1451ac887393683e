/** The site's form with the extra fields for our mailer (`ownMailer` in `content/site.yaml`), in a browser. */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveOutput } from "../../../generator/commands/serve-output.ts";
import { findFreePort } from "../../../hosts/start-server.ts";
import { launchChromium } from "../../browser/find-browser.ts";
import { eventually } from "../eventually.ts";
import { enquiry, root, tryMailer, form as words } from "../try-mailer.ts";

test("an enquiry has a token and its time; a repeated post is one enquiry; a mistake comes back filled in", async () => {
  const sitePort = await findFreePort();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const folder = path.join(root, "tests/tmp/site-own-mailer");
  const content = path.join(root, "tests/tmp/content-own-mailer");
  const mailer = await tryMailer({ SITE_URL: siteUrl, SITE_FOLDER: folder });
  onTestFinished(() => {
    for (const made of [folder, content]) rmSync(made, { recursive: true, force: true });
  });
  cpSync(path.join(root, "content"), content, { recursive: true });
  const facts = path.join(content, "site.yaml");
  writeFileSync(
    facts,
    readFileSync(facts, "utf8").replace("hiddenFields: []", "hiddenFields: []\n  ownMailer: true"),
  );
  execFileSync(
    process.execPath,
    ["--import", "tsx", "build.ts", "--out", folder, "--content", path.relative(root, content)],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", ENQUIRY_URL: mailer.url },
      stdio: "pipe",
    },
  );
  const { server } = await serveOutput({ folder, port: sitePort });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const browser = await launchChromium();
  onTestFinished(() => browser.close());

  const page = await browser.newPage();
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") bodies.push(request.postData() ?? "");
  });
  /** Fills in and sends the form of the open page. */
  async function send(fields: Partial<typeof enquiry>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      const control = page.locator(`main form [name=${name}]`);
      if (name === "need") await control.selectOption(value);
      else await control.fill(value);
    }
    await page.locator("main form [type=submit]").click();
  }
  await page.goto(`${siteUrl}/contact_us`);
  // The browser's autofill may type everything just before sending: the time since the page was opened counts, too.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 4000)));
  await send(enquiry);
  await page.waitForURL(`${siteUrl}/thankyou`);
  const [first] = bodies.map((body) => new URLSearchParams(body));
  expect(first?.get("token")).toMatch(/^[\da-f-]{36}$/);
  expect(Number(first?.get("seconds"))).toBeGreaterThanOrEqual(4);
  expect(first?.get("homepage")).toBe("");
  const enquiries = () => mailer.stored().filter(({ kind }) => kind === "enquiry");
  expect(enquiries().map(({ held_for }) => held_for)).toEqual([null]);

  // A browser may repeat the post by itself, an hour later.
  mailer.jump(3_600_000);
  expect((await mailer.post(bodies[0] ?? "")).status).toBe(303);
  expect(enquiries()).toHaveLength(1);

  // Without scripts: a mistake, the answer, and a valid enquiry from that page.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.setContent(
    `<form method="post" action="${mailer.url}"><input name="name" value="Zoë"><input name="email" value="zoe@"><button>Send</button></form>`,
  );
  await form.getByRole("button").click();
  await form.getByText(words.mistakes.headings[3] ?? words.mistakes.headings.at(-1) ?? "").waitFor();
  expect(await form.title()).toContain(words.mistakes.titlePrefix);
  const main = form.locator("main form");
  await main.locator("[name=email]").fill(enquiry.email);
  await main.locator("[name=phone]").fill(enquiry.phone);
  await main.locator("[name=need]").selectOption(enquiry.need);
  await main.locator("[name=message]").fill("From the answer.");
  await main.getByRole("button", { name: words.submit }).click();
  await form.waitForURL(`${siteUrl}/thankyou`);
  expect(enquiries().map(({ content, held_for }) => [content.message, held_for])).toEqual([
    [enquiry.message.replace("\r\n", "\n"), null],
    ["From the answer.", null],
  ]);
  await eventually(() => mailer.mailServer.mails.length).toBe(2);
});
