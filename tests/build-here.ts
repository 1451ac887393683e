/** Like the project's `build.ts`, for the small site in the current folder. */
process.env.NODE_ENV ??= "production";
const { runBuild } = await import("../generator/commands/build.ts");

process.exitCode = await runBuild(process.cwd(), process.argv.slice(2));
