import type { SiteContent } from "../../content/schemas.ts";
import type { Entry, PageData } from "../../generator/site.tsx";

/** The name of a page in the breadcrumb: its name in the menu, unless the labels have a better one. */
export function crumbName(entry: Entry<PageData>, content: SiteContent): string {
  const { home, footer } = content.labels.data;
  const { file } = entry;
  if (file === content.home.file) return home ?? entry.data.menu;
  if (file === content.logoPricing.file) return footer.logoPricing;
  if (file === content.seoPricing.file) return footer.seoPricing;
  return entry.data.menu;
}
