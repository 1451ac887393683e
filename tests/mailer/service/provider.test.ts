/** The worker and its mail provider: it fails in every way, and nothing is lost or mailed twice. */
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../eventually.ts";
import { startMailProvider } from "../mail-provider.ts";
import { mayCrash, message, tryWorker } from "./try-worker.ts";

test.each(["resend", "postmark"] as const)(
  "%s: whatever fails is tried again, with the same id",
  mayCrash,
  async (name) => {
    const { send, list, provider } = await tryWorker({ CRON_MS: "100" }, name);
    for (const behaviour of [500, 429, 422, 401, "cut-before", "lie", "redirect"] as const) {
      provider.behave(behaviour);
      const { requests } = provider;
      await send(message(`failure: ${behaviour}`));
      await eventually(() => provider.requests).toBeGreaterThan(requests);
      expect(provider.mails.some(({ body }) => body.includes(`failure: ${behaviour}`))).toBe(false);
      provider.behave("accept");
      await eventually(
        () => provider.mails.filter(({ body }) => body.includes(`failure: ${behaviour}`)).length,
      ).toBe(1);
    }
    provider.behave("cut-after");
    await send(message("accepted without an answer"));
    const copies = () => provider.mails.filter(({ body }) => body.includes("without an answer"));
    const { requests } = provider;
    await eventually(() => provider.requests).toBeGreaterThan(requests + 1);
    provider.behave("accept");
    await eventually(async () => (await list()).every((line) => line.includes("delivered"))).toBe(true);
    expect(new Set(copies().map(({ id }) => id)).size).toBe(1);
    expect(new Set(copies().map(({ body }) => body)).size).toBe(1);
    if (name === "resend") expect(copies()).toHaveLength(1);
    else expect(copies()[0]?.id).toMatch(/^<[\da-f-]{36}@agency\.example>$/);
  },
);

test("a provider that never answers, or is not there, delays a mail, and loses none", mayCrash, async () => {
  const { send, list, provider, worker } = await tryWorker();
  provider.behave("hang");
  await send(message("hanging"));
  await eventually(() => provider.requests).toBe(1);
  provider.behave("accept");
  await eventually(async () => (await list()).join()).toContain("delivered  2");
  await eventually(() => worker.printed()).toContain("TimeoutError");
  await eventually(() => provider.mails.length).toBe(1);

  await provider.close();
  await send(message("nobody there"));
  await eventually(async () => (await list()).at(-1)).toMatch(/waiting {4}\d+ {2}\w/);
  const back = await startMailProvider(provider.port);
  onTestFinished(() => back.close());
  await eventually(() => back.mails.length).toBe(1);
});

test("senders at once mail each enquiry once", mayCrash, async () => {
  // While a mail is sent, which takes 300 ms, more senders start.
  const { send, list, provider } = await tryWorker({ CRON_MS: "50" });
  provider.behave("slow");
  await Promise.all(Array.from({ length: 12 }, (_, index) => send(message(`${index}`))));
  await eventually(async () => (await list()).every((line) => line.includes("delivered"))).toBe(true);
  expect(provider.requests).toBe(12);
});
