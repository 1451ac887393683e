/** A thread of `page-threads.ts`: makes chunks of pages until none is left. */
import { once } from "node:events";
import path from "node:path";
import { type MessagePort, parentPort } from "node:worker_threads";
import { openCache } from "./cache.ts";
import { detached } from "./detached.ts";
import { fromMessage } from "./entry-store.ts";
import { findRoutes } from "./find-routes.ts";
import type { HtmlFacts, Reference } from "./finish-html.ts";
import { makeChunk, type Outcome, openEncoder, type PageMaker, takeChunk } from "./make-pages.ts";
import { openNumbers } from "./numbers.ts";
import { openPages } from "./open-pages.ts";
import type { ThreadMessage, ThreadTask } from "./page-threads.ts";
import { Problems } from "./problems.ts";
import type { SiteDefinition } from "./site-definition.ts";
import { openScales } from "./weigh-page.ts";

const port = parentPort as MessagePort;
const [{ materials, counter }] = (await once(port, "message")) as [ThreadTask];
const { site } = (await import(materials.siteModule)) as { site: SiteDefinition };
// The main thread has checked the table: here it is only needed.
const content = fromMessage(materials.content);
const routes = findRoutes(site.routes(content as never), [], materials.root);
const maker: PageMaker = { ...materials, ...(await openMaker()), encode: openEncoder() };
const toMessage = openMessages();
for (let start = takeChunk(counter); start < routes.all.length; start = takeChunk(counter)) {
  port.postMessage(toMessage(start, await makeChunk(routes.all, start, maker)));
}

async function openMaker() {
  const { loaded, scriptNames, ...rest } = materials;
  const cache = openCache(path.join(materials.root, ".cache"));
  const { renderer } = await openPages({ ...rest, content, site, routes, cache });
  const scales = openScales(
    (url) => loaded.get(url),
    (key) => scriptNames.get(key),
  );
  return { renderer, scales };
}

/** What was told before is not told again: neither shared parts nor addresses, which are judged once. */
function openMessages() {
  const known = openNumbers<HtmlFacts>();
  const told = { link: new Set(), resource: new Set(), candidates: new Set(), form: new Set() };
  const isNews = ({ kind, url }: Reference) => {
    if (url.startsWith("#")) return true;
    if (told[kind].has(url)) return false;
    told[kind].add(detached(url));
    return true;
  };
  return (start: number, outcome: Outcome): ThreadMessage => {
    if ("error" in outcome) {
      const { error } = outcome;
      return error instanceof Problems
        ? { start, problems: error.problems }
        : { start, stack: (error as Error).stack ?? String(error) };
    }
    const before = known.items.length;
    const pages = outcome.pages.map(({ facts, parts, ...rest }) => ({
      ...rest,
      facts: { ...facts, loads: [], references: facts.references.filter(isNews) },
      parts: parts.map(known.of),
    }));
    return { start, pages, parts: known.items.slice(before) };
  };
}
