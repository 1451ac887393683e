import type { SiteContent } from "../../content/schemas.ts";
import type { Entry, PageData } from "../../generator/site.tsx";

/** The name of a page in the menu. A language without a home page of its own names it in its labels. */
export function menuName(entry: Entry<PageData>, { home, labels }: SiteContent): string {
  return (entry.file === home.file && labels.data.home) || entry.data.menu;
}
