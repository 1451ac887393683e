/** Step 5: checks every internal link, anchor, id, heading and alternative text, and the size of each page. */
import type { MadeAssets } from "../model/assets.ts";
import { type OutputFile, readOutput } from "../model/output-file.ts";
import { placeAt } from "../model/place.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import type { ReadContent } from "../model/source.ts";
import { fileMistake } from "../problems/content-problems.ts";
import { type Problem, stopOn } from "../problems/problem.ts";
import { excessProblems, fontProblems } from "./check-budgets.ts";
import { checkCharacters } from "./check-characters.ts";
import { findMarkupFaults } from "./check-markup.ts";
import { findReferenceFaults } from "./check-references.ts";
import { placeFaults } from "./find-place.ts";
import type { InspectedPage } from "./inspect-page.ts";

interface CheckedSite extends ResolvedSite {
  assets: MadeAssets;
}

/**
 * @param pages all pages, in the order of the routes
 * @param outputs files that pages may refer to, in addition to their own style sheets
 * @returns suggestions for authors
 * @throws Problems with all mistakes
 */
export async function checkPages(
  pages: InspectedPage[],
  site: CheckedSite,
  outputs: OutputFile[],
): Promise<Problem[]> {
  const { root, definition, read, assets } = site;
  const files = await readIds(outputs);
  for (const file of pages.flatMap(({ sheets }) => sheets)) files.set(file, []);
  const faults = [
    ...findReferenceFaults(site, files, pages),
    ...pages.flatMap((page) => findMarkupFaults(page, read, assets)),
  ];
  const excesses = pages.flatMap((page) => page.excesses);
  const found = [
    ...findUnshownTexts(pages, read),
    ...checkCharacters(read.sources.values(), assets.unicodeRanges),
    ...(await placeFaults(faults, root, read.sources.values())),
    ...excessProblems(excesses, root),
    ...(definition.budgets ? fontProblems(definition.budgets, outputs, assets) : []),
  ];
  stopOn(found.filter((problem) => !problem.isAdvice));
  return found;
}

/** Reads only drawings: no other files have ids that pages refer to. */
async function readIds(outputs: OutputFile[]): Promise<Map<string, string[]>> {
  const ids = outputs.map(async (output): Promise<[string, string[]]> => {
    if (!output.file.endsWith(".svg")) return [output.file, []];
    const svg = String(await readOutput(output));
    return [output.file, [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)];
  });
  return new Map(await Promise.all(ids));
}

/** Finds Markdown bodies of which no page shows any part. */
function findUnshownTexts(pages: InspectedPage[], { sources }: ReadContent): Problem[] {
  const shown = new Set(pages.flatMap((page) => page.shown.map((entry) => entry.file)));
  return [...sources.values()].flatMap(({ file, text, body, bodyOffset }) =>
    body.trim() === "" || shown.has(file)
      ? []
      : [fileMistake(placeAt(file, text, bodyOffset + body.search(/\S/)), "unshown text")],
  );
}
