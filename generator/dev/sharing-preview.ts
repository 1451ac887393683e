import { Parser } from "htmlparser2";
import { escapeMarkup } from "../problems/words.ts";

/** Where the development server shows it: `/__preview?path=/about`. */
export const sharingPreviewPath = "/__preview";

/** How many characters of a title and of a description search engines show as a rule. */
const shown = { title: 60, description: 160 };

/** What the head of a page says about it. */
interface HeadSummary {
  title: string;
  /** By `name` or `property`. */
  meta: Map<string, string>;
  canonical: string | undefined;
  /** The structured data, as JSON; empty if there is none. */
  graph: string;
}

/**
 * A page that shows how search results and shared cards will show another one. Everything is read from its HTML, as
 * search engines and social networks read it.
 *
 * @param html the complete page
 * @param path its address
 * @param paths all addresses, to choose from
 */
export function renderSharingPreview(html: string, path: string, paths: string[]): string {
  const { title, meta, canonical, graph } = readHead(html);
  const metaOf = (name: string) => escapeMarkup(meta.get(name) ?? "");
  const image = meta.get("og:image");
  const description = meta.get("description") ?? "";
  const address = new URL(canonical ?? image ?? "http://localhost");
  const breadcrumb = [address.host, ...(canonical ? address.pathname.split("/").filter(Boolean) : [])];
  const options = paths.map(
    (one) => `<option${one === path ? " selected" : ""}>${escapeMarkup(one)}</option>`,
  );
  const card = (className: string) => `<div class="${className}">
${image ? `<img src="${escapeMarkup(new URL(image).pathname)}" alt="${metaOf("og:image:alt")}">` : ""}
<div><cite>${escapeMarkup(address.host)}</cite><b>${metaOf("og:title")}</b>${metaOf("og:description")}</div></div>`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview of ${escapeMarkup(path)}</title>
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
${metaOf("robots").includes("noindex") ? "<p>This page is kept out of search results.</p>" : ""}
<div class="result"><cite>${metaOf("og:site_name")}<br>${escapeMarkup(breadcrumb.join(" › "))}</cite>
<b>${escapeMarkup(shorten(title, shown.title))}</b><p>${escapeMarkup(shorten(description, shown.description))}</p></div>
<p><small>Title ${title.length} of ${shown.title} characters, description ${description.length} of ${shown.description}.</small></p>
<h2>As a card, wide and narrow</h2>
${card("card")}<br>${card("card narrow")}<br>
<p><small>Alternative text: ${metaOf("og:image:alt")}</small></p>
<h2>Structured data</h2>
<pre>${graph ? escapeMarkup(JSON.stringify(JSON.parse(graph), null, 2)) : "None."}</pre>
</body>
</html>
`;
}

function readHead(html: string): HeadSummary {
  const head: HeadSummary = { title: "", meta: new Map(), canonical: undefined, graph: "" };
  let textOf: "title" | "graph" | undefined;
  const parser = new Parser({
    onopentag(tag, { name, property, content = "", rel, href, type }) {
      const key = name ?? property;
      if (tag === "meta" && key !== undefined) head.meta.set(key, content);
      if (tag === "link" && rel === "canonical") head.canonical = href;
      // Drawings have titles as well.
      if (tag === "title" && head.title === "") textOf = "title";
      if (tag === "script" && type === "application/ld+json") textOf = "graph";
    },
    ontext(text) {
      if (textOf) head[textOf] += text;
    },
    onclosetag() {
      textOf = undefined;
    },
  });
  parser.end(html);
  return head;
}

/** Ends with a whole word. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
}
