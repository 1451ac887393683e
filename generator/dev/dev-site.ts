import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { makePages, type PreparedSite, prepareSite } from "../build-site.ts";
import { hash } from "../cache/hash.ts";
import { createMemory } from "../cache/memory.ts";
import { draftField, todayIn } from "../content/hide-drafts.ts";
import { sitemapFile } from "../discovery/make-sitemap.ts";
import { loadModule } from "../load-site.ts";
import { type OutputFile, readOutput } from "../model/output-file.ts";
import { basePathOf, notFoundPath, type Route } from "../model/route.ts";
import type { SiteDefinition } from "../model/site-definition.ts";
import { type ComponentExamples, catalogueRoute, examplesSource } from "./catalogue.tsx";
import type { PageVersion } from "./messages.ts";

export interface DevSiteOptions {
  /** The project's root, an absolute path. */
  root: string;
  /** The module that exports the site, relative to the root. */
  siteFile: string;
  /** The content folder, relative to the root or absolute. */
  content: string;
  /** A folder for the checked pages and their assets, absolute. */
  draft: string;
}

/** What is at an address. */
export type Answer =
  | { kind: "file"; output: OutputFile }
  | { kind: "redirect"; to: string }
  /** After an error the page is the last one that could be rendered, if there is any. */
  | { kind: "page"; isFound: boolean; page?: DevPage | undefined; error?: unknown };

/** The site's own modules, and the examples of its components. */
interface SiteCode {
  site: SiteDefinition;
  components: ComponentExamples[];
}

export interface DevPage {
  html: string;
  version: PageVersion;
  /** Why visitors do not see it yet; undefined for a page that is public. */
  draft: string | undefined;
}

/**
 * The site as it is on disk. Its steps are those of the build, so that pages and problems are the same; but a page is
 * rendered when it is asked for, and all pages are checked in the background.
 */
export class DevSite {
  readonly #options: DevSiteOptions;
  readonly #memory = createMemory();
  #site: PreparedSite | undefined;
  #fingerprint = "";
  #code: SiteCode | undefined;
  /** Counts the changes of the code. */
  #codeVersion = 0;
  /** By the path of its route: the last page that could be rendered, and the fingerprint of the site at that time. */
  readonly #pages = new Map<string, { fingerprint: string; page: DevPage }>();
  #checking: Promise<unknown> = Promise.resolve();
  /** Of the last check, because it lists the pictures of all pages. */
  #sitemap: OutputFile | undefined;
  /** What was last written to the draft, by its path there: the contents, or the file that it is a copy of. */
  readonly #drafted = new Map<string, Uint8Array | string>();

  constructor(options: DevSiteOptions) {
    this.#options = options;
  }

  /**
   * Reads the site again. If that fails it stays as it was.
   *
   * @returns a fingerprint, which is the same as long as nothing has changed
   * @throws Problems with everything that is wrong in the first step that found something
   */
  async refresh(): Promise<string> {
    const { root, siteFile, content, draft } = this.#options;
    const source = `export { site } from "./${siteFile}";\n${await examplesSource(root)}`;
    const code = (await loadModule(root, source)) as unknown as SiteCode;
    // The very same module is loaded as long as its code is the same.
    if (code !== this.#code) this.#codeVersion++;
    this.#code = code;
    // A page that a browser has rendered ahead of a click would be shown after a save.
    const site = { ...code.site, prerender: false };
    const extraRoutes = [catalogueRoute(code.components)];
    const prepared = await prepareSite(
      { root, content, out: draft, site, drafts: true, extraRoutes },
      this.#memory,
    );
    const fingerprint = fingerprintOf(this.#codeVersion, prepared);
    if (fingerprint !== this.#fingerprint) this.#site = prepared;
    this.#fingerprint = fingerprint;
    return fingerprint;
  }

  /** @param url path and query */
  async answer(url: string): Promise<Answer> {
    const site = this.#site;
    if (!site) return { kind: "page", isFound: true };
    const { pathname, search } = new URL(url, "http://dev");
    const base = basePathOf(site.settings.address);
    const address = withoutBase(pathname, base);
    const clean = address.replace(/(\/index)?(\.html|\/)$/, "") || "/";
    if (clean !== address && findPage(clean, site)) return { kind: "redirect", to: base + clean + search };
    const output = address === `/${sitemapFile}` ? this.#sitemap : await findFile(address, site);
    if (output) return { kind: "file", output };
    const route = findPage(address, site);
    const rendered = await this.#render(route ?? site.routes.byPath.get(notFoundPath), site);
    return { kind: "page", isFound: route !== undefined, ...rendered };
  }

  /**
   * Renders and checks all pages, and writes them to the draft.
   *
   * @returns how many there are; undefined if the site has changed in the meantime
   * @throws Problems with everything that is wrong with pages
   */
  check(): Promise<number | undefined> {
    const checking = this.#checkPages();
    this.#checking = checking;
    return checking;
  }

  /** Removes the draft. */
  async close(): Promise<void> {
    this.#site = undefined;
    await this.#checking.catch(() => {});
    await rm(this.#options.draft, { recursive: true, force: true });
  }

  /** A page as it is now, or else what failed and the page as it was. */
  async #render(
    route: Route | undefined,
    site: PreparedSite,
  ): Promise<{ page?: DevPage | undefined; error?: unknown }> {
    const fingerprint = this.#fingerprint;
    const key = route?.path ?? "";
    const last = this.#pages.get(key);
    if (last?.fingerprint === fingerprint) return { page: last.page };
    try {
      const html = route ? (await site.renderPage(route)).html : "<!DOCTYPE html><title>No such page</title>";
      const draft = route && describeDraft(route, site);
      const page = { html, version: versionOf(html, draft), draft };
      this.#pages.set(key, { fingerprint, page });
      return { page };
    } catch (error) {
      return { page: last?.page, error };
    }
  }

  async #checkPages(): Promise<number | undefined> {
    const site = this.#site;
    if (!site) return undefined;
    const write = async (output: OutputFile) => {
      if (site !== this.#site) throw new Error("The site has changed.");
      if (output.file === sitemapFile) this.#sitemap = output;
      await this.#writeDraft(output);
      // Requests come first.
      await setImmediate();
    };
    try {
      for (const output of site.outputs) await write(output);
      await makePages(site, write);
    } catch (error) {
      if (site === this.#site) throw error;
    }
    if (site !== this.#site) return undefined;
    // Everything that the site is made from has been asked for since the last check.
    this.#memory.sweep();
    return site.routes.all.length;
  }

  async #writeDraft(output: OutputFile): Promise<void> {
    const version = "source" in output ? output.source : output.contents;
    if (this.#drafted.get(output.file) === version) return;
    const target = path.join(this.#options.draft, output.file);
    await mkdir(path.dirname(target), { recursive: true });
    // Renamed into place, so that nobody reads half of it.
    const temporary = `${target}.${randomUUID()}`;
    await writeFile(temporary, await readOutput(output));
    await rename(temporary, target);
    this.#drafted.set(output.file, version);
  }
}

function describeDraft({ entry }: Route, { settings }: PreparedSite): string | undefined {
  const field = draftField(entry, todayIn(settings.timeZone));
  return field && (field === "draft" ? "Draft" : `Draft until ${entry.data.publish}`);
}

/** The same as long as pages are made of the same code, content and assets. */
function fingerprintOf(codeVersion: number, { read, outputs }: PreparedSite): string {
  const sources = [...read.sources.values()].map(({ file, hash }) => `${file} ${hash}`);
  const files = outputs.map((output) => {
    return `${output.file} ${"source" in output ? output.source : hash(output.contents)}`;
  });
  return hash(String(codeVersion), ...sources, ...files.sort());
}

/** Styles, their sheets, and the policy that lists the hashes of styles. */
const stylesInHtml =
  /<style\b[^>]*>.*?<\/style>|<link rel="stylesheet"[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>/gis;

function versionOf(html: string, draft = ""): PageVersion {
  return { version: hash(draft, html), structure: hash(draft, html.replace(stylesInHtml, "")) };
}

/**
 * An address without the path below which the site lies: `/about` for `/sub/about`.
 *
 * @param base empty at the root of the host, or `/sub`
 */
function withoutBase(pathname: string, base: string): string {
  return pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) || "/" : pathname;
}

function findPage(address: string, { routes, options }: PreparedSite): Route | undefined {
  return routes.byPath.get(address) ?? options.extraRoutes?.find(({ path }) => path === address);
}

/** A file that is not a page. */
async function findFile(address: string, site: PreparedSite): Promise<OutputFile | undefined> {
  const file = decodeURI(address).slice(1);
  const { outputs, discovery, routes } = site;
  const output = outputs.find((candidate) => candidate.file === file);
  if (output || !discovery) return output;
  // Social cards are drawn when they are asked for: together they take longer than everything else.
  if (!file.startsWith("assets/")) return undefined;
  const route = routes.all.find((candidate) => discovery.cards.urlOf(candidate).endsWith(`/${file}`));
  return route && (await discovery.cards.drawAll([route]))[0];
}
