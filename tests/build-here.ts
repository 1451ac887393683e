/** The project's `build.ts` for the small site of the folder that it is started in. */
process.env.NODE_ENV ??= "production";
const { runBuild } = await import("../generator/commands/build.ts");

process.exitCode = await runBuild(process.cwd(), "pages/site.ts", process.argv.slice(2));
