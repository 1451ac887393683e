import { rm } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { createSiteCache, type DiskCache } from "../cache/disk-cache.ts";
import { hash } from "../cache/hash.ts";
import { replaceFile } from "../cache/replace-file.ts";
import { draftField, todayIn } from "../content/hide-drafts.ts";
import { sitemapFile } from "../discovery/make-sitemap.ts";
import { exportSite, loadModule } from "../load-site.ts";
import { makePages } from "../make-pages.ts";
import { type OutputFile, readOutput } from "../model/output-file.ts";
import { notFoundPath, pathWithin, type Route } from "../model/route.ts";
import type { SiteDefinition } from "../model/site-definition.ts";
import { type PreparedSite, prepareSite } from "../prepare-site.ts";
import type { Problem } from "../problems/problem.ts";
import { type ComponentExamples, catalogueRoute, examplesSource } from "./catalogue.tsx";
import type { PageVersion } from "./messages.ts";

export interface DevSiteOptions {
  /** The project's root, an absolute path. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  content: string;
  /** The absolute path of a folder for the checked pages and their assets. */
  checkedFolder: string;
}

/** The answer to a request for an address. */
type Answer =
  | { kind: "file"; output: OutputFile }
  | { kind: "redirect"; to: string }
  /** After an error, `page` is the last version that could be rendered, if there is one. */
  | { kind: "page"; isFound: boolean; page?: DevPage | undefined; error?: unknown };

/** The site's own modules, and the examples of its components. */
interface SiteCode {
  site: SiteDefinition;
  components: ComponentExamples[];
}

/** The result of a check without problems. */
export interface Checked {
  /** The number of pages. */
  pages: number;
  advice: Problem[];
}

export interface DevPage {
  html: string;
  /** Its style sheets. */
  sheets: OutputFile[];
  version: PageVersion;
  /** Why visitors do not see it yet; undefined for a page that is public. */
  draft: string | undefined;
}

/**
 * The site in the development server. It uses the steps of the build, so pages and problems are the same. But it
 * renders a page when the page is requested, and checks all pages in the background.
 */
export class DevSite {
  readonly #options: DevSiteOptions;
  readonly #cache: DiskCache;
  #site: PreparedSite | undefined;
  #fingerprint = "";
  #code: SiteCode | undefined;
  /** The number of changes of the code. */
  #codeVersion = 0;
  /** By the path of the route: the last page that could be rendered, and the fingerprint of the site at that time. */
  readonly #pages = new Map<string, { fingerprint: string; page: DevPage }>();
  #checking: Promise<unknown> = Promise.resolve();
  /** The sitemap of the last check. It lists the pictures of pages, so all pages must be rendered first. */
  #sitemap: OutputFile | undefined;
  /** What was last written to the folder of checked pages, by path: the contents, or the source of a copy. */
  readonly #written = new Map<string, Uint8Array | string>();

  constructor(options: DevSiteOptions) {
    this.#options = options;
    this.#cache = createSiteCache(options.root);
  }

  /**
   * Reads the site again. If this fails, the previous state is kept.
   *
   * @returns a fingerprint, which changes when the site changes
   * @throws Problems with all mistakes of the first step that found any
   */
  async refresh(): Promise<string> {
    const { root, content } = this.#options;
    const code = (await loadModule(root, exportSite + (await examplesSource(root)))) as unknown as SiteCode;
    // Unchanged code gives the same module object.
    if (code !== this.#code) this.#codeVersion++;
    this.#code = code;
    // A browser would show a prerendered page from before the save.
    const definition = { ...code.site, prerender: false };
    const prepared = await prepareSite({
      root,
      content,
      definition,
      drafts: true,
      extraRoutes: [catalogueRoute(code.components)],
      cache: this.#cache,
    });
    const fingerprint = fingerprintOf(this.#codeVersion, prepared);
    if (fingerprint !== this.#fingerprint) this.#site = prepared;
    this.#fingerprint = fingerprint;
    return fingerprint;
  }

  /** @param url path and query */
  async answer(url: string): Promise<Answer> {
    const site = this.#site;
    // Read together with the site: a refresh during the answer replaces both.
    const fingerprint = this.#fingerprint;
    if (!site) return { kind: "page", isFound: true };
    const { pathname, search } = new URL(url, "http://dev");
    const { basePath } = site;
    const address = pathWithin(basePath, pathname) ?? pathname;
    const clean = address.replace(/(\/index)?(\.html|\/)$/, "") || "/";
    if (clean !== address && findPage(clean, site))
      return { kind: "redirect", to: basePath + clean + search };
    const moved = site.redirects.find(({ from }) => from === clean);
    if (moved) return { kind: "redirect", to: basePath + moved.to + search };
    const output = address === `/${sitemapFile}` ? this.#sitemap : await this.#findFile(address, site);
    if (output) return { kind: "file", output };
    const route = findPage(address, site);
    const rendered = await this.#render(route ?? site.routes.byPath.get(notFoundPath), site, fingerprint);
    return { kind: "page", isFound: route !== undefined, ...rendered };
  }

  /** The site for the editor in the browser; undefined if it has not been read yet. */
  forEditor(): PreparedSite | undefined {
    return this.#site;
  }

  /**
   * Renders and checks all pages, and writes them to their folder.
   *
   * @returns undefined if the site has changed in the meantime
   * @throws Problems with all mistakes in pages
   */
  check(): Promise<Checked | undefined> {
    const checking = this.#checkPages();
    this.#checking = checking;
    return checking;
  }

  /** Removes the checked pages. */
  async close(): Promise<void> {
    this.#site = undefined;
    await this.#checking.catch(() => {});
    await rm(this.#options.checkedFolder, { recursive: true, force: true });
  }

  /** Renders a page. If this fails, returns the error and the previous version of the page. */
  async #render(
    route: Route | undefined,
    site: PreparedSite,
    fingerprint: string,
  ): Promise<{ page?: DevPage | undefined; error?: unknown }> {
    const key = route?.path ?? "";
    const last = this.#pages.get(key);
    if (last?.fingerprint === fingerprint) return { page: last.page };
    try {
      const rendered = route && (await site.renderPage(route));
      const html = rendered?.html ?? "<!DOCTYPE html><title>No such page</title>";
      const draft = route && describeDraft(route, site);
      const page = { html, sheets: rendered?.sheets ?? [], version: pageVersionOf(html, draft), draft };
      this.#pages.set(key, { fingerprint, page });
      return { page };
    } catch (error) {
      return { page: last?.page, error };
    }
  }

  async #findFile(address: string, site: PreparedSite): Promise<OutputFile | undefined> {
    const sheets = [...this.#pages.values()].flatMap(({ page }) => page.sheets);
    return sheets.find(({ file }) => `/${file}` === address) ?? (await findOutput(address, site));
  }

  async #checkPages(): Promise<Checked | undefined> {
    const site = this.#site;
    if (!site) return undefined;
    const write = async (output: OutputFile) => {
      if (site !== this.#site) throw new Error("The site has changed.");
      await this.#writeChecked(output);
      // Lets the server answer pending requests first.
      await setImmediate();
    };
    let advice: Problem[] = [];
    try {
      for (const output of site.outputs) await write(output);
      const made = await makePages(site, write);
      advice = made.advice;
      this.#sitemap = await site.discovery?.startSitemap()(made.pages);
    } catch (error) {
      if (site === this.#site) throw error;
    }
    if (site !== this.#site) return undefined;
    return { pages: site.routes.all.length, advice };
  }

  async #writeChecked(output: OutputFile): Promise<void> {
    const version = "source" in output ? output.source : output.contents;
    if (this.#written.get(output.file) === version) return;
    replaceFile(path.join(this.#options.checkedFolder, output.file), await readOutput(output));
    this.#written.set(output.file, version);
  }
}

function describeDraft({ entry }: Route, { settings }: PreparedSite): string | undefined {
  const field = draftField(entry, todayIn(settings.timeZone));
  return field && (field === "draft" ? "Draft" : `Draft until ${entry.data.publish}`);
}

/** A fingerprint of the code, the content and the assets that pages are made from. */
function fingerprintOf(codeVersion: number, { read, outputs, assets }: PreparedSite): string {
  const sources = [...read.sources.values()].map(({ file, hash }) => `${file} ${hash}`);
  const files = outputs.map((output) => {
    return `${output.file} ${"source" in output ? output.source : hash(output.contents)}`;
  });
  return hash(String(codeVersion), assets.css, ...sources, ...files.sort());
}

/** Matches inline styles, links to style sheets, and the policy, which contains the hashes of styles. */
const stylesInHtml =
  /<style\b[^>]*>.*?<\/style>|<link rel="stylesheet"[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>/gis;

function pageVersionOf(html: string, draft = ""): PageVersion {
  return { version: hash(draft, html), structure: hash(draft, html.replace(stylesInHtml, "")) };
}

function findPage(address: string, { routes, extraRoutes }: PreparedSite): Route | undefined {
  return routes.byPath.get(address) ?? extraRoutes?.find(({ path }) => path === address);
}

/** Finds a file that is neither a page nor a style sheet. */
async function findOutput(address: string, site: PreparedSite): Promise<OutputFile | undefined> {
  const file = decodeURI(address).slice(1);
  const { outputs, discovery, routes } = site;
  const output = outputs.find((candidate) => candidate.file === file);
  if (output || !discovery) return output;
  // Social cards are drawn on request: drawing all of them takes longer than everything else.
  if (!file.startsWith("assets/")) return undefined;
  const route = routes.all.find((candidate) => discovery.cards.urlOf(candidate).endsWith(`/${file}`));
  return route && (await discovery.cards.drawAll([route]))[0];
}
