import { randomUUID } from "node:crypto";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { checkSite, type PreparedSite, prepareSite } from "../build-site.ts";
import { hash } from "../cache/hash.ts";
import { createMemory } from "../cache/memory.ts";
import { loadSite } from "../load-site.ts";
import type { OutputFile } from "../model/output-file.ts";
import { notFoundPath, type Route } from "../model/route.ts";
import { type Problem, Problems } from "../problems/problem.ts";
import type { PageVersion } from "./messages.ts";
import { renderSharingPreview, sharingPreviewPath } from "./sharing-preview.ts";

export interface DevSiteOptions {
  /** The project's root, an absolute path. */
  root: string;
  /** The module that exports the site, relative to the root. */
  siteFile: string;
  /** The content folder, relative to the root or absolute. */
  content: string;
  /** A folder for the checked pages and their assets, absolute; emptied first. */
  draft: string;
}

/** What is wrong: mistakes in the sources, or the stack of an error in the engine. */
export type Failure = { problems: Problem[] } | { stack: string };

/** What is at an address. */
export type Answer =
  | { kind: "file"; output: OutputFile }
  | { kind: "redirect"; to: string }
  /** After a failure the page is the last one that could be rendered, if there is any. */
  | { kind: "page"; isFound: boolean; page?: DevPage | undefined; failure?: Failure | undefined };

export interface DevPage {
  /** Of the site that it was rendered from. */
  fingerprint: string;
  html: string;
  version: PageVersion;
}

/**
 * The site as it is on disk. Its steps are those of the build, so that pages and problems are the same; but a page is
 * rendered when it is asked for, and all pages are checked in the background. Methods take and return plain data,
 * because they are called from another process.
 */
export class DevSite {
  readonly #options: DevSiteOptions;
  readonly #memory = createMemory();
  #site: PreparedSite | undefined;
  /** The last page at each address that could be rendered. */
  readonly #pages = new Map<string, DevPage>();
  #checking: Promise<unknown> | undefined;
  /** What was last written to the draft: a hash, or the file that it is a copy of, by its path there. */
  readonly #drafted = new Map<string, string>();

  constructor(options: DevSiteOptions) {
    this.#options = options;
  }

  /**
   * Reads the site again. On a failure it stays as it was.
   *
   * @returns a fingerprint, which is the same as long as nothing has changed
   */
  async refresh(): Promise<{ fingerprint: string } | Failure> {
    const { root, siteFile, content, draft } = this.#options;
    try {
      const site = await loadSite(root, siteFile);
      const next = await prepareSite({ root, site, content, out: draft, catalogue: true }, this.#memory);
      if (next.fingerprint !== this.#site?.fingerprint) this.#site = next;
      return { fingerprint: next.fingerprint };
    } catch (error) {
      return toFailure(error);
    }
  }

  /** @param url path and query */
  async answer(url: string): Promise<Answer> {
    const site = this.#site;
    if (!site) return { kind: "page", isFound: true };
    const { pathname, search, searchParams } = new URL(url, "http://dev");
    if (pathname === sharingPreviewPath) {
      const route = findPage(searchParams.get("path") ?? "/", site);
      return {
        kind: "page",
        isFound: true,
        ...(await this.#render(url, site, () => renderPreview(route, site))),
      };
    }
    const clean = pathname.replace(/(\/index)?(\.html|\/)$/, "");
    if (clean !== pathname && pathname !== "/" && findPage(clean || "/", site))
      return { kind: "redirect", to: (clean || "/") + search };
    const output = await findFile(pathname, site);
    if (output) return { kind: "file", output };
    const route = findPage(pathname, site);
    const isFound = route !== undefined;
    return { kind: "page", isFound, ...(await this.#render(pathname, site, () => renderRoute(route, site))) };
  }

  /**
   * Renders and checks all pages, and writes them to the draft.
   *
   * @returns undefined if the site has changed in the meantime
   */
  check(): Promise<{ pages: number; failure?: Failure | undefined } | undefined> {
    const checking = this.#checkPages();
    this.#checking = checking;
    return checking;
  }

  /** Removes the draft. */
  async close(): Promise<void> {
    this.#site = undefined;
    await this.#checking;
    await rm(this.#options.draft, { recursive: true, force: true });
  }

  /** A page of the site, and what failed if it is an older one. */
  async #render(
    key: string,
    { fingerprint }: PreparedSite,
    render: () => Promise<string>,
  ): Promise<{ page?: DevPage | undefined; failure?: Failure }> {
    const last = this.#pages.get(key);
    if (last?.fingerprint === fingerprint) return { page: last };
    try {
      const html = await render();
      const page = { fingerprint, html, version: versionOf(html) };
      this.#pages.set(key, page);
      return { page };
    } catch (error) {
      return { page: last, failure: toFailure(error) };
    }
  }

  async #checkPages(): ReturnType<DevSite["check"]> {
    const site = this.#site;
    if (!site) return undefined;
    let pages = 0;
    let failure: Failure | undefined;
    try {
      await checkSite(site, async (output) => {
        if (site !== this.#site) throw new Error("The site has changed.");
        if (output.file.endsWith(".html")) pages++;
        await this.#writeDraft(output);
        // Requests come first.
        await setImmediate();
      });
    } catch (error) {
      failure = toFailure(error);
    }
    if (site !== this.#site) return undefined;
    // Everything that the site is made from has been asked for since the last check.
    this.#memory.sweep();
    return { pages, failure };
  }

  async #writeDraft(output: OutputFile): Promise<void> {
    const { draft } = this.#options;
    if (this.#drafted.size === 0) await rm(draft, { recursive: true, force: true });
    const version = "source" in output ? output.source : hash(output.contents);
    if (this.#drafted.get(output.file) === version) return;
    const target = path.join(draft, output.file);
    await mkdir(path.dirname(target), { recursive: true });
    // Renamed into place, so that nobody reads half of it.
    const temporary = `${target}.${randomUUID()}`;
    if ("source" in output) await copyFile(output.source, temporary);
    else await writeFile(temporary, output.contents);
    await rename(temporary, target);
    this.#drafted.set(output.file, version);
  }
}

/** @param route undefined at an unknown address */
async function renderRoute(route: Route | undefined, site: PreparedSite): Promise<string> {
  const shown = route ?? site.routes.byPath.get(notFoundPath);
  return shown ? (await site.renderPage(shown)).html : "<!DOCTYPE html><title>There is no such page</title>";
}

async function renderPreview(route: Route | undefined, site: PreparedSite): Promise<string> {
  const paths = [...site.routes.byPath.keys()];
  return renderSharingPreview(await renderRoute(route, site), route?.path ?? notFoundPath, paths);
}

/** Styles, their sheets, and the policy that lists the hashes of styles. */
const stylesInHtml =
  /<style\b[^>]*>.*?<\/style>|<link rel="stylesheet"[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>/gis;

function versionOf(html: string): PageVersion {
  return { version: hash(html), structure: hash(html.replace(stylesInHtml, "")) };
}

function toFailure(error: unknown): Failure {
  if (error instanceof Problems) return { problems: error.problems };
  return { stack: (error as Error).stack ?? String(error) };
}

/** An address without the path below which the site lies: `/about` for `/sub/about`. */
function withoutBase(pathname: string, { settings }: PreparedSite): string {
  const base = new URL(settings.address).pathname.replace(/\/$/, "");
  return pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) || "/" : pathname;
}

function findPage(pathname: string, site: PreparedSite): Route | undefined {
  return site.routes.byPath.get(withoutBase(pathname, site));
}

/** A file that is not a page. A social card is drawn when it is asked for, for that takes longer than everything else. */
async function findFile(pathname: string, site: PreparedSite): Promise<OutputFile | undefined> {
  const file = decodeURI(withoutBase(pathname, site)).slice(1);
  if (!path.extname(file)) return undefined;
  const { assets, discovery, routes } = site;
  const isWanted = (output: OutputFile) => output.file === file;
  const asset = assets.outputs.find(isWanted);
  if (asset || !discovery) return asset;
  if (file.startsWith("assets/")) {
    const route = routes.all.find((candidate) => discovery.cards.fileOf(candidate) === file);
    return route && discovery.cards.draw(route);
  }
  return (await discovery.files()).find(isWanted);
}
