import type { SiteContent } from "../content/schemas.ts";
import type { Entry, ImageFile, PageData } from "../generator/site.tsx";
import { findEntry } from "./find-entry.ts";

/** The text and the picture of a social card. */
export interface CardText {
  heading: string;
  lead?: string | undefined;
  /** Only for pages about one thing that has a picture. */
  picture?: { file: ImageFile; alt: string };
}

/** The page's heading, lead and picture. */
export function cardText(page: Entry<PageData>, content: SiteContent): CardText {
  const find = <Data>(entries: Entry<Data>[]) => findEntry(entries, page)?.data;
  const project = find(content.portfolio);
  if (project) return { heading: project.client, lead: project.summary, picture: project.cover };
  const service = find(content.services);
  if (service) return { heading: service.name, lead: service.lead, picture: service.scene };
  const work = find(content.work);
  if (work) return { heading: work.heading, lead: work.summary, picture: work.pictures[0] ?? work.cover };
  const post = find(content.news);
  if (post) return { ...headOf(page), ...(post.picture && { picture: post.picture }) };
  if (page === content.home)
    return { heading: content.home.data.hero.heading, lead: content.site.data.brand.claim };
  if (page === content.about) return { ...headOf(page), picture: content.about.data.picture };
  return headOf(page);
}

/** The heading and the lead. Nearly all pages have both. */
function headOf({ data }: Entry<PageData>): CardText {
  const { heading = data.menu, lead } = data as PageData & { heading?: string; lead?: string };
  return { heading, lead };
}
