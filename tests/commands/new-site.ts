/** `npm run new` on the small site. */
import { spawn } from "node:child_process";
import path from "node:path";
import { runNew } from "../../generator/commands/new/new.ts";
import { cleanEnvironment, type Ended, type MiniSite, miniSite, projectRoot } from "../mini-site.ts";
import { runHere } from "./run-here.ts";

/** Runs the command in this process. */
export const command = (root: string, ...args: string[]) => runHere(() => runNew(root, args));

/** Runs the command with answers on standard input, one per line. */
export function answer(root: string, args: string[], answers: string[]): Promise<Ended> {
  const file = path.join(projectRoot, "generator/commands/run.ts");
  const child = spawn(process.execPath, ["--import", "tsx", file, "new", ...args], {
    cwd: root,
    env: cleanEnvironment(),
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.stderr += chunk;
  });
  child.stdin.end(answers.map((line) => `${line}\n`).join(""));
  return new Promise((resolve) => child.once("close", (status) => resolve({ status, ...said })));
}

/** The small site with a definition of new files for projects. */
export async function siteWithNewFiles(): Promise<MiniSite> {
  const site = await miniSite();
  await site.replace(
    "pages/site.ts",
    "  browsers:",
    `  newFiles: {
    project: {
      files: "projects",
      namedAfter: "client",
      separator: "-",
      text: "What was made.",
      example: '--client "Gamma Works"',
      suggest: (field, { client }) => (field === "title" || field === "menu" ? String(client) : undefined),
    },
  },
  browsers:`,
  );
  await site.replace(
    "content/schemas.ts",
    "  client: text,",
    '  client: text.describe("Whose project it is."),',
  );
  return site;
}

/** A description as long as it has to be. */
export const description =
  "The third project of the small site, written by a command that asks for one field after another.";
