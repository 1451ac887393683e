/** Hides pages that are not public yet: those with `draft: true`, or with a `publish` date in the future. */
import type { Content, Entry, PageData } from "../model/content.ts";
import { type ReadContent, sourceOf } from "../model/source.ts";
import { neededPage } from "../problems/content-problems.ts";
import { stopOn } from "../problems/problem.ts";

/** Today's date, `2027-01-15`, in a time zone. */
export function todayIn(timeZone: string): string {
  // The Swedish date format is that of ISO 8601.
  return new Date().toLocaleDateString("sv", { timeZone });
}

/** The field that makes a page a draft on a day; undefined for a public page. */
export function draftField({ data }: Entry<PageData>, today: string): "draft" | "publish" | undefined {
  if (data.draft) return "draft";
  return (data.publish ?? "") > today ? "publish" : undefined;
}

/**
 * Returns the public content: without drafts, and without the pictures and films that only drafts name.
 *
 * @param today a calendar date
 * @throws Problems for drafts of required pages
 */
export function hideDrafts(read: ReadContent, today: string): ReadContent {
  const drafts = new Map(
    read.pageEntries.flatMap((entry): [Entry, "draft" | "publish"][] => {
      const field = draftField(entry, today);
      return field ? [[entry, field]] : [];
    }),
  );
  if (drafts.size === 0) return read;
  for (const { of, entry } of read.translations) {
    const field = drafts.get(of);
    if (field) drafts.set(entry, field);
  }
  const files = new Set([...drafts.keys()].map(({ file }) => file));
  const isPublic = (entry: Entry) => !drafts.has(entry);
  const single = new Set<unknown>(Object.values(read.content));
  const needed = [...drafts].filter(([entry]) => single.has(entry));
  const placeOf = (entry: Entry, field: string) => sourceOf(entry, read).placeOf([field], "key");
  stopOn(needed.map(([entry, field]) => neededPage(placeOf(entry, field), field)));
  const content: Content = {};
  for (const [kind, entries] of Object.entries(read.content))
    content[kind] = Array.isArray(entries) ? entries.filter(isPublic) : entries;
  return {
    ...read,
    content,
    pageEntries: read.pageEntries.filter(isPublic),
    translations: read.translations.filter(({ entry }) => isPublic(entry)),
    sources: new Map([...read.sources].filter(([file]) => !files.has(file))),
    imageUses: read.imageUses.filter(({ place }) => !files.has(place.file)),
    videoUses: read.videoUses.filter(({ places }) => !files.has(places.video.file)),
  };
}
