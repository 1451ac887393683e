/**
 * How a page will look where others show it: as a search result, and as a card beside a shared address. For the
 * development server; everything is read from the finished page, as those others do.
 */
import { Parser } from "htmlparser2";
import { escapeXml } from "./make-sitemap.ts";

/** Where the development server shows it: `/__preview?path=/about`. */
export const sharingPreviewPath = "/__preview";

/** Some searchers cut titles and descriptions at a width, not at a length; this is what fits as a rule. */
const shown = { title: 60, description: 160 };

/** What the head of a page says of it. */
export interface HeadSummary {
  title: string;
  /** By `name` or `property`. */
  meta: Map<string, string>;
  canonical: string | undefined;
  /** The structured data, as it stands in the page. */
  graph: string;
}

/** @param html a complete document */
export function readHead(html: string): HeadSummary {
  const head: HeadSummary = { title: "", meta: new Map(), canonical: undefined, graph: "" };
  let into: "title" | "graph" | undefined;
  const parser = new Parser({
    onopentag(tag, { name, property, content = "", rel, href, type }) {
      const key = name ?? property;
      if (tag === "meta" && key !== undefined) head.meta.set(key, content);
      if (tag === "link" && rel === "canonical") head.canonical = href;
      // Drawings have titles as well.
      if (tag === "title" && head.title === "") into = "title";
      if (tag === "script" && type === "application/ld+json") into = "graph";
    },
    ontext(text) {
      if (into) head[into] += text;
    },
    onclosetag() {
      into = undefined;
    },
  });
  parser.end(html);
  return head;
}

/**
 * The preview as a page.
 *
 * @param html the finished page
 * @param path its address
 * @param paths all addresses, to go on to
 */
export function renderSharingPreview(html: string, path: string, paths: string[]): string {
  const { title, meta, canonical, graph } = readHead(html);
  const of = (name: string) => escapeXml(meta.get(name) ?? "");
  const address = new URL(canonical ?? meta.get("og:image") ?? "http://localhost");
  const image = meta.get("og:image");
  const crumbs = [address.host, ...(canonical ? address.pathname.split("/").filter(Boolean) : [])].join(
    " › ",
  );
  const isHidden = meta.get("robots")?.includes("noindex");
  const { title: titleRoom, description: room } = shown;
  const lengths = `Title ${title.length} of ${titleRoom} characters, description ${meta.get("description")?.length ?? 0} of ${room}.`;
  const options = paths.map((one) => `<option${one === path ? " selected" : ""}>${escapeXml(one)}</option>`);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview of ${escapeXml(path)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 38rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin: 2.5rem 0 1rem; font-size: 1rem }
cite { display: block; font-size: .875rem; font-style: normal; opacity: .75 }
.result b { display: block; color: light-dark(#1a0dab, #99c3ff); font: 400 1.25rem/1.3 arial, sans-serif }
.result p { margin: .25rem 0 0; font: .875rem/1.58 arial, sans-serif }
.card { overflow: hidden; border: 1px solid light-dark(#ccd, #446); border-radius: .75rem }
.card img { display: block; width: 100%; height: auto; aspect-ratio: 1200 / 630 }
.card div { padding: .75rem 1rem }
.card b { display: block }
.narrow { width: 17rem }
pre { overflow: auto; padding: 1rem; background: light-dark(#eef, #223); font-size: .8125rem }
</style>
</head>
<body>
<form><label>Page <select name="path" id="path">${options.join("")}</select></label> <button>Show</button></form>
<h2>As a search result</h2>
${isHidden ? "<p>This page is kept out of search results.</p>" : ""}
<div class="result"><cite>${of("og:site_name")}<br>${escapeXml(crumbs)}</cite><b>${escapeXml(cut(title, titleRoom))}</b><p>${escapeXml(cut(meta.get("description") ?? "", room))}</p></div>
<p><small>${lengths}</small></p>
<h2>As a card, wide and narrow</h2>
${["card", "card narrow"]
  .map(
    (
      name,
    ) => `<div class="${name}">${image ? `<img src="${escapeXml(new URL(image).pathname)}" alt="${of("og:image:alt")}">` : ""}
<div><cite>${escapeXml(address.host)}</cite><b>${of("og:title")}</b>${of("og:description")}</div></div><br>`,
  )
  .join("\n")}
<p><small>Alternative text: ${of("og:image:alt")}</small></p>
<h2>Structured data</h2>
<pre>${graph ? escapeXml(JSON.stringify(JSON.parse(graph), null, 2)) : "None."}</pre>
</body>
</html>
`;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
}
