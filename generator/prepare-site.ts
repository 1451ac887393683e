/** Steps 1 to 3 of a build, which the dev server and the commands need as well. */
import type { PageHeaders } from "../hosts/hosted-site.ts";
import { makeAssets } from "./assets/make-assets.ts";
import { createSiteCache, type DiskCache } from "./cache/disk-cache.ts";
import { hideDrafts, todayIn } from "./content/hide-drafts.ts";
import { readContent } from "./content/read-content.ts";
import { type MadeDiscovery, makeDiscovery } from "./discovery/make-discovery.tsx";
import type { MadeAssets } from "./model/assets.ts";
import type { OutputFile } from "./model/output-file.ts";
import type { ProgressOf } from "./model/report.ts";
import type { ResolvedSite } from "./model/resolved-site.ts";
import type { Route } from "./model/route.ts";
import type { SiteDefinition } from "./model/site-definition.ts";
import { createRenderer, type RenderPage } from "./render/render-page.tsx";
import { findRedirects } from "./routes/find-redirects.ts";
import { findRoutes } from "./routes/find-routes.ts";

/** What steps 1 to 5 depend on. */
export interface SiteOptions {
  /** The project's root, an absolute path. */
  root: string;
  definition: SiteDefinition;
  /** The content folder, relative to the root or absolute. */
  content: string;
  /** An absolute address that replaces the site's own; its path is the base path of all addresses. */
  base?: string | undefined;
  /** The day on which pages are public or not, `2027-01-15`. Default: today, in the time zone of the site. */
  today?: string;
  /** Whether to include pages that are not public yet. */
  drafts?: boolean;
  /** Whether every page has `noindex`. */
  noindex?: boolean;
  /** Pages for development, which are rendered but not checked. */
  extraRoutes?: Route[];
  progress?: ProgressOf;
  /** Default: a new one in `.cache/`. The dev server uses the same one for all refreshes. */
  cache?: DiskCache;
}

/** A page for the site's staff, with its files. */
export interface StaffPage extends PageHeaders {
  files: OutputFile[];
}

/** The site after steps 1 to 3, ready to render any page. */
export interface PreparedSite extends ResolvedSite, Pick<SiteOptions, "extraRoutes" | "progress"> {
  cache: DiskCache;
  /** The number of pages that are left out because they are not public yet. */
  unpublished: number;
  assets: MadeAssets;
  discovery: MadeDiscovery | undefined;
  /** All files except pages, social cards and the sitemap. */
  outputs: OutputFile[];
  renderPage: RenderPage;
}

/**
 * Steps 1 to 3: reads the content, gives every page its address, and makes the assets.
 *
 * @param lap called at the end of a step with its name
 * @throws Problems of the first step that finds any
 */
export async function prepareSite(
  options: SiteOptions,
  lap: (step: string) => void = () => {},
): Promise<PreparedSite> {
  const { root, content, definition, base, extraRoutes, progress } = options;
  const { cache = createSiteCache(root) } = options;

  // Step 1: read.
  const withDrafts = await readContent({ ...options, cache });
  const contentSettings = definition.settings(withDrafts.content);
  const today = options.today ?? todayIn(contentSettings.timeZone);
  const read = options.drafts ? withDrafts : hideDrafts(withDrafts, today);
  lap("read");

  // Step 2: resolve.
  const routes = findRoutes(root, options.noindex ? withoutIndex(definition) : definition, read, withDrafts);
  const redirects = findRedirects(read, routes);
  // As browsers write it: small letters, and "xn--" for a name with accents.
  const address = new URL(base ?? contentSettings.address).href.replace(/\/+$/, "");
  const settings = { ...contentSettings, address };
  const basePath = new URL(address).pathname.replace(/\/$/, "");
  const resolved: ResolvedSite = { root, content, definition, settings, basePath, read, routes, redirects };
  lap("routes");

  // Step 3: make assets.
  const assets = await makeAssets(resolved, cache, progress?.("Pictures"));
  const discovery = await makeDiscovery(resolved, assets, cache);
  lap("assets");

  return {
    ...resolved,
    extraRoutes,
    progress,
    cache,
    unpublished: withDrafts.pageEntries.length - read.pageEntries.length,
    assets,
    discovery,
    outputs: [...assets.outputs, ...(discovery?.files ?? [])],
    renderPage: createRenderer({ ...resolved, assets, discovery, cache }),
  };
}

/** Returns the site with `noindex` on every route. */
function withoutIndex(site: SiteDefinition): SiteDefinition {
  return { ...site, routes: (content) => site.routes(content).map((route) => ({ ...route, noindex: true })) };
}
