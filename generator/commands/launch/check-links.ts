/** Checks links to other sites. Runs only with `npm run launch -- --online`; no other check sends requests. */
import pMap from "p-map";
import type { Progress } from "../../model/report.ts";
import { deadLink, type LaunchItem } from "../../problems/launch-problems.ts";
import type { ExternalLink } from "./find-content-items.ts";

/**
 * Status codes that reject programs, although the page may exist for people.
 * LinkedIn sends 999.
 */
const closedToPrograms = [401, 403, 405, 406, 429, 999];

/**
 * @param limit the number of concurrent requests
 * @param timeout the time limit for each response, in milliseconds
 * @returns the dead links, in the order of `links`
 */
export async function findDeadLinks(
  links: ExternalLink[],
  { limit, timeout, progress }: { limit: number; timeout: number; progress: Progress },
): Promise<LaunchItem[]> {
  let done = 0;
  const check = async ({ address, place }: ExternalLink) => {
    // HEAD is cheap, but many servers support only GET.
    const reason = (await ask(address, "HEAD", timeout)) && (await ask(address, "GET", timeout));
    progress(++done, links.length);
    return reason ? [deadLink(place, address, reason)] : [];
  };
  return (await pMap(links, check, { concurrency: limit })).flat();
}

/** @returns why the address does not answer; undefined if it does */
async function ask(address: string, method: string, timeout: number): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: { accept: "text/html,*/*;q=0.5", "user-agent": "Mozilla/5.0 (compatible; link check)" },
    });
    await answer.body?.cancel();
    const isThere = answer.ok || (method === "GET" && closedToPrograms.includes(answer.status));
    return isThere ? undefined : `it says ${answer.status}${answer.statusText && ` ${answer.statusText}`}`;
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === "TimeoutError") return `there is no answer within ${timeout / 1000} seconds`;
    if (cause?.code === "ENOTFOUND") return "there is no such host";
    return `it cannot be reached (${cause?.code ?? message})`;
  }
}
