/** Personal data: what is stored, for how long, and how it is exported and erased. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../mailer/run-command.ts";
import { eventually } from "./eventually.ts";
import { enquiry, type TestMailer, tryMailer } from "./try-mailer.ts";

const day = 86_400_000;

/** `npm run mailer -- …` on the data of a running mailer. */
function command(mailer: TestMailer, ...args: string[]): Promise<string> {
  return runCommand(args, false, { DATA_FILE: mailer.configuration.DATA_FILE });
}

/** Every byte of the data folder. */
function bytesOf(mailer: TestMailer): string {
  const folder = path.dirname(mailer.configuration.DATA_FILE);
  return readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), "latin1"))
    .join();
}

test("delivered enquiries are erased after the retention period, from the disk too; others never", async () => {
  const mailer = await tryMailer({ RETENTION_DAYS: "30" });
  await mailer.post({ ...enquiry, message: "to be delivered" });
  await eventually(() => mailer.stored()[0]?.state).toBe("delivered");
  mailer.mailServer.behave("refuse-recipient");
  await mailer.post({ ...enquiry, message: "undeliverable" });
  await mailer.post({ ...enquiry, message: "held back", homepage: "x" });
  mailer.jump(29 * day);
  const messages = () =>
    mailer.stored().flatMap(({ kind, content }) => (kind === "enquiry" ? content.message : []));
  await eventually(() => mailer.stored().some(({ kind }) => kind === "digest")).toBe(true);
  expect(messages()).toContain("to be delivered");
  expect(bytesOf(mailer)).toContain("to be delivered");
  mailer.jump(2 * day);
  await eventually(messages).toEqual(["undeliverable", "held back"]);
  await eventually(() => bytesOf(mailer).includes("to be delivered")).toBe(false);

  // A held enquiry is erased only when its digest was delivered so long ago.
  mailer.mailServer.behave("take");
  await eventually(() =>
    mailer.stored().every(({ state }) => state === "delivered" || state === "held"),
  ).toBe(true);
  mailer.jump(31 * day);
  await eventually(messages).toEqual([]);
});

test("list, export and erase work beside the running service", async () => {
  const mailer = await tryMailer();
  await mailer.post({ ...enquiry, homepage: "x" });
  await mailer.post({ ...enquiry, email: "other@mail.example", homepage: "x" });
  const list = await command(mailer, "list", "held");
  expect(list).toMatch(/2 in all$/);
  // Lists are pasted into tickets: they have no personal data.
  for (const secret of [enquiry.email, enquiry.name, enquiry.phone]) expect(list).not.toContain(secret);

  const exported = await command(mailer, "export", enquiry.email.toUpperCase());
  expect(JSON.parse(exported)).toMatchObject([{ content: { email: enquiry.email, name: enquiry.name } }]);
  expect(await command(mailer, "erase", enquiry.email)).toBe("1 erased.");
  expect(bytesOf(mailer)).not.toContain(enquiry.email);
  expect(mailer.stored().map(({ content }) => content.email)).toEqual(["other@mail.example"]);

  expect(await command(mailer, "release", "all")).toBe("1 to be sent.");
  await eventually(() => mailer.mailServer.mails.length).toBe(1);
});

test("commands say what is wrong with their arguments", async () => {
  const mailer = await tryMailer();
  const cases: [args: string[], error: string][] = [
    [["retry", "1"], "No dead mail has that id. See: npm run mailer -- list dead"],
    [["export", "zoe"], "Whose? npm run mailer -- export somebody@example.com"],
    [["list", "lost"], "The states are waiting, delivered, held, dead."],
  ];
  for (const [args, error] of cases) await expect(command(mailer, ...args)).rejects.toThrow(error);
  await expect(runCommand(["list"], false, { DATA_FILE: "/nowhere/at.all" })).rejects.toThrow(
    "There is no outbox at /nowhere/at.all (DATA_FILE).",
  );
});

test("logs and metrics contain neither what was typed nor IP addresses", async () => {
  const mailer = await tryMailer({ TRUSTED_PROXIES: "127.0.0.0/8" });
  mailer.mailServer.behave("refuse-recipient");
  const from = { "X-Forwarded-For": "203.0.113.77" };
  await mailer.post(enquiry, from);
  await mailer.post({ ...enquiry, email: "" }, from);
  await mailer.post({ ...enquiry, homepage: "x", message: "held" }, from);
  await eventually(() => mailer.logged.some((line) => line.includes("send-failed"))).toBe(true);
  const metrics = await (await fetch(`${mailer.statusUrl}/metrics`)).text();
  const public_ = [...mailer.logged, metrics].join("\n");
  for (const secret of [...Object.values(enquiry), "203.0.113.77", "mail.example.org", "owner@"]) {
    expect(public_).not.toContain(secret);
  }
  expect(metrics).toMatch(/^mailer_stored_total 1$/m);
  expect(metrics).toMatch(/^mailer_wrong_total 1$/m);
  expect(metrics).toMatch(/^mailer_mails\{state="held"\} 1$/m);
  expect(await (await fetch(`${mailer.statusUrl}/health`)).text()).toBe("ok\n");
});
