import type { SiteContent } from "../../content/schemas.ts";
import type { Entry, PageData } from "../../generator/site.tsx";
import { newsLinks } from "../news-list/paginate-news.ts";

/** The pages in the submenu "About us"; the news, as soon as there are any. */
export function aboutEntries(content: SiteContent): Entry<PageData>[] {
  return [content.about, content.whyUs, content.missionAndVision, ...newsLinks(content)];
}

/** The pages in the submenu "Pricing". */
export function pricingEntries(content: SiteContent): Entry<PageData>[] {
  return [content.logoPricing, content.seoPricing];
}

/** Every page that the main menu links to. */
export function menuEntries(content: SiteContent): Entry<PageData>[] {
  return [
    content.home,
    ...aboutEntries(content),
    content.portfolioPage,
    content.ourServices,
    ...content.services,
    ...pricingEntries(content),
    content.contact,
  ];
}
