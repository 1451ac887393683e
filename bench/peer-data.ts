/**
 * Data for the peers in addition to the content: parts that are the same on many pages, addresses of pictures, and a
 * few texts. All of it comes from our own build of the same content.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { SiteContent } from "../content/schemas.ts";
import { loadSite } from "../generator/load-site.ts";
import type { MadeImage } from "../generator/model/content.ts";
import { prepareSite } from "../generator/prepare-site.ts";

/** An element with its inner HTML, for peers that can insert raw HTML only inside an element. */
export interface FramePart {
  tag: string;
  attributes: Record<string, string>;
  html: string;
}

/** The parts of a page that do not depend on its case study. */
export interface Frame {
  head: string;
  /** Between `<body>` and `<main>`. */
  before: string;
  /** After `</main>`. */
  after: string;
  parts: { head: FramePart[]; before: FramePart[]; after: FramePart[] };
}

/** The files in the folder `data/` of a peer. */
export interface PeerData {
  site: {
    address: string;
    language: string;
    author: string;
    brand: string;
    locale: string;
    /** `content/labels.yaml` */
    labels: unknown;
    /** Names of the filter categories. */
    categories: Record<string, string>;
    /** The names of the home page and the portfolio in the breadcrumb. */
    home: string;
    portfolio: string;
    /** Structured data that all pages have. */
    graph: unknown[];
    /** The addresses of the style sheets, which are linked below the fold. */
    sheets: string[];
    /** The HTML of the buttons below the posts, and of the dialog that shows them large. */
    carouselFoot: string;
    postViewer: string;
  };
  images: Record<string, MadeImage>;
  frames: Frame[];
  /** By name of a case study: the index of its frame, and the address of its social card. */
  pages: Record<string, { frame: number; card: string }>;
}

/** Elements of the head that depend on the case study. */
const ofThePage =
  /^<(title>|meta name="(description|keywords)"|link rel="canonical"|meta property="og:(title|description|url|image|image:alt)"|script type="application\/ld\+json")/;

/**
 * @param root the root of the built site
 * @param names the names of its case studies
 * @param out the absolute path of its output folder
 */
export async function readPeerData(root: string, names: string[], out: string): Promise<PeerData> {
  const data: PeerData = { ...(await readSite(root)), frames: [], pages: {} };
  const numbers = new Map<string, number>();
  for (const name of names) {
    const html = readFileSync(path.join(out, `portfolio/${name}.html`), "utf8");
    const [, head = "", before = "", main = "", after = ""] =
      /<head>(.*?)<\/head><body>(.*?)<main id="main">(.*)<\/main>(.*)<\/body>/s.exec(html) ?? [];
    const headParts = head.match(/<(script|style|title)\b.*?<\/\1>|<(meta|link)\b[^>]*>/gs) ?? [];
    const frame = { head: headParts.filter((part) => !ofThePage.test(part)).join(""), before, after };
    const key = Object.values(frame).join("\n");
    const number = numbers.get(key) ?? data.frames.length;
    if (number === data.frames.length) {
      numbers.set(key, number);
      const parts = { head: partsOf(frame.head), before: partsOf(before), after: partsOf(after) };
      data.frames.push({ ...frame, parts });
    }
    data.pages[name] = { frame: number, card: /property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? "" };
    if (data.site.sheets.length === 0) {
      const links = main.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g);
      data.site.sheets = [...links].map(([, address = ""]) => address);
    }
    data.site.carouselFoot ||= /<div class="carousel__foot.*?<\/div><\/div>/s.exec(main)?.[0] ?? "";
    data.site.postViewer ||= /<dialog class="post-viewer.*?<\/dialog>/s.exec(main)?.[0] ?? "";
    if (data.site.graph.length === 0) {
      const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? "{}";
      data.site.graph = JSON.parse(graph)["@graph"].slice(-2);
    }
  }
  return data;
}

function partsOf(html: string): FramePart[] {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return children.map((node) => {
    const { name, attribs, startIndex, endIndex } = node as Element;
    const whole = html.slice(startIndex ?? 0, (endIndex ?? 0) + 1);
    const inside = whole.replace(/^<[^>]*>/, "").replace(/<\/\w+>$/, "");
    return { tag: name, attributes: attribs, html: inside };
  });
}

/** Texts and pictures from the site's own content: generated case studies use only pictures of real ones. */
async function readSite(root: string): Promise<Pick<PeerData, "site" | "images">> {
  const definition = await loadSite(root);
  const { read, assets } = await prepareSite({ root, definition, content: "content" });
  const content = read.content as unknown as SiteContent;
  const { web, brand } = content.site.data;
  const { website, logo, smo } = content.portfolioPage.data.filter;
  return {
    site: {
      address: web.address,
      language: web.language,
      author: web.author,
      brand: brand.name,
      locale: web.language.replace("-", "_"),
      labels: content.labels.data,
      categories: { website, logo, smo },
      home: content.home.data.menu,
      portfolio: content.portfolioPage.data.menu,
      graph: [],
      sheets: [],
      carouselFoot: "",
      postViewer: "",
    },
    images: Object.fromEntries(assets.images),
  };
}
