/** Builds the site: prints the problems, or replaces the output folder. `npm run build -- --help` */

// Set before React is imported: its development build is several times slower.
process.env.NODE_ENV ??= "production";
const { runBuild } = await import("./generator/commands/build.ts");

process.exitCode = await runBuild(import.meta.dirname, process.argv.slice(2));
