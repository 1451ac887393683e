/** The worker on workerd: posts, answers, limits, what is held, and the commands. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "../../../mailer/run-command.ts";
import { eventually } from "../eventually.ts";
import { enquiry, form, owner, post, siteUrl } from "../try-mailer.ts";
import { readD1 } from "./read-d1.ts";
import { mayCrash, message, token, tryWorker } from "./try-worker.ts";

test("an enquiry is answered with 303 and mailed, in the words of the service", mayCrash, async () => {
  const { provider, send, worker, list } = await tryWorker({ CRON_MS: "0" });
  const answer = await send(enquiry);
  expect([answer.status, answer.headers.location]).toEqual([303, `${siteUrl}/thankyou`]);
  // The queue alone has woken the sender: there is no cron trigger.
  await eventually(() => provider.mails.length).toBe(1);
  const mail = JSON.parse(provider.mails[0]?.body ?? "{}");
  expect(mail).toMatchObject({ to: [owner], reply_to: enquiry.email });
  expect(mail.subject?.replace(/\([0-9A-F]{8}\)$/, "(8)")).toBe(`Website enquiry: ${enquiry.need} (8)`);
  expect(mail.text).toContain(`: ${enquiry.name}`);
  expect(mail.html).toContain("A shop &#38; a blog = 100% in French?\nFor June.");
  await eventually(async () => (await list()).join()).toContain("delivered");
  for (const secret of Object.values(enquiry)) expect(worker.printed()).not.toContain(secret);
});

test(
  "refused posts come back on the contact page, with the text, as from the service",
  mayCrash,
  async () => {
    const { send, worker, list } = await tryWorker();
    const wrong = await send({ ...enquiry, email: "zoe" });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain("A shop &#38; a blog");
    expect(wrong.text).toContain(form.fields.find(({ name }) => name === "email")?.message);
    expect(wrong.headers["content-security-policy"]).toContain("default-src 'none'");
    const asset = /assets\/page\.\w+\.css/.exec(wrong.text)?.[0] ?? "";
    expect((await fetch(new URL(asset, worker.url))).status).toBe(200);
    expect((await fetch(new URL("about", worker.url))).status).toBe(404);
    expect((await send({ ...enquiry, extra: "x" })).status).toBe(422);
    expect((await send(message("x".repeat(200_000)))).status).toBe(413);
    expect((await post(worker.url, "{}", { "Content-Type": "application/json" })).status).toBe(415);
    expect((await fetch(worker.url, { redirect: "manual" })).headers.get("location")).toBe(
      `${siteUrl}/contact_us`,
    );
    expect(await list()).toEqual([]);
  },
);

test("repeated posts are one enquiry, also twenty at once", mayCrash, async () => {
  const { send, list, provider } = await tryWorker();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(message("at once"))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect((await send({ ...message("token"), token: "a-1" })).status).toBe(303);
  expect((await send({ ...message("token"), token: "a-1" })).status).toBe(303);
  expect(await list()).toHaveLength(2);
  await eventually(() => provider.mails.length).toBe(2);
});

test("suspicious posts are held, listed in a digest, and sent by release", mayCrash, async () => {
  const { send, list, command, provider, folder } = await tryWorker({
    HOLD_PER_ADDRESS: "2",
    CRON_MS: "100",
  });
  await eventually(() => readD1(folder, "SELECT value FROM marks WHERE name = 'day'").length).toBe(1);
  const from = (client: string) => ({ "CF-Connecting-IP": client });
  await send({ ...message("trapped"), homepage: "x" }, from("192.0.2.1"));
  await send(message("1"), from("192.0.2.1"));
  await send(message("2"), from("192.0.2.1"));
  await send(message("other"), from("2001:db8::1"));
  // What a client says about proxies is not believed.
  await send(message("forged"), { ...from("192.0.2.1"), "X-Forwarded-For": "203.0.113.1" });
  const held = (await list()).filter((line) => line.includes("  held  "));
  expect(held.map((line) => line.split("  ").at(-1))).toEqual([
    "a field was filled in that people do not see",
    "many came from the same connection",
    "many came from the same connection",
  ]);
  await eventually(() => provider.mails.length).toBe(2);
  // The next day.
  readD1(folder, "UPDATE marks SET value = '2000-01-01' WHERE name = 'day' RETURNING 1");
  await eventually(() => provider.mails.length).toBe(3);
  expect(provider.mails[2]?.body).toContain("3 held back");
  expect(await command("release", "all")).toBe("3 to be sent.");
  await eventually(() => provider.mails.length).toBe(6);
});

test("a flood from one address is refused, and the form stays open for others", mayCrash, async () => {
  // Without the cron trigger nothing but the posts keeps the worker busy.
  const { send, list } = await tryWorker({ REFUSE_PER_ADDRESS: "3", REFUSE_IN_TOTAL: "8", CRON_MS: "0" });
  const from = (client: string) => ({ "CF-Connecting-IP": client });
  const flood = await Promise.all(Array.from({ length: 15 }, () => send({}, from("192.0.2.1"))));
  const count = (status: number) => flood.filter((answer) => answer.status === status).length;
  expect([count(422), count(429)]).toEqual([3, 12]);
  const refused = flood.find(({ status }) => status === 429);
  expect(refused?.text).toContain("tel:+");
  expect(refused?.headers["retry-after"]).toBe("300");
  // A response before the body would end in a closed connection.
  expect((await send(message("late"), from("192.0.2.1"), 500)).status).toBe(429);
  for (let visitor = 0; visitor < 5; visitor++)
    expect((await send(message(`${visitor}`), from(`198.51.100.${visitor}`))).status).toBe(303);
  expect((await send(message("too many in total"), from("203.0.113.1"))).status).toBe(429);
  expect(await list()).toHaveLength(5);
});

test("commands work with the token only", mayCrash, async () => {
  // Without the cron trigger there is no digest, so that the outbox has the enquiries alone.
  const { send, command, provider, worker } = await tryWorker({ CRON_MS: "0" });
  const { statusUrl } = worker;
  await send({ ...enquiry, homepage: "x" });
  await send({ ...enquiry, email: "other@mail.example", homepage: "x" });
  expect(await command("list", "held")).toMatch(/2 in all$/);
  expect(JSON.parse(await command("export", enquiry.email))).toMatchObject([
    { content: { name: enquiry.name } },
  ]);
  expect(await command("erase", enquiry.email.toUpperCase())).toBe("1 erased.");
  expect(await command("list")).toMatch(/1 in all$/);
  provider.behave(500);
  expect(await command("release", "all")).toBe("1 to be sent.");
  await eventually(() => command("export", "other@mail.example")).toContain('"failure": "HTTP 500"');
  provider.behave("accept");
  expect(await command("retry", "all")).toBe("1 to be sent.");
  await eventually(() => command("list", "delivered")).toMatch(/1 in all$/);

  const look = (what: string, authorization = `Bearer ${token}`) =>
    fetch(`${statusUrl}/outbox/${what}`, { headers: { authorization } });
  expect(await (await look("health")).text()).toBe("ok\n");
  expect(await (await look("metrics")).text()).toContain('mailer_mails{state="delivered"} 1');
  for (const what of ["health", "metrics", "mails"]) expect((await look(what, "Bearer x")).status).toBe(401);
  await expect(runCommand(["list"], false, { MAILER_URL: statusUrl, MAILER_TOKEN: "wrong" })).rejects.toThrow(
    "The worker has another MAILER_TOKEN.",
  );
  await expect(runCommand(["list"], false, { MAILER_URL: "http://forms.example.com" })).rejects.toThrow(
    "MAILER_URL does not begin with https://.",
  );
});

test("nobody sees the outbox without a token; a wrong configuration is logged: 503", mayCrash, async () => {
  const closed = await tryWorker({ MAILER_TOKEN: "" });
  const { status } = await fetch(`${closed.worker.statusUrl}/outbox/mails`, {
    headers: { authorization: "Bearer " },
  });
  expect(status).toBe(404);
  const broken = await tryWorker({ MAIL_URL: "https://resend:secret@", MAIL_TO: "nobody" });
  expect((await broken.send(enquiry)).status).toBe(503);
  await eventually(() => broken.worker.printed()).toContain("MAIL_TO");
  expect(broken.worker.printed()).not.toContain("secret");
});

test("the probe posts the form of a page, and waits until its mail is accepted", mayCrash, async () => {
  let action = "";
  const page = createServer((_request, response) =>
    response.end(`<form data-enquiry-form action="${action}" method="post"></form>`),
  );
  await new Promise<void>((resolve) => {
    page.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void page.close());
  const { port } = page.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const { command, provider, worker } = await tryWorker({ ALLOWED_ORIGINS: origin });
  action = worker.url;
  expect(await command("probe", `${origin}/contact_us`)).toMatch(/^Answered 303, stored, and taken by/);
  expect(provider.mails).toHaveLength(1);
});
