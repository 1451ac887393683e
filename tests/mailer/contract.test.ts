/** What the outbox promises, the same on both databases: a SQLite file, and D1 on the runtime of Cloudflare Workers. */
import { randomUUID } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createLimiter } from "../../mailer/create-limiter.ts";
import type { Database, Statement } from "../../mailer/database.ts";
import { createD1Limiters, eraseOldEvents } from "../../mailer/edge/d1-limiter.ts";
import { createOutbox, type Mail, type Outbox } from "../../mailer/outbox.ts";
import { readConfiguration } from "../../mailer/read-configuration.ts";
import { runDaily } from "../../mailer/run-daily.ts";
import { openSqlite } from "../../mailer/sqlite-outbox.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import type { Call } from "./d1-worker.ts";
import { readCompatibility } from "./read-compatibility.ts";
import { commonEnvironment, enquiry } from "./try-mailer.ts";

const minute = 60_000;
const day = 86_400_000;
const longest = 60 * minute;

let miniflare: Miniflare;
beforeAll(async () => {
  const databases = Array.from({ length: 40 }, (_, index) => `DB${index}`);
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "d1-worker.ts")],
    bundle: true,
    format: "esm",
    external: ["node:*"],
    write: false,
  });
  miniflare = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? "",
    ...readCompatibility(),
    d1Databases: databases,
    cf: false,
  });
});
afterAll(() => miniflare.dispose());

async function call<T>(call: Call): Promise<T> {
  const body = JSON.stringify(call);
  const response = await miniflare.dispatchFetch("http://127.0.0.1/", { method: "POST", body });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** Opens connections to a new database. */
const open: Record<string, () => () => Database> = {
  SQLite() {
    const file = `${temporaryFolder()}/enquiries.db`;
    return () => {
      const database = openSqlite(file, false);
      onTestFinished(() => database.close());
      return database;
    };
  },
  D1() {
    const name = `DB${opened++}`;
    const run = (...statements: Statement[]) => call<number>({ name, method: "run", statements });
    return () => ({
      all: (...statement) => call({ name, method: "all", statements: [statement] }),
      run,
      store: (...statement) => run(statement),
      async reclaimSpace() {},
      close() {},
    });
  },
};
let opened = 0;

describe.each(Object.keys(open))("%s", (kind) => {
  /** An outbox with another one on the same database, as of another process or instance, and a clock for both. */
  function tryOutbox() {
    const clock = { time: Date.UTC(2026, 10, 1) };
    const connect = (open[kind] as () => () => Database)();
    const now = () => clock.time;
    const create = () => createOutbox(connect(), now, 10 * minute, minute);
    return { outbox: create(), other: create(), clock, connect, now };
  }

  const store = (outbox: Outbox, message: string, heldFor?: string, token = "") =>
    outbox.store({ content: { ...enquiry, message }, token, heldFor });

  const claim = (outbox: Outbox) => outbox.claim(longest, (failures) => minute * 2 ** failures);

  async function listAll(outbox: Outbox): Promise<Mail[]> {
    const mails: Mail[] = [];
    for await (const mail of outbox.list()) mails.push(mail);
    return mails;
  }

  /** State and message of every enquiry. */
  const states = async (outbox: Outbox) =>
    (await listAll(outbox)).map(({ state, content }) => `${state} ${content.message ?? ""}`.trim());

  async function claimed(outbox: Outbox): Promise<Mail> {
    const mail = await claim(outbox);
    if (!mail) throw new Error("There is no mail to send.");
    return mail;
  }

  test("an enquiry is listed as it was typed, and all of them, however many there are", async () => {
    const { outbox, other, clock } = tryOutbox();
    const content = { name: "Zoë 😀", message: "\"a\"; 'b' -- \\ \u2028 \n\t%_?1 =?utf-8?B?" };
    expect(await outbox.store({ content, token: "", heldFor: undefined })).toBe("stored");
    const [mail] = await listAll(other);
    expect(mail).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      kind: "enquiry",
      state: "waiting",
      received: clock.time,
      content,
      attempts: 0,
      due: clock.time,
      lease: 0,
      delivered: null,
      held_for: null,
      failure: null,
    });
    await Promise.all(Array.from({ length: 110 }, (_, index) => store(outbox, `${index}`, "test")));
    const messages = (await states(outbox)).slice(1);
    expect(new Set(messages).size).toBe(110);
    await outbox.checkHealth();
  });

  test("a repeated post is one enquiry: by its token for ever, by its text for a while", async () => {
    const { outbox, clock } = tryOutbox();
    expect(await store(outbox, "one")).toBe("stored");
    expect(await store(outbox, "one")).toBe("folded");
    expect(await store(outbox, "two")).toBe("stored");
    clock.time -= 10 * minute;
    expect(await store(outbox, "one")).toBe("folded");
    clock.time += 20 * minute + 1;
    expect(await store(outbox, "one")).toBe("stored");
    expect(await store(outbox, "one", undefined, "a-1")).toBe("stored");
    clock.time += 1000 * day;
    expect(await store(outbox, "one", undefined, "a-1")).toBe("folded");
    expect(await store(outbox, "other text", undefined, "a-1")).toBe("stored");
    expect(await store(outbox, "one", undefined, "b-2")).toBe("stored");
  });

  test("equal posts at once, at two places, are one enquiry", async () => {
    const { outbox, other } = tryOutbox();
    for (const token of ["", "a-1"]) {
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          store(index % 2 ? outbox : other, "at once", undefined, token),
        ),
      );
      expect(results.filter((result) => result === "stored")).toHaveLength(1);
      expect(results.filter((result) => result === "folded")).toHaveLength(9);
    }
    expect(await states(outbox)).toHaveLength(2);
  });

  test("a held enquiry waits for its release, which sends it once", async () => {
    const { outbox } = tryOutbox();
    expect(await store(outbox, "held", "of a test")).toBe("held");
    expect(await claim(outbox)).toBeUndefined();
    const [held] = await listAll(outbox);
    expect(held?.held_for).toBe("of a test");
    expect(await outbox.send(held?.id ?? "")).toBe(1);
    const mail = await claimed(outbox);
    expect(mail.id).toBe(held?.id);
    await outbox.deliver(mail.id);
    expect(await outbox.send(mail.id)).toBe(0);
    expect(await outbox.send("nothing")).toBe(0);
  });

  test("mails that have not failed come first, then the oldest; a failed one when it is due", async () => {
    const { outbox, clock } = tryOutbox();
    await store(outbox, "first");
    clock.time += 1000;
    await store(outbox, "second");
    const first = await claimed(outbox);
    expect([first.content.message, first.attempts, first.due]).toEqual(["first", 1, clock.time + minute]);
    await outbox.fail(first, "451", "waiting");
    expect((await claimed(outbox)).content.message).toBe("second");
    expect(await claim(outbox)).toBeUndefined();
    clock.time += minute;
    await store(outbox, "third");
    const order = [await claimed(outbox), await claimed(outbox)];
    expect(order.map(({ content, failure }) => [content.message, failure])).toEqual([
      ["third", null],
      ["first", "451"],
    ]);
    expect([order[1]?.attempts, order[1]?.due]).toEqual([2, clock.time + 2 * minute]);
    // Its sender has died.
    expect(await claimed(outbox)).toMatchObject({ content: { message: "second" }, attempts: 2 });
  });

  test("a claimed mail belongs to one sender until its lease ends, also after a retry", async () => {
    const { outbox, other, clock } = tryOutbox();
    await store(outbox, "one");
    const first = await claimed(outbox);
    await other.send(first.id);
    expect(await claim(other)).toBeUndefined();
    clock.time += minute;
    const second = await claimed(other);
    expect(second.id).toBe(first.id);
    // What the first sender says now is too late, unless it has delivered the mail.
    await outbox.fail(first, "timeout", "dead");
    expect(await states(outbox)).toEqual(["waiting one"]);
    await outbox.send(first.id);
    expect(await claim(outbox)).toBeUndefined();
    await outbox.deliver(first.id);
    await other.fail(second, "timeout", "waiting");
    expect(await states(outbox)).toEqual(["delivered one"]);
  });

  test("many senders at once get each mail once", async () => {
    const { outbox, other } = tryOutbox();
    await Promise.all(Array.from({ length: 6 }, (_, index) => store(outbox, `${index}`)));
    const mails = await Promise.all(
      Array.from({ length: 8 }, (_, index) => claim(index % 2 ? outbox : other)),
    );
    const ids = mails.flatMap((mail) => mail?.id ?? []);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  test("a mail that is given up is kept until a retry, which counts from zero", async () => {
    const { outbox } = tryOutbox();
    await store(outbox, "one");
    const mail = await claimed(outbox);
    await outbox.fail(mail, "HTTP 500", "dead");
    expect((await listAll(outbox))[0]).toMatchObject({ state: "dead", failure: "HTTP 500", attempts: 1 });
    expect(await claim(outbox)).toBeUndefined();
    expect(await outbox.send(mail.id)).toBe(1);
    expect(await claimed(outbox)).toMatchObject({ id: mail.id, attempts: 1 });
  });

  test("alerts are added at most once an hour", async () => {
    const { outbox, clock } = tryOutbox();
    for (const text of ["one", "two"]) {
      await store(outbox, text);
      await outbox.fail(await claimed(outbox), "451", "dead", { "Last failure": text });
    }
    const alerts = async () => (await listAll(outbox)).filter(({ kind }) => kind === "alert");
    expect((await alerts()).map(({ content }) => content)).toEqual([{ "Last failure": "one" }]);
    clock.time += 60 * minute;
    await store(outbox, "three");
    for (;;) {
      const mail = await claimed(outbox);
      if (mail.kind === "alert") continue;
      await outbox.fail(mail, "451", "dead", { "Last failure": "three" });
      break;
    }
    expect(await alerts()).toHaveLength(2);
  });

  test("digests list each held enquiry once, the oldest first, and no more than they may", async () => {
    const { outbox, other, clock } = tryOutbox();
    expect(await outbox.addDigest(2)).toBe(false);
    for (const text of ["a", "b", "c", "d", "e"]) {
      clock.time += 1000;
      await store(outbox, text, "of a test");
    }
    const added = await Promise.all([outbox, other, outbox, other, outbox].map((box) => box.addDigest(2)));
    expect(added.filter(Boolean)).toHaveLength(3);
    const lists: string[] = [];
    for (const { id, kind } of await listAll(outbox)) {
      const listed = kind === "digest" ? await outbox.listDigest(id) : [];
      if (listed.length > 0) lists.push(listed.map(({ content }) => content.message).join(""));
    }
    expect(lists).toEqual(["ab", "cd", "e"]);
    expect(await outbox.addDigest(2)).toBe(false);
  });

  test("a digest that is given up is erased, and its enquiries are in the next one", async () => {
    const { outbox } = tryOutbox();
    await store(outbox, "held", "of a test");
    await outbox.addDigest(10);
    const digest = await claimed(outbox);
    await outbox.fail(digest, "552", "waiting");
    expect(await outbox.listDigest(digest.id)).toHaveLength(1);
    await outbox.send(digest.id);
    await outbox.fail(await claimed(outbox), "552", "dead");
    expect(await states(outbox)).toEqual(["held held"]);
    expect(await outbox.addDigest(10)).toBe(true);
    expect(await outbox.listDigest((await claimed(outbox)).id)).toHaveLength(1);
  });

  test("erased are delivered mails, and held ones whose digest was delivered, after the retention period", async () => {
    const { outbox, clock } = tryOutbox();
    await store(outbox, "held", "of a test");
    await outbox.addDigest(10);
    for (const text of ["delivered", "dead", "waiting"]) await store(outbox, text);
    for (const end of [
      ({ id }: Mail) => outbox.deliver(id),
      ({ id }: Mail) => outbox.deliver(id),
      (mail: Mail) => outbox.fail(mail, "550", "dead"),
    ])
      await end(await claimed(outbox));
    await store(outbox, "held later", "of a test");
    expect(await outbox.eraseBefore(clock.time)).toBe(0);
    expect(await outbox.eraseBefore(clock.time + 1)).toBe(3);
    expect(await states(outbox)).toEqual(["dead dead", "waiting waiting", "held held later"]);
    for (const { id } of await listAll(outbox)) expect(await outbox.erase(id)).toBe(1);
    expect(await listAll(outbox)).toEqual([]);
  });

  test("marks are remembered, and mails are counted by state", async () => {
    const { outbox, other, clock } = tryOutbox();
    expect(await outbox.readMark("day")).toBeUndefined();
    await outbox.writeMark("day", "1");
    await outbox.writeMark("day", "2");
    expect(await other.readMark("day")).toBe("2");
    const none = { waiting: 0, delivered: 0, held: 0, dead: 0, oldestWaiting: null };
    expect(await outbox.count()).toEqual(none);
    const { time } = clock;
    await store(outbox, "one");
    clock.time += 1000;
    await store(outbox, "two");
    await store(outbox, "three", "of a test");
    expect(await other.count()).toEqual({ ...none, waiting: 2, held: 1, oldestWaiting: time });
  });

  test("a clock that jumps a year back or ahead delays no mail", async () => {
    const { outbox, clock } = tryOutbox();
    for (const leap of [365 * day, -730 * day]) {
      await store(outbox, `leap ${leap}`);
      const mail = await claimed(outbox);
      clock.time += leap;
      // Also if its sender has died.
      if (leap > 0) await outbox.fail(mail, "451", "waiting");
      const again = await claimed(outbox);
      expect(again.id).toBe(mail.id);
      await outbox.deliver(again.id);
    }
    expect(await claim(outbox)).toBeUndefined();
  });

  test("the tasks of a day are done once, also by two at once, and by a clock that is a day back", async () => {
    const { outbox, other, clock } = tryOutbox();
    const SMTP_URL = "smtp://127.0.0.1:9";
    const configuration = readConfiguration({ ...commonEnvironment(), SMTP_URL, HEARTBEAT: "daily" });
    const run = () => Promise.all([outbox, other].map((box) => runDaily(box, configuration, clock.time)));
    const kinds = async () => (await listAll(outbox)).map(({ kind, state }) => `${kind} ${state}`).sort();
    await store(outbox, "held", "of a test");
    await run();
    await run();
    const once = ["digest waiting", "enquiry held", "heartbeat waiting"];
    expect(await kinds()).toEqual(once);
    clock.time -= day;
    await store(outbox, "another", "of a test");
    await run();
    expect(await kinds()).toEqual([...once, "digest waiting", "enquiry held", "heartbeat waiting"].sort());
  });

  test("a limit allows so many events of a key within the window; what exceeds it does not count", async () => {
    const { clock, connect, now } = tryOutbox();
    const database = connect();
    const limiters =
      kind === "D1"
        ? [database, connect()].map((each) =>
            createD1Limiters(each, "secret", now, () => {})("test", 5, minute),
          )
        : Array(2).fill(createLimiter(5, minute, now));
    const at = (key: string) => limiters[clock.time % 2]?.(key);
    clock.time -= clock.time % minute;
    const results = await Promise.all(Array.from({ length: 12 }, (_, index) => limiters[index % 2]?.("a")));
    expect(results.filter((isTooMany) => !isTooMany)).toHaveLength(5);
    expect(await at("b")).toBe(false);
    clock.time += minute - 1;
    expect(await at("a")).toBe(true);
    clock.time += 1;
    expect(await at("a")).toBe(false);
    if (kind === "D1") {
      const rows = (await database.all("SELECT * FROM events")) as { key: string }[];
      expect(JSON.stringify(rows)).not.toContain('"a"');
      await eraseOldEvents(database, minute, clock.time + day);
      expect(await database.all("SELECT * FROM events")).toEqual([]);
    }
  });

  test("a transaction is done as a whole or not at all", async () => {
    const { connect } = tryOutbox();
    const database = connect();
    const mark = (name: string): [string, string] => ["INSERT INTO marks VALUES (?, 'x')", name];
    const name = randomUUID();
    await expect(database.run(mark("a"), mark(name), mark(name))).rejects.toThrow();
    expect(await database.all("SELECT * FROM marks")).toEqual([]);
    expect(await database.run(mark("a"), mark(name))).toBe(2);
  });
});
