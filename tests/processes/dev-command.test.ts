/** The `npm run dev` command: its output, and its cleanup at the end. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../hosts/start-server.ts";
import { cleanEnvironment, projectRoot, run } from "../mini-site.ts";

async function takePort(port: number) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { server, port: (server.address() as { port: number }).port };
}

/** The ids of the running processes of a process group. */
function processesOf(group: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // State, parent, group: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
        const [, state, found] =
          /^\d+ \(.*\) (\S) \d+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
        return Number(found) === group && state !== "Z";
      } catch {
        return false;
      }
    });
}

/** Starts `npm run dev`, as the leader of a process group, like a shell. */
function npmRunDev(...args: string[]) {
  const child = spawn("npm", ["run", "--silent", "dev", "--", ...args], {
    cwd: projectRoot,
    env: cleanEnvironment(),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk) => {
      said += chunk;
    });
  return { child, said: () => said };
}

/** Updates the time of a file, as saving it unchanged does. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(path.join(projectRoot, file), now, now);
}

test("--help explains the flags, with examples; after wrong arguments it is printed, and the status is 2", async () => {
  const [help, wrong, port] = await Promise.all([
    run(["dev.ts", "--help"], projectRoot),
    run(["dev.ts", "--prot", "1"], projectRoot),
    run(["dev.ts", "--port", "many"], projectRoot),
  ]);
  expect(help).toMatchObject({ status: 0, stderr: "" });
  expect(help.stdout).toContain("npm run dev -- --port 8080");
  expect(wrong).toMatchObject({ status: 2, stdout: "" });
  expect(wrong.stderr).toContain("Unknown option '--prot'");
  expect(port.stderr).toContain('--port needs a number up to 65535, and not "many".');
});

test("a port that is taken is explained, and the status is 1", async () => {
  const { server, port } = await takePort(0);
  onTestFinished(() => void server.close());
  expect(await run(["dev.ts", "--port", String(port)], projectRoot)).toEqual({
    status: 1,
    stdout: "",
    stderr: `Port ${port} is taken. Name another one: npm run dev -- --port ${port + 1}\n`,
  });
});

test("npm run dev also ends when the server cannot start", async () => {
  const { server, port } = await takePort(0);
  onTestFinished(() => void server.close());
  const { child, said } = npmRunDev("--port", String(port));
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(said()).toContain(`Port ${port} is taken.`);
});

test.runIf(existsSync("/proc/self/stat"))(
  "a change of the engine restarts it, a change of the site does not; Ctrl-C leaves no process, no file and no open port",
  async () => {
    const port = await findFreePort();
    const { child, said } = npmRunDev("--port", String(port));
    const group = child.pid ?? 0;
    onTestFinished(() => {
      if (processesOf(group).length > 0) process.kill(-group, "SIGKILL");
    });
    const starts = () => said().split(`The site is at http://127.0.0.1:${port}/`).length - 1;
    await expect.poll(starts, { timeout: 60_000 }).toBe(1);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1")]);
    for (const file of ["content/schemas.ts", "pages/routes.ts", "components/button/button.tsx"])
      await touch(file);
    // Longer than the watcher needs to report a change.
    await setTimeout(500);
    await touch("generator/dev/client.ts");
    await expect.poll(starts, { timeout: 60_000 }).toBe(2);
    expect(said().match(/change in \S+/g)).toEqual(["change in ./generator/dev/client.ts"]);
    expect(await (await fetch(`http://127.0.0.1:${port}/__inbox`)).text()).toContain("Inbox");
    // The check may be running or complete; both cases must work.
    await setTimeout(200);
    const checked = path.join(projectRoot, ".cache/dev", String(port));
    expect(existsSync(checked)).toBe(true);
    process.kill(-group, "SIGINT");
    await once(child, "exit");
    await expect.poll(() => processesOf(group)).toEqual([]);
    expect(existsSync(checked)).toBe(false);
    const again = await takePort(port);
    again.server.close();
  },
);
