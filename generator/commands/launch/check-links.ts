/** Do other sites answer? Asked for by `npm run launch -- --online` alone: nothing else here goes online. */
import pMap from "p-map";
import type { Progress } from "../../model/progress.ts";
import { deadLink, type LaunchItem } from "../../problems/launch-problems.ts";
import type { ExternalLink } from "./find-content-items.ts";

/**
 * Answers that mean "not for programs" and not "not there": the page may well be shown to a person.
 * LinkedIn says 999.
 */
const closedToPrograms = [401, 403, 405, 406, 429, 999];

/**
 * @param limit how many are asked at a time
 * @param timeout milliseconds that one answer may take
 * @returns the links that do not answer, in the order of the links
 */
export async function findDeadLinks(
  links: ExternalLink[],
  { limit, timeout, progress }: { limit: number; timeout: number; progress: Progress },
): Promise<LaunchItem[]> {
  let done = 0;
  const check = async ({ address, place }: ExternalLink) => {
    // HEAD is cheap, but many servers know only GET.
    const reason = (await ask(address, "HEAD", timeout)) && (await ask(address, "GET", timeout));
    progress(++done, links.length);
    return reason ? [deadLink(place, address, reason)] : [];
  };
  return (await pMap(links, check, { concurrency: limit })).flat();
}

/** @returns why it does not answer; undefined if it does */
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
