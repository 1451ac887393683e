/** Serves the site during development: the browser shows saved changes and mistakes at once. */
import { setTimeout } from "node:timers/promises";
import { type Flags, findPortMistake, parseCommandLine } from "./generator/commands/command-line.ts";

// Set before React is imported: its development build is several times slower.
process.env.NODE_ENV ??= "production";

const help = `Serves the site while you write: a save is on the page at once, and so are mistakes.

Usage:
  npm run dev
  npm run dev -- --port 8080
  LAUNCH_EDITOR=code npm run dev

  --port N        the port (3000, or the next one that is free)
  --content DIR   the folder to read (content)
  --allow-host N  a host name under which it is asked for, as behind a tunnel; may be given several times
  --help          this text

A click on the place of a mistake opens it in your editor; LAUNCH_EDITOR names the editor if it is not found.
/__edit is the editor in the browser (docs/editor.md), /__catalogue shows every component, /__preview a page as others
share it, /__inbox the mails of the forms.
A change in generator/ or hosts/ starts the server again.

Exit status: 0 ended by Ctrl-C, 1 the port is taken, 2 wrong arguments.
`;

const options = {
  port: { type: "string" },
  content: { type: "string", default: "content" },
  "allow-host": { type: "string", multiple: true },
} as const;

const flags = parseCommandLine(process.argv.slice(2), options, help, ({ port = "3000" }) =>
  findPortMistake(port),
);
if (typeof flags === "number") await end(flags);
else await serve(flags);

async function serve(flags: Flags<typeof options>): Promise<void> {
  const mayTakeAnother = flags.port === undefined;
  const port = Number(flags.port ?? 3000);
  const starting = start(port, mayTakeAnother ? 20 : 0, flags);
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      // Ctrl-C sends two signals: one from the terminal, one from `tsx watch`.
      if (!isClosing) void starting.then((server) => server.close()).finally(() => process.exit());
      isClosing = true;
    });
  }
  try {
    const { address } = await starting;
    if (mayTakeAnother && !address.endsWith(`:${port}`))
      console.log(`Port ${port} is taken; this is the next one.`);
    console.log(`The site is at ${address}/ (Ctrl-C ends it)`);
    console.log(`Edit it in the browser: ${address}/__edit`);
    console.log(`As a search result and as a shared card: ${address}/__preview`);
    console.log(`Its components: ${address}/__catalogue; its enquiries arrive at ${address}/__inbox`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    console.error(`Port ${port} is taken. Name another one: npm run dev -- --port ${port + 1}`);
    await end(1);
  }
}

/** Ends the command, and `tsx watch` with it, which would otherwise wait for a change and try again. */
async function end(status: number): Promise<void> {
  process.exitCode = status;
  if (process.env.npm_lifecycle_event !== "dev") return;
  process.once("SIGTERM", () => process.exit());
  process.kill(process.ppid, "SIGTERM");
  // `tsx watch` sends the signal back, and exits with the status of this process.
  await setTimeout(5000);
}

async function start(port: number, otherPorts: number, flags: Flags<typeof options>) {
  const { startDevServer } = await import("./generator/dev/dev-server.ts");
  const root = import.meta.dirname;
  return startDevServer({
    root,
    content: flags.content,
    port,
    otherPorts,
    allowedHosts: flags["allow-host"],
    // The mailer runs too, so that the forms work; /__inbox shows its mails.
    async startService(sitePort, checkedFolder) {
      const { startInbox } = await import("./mailer/start-inbox.ts");
      const inbox = await startInbox(root, checkedFolder, sitePort);
      process.env.ENQUIRY_URL ??= inbox.enquiryUrl;
      return inbox;
    },
  });
}
