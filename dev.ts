/** Serves the site while you write: a save is on the page at once, and so are mistakes. */
import { parseArgs } from "node:util";
import { startDevServer } from "./generator/dev/dev-server.ts";

const help = `Serves the site while you write: a save is on the page at once, and so are mistakes.

Usage:
  npm run dev
  npm run dev -- --port 8080
  LAUNCH_EDITOR=code npm run dev

  --port N        the port (3000, or the next one that is free)
  --content DIR   the folder to read (content)
  --help          this text

A click on the place of a mistake opens it in your editor; LAUNCH_EDITOR names the editor if it is not found.
/__catalogue shows every component, /__preview a page as others share it, /__inbox the mails of the forms.

Exit status: 0 ended by Ctrl-C, 1 the port is taken, 2 wrong arguments.
`;

const flags = readFlags(process.argv.slice(2));
if (typeof flags === "string") {
  console.error(`${flags}\n\n${help}`);
  process.exitCode = 2;
} else if (flags.help) {
  console.log(help);
} else {
  await serve(flags.port === undefined ? 3000 : Number(flags.port), flags.port === undefined, flags.content);
}

function readFlags(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: "string" },
        content: { type: "string", default: "content" },
        help: { type: "boolean" },
      },
    });
    const isPort = values.port === undefined || (/^\d+$/.test(values.port) && Number(values.port) < 65_536);
    return isPort ? values : `--port needs a number up to 65535, and not "${values.port}".`;
  } catch (error) {
    return (error as Error).message;
  }
}

async function serve(port: number, mayTakeAnother: boolean, content: string): Promise<void> {
  const root = import.meta.dirname;
  // Two servers of this project may run at once.
  const draft = `.cache/dev/${process.pid}`;
  try {
    const server = await startDevServer({
      root,
      siteFile: "pages/site.ts",
      content,
      draft,
      watched: ["assets", "components", content, "pages", "scripts"],
      engine: ["generator", "hosts"],
      port,
      otherPorts: mayTakeAnother ? 20 : 0,
      // The forms work as well: the mailer runs too, and its mails are shown at /__inbox.
      async startService(sitePort) {
        const { startInbox } = await import("./mailer/start-inbox.ts");
        const inbox = await startInbox(root, draft, sitePort);
        return { ...inbox, environment: { ENQUIRY_URL: process.env.ENQUIRY_URL ?? inbox.enquiryUrl } };
      },
    });
    const { address } = server;
    if (mayTakeAnother && !address.endsWith(`:${port}`))
      console.log(`Port ${port} is taken; this is the next one.`);
    console.log(`The site is at ${address}/ (Ctrl-C ends it)`);
    console.log(`As a search result and as a shared card: ${address}/__preview`);
    console.log(`Its components: ${address}/__catalogue; its enquiries arrive at ${address}/__inbox`);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      // Once: a second Ctrl-C ends the process at once.
      process.once(signal, () => void server.close().finally(() => process.exit(0)));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    console.error(`Port ${port} is taken. Name another one: npm run dev -- --port ${port + 1}`);
    process.exitCode = 1;
  }
}
