/** The structured data of a built page. */
import { textContent } from "domutils";
import type { BuiltPage } from "../built-page.ts";
import type { Thing } from "./vocabulary.ts";

/** The page's one graph. Fails if there is none, or more than one. */
export function readGraph(page: BuiltPage): Thing[] {
  const parsed = JSON.parse(textContent(page.one('script[type="application/ld+json"]'))) as Thing;
  if (parsed["@context"] !== "https://schema.org") throw new Error(`${page.path} has another context`);
  return parsed["@graph"] as Thing[];
}

/** The one thing of a type at the top of a graph. */
export function thing(graph: Thing[], type: string): Thing {
  const [found, another] = graph.filter((one) => one["@type"] === type);
  if (!found || another) throw new Error(`The graph has ${another ? "several" : "no"} ${type}`);
  return found;
}
