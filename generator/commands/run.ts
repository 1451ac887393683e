/** Runs every command except build.ts and dev.ts: `generator/commands/run.ts launch --json`. */
import { formatEach } from "../problems/format-problem.ts";
import { toProblems } from "../problems/problem.ts";

// Set before React is imported: its development build is several times slower.
process.env.NODE_ENV ??= "production";

/** @returns the exit status */
type Command = (root: string, args: string[]) => Promise<number>;

const commands: Record<string, () => Promise<Command>> = {
  launch: async () => (await import("./launch/launch.ts")).runLaunch,
  new: async () => (await import("./new/new.ts")).runNew,
  preview: async () => (await import("./preview.ts")).runPreview,
  "content-manual": async () => (await import("./content-manual.ts")).runContentManual,
};

const [name = "", ...args] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load) {
  const root = process.cwd();
  try {
    const run = await load();
    process.exitCode = await run(root, args);
  } catch (error) {
    console.error(await formatEach(root, toProblems(error).problems));
    process.exitCode = 1;
  }
} else {
  console.error(`"${name}" is not one of ${Object.keys(commands).join(", ")}.`);
  process.exitCode = 2;
}
