/** `npm run dev` as a command: what it says, and what is left when it ends. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot, run, start } from "../mini-site.ts";

/** A port that nothing listens at. */
async function freePort(): Promise<number> {
  const { server, port } = await takePort(0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function takePort(port: number) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { server, port: (server.address() as { port: number }).port };
}

/** Process ids of whatever a process has started that runs. */
function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${child}/stat`, "utf8"))?.[1]) === pid;
      } catch {
        return false;
      }
    });
}

test("--help explains the flags, with examples; wrong arguments are answered with it, and the status is 2", async () => {
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

test.runIf(existsSync("/proc/self/stat"))(
  "Ctrl-C leaves no process, no file and no port behind",
  async () => {
    const port = await freePort();
    const { child, ended } = start(["dev.ts", "--port", String(port)], projectRoot);
    let said = "";
    child.stdout?.on("data", (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said, { timeout: 60_000 }).toContain(`The site is at http://127.0.0.1:${port}/`);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1")]);
    expect(await (await fetch(`http://127.0.0.1:${port}/__inbox`)).text()).toContain("Inbox");
    const pid = child.pid ?? 0;
    const children = childrenOf(pid);
    expect(children.length).toBeGreaterThan(0);
    const draft = path.join(projectRoot, ".cache/dev", String(pid));
    // In the middle of a check or after it, it makes no difference.
    await setTimeout(200);
    child.kill("SIGINT");
    expect((await ended).status).toBe(0);
    await expect
      .poll(() => children.filter((one) => existsSync(`/proc/${one}/stat`) && !isZombie(one)))
      .toEqual([]);
    expect(existsSync(draft)).toBe(false);
    const again = await takePort(port);
    again.server.close();
  },
);

function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}
