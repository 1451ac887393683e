/** The service as a process of its own, which can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { build } from "esbuild";
import { root } from "../try-mailer.ts";

// Below the root as mailer/ is, for the program looks for content/ beside its folder.
const bundle = path.join(root, ".cache/mailer.mjs");

/** Makes one file of the service, which starts several times faster than its sources do. */
export async function bundleService(): Promise<void> {
  await build({
    entryPoints: [path.join(root, "mailer/mailer.ts")],
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Brings its binary along.
    external: ["libsql"],
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
}

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
 * @param wrapper a command that runs the one behind it: `strace`, or a shell with limits
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
    // A group of its own, so that a wrapper dies together with what it runs.
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
