import type { Service, SiteContent } from "../content/schemas.ts";
import type { Entry } from "../generator/site.tsx";

/** The services in the order of menus and lists: by `order`, not by file name. */
export function servicesInOrder(content: SiteContent): Entry<Service>[] {
  return content.services.toSorted((one, other) => one.data.order - other.data.order);
}
