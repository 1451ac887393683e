/** The file of the outbox: who can read it, and what happens when it cannot be opened, is lost, or is shared. */
import {
  chmodSync,
  closeSync,
  linkSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import Database from "libsql";
import { expect, test } from "vitest";
import { openOutbox } from "../../mailer/sqlite-outbox.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { eventually } from "./eventually.ts";
import { enquiry, form, type TestMailer, tryMailer } from "./try-mailer.ts";

/** What `/health` says. */
async function healthOf(mailer: TestMailer): Promise<[status: number, text: string]> {
  const response = await fetch(`${mailer.statusUrl}/health`);
  return [response.status, await response.text()];
}

/** Expects that an enquiry is refused as on a full disk, with its text and the phone number. */
async function expectUnavailable(mailer: TestMailer): Promise<void> {
  const answer = await mailer.post(enquiry);
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "300"]);
  expect(answer.text).toContain("in French?");
  expect(answer.text).toContain(form.answers.unavailable);
  expect(answer.text).toContain("tel:+");
  expect(mailer.logged.some((line) => line.includes("store-failed"))).toBe(true);
}

test("a mailer whose outbox cannot be opened starts, says so, and works as soon as it can", async () => {
  const folder = temporaryFolder();
  const blocked = path.join(folder, "data");
  writeFileSync(blocked, "where the outbox should have its folder");
  const mailer = await tryMailer({ DATA_FILE: path.join(blocked, "enquiries.db") }, folder);
  await expectUnavailable(mailer);
  expect(await healthOf(mailer)).toEqual([
    503,
    expect.stringMatching(/^The outbox cannot be written: \w+\n$/),
  ]);
  rmSync(blocked);
  expect((await mailer.post(enquiry)).status).toBe(303);
  expect(await healthOf(mailer)).toEqual([200, "ok\n"]);
  await eventually(() => mailer.mailServer.mails.length).toBe(1);
});

test.each<[string, (file: string) => void]>([
  ["is deleted", (file) => rmSync(file)],
  ["is replaced", (file) => [renameSync(file, `${file}.old`), writeFileSync(file, "")]],
  ["is overwritten", (file) => writeFileSync(file, "x".repeat(50_000))],
  ["is emptied", (file) => truncateSync(file)],
  ["loses its log", (file) => rmSync(`${file}-wal`)],
  ["loses its shared memory", (file) => rmSync(`${file}-shm`)],
])("an outbox that %s while the mailer is running is noticed before an answer", async (_title, lose) => {
  const mailer = await tryMailer();
  expect((await mailer.post(enquiry)).status).toBe(303);
  lose(mailer.configuration.DATA_FILE);
  await expectUnavailable(mailer);
  expect(await healthOf(mailer)).toEqual([503, "The outbox cannot be written: OUTBOX_REPLACED\n"]);
});

test("damage inside the file is noticed before an answer, and remembered", async () => {
  const file = path.join(temporaryFolder(), "enquiries.db");
  const outbox = openOutbox(file, Date.now, 0, true);
  const store = () => outbox.store({ content: enquiry, token: "", heldFor: undefined });
  expect(await store()).toBe("stored");
  // Until then, the pages are in the log.
  await outbox.reclaimSpace();
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(statSync(file).size - 4096, "junk"), 0, undefined, 4096);
  closeSync(handle);
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(store()).rejects.toMatchObject({ code: "SQLITE_CORRUPT" });
    await expect(outbox.checkHealth()).rejects.toThrow();
  }
  outbox.close();
});

test("two services do not share an outbox, whatever they call it", () => {
  const folder = realpathSync(temporaryFolder());
  const file = path.join(folder, "enquiries.db");
  const name = (link: string) => path.join(folder, link);
  const open = (as: string) => openOutbox(as, Date.now, 0, true);
  symlinkSync(file, name("symbolic.db"));
  // Creates the file that the link leads to.
  const first = open(name("symbolic.db"));
  for (const as of [
    file,
    name("symbolic.db"),
    path.join(folder, "..", path.basename(folder), "enquiries.db"),
  ])
    expect(() => open(as)).toThrow(`Another mailer is running on ${file}.`);
  linkSync(file, name("hard.db"));
  expect(() => open(name("hard.db"))).toThrow("has a second name");
  first.close();
});

test("nobody else can read the files of an outbox, also of one that everybody could read", () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "enquiries.db");
  const modes = () =>
    new Set(readdirSync(folder).map((name) => (statSync(path.join(folder, name)).mode & 0o777).toString(8)));
  const first = openOutbox(file, Date.now, 0, true);
  expect(modes()).toEqual(new Set(["600"]));
  first.close();
  chmodSync(file, 0o644);
  const second = openOutbox(file, Date.now, 0, true);
  expect(modes()).toEqual(new Set(["600"]));
  second.close();
});

test("the file shrinks when most of it was erased", async () => {
  const file = path.join(temporaryFolder(), "enquiries.db");
  const outbox = openOutbox(file, Date.now, 0, true);
  await Promise.all(
    Array.from({ length: 2000 }, (_, index) =>
      outbox.store({ content: { message: `${index} ${"x".repeat(2000)}` }, token: "", heldFor: undefined }),
    ),
  );
  const db = new Database(file);
  db.exec("UPDATE mails SET state = 'delivered', delivered = received");
  db.close();
  await outbox.reclaimSpace();
  expect(statSync(file).size).toBeGreaterThan(4_000_000);
  expect(await outbox.eraseBefore(Date.now() + 1)).toBe(2000);
  await outbox.reclaimSpace();
  expect(statSync(file).size).toBeLessThan(200_000);
  await outbox.store({ content: enquiry, token: "", heldFor: undefined });
  expect(await outbox.readPage(0)).toHaveLength(1);
  outbox.close();
});

test("a file of an earlier version, without leases, is served with what is in it", async () => {
  const file = path.join(temporaryFolder(), "enquiries.db");
  const db = new Database(file);
  db.exec(`
    CREATE TABLE mails (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, state TEXT NOT NULL, fold TEXT NOT NULL, received INTEGER NOT NULL,
      content TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL, delivered INTEGER,
      held_for TEXT, trouble TEXT,
      digest TEXT
    ) STRICT;
    INSERT INTO mails (id, kind, state, fold, received, content, due) VALUES ('old', 'enquiry', 'waiting', '', 1, '{}', 1);
  `);
  db.close();
  const outbox = openOutbox(file, Date.now, 0, true);
  expect(await outbox.claim(1000, () => 1000)).toMatchObject({ id: "old", attempts: 1 });
  outbox.close();
});
