/** `npm run new` on the small site. */
import path from "node:path";
import { runNew } from "../../generator/commands/new/new.ts";
import { type MiniSite, miniSite, projectRoot } from "../mini-site.ts";
import { runHere } from "./run-here.ts";

/** A picture of a telephone, and the flags that say where it comes from. */
export const heic = path.join(projectRoot, "tests/fixtures/pictures/photo.heic");
export const licence = ["--origin", "Photographed by us.", "--licence", "Ours."];

/** Runs the command in this process. */
export const command = (root: string, ...args: string[]) => runHere(() => runNew(root, args));

/** Runs the command in this process with answers on standard input, one per line. */
export const answer = (root: string, args: string[], answers: string[]) =>
  runHere(() => runNew(root, args), answers);

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
