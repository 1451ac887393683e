/**
 * The site while it is being written: as it is on disk at this moment, each page rendered when somebody asks for it,
 * everything checked in the background. The steps are those of the build, so that pages and problems are the same.
 */
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { checkSite, type PreparedSite, prepareSite } from "./build-site.ts";
import { hash } from "./cache.ts";
import { cataloguePath, catalogueRoute } from "./catalogue.tsx";
import { cardName } from "./draw-cards.tsx";
import { notFoundPath } from "./find-routes.ts";
import { loadSite } from "./load-site.ts";
import { isSitemap } from "./make-sitemap.ts";
import { openMemory } from "./memory.ts";
import { type Problem, Problems } from "./problems.ts";
import { allOf } from "./render-pages.tsx";
import { renderSharingPreview, sharingPreviewPath } from "./sharing-preview.ts";
import type { Route } from "./site.tsx";
import { type OutputFile, openDraft } from "./write-output.ts";

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

/** Which page an address shows, so that a browser can tell whether it shows the same. */
export interface PageVersion {
  /** Changes with every byte of the page. */
  version: string;
  /** Changes with every byte but the address of the style sheet, which can be replaced without loading the page. */
  bones: string;
  style: string;
}

export interface DevPage extends PageVersion {
  html: string;
}

/** What there is at an address. */
export type Answer =
  | { kind: "page"; page: DevPage; isFound: boolean }
  | { kind: "file"; output: OutputFile }
  | { kind: "redirect"; to: string }
  /** The page cannot be rendered, and never could. */
  | { kind: "nothing" };

/** What is wrong: mistakes in the sources, or the stack of one in the engine. */
export type Trouble = { problems: Problem[] } | { stack: string };

/** Functions that can be called across processes: they take and return plain data. */
export interface DevSite {
  /**
   * Reads whatever has changed. With trouble in it, the site stays as it was.
   *
   * @returns whether anything has changed since the last time that there was no trouble
   */
  look(): Promise<{ hasChanged: boolean; trouble?: Trouble | undefined }>;
  /** @param url path and query */
  answer(url: string): Promise<Answer>;
  /** The page at an address as it is now; what is wrong with it if it cannot be rendered. */
  version(url: string): Promise<PageVersion | Trouble>;
  /** Checks all pages, and the catalogue, and writes the draft; undefined if it was looked at again in the meantime. */
  check(): Promise<{ pages: number; trouble?: Trouble | undefined } | undefined>;
  /** Removes the draft. */
  close(): Promise<void>;
}

/** Thrown to end a check that nobody waits for any more. */
class Outdated extends Error {}

export function openDevSite({ root, siteFile, content, draft }: DevSiteOptions): DevSite {
  const memory = openMemory();
  const folder = openDraft(draft);
  let current: PreparedSite | undefined;
  /** For browsers that still load the page before the last change. */
  let previous: PreparedSite | undefined;
  let pages = new Map<string, Promise<DevPage>>();
  /** The last version of each page that could be rendered. */
  const lastGood = new Map<string, DevPage>();
  let checking: ReturnType<DevSite["check"]> | undefined;

  const siteNow = () => {
    if (!current) throw new Error("The site was asked for a page before it was looked at.");
    return current;
  };

  const renderPage = (url: string): Promise<DevPage> => {
    const known = pages.get(url);
    if (known) return known;
    const page = makePage(siteNow(), url);
    pages.set(url, page);
    page.then(
      (made) => lastGood.set(url, made),
      () => {},
    );
    return page;
  };

  return {
    async look() {
      try {
        const site = await loadSite(root, siteFile, memory);
        const found = await prepareSite({ root, site, content, out: draft, catalogue: true }, memory);
        const difference = current ? differenceOf(current, found) : "any";
        if (difference === "none") return { hasChanged: false };
        if (current && difference === "style") pages = withStyle(pages, found.assets.pageAssets.style);
        else pages = new Map();
        previous = current;
        current = found;
        return { hasChanged: true };
      } catch (error) {
        return { hasChanged: true, trouble: toTrouble(error) };
      }
    },
    async answer(url) {
      if (!current) return { kind: "nothing" };
      const { pathname } = new URL(url, "http://dev");
      const file = await findFile(pathname, current, previous);
      if (file) return { kind: "file", output: file };
      const to = cleanAddress(pathname, current);
      if (to) return { kind: "redirect", to };
      const page = await renderPage(url).catch(() => lastGood.get(url));
      return page ? { kind: "page", page, isFound: isPage(pathname, current) } : { kind: "nothing" };
    },
    async version(url) {
      if (!current) return { problems: [] };
      try {
        const { html, ...version } = await renderPage(url);
        return version;
      } catch (error) {
        return toTrouble(error);
      }
    },
    check() {
      checking = checkNow(siteNow());
      return checking;
    },
    async close() {
      current = undefined;
      await checking;
      await folder.remove();
    },
  };

  async function checkNow(site: PreparedSite): ReturnType<DevSite["check"]> {
    let pages = 0;
    try {
      await checkSite(site, async (output) => {
        if (current !== site) throw new Outdated();
        if (output.file.endsWith(".html")) pages++;
        await folder.write(output);
        // Whoever waits for a page comes first.
        await setImmediate();
      });
      return { pages };
    } catch (error) {
      if (error instanceof Outdated || current !== site) return undefined;
      return { pages, trouble: toTrouble(error) };
    }
  }

  async function makePage(site: PreparedSite, url: string): Promise<DevPage> {
    return versioned(await renderAddress(site, url), site.assets.pageAssets.style);
  }

  async function renderAddress(site: PreparedSite, url: string): Promise<string> {
    const { pathname, searchParams } = new URL(url, "http://dev");
    const { renderer, checked } = site;
    const { byPath } = checked.routes;
    const path = withoutBase(pathname, site);
    if (path === sharingPreviewPath) {
      const asked = searchParams.get("path") ?? "/";
      const route = byPath.get(asked) ?? byPath.get("/");
      const { pieces } = route ? await renderer.render(route) : { pieces: [] };
      return renderSharingPreview(pieces.join(""), route?.path ?? "/", [...byPath.keys()]);
    }
    const route = path === cataloguePath ? await catalogueRoute(root, memory) : byPath.get(path);
    const shown = route ?? byPath.get(notFoundPath);
    return shown
      ? (await renderer.render(shown)).pieces.join("")
      : "<!DOCTYPE html><title>There is no such page</title>";
  }
}

function toTrouble(error: unknown): Trouble {
  if (error instanceof Problems) return { problems: error.problems };
  return { stack: (error as Error).stack ?? String(error) };
}

/** What two sites are not both made of: nothing, their style sheets alone, or anything. */
function differenceOf(a: PreparedSite, b: PreparedSite): "none" | "style" | "any" {
  if (a.read !== b.read || a.options.site !== b.options.site) return "any";
  if (a.assets.outputs.length !== b.assets.outputs.length) return "any";
  const different = a.assets.outputs.filter((output, index) => {
    const other = b.assets.outputs[index];
    return output !== other && (output.file !== other?.file || output.contents !== other.contents);
  });
  if (different.length === 0) return "none";
  return different.every(({ file }) => a.assets.pageAssets.style.endsWith(`/${file}`)) ? "style" : "any";
}

function versioned(html: string, style: string): DevPage {
  return { html, version: hash(html), bones: hash(html.replaceAll(style, "")), style };
}

/** Pages know nothing of the style sheet but its address: they need not be rendered again for another one. */
function withStyle(pages: Map<string, Promise<DevPage>>, style: string): Map<string, Promise<DevPage>> {
  const restyled = [...pages].map(([url, made]): [string, Promise<DevPage>] => {
    const page = made.then((old) => versioned(old.html.replaceAll(old.style, style), style));
    page.catch(() => {});
    return [url, page];
  });
  return new Map(restyled);
}

/** An address below the path that the site is built for. */
function withoutBase(pathname: string, { checked }: PreparedSite): string {
  const base = new URL(`${checked.settings.address}/`).pathname.replace(/\/$/, "");
  return pathname.startsWith(`${base}/`) || pathname === base ? pathname.slice(base.length) || "/" : pathname;
}

function isPage(pathname: string, site: PreparedSite): boolean {
  const path = withoutBase(pathname, site);
  return path === cataloguePath || path === sharingPreviewPath || site.checked.routes.byPath.has(path);
}

/** `/x/` and `/x.html` where the site has a page `/x`; the site's home, where it does not lie at the root. */
function cleanAddress(pathname: string, site: PreparedSite): string | undefined {
  const { pathname: home } = new URL(`${site.checked.settings.address}/`);
  if (pathname === "/" && home !== "/") return home;
  const clean = pathname.replace(/(\/index)?(\.html|\/)$/, "");
  if (pathname === home || clean === pathname) return undefined;
  return isPage(clean || "/", site) ? clean || "/" : undefined;
}

async function findFile(
  pathname: string,
  current: PreparedSite,
  previous: PreparedSite | undefined,
): Promise<OutputFile | undefined> {
  const file = decodeURI(withoutBase(pathname, current)).slice(1);
  if (!path.extname(file) || file.endsWith(".html")) return undefined;
  for (const site of [current, previous]) {
    const asset = site?.assets.outputs.find((output) => output.file === file);
    if (asset) return asset;
  }
  const { discovery, checked } = current;
  if (!discovery) return undefined;
  if (file.startsWith("assets/")) return drawCard(file, current);
  const files = isSitemap(file) ? discovery.sitemap(await listPages(current)) : discovery.files();
  return (await files).find((output) => output.file === file);

  async function listPages({ renderer }: PreparedSite) {
    const listed: { route: Route; pictures: string[] }[] = [];
    for (const route of checked.routes.all) {
      listed.push({ route, pictures: allOf(await renderer.render(route), "pictures") });
    }
    return listed;
  }
}

/** Cards are drawn only here: it takes longer than everything else together. */
async function drawCard(file: string, { discovery, checked }: PreparedSite): Promise<OutputFile | undefined> {
  const routes = checked.routes.all.filter((route) => file.startsWith(`assets/${cardName(route)}.`));
  for (const route of routes) {
    const card = await discovery?.cards.draw(route);
    if (card?.file === file) return card;
  }
  return undefined;
}
