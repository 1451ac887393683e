/** When content last changed, as the history of the sources knows it. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Days of the last commits, `2026-05-01`, by file relative to the root. Empty where there is no history; also where
 * it is cut off, as in the checkouts of many build services, because there every file seems to be of the last day.
 *
 * @param root the project's root, an absolute path
 * @param folder the content folder, relative to the root or absolute
 */
export async function readHistory(root: string, folder: string): Promise<Map<string, string>> {
  const git = (...args: string[]) => run("git", args, { cwd: root, maxBuffer: 2 ** 28 });
  try {
    const [isShallow, log] = await Promise.all([
      git("rev-parse", "--is-shallow-repository"),
      // Names as the project's root sees them, in letters as they are; %cs is a day without an hour.
      git("-c", "core.quotePath=false", "log", "--format=:%cs", "--name-only", "--relative", "--", folder),
    ]);
    return isShallow.stdout.trim() === "false" ? parseHistory(log.stdout) : new Map();
  } catch {
    // No git, or no repository.
    return new Map();
  }
}

/** @param log newest first: `:2026-05-01`, then the files of that commit, one on a line */
export function parseHistory(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n")) {
    if (/^:\d{4}-\d{2}-\d{2}$/.test(line)) day = line.slice(1);
    else if (line !== "" && !days.has(line)) days.set(line, day);
  }
  return days;
}
