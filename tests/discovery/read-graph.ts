/** The structured data of a built page. */
import { textContent } from "domutils";
import type { BuiltPage } from "../built-page.ts";
import type { Thing } from "./vocabulary.ts";

/** The things in the graph of a page. @throws Error if the page has no graph, or several */
export function readGraph(page: BuiltPage): Thing[] {
  const parsed = JSON.parse(textContent(page.one('script[type="application/ld+json"]'))) as Thing;
  if (parsed["@context"] !== "https://schema.org") throw new Error(`${page.path} has another context`);
  return parsed["@graph"] as Thing[];
}

/** The top-level thing of a type in a graph. */
export function thing(graph: Thing[], type: string): Thing {
  const [found, another] = graph.filter((one) => one["@type"] === type);
  if (!found || another) throw new Error(`The graph has ${another ? "several" : "no"} ${type}`);
  return found;
}
