/** Serves the site while you write: builds at every save, reloads the browser, shows problems on the page. */
import { parseArgs } from "node:util";
import { startDevServer } from "./generator/dev-server.ts";
import { startInbox } from "./mailer/start-inbox.ts";

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
  const root = import.meta.dirname;
  const port = Number(values.port);
  // The forms work as well: the mailer runs too, and its mails arrive in a page.
  const inbox = await startInbox(root, ".cache/dev/site", port);
  const server = await startDevServer({
    root,
    port,
    watched: ["assets", "components", "content", "generator", "pages", "scripts"],
    build: "build.ts",
    environment: { ENQUIRY_URL: process.env.ENQUIRY_URL ?? inbox.enquiryUrl },
    extraPages: inbox.answer,
  });
  console.log(`The site is at ${server.address}/ (Ctrl-C ends it)`);
  console.log(`As a search result and as a shared card: ${server.address}/__preview?path=/`);
  console.log(`Its enquiries arrive at ${server.address}/__inbox`);
  process.once("SIGINT", async () => {
    await server.close();
    await inbox.close();
    process.exit(0);
  });
}
