/** The whole build in six steps. Start reading here. */
import path from "node:path";
import { sitePolicy } from "./assets/content-policy.ts";
import { measureAssets } from "./check/measure-page.ts";
import { countStandIns } from "./content/find-uses.ts";
import { makeFiles, makePages } from "./make-pages.ts";
import type { BuildReport } from "./model/report.ts";
import { createClock } from "./output/format-report.ts";
import { recoverOutput } from "./output/recover-output.ts";
import { Staging } from "./output/staging.ts";
import { type HostOptions, publishSite } from "./output/write-output.ts";
import { type PreparedSite, prepareSite, type SiteOptions, type StaffPage } from "./prepare-site.ts";
import type { Problem } from "./problems/problem.ts";

/** What a build depends on. */
export interface BuildOptions extends SiteOptions, HostOptions {
  /** The output folder, relative to the root or absolute. */
  out: string;
  /** Makes a page that is not in the route table and has its own headers. */
  staffPage?: ((site: PreparedSite) => Promise<StaffPage>) | undefined;
  /** False skips drawing the social cards, each of which takes a tenth of a second. The pages do not change. */
  cards?: boolean;
}

/** A finished build: the report, and advice for authors. */
export interface BuiltSite extends BuildReport {
  advice: Problem[];
}

/**
 * Builds the whole site, or nothing: reads everything, makes the assets, renders every page into a staging folder, checks
 * all pages, and only then replaces the output folder.
 *
 * @throws Problems of the first step that finds any; the output folder is not changed
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const clock = createClock();
  const out = path.resolve(options.root, options.out);
  // First, so that the previous site is back in place even if this build fails.
  recoverOutput(out);
  // Steps 1 to 3: read, resolve, make assets.
  const site = await prepareSite(options, clock.lap);
  const staffPage = await options.staffPage?.(site);
  const staging = await Staging.create(out);
  try {
    const files = [...(await makeFiles(site, options)), ...(staffPage?.files ?? [])];
    await staging.writeAll(files);
    clock.lap("files");
    // Git reads the history while the pages are rendered.
    const sitemap = site.discovery?.startSitemap();
    // Steps 4 and 5: render into the staging folder, check.
    const { pages, advice } = await makePages(site, (output) => staging.write(output));
    if (sitemap) await staging.write(await sitemap(pages));
    clock.lap("pages");
    // Step 6: publish.
    const ownHeaders = staffPage && [{ path: staffPage.path, headers: staffPage.headers }];
    const { redirects, settings } = site;
    const policy = sitePolicy(site.assets, settings.origins);
    const rules = { address: settings.address, redirects, policy, ownHeaders };
    await publishSite(staging, options, rules, site.cache);
    site.cache.save();
    clock.lap("publish");
    return {
      out,
      routes: pages.map(({ size }) => size),
      addresses: [...site.routes.byFile.values()].map((route) => route.path),
      budgets: options.definition.budgets,
      assets: await measureAssets(site.assets.outputs),
      images: { count: site.assets.images.size, ...site.assets.counts },
      standIns: countStandIns(site.read),
      unpublished: site.unpublished,
      times: clock.times,
      advice,
    };
  } catch (error) {
    await staging.discard();
    throw error;
  }
}
