/** The commands besides build.ts and dev.ts, each with its own arguments: `generator/run.ts launch --json`. */
import { Problems } from "./problems.ts";

// Before anything imports React: its development build is several times slower.
process.env.NODE_ENV ??= "production";

/** @returns the exit status */
type Command = (root: string, siteFile: string, args: string[]) => Promise<number>;

const commands: Record<string, () => Promise<Command>> = {
  launch: async () => (await import("./launch-command.ts")).runLaunch,
  new: async () => (await import("./new-command.ts")).runNew,
  "content-manual": async () => (await import("./manual-command.ts")).runManual,
};

const [name = "", ...args] = process.argv.slice(2);
const load = commands[name];
if (load) {
  const root = process.cwd();
  try {
    const run = await load();
    process.exitCode = await run(root, "pages/site.ts", args);
  } catch (error) {
    if (!(error instanceof Problems)) throw error;
    const [{ formatEach }, { errorColors }] = await Promise.all([
      import("./build-command.ts"),
      import("./colors.ts"),
    ]);
    console.error(await formatEach(root, error.problems, errorColors));
    process.exitCode = 1;
  }
} else {
  console.error(`"${name}" is not one of ${Object.keys(commands).join(", ")}.`);
  process.exitCode = 2;
}
