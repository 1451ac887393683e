/** What a command costs: time, processor and memory of all its processes together. For Linux. */
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import type { Readable } from "node:stream";

/** What a command has cost. */
export interface Cost {
  /** From start to end, as a clock on the wall has it. */
  seconds: number;
  /** Of all its processes, user and system: what bash's `time` says. */
  cpuSeconds: number;
  /**
   * The most memory at one time, of all its processes together, in megabytes (2^20), looked at every 50 ms: what each
   * has for itself (RssAnon of /proc/PID/status), and what they may share (RssFile, RssShmem) counted once, as large
   * as it is in the largest.
   */
  peakMegabytes: number;
  stdout: string;
}

/**
 * Runs a command to its end.
 *
 * @param env on top of this process's own environment
 * @throws Error with what the command said when its exit status is not 0
 */
export async function measure(
  command: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Cost> {
  // What others have written goes to the disk before, and not while this one writes.
  spawnSync("sync");
  const started = performance.now();
  // What `time` says goes to a pipe of its own. As the leader of a session the command is found with all it starts.
  const timed = 'TIMEFORMAT="%U %S"; { time "$@" 2>&9; } 9>&2 2>&3';
  const child = spawn("bash", ["-c", timed, "bash", ...command], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  // Ctrl-C does not reach another session by itself.
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

/** Kilobytes. */
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

/** Processes may end while they are looked at. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
