import type { DiskCache } from "../cache/disk-cache.ts";
import type { PageAssets } from "../model/assets.ts";
import type { Routes } from "../model/route.ts";
import type { SiteSettings } from "../model/site-definition.ts";

/** Results of earlier steps, from which the files for machines are made. */
export interface DiscoveryInput {
  /** The project's root, an absolute path. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  content: string;
  settings: SiteSettings;
  routes: Routes;
  assets: PageAssets;
  cache: DiskCache;
}
