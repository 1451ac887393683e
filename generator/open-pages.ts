/** Everything that stands between content that is read and pages: opened once in each thread that makes pages. */
import type { Cache } from "./cache.ts";
import { type MadeDiscovery, makeDiscovery } from "./discovery.ts";
import type { EntryStore } from "./entry-store.ts";
import type { Routes } from "./find-routes.ts";
import { openRenderer, type PageAssets, type Renderer } from "./render-pages.tsx";
import type { Content } from "./site.tsx";
import type { SiteDefinition, SiteSettings } from "./site-definition.ts";

export interface PageSources {
  root: string;
  site: SiteDefinition;
  /** The content folder, relative to the root or absolute. */
  contentFolder: string;
  content: Content;
  routes: Routes;
  settings: SiteSettings;
  assets: PageAssets;
  cache: Cache;
  store?: EntryStore | undefined;
}

/** @throws Problems of whatever could not be made */
export async function openPages(
  sources: PageSources,
): Promise<{ renderer: Renderer; discovery: MadeDiscovery | undefined }> {
  const { site, content, contentFolder, ...rest } = sources;
  const found = site.discovery?.(content as never);
  const discovery =
    found && (await makeDiscovery({ ...rest, content: contentFolder, fonts: site.fonts, discovery: found }));
  const renderer = openRenderer({ ...rest, content, frame: site.frame, headOf: discovery?.headOf });
  return { renderer, discovery };
}
