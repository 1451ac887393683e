/** Measures the cost of a command: the time, CPU time and memory of all its processes together. Linux only. */
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import type { Readable } from "node:stream";

/** The cost of a command. */
export interface Cost {
  /** Wall-clock time. */
  seconds: number;
  /** The user and system time of all its processes, from bash's `time`. */
  cpuSeconds: number;
  /**
   * Peak memory of all its processes together, in megabytes (2^20), sampled every 50 ms. It is the sum of their private
   * memory (RssAnon of /proc/PID/status), plus the largest amount of memory that they may share (RssFile, RssShmem),
   * counted once.
   */
  peakMegabytes: number;
  stdout: string;
}

/**
 * Runs a command to its end.
 *
 * @param env variables in addition to the environment of this process
 * @throws Error with the output of the command, if its exit status is not 0
 */
export async function measure(
  command: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Cost> {
  // Earlier writes of other processes are flushed first, so that they do not slow this command down.
  spawnSync("sync");
  const started = performance.now();
  // `time` writes to its own pipe. The command leads a session, by which all its processes are found.
  const timed = 'TIMEFORMAT="%U %S"; { time "$@" 2>&9; } 9>&2 2>&3';
  const child = spawn("bash", ["-c", timed, "bash", ...command], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  // Ctrl-C does not reach another session.
  const endAll = () => {
    process.kill(-(child.pid ?? 0), "SIGKILL");
    process.exit(130);
  };
  process.once("SIGINT", endAll).once("SIGTERM", endAll);
  const [stdout, stderr, times] = [1, 2, 3].map((fd) => readAll(child.stdio[fd] as Readable));
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOfSession(child.pid ?? 0));
  }, 50);
  const ended = await new Promise<{ status: number | null; seconds: number }>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (status) => resolve({ status, seconds: (performance.now() - started) / 1000 }));
  }).finally(() => {
    clearInterval(look);
    process.off("SIGINT", endAll).off("SIGTERM", endAll);
  });
  if (ended.status !== 0) {
    throw new Error(`${command.join(" ")} ended with ${ended.status}:\n${await stdout}${await stderr}`);
  }
  const [user = 0, system = 0] = ((await times) ?? "").split(" ").map(Number);
  return {
    seconds: ended.seconds,
    cpuSeconds: user + system,
    peakMegabytes: peak / 1024,
    stdout: (await stdout) ?? "",
  };
}

async function readAll(stream: Readable): Promise<string> {
  let text = "";
  for await (const chunk of stream.setEncoding("utf8")) text += chunk;
  return text;
}

/** The memory of all processes of a session, in kilobytes. */
function memoryOfSession(session: number): number {
  let own = 0;
  let shared = 0;
  for (const pid of readdirSync("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    const status = statusOf(pid);
    const value = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? 0);
    if (value("NSsid") !== session) continue;
    own += value("RssAnon");
    shared = Math.max(shared, value("RssFile") + value("RssShmem"));
  }
  return own + shared;
}

/** Returns an empty string if the process has ended in the meantime. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
