import type { Redirect, Routes } from "./route.ts";
import type { SiteDefinition, SiteSettings } from "./site-definition.ts";
import type { ReadContent } from "./source.ts";

/** The site after steps 1 and 2. Assets, pages, files for machines and checks are made from it. */
export interface ResolvedSite {
  /** The project's root, an absolute path. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  content: string;
  definition: SiteDefinition;
  settings: SiteSettings;
  /** With which all addresses begin: "" at the root of the host, or `/sub`. */
  basePath: string;
  /** The public content; with drafts if the options ask for them. */
  read: ReadContent;
  routes: Routes;
  redirects: Redirect[];
}
