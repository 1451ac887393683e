/** A full disk, clients that stall, a mail server that is down for a day, and the order of sync and answer. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { eventually } from "../eventually.ts";
import { startMailServer } from "../mail-server.ts";
import { enquiry, environmentOf, form, post, tryMailer } from "../try-mailer.ts";
import { runService } from "./run-service.ts";

const has = (program: string) => spawnSync(program, ["--version"]).status === 0;
const message = (text: string) => ({ ...enquiry, message: text });

// `prlimit` (util-linux, Linux only) lifts the limit of the running process. Without it the test is skipped.
test.skipIf(!has("prlimit"))(
  "a full disk: 503 with the text in the answer; with space again all is sent, nothing twice",
  async () => {
    const folder = temporaryFolder();
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.close());
    const environment = environmentOf(folder, mailServer);
    // No file may grow beyond 800 KiB: writes fail as on a full disk.
    const limit = ["bash", "-c", 'trap "" XFSZ; ulimit -S -f 800; exec "$@"', "limit"];
    const service = await runService(environment, limit);
    onTestFinished(() => service.kill());
    const answered: string[] = [];
    let refused = 0;
    for (let number = 0; refused < 20 && number < 2000; number++) {
      const text = `mark-${number}-end ${"x".repeat(2000)}`;
      const answer = await post(service.url, message(text));
      if (answer.status === 303) answered.push(`mark-${number}-end`);
      else {
        refused++;
        expect(answer.status).toBe(503);
        expect(answer.headers["retry-after"]).toBe("300");
        expect(answer.text).toContain(text);
        expect(answer.text).toContain(form.answers.unavailable);
      }
    }
    expect(refused).toBe(20);
    expect(answered.length).toBeGreaterThan(10);
    expect((await fetch(`${service.statusUrl}/health`)).status).toBe(503);

    expect(spawnSync("prlimit", ["--pid", String(service.process.pid), "--fsize=unlimited"]).status).toBe(0);
    expect((await fetch(`${service.statusUrl}/health`)).status).toBe(200);
    expect((await post(service.url, message("mark-last-end"))).status).toBe(303);
    answered.push("mark-last-end");
    const marks = () =>
      mailServer.mails.map(({ raw }) => /mark-\w+-end/.exec(raw.replaceAll("=\r\n", ""))?.[0]);
    await eventually(() => answered.filter((mark) => !marks().includes(mark))).toEqual([]);
    expect(new Set(marks()).size).toBe(marks().length);
  },
);

test.skipIf(!has("prlimit"))("a mailer that starts on a full disk works when there is space", async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const limit = ["bash", "-c", 'trap "" XFSZ; ulimit -S -f 0; exec "$@"', "limit"];
  const service = await runService(environmentOf(temporaryFolder(), mailServer), limit);
  onTestFinished(() => service.kill());
  const answer = await post(service.url, message("mark-full-end"));
  expect(answer.status).toBe(503);
  expect(answer.text).toContain("mark-full-end");
  const health = await fetch(`${service.statusUrl}/health`);
  expect([health.status, await health.text()]).toEqual([503, expect.stringContaining("cannot be written")]);
  expect(spawnSync("prlimit", ["--pid", String(service.process.pid), "--fsize=unlimited"]).status).toBe(0);
  expect((await post(service.url, message("mark-full-end"))).status).toBe(303);
  expect((await fetch(`${service.statusUrl}/health`)).status).toBe(200);
  await eventually(() => mailServer.mails.length).toBe(1);
});

test("a client that stalls is disconnected, and delays nobody else", async () => {
  const mailer = await tryMailer();
  const { port } = new URL(mailer.url);
  const stopped = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      "POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=Z",
    );
    socket.on("error", () => {});
    socket.resume();
    return new Promise<void>((resolve) => socket.once("close", () => resolve()));
  });
  expect((await mailer.post(enquiry)).status).toBe(303);
  await Promise.all(stopped);
  expect(mailer.stored()).toHaveLength(1);
});

test("a mail server that is down for a day: all is sent when it is back, nothing is given up", async () => {
  // Keeps its port: another test's mail server could get it otherwise, and the mails.
  const away = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => {
    away.listen(0, "127.0.0.1", resolve);
  });
  const { port } = away.address() as AddressInfo;
  const mailer = await tryMailer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    RETRY_FIRST_SECONDS: "60",
    RETRY_LONGEST_SECONDS: "3600",
  });
  for (const text of ["a", "b", "c"]) await mailer.post(message(text));
  for (let hour = 0; hour < 24; hour++) {
    const before = mailer.stored().map(({ attempts }) => attempts);
    mailer.jump(3_600_000);
    await eventually(() =>
      mailer.stored().every(({ attempts }, index) => attempts > (before[index] ?? 0)),
    ).toBe(true);
  }
  await eventually(() => mailer.stored().every(({ failure }) => failure !== null)).toBe(true);
  expect(mailer.stored().map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
  await new Promise((resolve) => away.close(resolve));
  const back = await startMailServer(port);
  onTestFinished(() => back.close());
  mailer.jump(3_600_000);
  await eventually(() => back.mails.length).toBe(3);
  await eventually(() => mailer.stored().every(({ state }) => state === "delivered")).toBe(true);
  expect(new Set(back.mails.map(({ messageId }) => messageId)).size).toBe(3);
});

// `apt-get install strace`, or the like. Without it this test is skipped.
test.skipIf(!has("strace"))("the write-ahead log is synced before the answer is written", async () => {
  const folder = temporaryFolder();
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const trace = path.join(folder, "trace");
  const calls = "trace=fsync,fdatasync,pwrite64,write,writev,sendto";
  const strace = ["strace", "-f", "-y", "-s", "5000", "-e", calls, "-o", trace];
  const service = await runService(environmentOf(folder, mailServer), strace);
  onTestFinished(() => service.kill());
  const marks = [0, 1, 2, 3, 4].map((number) => `mark-${number}-end`);
  for (const mark of marks) expect((await post(service.url, message(mark))).status).toBe(303);

  const lines = () => readFileSync(trace, "utf8").split("\n");
  const answers = () => lines().flatMap((line, index) => (line.includes("HTTP/1.1 303") ? [index] : []));
  await eventually(() => answers().length).toBe(marks.length);
  const all = lines();
  for (const [index, mark] of marks.entries()) {
    const isLog = (line: string) => line.includes("enquiries.db-wal>");
    const written = all.findIndex((line) => line.includes("pwrite64(") && isLog(line) && line.includes(mark));
    const synced = all.findIndex((line, at) => at > written && /f(data)?sync\(/.test(line) && isLog(line));
    expect(written).toBeGreaterThan(-1);
    expect(synced).toBeGreaterThan(written);
    expect(answers()[index]).toBeGreaterThan(synced);
  }
});
