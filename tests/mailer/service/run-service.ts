/** The service, or the worker, as a process of its own, which can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { root } from "../try-mailer.ts";
import { bundle, workerBundle, workerServer } from "./bundle-service.ts";

export interface Service {
  process: ChildProcess;
  /** What it has printed so far. */
  printed(): string;
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
export const runService = (environment: Record<string, string>, wrapper: string[] = []): Promise<Service> =>
  run([...wrapper, process.execPath, bundle], environment);

/** Starts the worker on workerd; `environment` is that of serve-worker.ts, with the variables and secrets of the worker. */
export const runWorker = (environment: Record<string, string>): Promise<Service> =>
  run([process.execPath, workerServer], { ...environment, WORKER: workerBundle });

/** Starts a program that prints a line with the event "started" when it listens. */
async function run([command = "", ...args]: string[], environment: Record<string, string>): Promise<Service> {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that a wrapper, or workerd, is killed together with the program.
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
    printed: () => printed,
    url,
    statusUrl: status,
    async kill() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
      await gone;
    },
  };
}
