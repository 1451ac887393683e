/** Builds the site: prints the problems, or replaces the output folder. `npm run build -- --help` */
import { runBuild } from "./generator/build-command.ts";

process.exitCode = await runBuild(import.meta.dirname, "pages/site.ts", process.argv.slice(2));
