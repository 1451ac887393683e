/** The service as a process of its own, which can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { root } from "../try-mailer.ts";
import { bundle } from "./bundle-service.ts";

export interface Service {
  process: ChildProcess;
  url: string;
  statusUrl: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

/**
 * Starts the service, and resolves when it listens.
 *
 * @param wrapper a command that runs the service: `strace`, or a shell that sets limits
 */
export async function runService(
  environment: Record<string, string>,
  wrapper: string[] = [],
): Promise<Service> {
  const [command = "", ...args] = [...wrapper, process.execPath, bundle];
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that a wrapper is killed together with the service.
    detached: true,
  });
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let printed = "";
  const started = new Promise<{ url: string; status: string }>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      printed += chunk;
      const line = printed.split("\n").find((text) => text.includes('"event":"started"'));
      if (line) resolve(JSON.parse(line));
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    gone.then(() => reject(new Error(`The service did not start.\n${printed}`)));
  });
  const { url, status } = await started;
  return {
    process: child,
    url,
    statusUrl: status,
    async kill() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
      await gone;
    },
  };
}

/** A port that is free now. */
export async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
