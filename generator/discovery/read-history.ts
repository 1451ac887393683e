/** The dates of the last changes of content files, from the Git history. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Reads the date of each file's last commit, `2026-05-01`, by file relative to the root. The result is empty without a
 * Git repository. It is also empty in a shallow clone, which many build services use: there, every file seems to have
 * changed in the oldest commit that was fetched.
 *
 * @param root the project's root, an absolute path
 * @param folder the content folder, relative to the root or absolute
 */
export async function readHistory(root: string, folder: string): Promise<Map<string, string>> {
  const git = (...args: string[]) => run("git", args, { cwd: root, maxBuffer: 2 ** 28 });
  try {
    const [isShallow, log] = await Promise.all([
      git("rev-parse", "--is-shallow-repository"),
      // Names are relative to the root and not quoted; %cs is the date without the time.
      git("-c", "core.quotePath=false", "log", "--format=:%cs", "--name-only", "--relative", "--", folder),
    ]);
    return isShallow.stdout.trim() === "false" ? parseHistory(log.stdout) : new Map();
  } catch {
    // Git is not installed, or there is no repository.
    return new Map();
  }
}

/** @param log newest commit first: `:2026-05-01`, then the files of that commit, one per line */
export function parseHistory(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n")) {
    if (/^:\d{4}-\d{2}-\d{2}$/.test(line)) day = line.slice(1);
    else if (line !== "" && !days.has(line)) days.set(line, day);
  }
  return days;
}
