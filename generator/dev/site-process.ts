/**
 * The site while it is being written, in a process of its own: its modules are loaded and warm, a change of the
 * engine itself is answered with another process, and the server goes on answering while a page is rendered.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { DevSite, DevSiteOptions } from "./dev-site.ts";

/** A function of the site that is called from here. */
export interface Call {
  id: number;
  name: keyof DevSite;
  args: unknown[];
}

/** Its result, or the stack of what it threw. The first reply, 0, says that the process is ready. */
export interface Reply {
  id: number;
  result?: unknown;
  error?: string;
}

export interface DevProcess extends DevSite {
  /** False after it has ended by itself, which is a mistake in the engine. */
  isRunning(): boolean;
  /** Ends the process. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** How long a process may take to put its things away, in milliseconds. */
const patience = 3000;

/**
 * Starts a process; it has loaded the engine, but not yet looked at the site, when this returns.
 *
 * @param environment variables besides those of this process
 * @throws Error with what the process said if it has ended
 */
export async function startDevProcess(
  options: DevSiteOptions,
  environment: Record<string, string> = {},
): Promise<DevProcess> {
  const child = fork(path.join(import.meta.dirname, "dev-worker.ts"), [JSON.stringify(options)], {
    cwd: options.root,
    env: { ...process.env, ...environment },
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    said = (said + chunk).slice(-10_000);
  });
  child.on("message", ({ id, result, error }: Reply) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(result);
    else call?.reject(new Error(error));
  });
  child.once("close", () => {
    for (const { reject } of waiting.values()) reject(new Error(said.trim() || "The process has ended."));
    waiting.clear();
  });
  const reply = (id: number) =>
    new Promise<unknown>((resolve, reject) => void waiting.set(id, { resolve, reject }));
  const call =
    <Name extends keyof DevSite>(name: Name) =>
    (...args: Parameters<DevSite[Name]>) => {
      if (!child.connected) return Promise.reject(new Error(said.trim() || "The process has ended."));
      const id = ++last;
      const result = reply(id) as ReturnType<DevSite[Name]>;
      child.send({ id, name, args } satisfies Call);
      return result;
    };
  const started = reply(0);
  await started;
  return {
    look: call("look"),
    answer: call("answer"),
    version: call("version"),
    check: call("check"),
    isRunning: () => child.connected,
    close: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill("SIGKILL"), patience);
  await ended;
  clearTimeout(timer);
}
