/** Configuration, start, the inbox for development, and the probe. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { readEdgeConfiguration } from "../../mailer/edge/read-edge-configuration.ts";
import { ConfigurationError, readConfiguration } from "../../mailer/read-configuration.ts";
import { sendProbe } from "../../mailer/send-probe.ts";
import { openOutbox } from "../../mailer/sqlite-outbox.ts";
import { startInbox } from "../../mailer/start-inbox.ts";
import { eventually } from "./eventually.ts";
import { enquiry, form, owner, post, root, tryMailer } from "./try-mailer.ts";

const right = {
  SITE_URL: "https://www.site.example/",
  SMTP_URL: "smtps://me%40site.example:secret@smtp.example:465",
  MAIL_FROM: "website@agency.example",
  MAIL_TO: owner,
};

/** The lines of the error message that name variables. */
function mistakesOf(environment: Record<string, string>): string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message
      .split("\n")
      .filter((line) => line.startsWith("  "))
      .map((line) => line.trim());
  }
  return [];
}

test("four variables are enough, and an empty one counts as unset", () => {
  expect(readConfiguration({ ...right, ALERT_TO: "", PORT: " " })).toMatchObject({
    SITE_URL: "https://www.site.example",
    PORT: 8025,
    ALLOWED_ORIGINS: [],
  });
});

test("everything that is missing or wrong is named at once, and no password is shown", () => {
  expect(
    mistakesOf({
      SMTP_URL: "https://me:secret@smtp.example",
      PORT: "x",
      TRUSTED_PROXIES: "10.0.0.0/8 proxy",
    }),
  ).toEqual([
    "SITE_URL is missing: the address of the site, such as https://www.example.com",
    "MAIL_FROM is missing: it is not an e-mail address: the sender of every mail, one that the mail server accepts",
    "MAIL_TO is missing: it is not an e-mail address: who receives the enquiries",
    "PORT is not a whole number from 0 to 65535",
    "SMTP_URL is not of the form smtps://user:password@host:465 or smtp://user:password@host:587",
    'TRUSTED_PROXIES "proxy" is not an address such as 10.0.0.1 or a network such as 10.0.0.0/8',
  ]);
  for (const [name, value] of [
    ["SITE_URL", "www.site.example"],
    ["MAIL_TO", "a@b.example, c@d.example"],
    ["SUBJECT_PREFIX", "a\r\nBcc: b@c.example"],
    ["HEARTBEAT", "hourly"],
    ["RETENTION_DAYS", "0"],
    ["ALLOWED_ORIGINS", "site.example"],
  ] as const) {
    expect(mistakesOf({ ...right, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  }
});

test("the worker's configuration has the same checks, and its own for the provider", () => {
  const worker = (variables: Record<string, unknown>) => () =>
    readEdgeConfiguration({ ...right, MAIL_URL: "https://resend:key@api.resend.com", ...variables });
  expect(worker({ DB: {}, SMTP_URL: "" })()).toMatchObject({
    FOLD_MINUTES: 10,
    MAIL_URL: { password: "key" },
  });
  for (const [variables, message] of [
    [{ MAIL_URL: "" }, "MAIL_URL is missing: the mail provider"],
    [{ MAIL_URL: "https://other:key@api.example" }, "MAIL_URL is not of the form https://PROVIDER:KEY@HOST"],
    [{ MAIL_URL: "https://resend@api.resend.com" }, "MAIL_URL has no key"],
    [{ ALERT_MAIL_URL: "http://postmark:secret@api.example" }, "ALERT_MAIL_URL does not begin with https://"],
    [{ MAILER_TOKEN: "short" }, "MAILER_TOKEN is shorter than 32 characters"],
    [{ SITE_URL: "", FOLD_MINUTES: "x" }, "FOLD_MINUTES is not a whole number from 0 to 1440"],
  ] as const) {
    expect(worker(variables)).toThrow(message);
    expect(worker(variables)).not.toThrow("secret");
  }
});

test("a service that cannot start says so on one page, and ends with 1", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "mailer/mailer.ts"], {
    cwd: root,
    env: { PATH: process.env.PATH, ...right, SMTP_URL: "" },
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(
    /^The mailer cannot start\. Environment variables to put right:\n\n {2}SMTP_URL is missing/,
  );
});

test("in development the forms post to a mailer whose mails arrive at /__inbox", async () => {
  const inbox = await startInbox(root, path.relative(root, inject("site")), 3000);
  const server = createServer((request, response) => {
    if (!inbox.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve));
    await inbox.close();
  });
  const { port } = server.address() as { port: number };
  const read = async () => (await fetch(`http://127.0.0.1:${port}/__inbox`)).text();
  expect(await read()).toContain("No mail yet.");
  const answer = await post(
    inbox.enquiryUrl,
    { ...enquiry, message: "<i>Hello</i>" },
    { Origin: "http://localhost:3000" },
  );
  expect([answer.status, answer.headers.location]).toEqual([303, "http://127.0.0.1:3000/thankyou"]);
  await eventually(read).toContain(enquiry.need);
  const page = await read();
  expect(page).toContain("Zoë Ångström");
  // Escaped in the mail, and again as the document of the frame.
  expect(page).toContain("&#38;#60;i&#38;#62;Hello");
  expect(page).not.toContain("<i>");
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
});

test("the probe posts through the form of a live page, and waits until its enquiry is delivered", async () => {
  const mailer = await tryMailer();
  let action = mailer.url;
  const site = createServer((_request, response) => {
    const html = readFileSync(`${inject("site")}/contact_us.html`, "utf8");
    response.end(html.replace(/(<form[^>]*action=")[^"]*/g, (_match, start) => start + action));
  });
  await new Promise<void>((resolve) => {
    site.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void site.close());
  const outbox = openOutbox(mailer.configuration.DATA_FILE, Date.now, 0, false);
  onTestFinished(() => outbox.close());
  const { port } = site.address() as { port: number };
  const live = `http://127.0.0.1:${port}/contact_us`;
  // The page is not at the address that the mailer knows as its site.
  await expect(sendProbe(live, owner, form, outbox, 30)).rejects.toThrow(
    "held back: it was sent from another website",
  );

  const known = await tryMailer({ ALLOWED_ORIGINS: new URL(live).origin });
  action = known.url;
  const knownOutbox = openOutbox(known.configuration.DATA_FILE, Date.now, 0, false);
  onTestFinished(() => knownOutbox.close());
  expect(await sendProbe(live, owner, form, knownOutbox, 30)).toMatch(/^Answered 303, stored, and taken/);
  expect(known.mailServer.mails[0]?.raw).toContain("Probe");
  expect(await sendProbe(live, owner, form, undefined, 0)).toMatch(/^Answered 303\. Look for "Probe/);

  action = `${known.url.replace("/send", "/other")}`;
  await expect(sendProbe(live, owner, form, knownOutbox, 0)).rejects.toThrow("answered 404 instead of 303");
});
