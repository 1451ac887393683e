/** Do other sites answer? Asked for by `npm run launch -- --online` alone: nothing else here goes online. */
import { eachWithLimit } from "./each-with-limit.ts";
import { deadLink, type LaunchItem } from "./launch-problems.ts";
import type { Progress } from "./make-images.ts";
import type { Place } from "./site.tsx";

/** How to ask. */
export interface Asking {
  /** How many at a time. */
  limit: number;
  /** Milliseconds that one answer may take. */
  patience: number;
  progress: Progress;
}

/**
 * Answers that mean "not for programs" and not "not there": the page may well be shown to a person.
 * LinkedIn says 999.
 */
const shutToPrograms = [401, 403, 405, 406, 429, 999];

/** @param links absolute addresses, each with the place that has it */
export async function findDeadLinks(
  links: { address: string; place: Place }[],
  { limit, patience, progress }: Asking,
): Promise<LaunchItem[]> {
  const dead: (LaunchItem | undefined)[] = links.map(() => undefined);
  let done = 0;
  await eachWithLimit(links, limit, async ({ address, place }, index) => {
    const reason = await whyDead(address, patience);
    if (reason) dead[index] = deadLink(place, address, reason);
    done++;
    progress(done, links.length);
  });
  return dead.filter((item) => item !== undefined);
}

/** HEAD first, which is cheap; GET where that is refused, for many servers know only GET. */
async function whyDead(address: string, patience: number): Promise<string | undefined> {
  let reason: string | undefined;
  for (const method of ["HEAD", "GET"]) {
    reason = await ask(address, method, patience);
    if (reason === undefined) return undefined;
  }
  return reason;
}

/** @returns why it does not answer; undefined if it does */
async function ask(address: string, method: string, patience: number): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: { accept: "text/html,*/*;q=0.5", "user-agent": "Mozilla/5.0 (compatible; link check)" },
    });
    await answer.body?.cancel();
    const isThere = answer.ok || (method === "GET" && shutToPrograms.includes(answer.status));
    return isThere ? undefined : `it says ${answer.status}${answer.statusText && ` ${answer.statusText}`}`;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === "TimeoutError") return `there is no answer within ${patience / 1000} seconds`;
    return cause?.code === "ENOTFOUND"
      ? "there is no such host"
      : `it cannot be reached (${cause?.code ?? (error as Error).message})`;
  }
}
