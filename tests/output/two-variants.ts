/** Two variants of a site for one output folder, and a check which of them it contains. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { recoverOutput } from "../../generator/output/recover-output.ts";
import { type Files, fingerprint, miniSite, readFiles } from "../mini-site.ts";

/** Two variants of the site, whose pages and style sheets all differ, and one output folder for both. */
export async function twoVariants() {
  const old = await miniSite();
  const next = await miniSite();
  await next.replace("components/frame/frame.tsx", "<main>", "<main>The new one. ");
  await next.replace("assets/styles/base.css", "margin: 0", "margin: 1px");
  const [oldSite, newSite] = [await old.build(), await next.build()];
  for (const page of oldSite.matching(/\.html$/)) {
    if (oldSite.text(page) === newSite.text(page)) throw new Error(`${page} is the same in both variants.`);
  }
  return { old, next, whole: { old: fingerprint(oldSite.files), new: fingerprint(newSite.files) } };
}

export type Whole = Awaited<ReturnType<typeof twoVariants>>["whole"];

/** Which of the two sites these files are, complete and without other files. */
function which(files: Files, whole: Whole): "old" | "new" | "a mixture" {
  const found = JSON.stringify(fingerprint(files));
  if (found === JSON.stringify(whole.old)) return "old";
  return found === JSON.stringify(whole.new) ? "new" : "a mixture";
}

/** What the output folder contains. If it is missing, it is restored first, as every command does. */
export async function stateOf(out: string, whole: Whole): Promise<string> {
  const isThere = (await readdir(path.dirname(out))).includes(path.basename(out));
  if (!isThere) recoverOutput(out);
  return which(await readFiles(out), whole);
}
