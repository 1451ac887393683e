import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { DevSite, DevSiteOptions } from "./dev-site.ts";

/** A `DevSite` in a process of its own: another process loads a changed engine, and frees the memory of old modules. */
export interface SiteProcess {
  /**
   * Calls a method of the `DevSite`.
   *
   * @throws Error with what the process printed, if it has ended
   */
  call<Name extends Method>(name: Name, ...args: Parameters<DevSite[Name]>): ReturnType<DevSite[Name]>;
  isRunning(): boolean;
  /** Ends the process. */
  close(): Promise<void>;
}

type Method = keyof DevSite;

/** The message that calls a method. */
export interface Call {
  id: number;
  name: Method;
  args: unknown[];
}

/** Its result, or the stack of what it threw. */
export interface Reply {
  id: number;
  result?: unknown;
  error?: string;
}

/** How long a process may take to end, in milliseconds. */
const closeTimeout = 3000;

/** @param environment variables besides those of this process */
export function startSiteProcess(
  options: DevSiteOptions,
  environment: Record<string, string> = {},
): SiteProcess {
  const child = fork(path.join(import.meta.dirname, "site-worker.ts"), [JSON.stringify(options)], {
    cwd: options.root,
    env: { ...process.env, ...environment },
    execArgv: ["--import", "tsx"],
    // Outputs hold bytes, which JSON cannot.
    serialization: "advanced",
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  let printed = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    printed = (printed + chunk).slice(-10_000);
  });
  const pending = new Map<number, (reply: Omit<Reply, "id">) => void>();
  child.on("message", (reply: Reply) => {
    pending.get(reply.id)?.(reply);
    pending.delete(reply.id);
  });
  const ended = () => ({ error: printed.trim() || "The process of the site has ended." });
  child.once("close", () => {
    for (const settle of pending.values()) settle(ended());
  });
  let lastId = 0;
  return {
    call(name, ...args) {
      const id = ++lastId;
      const result = new Promise<unknown>((resolve, reject) => {
        const settle = ({ result, error }: Omit<Reply, "id">) =>
          error === undefined ? resolve(result) : reject(new Error(error));
        if (!child.connected) return settle(ended());
        pending.set(id, settle);
        child.send({ id, name, args } satisfies Call);
      });
      return result as ReturnType<DevSite[typeof name]>;
    },
    isRunning: () => child.connected,
    close: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill("SIGKILL"), closeTimeout);
  await exit;
  clearTimeout(timer);
}
