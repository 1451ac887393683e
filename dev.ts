/** Serves the site while you write: builds at every save, reloads the browser, shows problems on the page. */
import { parseArgs } from "node:util";
import { startDevServer } from "./generator/dev-server.ts";

const help = `Builds at every save and reloads the browser.

  npm run dev
  npm run dev -- --port 8080

  --port N   the port (3000)
  --help     this text
`;

const { values } = parseArgs({
  options: { port: { type: "string", default: "3000" }, help: { type: "boolean" } },
});

if (values.help) {
  console.log(help);
} else {
  const server = await startDevServer({
    root: import.meta.dirname,
    port: Number(values.port),
    watched: ["assets", "components", "content", "generator", "pages", "scripts"],
    build: "build.ts",
  });
  console.log(`The site is at ${server.address}/ (Ctrl-C ends it)`);
  process.once("SIGINT", () => void server.close().then(() => process.exit(0)));
}
