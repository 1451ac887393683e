/** Do other sites answer? Asked for by `npm run launch -- --online` alone: nothing else here goes online. */
import { deadLink, type LaunchItem } from "../../problems/launch-problems.ts";
import type { ExternalLink } from "./find-content-items.ts";

/** How to ask. */
export interface Asking {
  /** How many at a time. */
  limit: number;
  /** Milliseconds that one answer may take. */
  timeout: number;
  progress(done: number, total: number): void;
}

/**
 * Answers that mean "not for programs" and not "not there": the page may well be shown to a person.
 * LinkedIn says 999.
 */
const closedToPrograms = [401, 403, 405, 406, 429, 999];

/** The links that do not answer, in the order of the links. */
export async function findDeadLinks(
  links: ExternalLink[],
  { limit, timeout, progress }: Asking,
): Promise<LaunchItem[]> {
  const reasons: (string | undefined)[] = [];
  const queue = [...links.entries()];
  let done = 0;
  const askInTurn = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, { address }] = next;
      // HEAD is cheap, but many servers know only GET.
      reasons[index] = (await ask(address, "HEAD", timeout)) && (await ask(address, "GET", timeout));
      progress(++done, links.length);
    }
  };
  await Promise.all(Array.from({ length: limit }, askInTurn));
  return links.flatMap(({ address, place }, index) => {
    const reason = reasons[index];
    return reason ? [deadLink(place, address, reason)] : [];
  });
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
