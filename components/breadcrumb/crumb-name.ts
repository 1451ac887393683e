import type { SiteContent } from "../../content/schemas.ts";
import type { Entry, PageData } from "../../generator/site.tsx";
import { menuName } from "../header/menu-name.ts";

/** The name of a page in the breadcrumb: its name in the menu, unless the labels have a better one. */
export function crumbName(entry: Entry<PageData>, content: SiteContent): string {
  const { footer } = content.labels.data;
  if (entry.file === content.logoPricing.file) return footer.logoPricing;
  if (entry.file === content.seoPricing.file) return footer.seoPricing;
  return menuName(entry, content);
}
