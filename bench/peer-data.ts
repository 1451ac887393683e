/**
 * What the peers are given besides the content: the parts that are the same on many pages, the addresses of pictures,
 * and a few words. All of it comes from our own build of the same content.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { SiteContent } from "../content/schemas.ts";
import { prepareSite } from "../generator/build-site.ts";
import { loadSite } from "../generator/load-site.ts";
import type { MadeImage } from "../generator/site.tsx";

/** An element whose HTML is put in as it is, for peers that have no way to put in more than the inside of one. */
export interface FramePart {
  tag: string;
  attributes: Record<string, string>;
  html: string;
}

/** Everything on a page that does not depend on its case study. */
export interface Frame {
  head: string;
  /** Between `<body>` and `<main>`. */
  before: string;
  /** After `</main>`. */
  after: string;
  parts: { head: FramePart[]; before: FramePart[]; after: FramePart[] };
}

/** The files of a peer's folder `data/`. */
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
    /** The breadcrumb's names of home and portfolio. */
    home: string;
    portfolio: string;
    /** What all pages' structured data say. */
    graph: unknown[];
    /** The addresses of the style sheets, which stand below the first screens. */
    sheets: string[];
    /** Buttons below the posts, and the dialog that shows them large. */
    carouselFoot: string;
    postViewer: string;
  };
  images: Record<string, MadeImage>;
  frames: Frame[];
  /** By the name of a case study: the number of its frame, and its social card. */
  pages: Record<string, { frame: number; card: string }>;
}

/** Elements of the head that are made of the case study. */
const ofThePage =
  /^<(title>|meta name="(description|keywords)"|link rel="canonical"|meta property="og:(title|description|url|image|image:alt)"|script type="application\/ld\+json")/;

/**
 * @param root of the site as it was built
 * @param names of its case studies
 * @param out its output folder, absolute
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

/** Words and pictures, from the site's own content: every picture of a generated case study is also a real one's. */
async function readSite(root: string): Promise<Pick<PeerData, "site" | "images">> {
  const site = await loadSite(root, "pages/site.ts");
  const { read, assets } = await prepareSite({ root, site, out: "dist", content: "content" });
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
    images: Object.fromEntries(assets.pageAssets.images),
  };
}
