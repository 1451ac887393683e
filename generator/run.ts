/** The commands that look at the site without building it: `npm run launch`, `npm run new`, `npm run content-manual`. */

// Before anything imports React: its development build is several times slower.
process.env.NODE_ENV ??= "production";

const commands: Record<
  string,
  () => Promise<(root: string, siteFile: string, args: string[]) => Promise<number>>
> = {
  launch: async () => (await import("./launch-command.ts")).runLaunch,
  "content-manual": async () => (await import("./manual-command.ts")).runManual,
};

const [name = "", ...args] = process.argv.slice(2);
const load = commands[name];
if (load) {
  const run = await load();
  process.exitCode = await run(process.cwd(), "pages/site.ts", args);
} else {
  console.error(`"${name}" is not one of ${Object.keys(commands).join(", ")}.`);
  process.exitCode = 2;
}
