import { readFile } from "node:fs/promises";
import path from "node:path";
import { draftField, todayIn } from "../../content/hide-drafts.ts";
import { readContent } from "../../content/read-content.ts";
import { loadSite } from "../../load-site.ts";
import { makePages } from "../../make-pages.ts";
import { placeAt, startOf } from "../../model/place.ts";
import type { LaunchFinding } from "../../model/site-definition.ts";
import { type ReadContent, sourceOf } from "../../model/source.ts";
import { prepareSite, type SiteOptions } from "../../prepare-site.ts";
import { draftLeft, type LaunchItem } from "../../problems/launch-problems.ts";
import { sortProblems, toProblems } from "../../problems/problem.ts";
import { showProgress } from "../progress.ts";
import { findDeadLinks } from "./check-links.ts";
import { findContentItems, findExternalLinks } from "./find-content-items.ts";
import { findLicenceItems } from "./find-licence-items.ts";
import { findOtherOrigins } from "./find-other-origins.ts";
import { findPagesWithoutLink, findUnusedFields, findUnusedFiles } from "./find-unused.ts";

/**
 * @param root the project's root, an absolute path
 * @param today a calendar date; default: today, in the time zone of the site
 * @param online whether to send requests to other sites
 * @returns what is left to do, sorted by place; if content cannot be read, only its mistakes
 */
export async function findLaunchItems(
  root: string,
  { today: asked, online }: { today?: string | undefined; online: boolean },
): Promise<LaunchItem[]> {
  const progress = showProgress(process.stderr);
  const asking = { limit: 4, timeout: 10_000, progress: progress("Other sites") };
  const items = await orMistakes(async () => {
    const definition = await loadSite(root);
    const read = await readContent({ root, content: "content", definition });
    const today = asked ?? todayIn(definition.settings(read.content).timeZone);
    const sources = [...read.sources.values()];
    const findings = definition.launch?.(read.content, today) ?? [];
    return [
      ...findContentItems(sources, findings),
      ...findDrafts(read, today),
      ...(await Promise.all(findings.map((finding) => toItem(root, read, finding)))),
      ...(await orMistakes(() => findLicenceItems(root))),
      ...(await findUnusedFiles(root, read)),
      ...(await findUnusedFields(root, read)),
      ...(online ? await findDeadLinks(findExternalLinks(sources), asking) : []),
      ...(await orMistakes(() => findInPages({ root, definition, content: "content", today, progress }))),
    ];
  });
  return sortProblems(items);
}

/** Returns what is found; if the site has mistakes, returns them instead. */
async function orMistakes(find: () => Promise<LaunchItem[]>): Promise<LaunchItem[]> {
  try {
    return await find();
  } catch (error) {
    return toProblems(error).problems.map((problem) => ({ ...problem, kind: "mistake" }));
  }
}

function findDrafts(read: ReadContent, today: string): LaunchItem[] {
  return read.pageEntries.flatMap((entry) => {
    const field = draftField(entry, today);
    if (!field) return [];
    return [draftLeft(sourceOf(entry, read).placeOf([field], "key"), field, entry.data.publish)];
  });
}

/** Converts a finding of the site itself to an item with a place. */
async function toItem(root: string, read: ReadContent, finding: LaunchFinding): Promise<LaunchItem> {
  const { at, kind, message, cure } = finding;
  if ("entry" in at) {
    return { kind, message, cure, place: sourceOf(at.entry, read).placeOf(at.path) };
  }
  const text = await readFile(path.join(root, at.file), "utf8").catch(() => "");
  const offset = text.indexOf(at.text);
  if (offset >= 0)
    return { kind, message, cure, place: placeAt(at.file, text, offset), length: at.text.length };
  return { kind, message, cure: `“${at.text}” is no longer in ${at.file}. ${cure}`, place: startOf(at.file) };
}

/**
 * Renders all pages, and finds pages without a link to them, and other origins to confirm or remove.
 *
 * @throws Problems that make a build fail
 */
async function findInPages(options: SiteOptions): Promise<LaunchItem[]> {
  const site = await prepareSite(options);
  const { pages, advice } = await makePages(site, async () => {});
  return [
    ...advice.map((problem) => ({ ...problem, kind: "advice" as const })),
    ...findPagesWithoutLink(pages, site.basePath),
    ...findOtherOrigins(site.settings.origins, site.read, pages),
  ];
}
