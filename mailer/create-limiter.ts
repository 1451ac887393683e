/** Counts one event of a key, and returns true if it exceeds the limit. An event that exceeds it is not counted. */
export type Limiter = (key: string) => boolean | Promise<boolean>;

/**
 * @param name the name of the limit
 * @param limit the number of events that are allowed within the window
 */
export type CreateLimiter = (name: string, limit: number, windowMs: number) => Limiter;

/**
 * A rate limiter with a sliding window, in memory, for at most 10,000 keys.
 *
 * @param limit the number of events that are allowed within the window
 * @param clock a monotonic clock, in milliseconds
 * @returns a function that counts one event of a key, and returns true if it exceeds the limit
 */
export function createLimiter(limit: number, windowMs: number, clock = () => performance.now()) {
  const seen = new Map<string, number[]>();
  return (key: string): boolean => {
    const time = clock();
    const times = (seen.get(key) ?? []).filter((earlier) => earlier > time - windowMs);
    const isTooMany = times.length >= limit;
    if (!isTooMany) times.push(time);
    // Moved to the end of the map, so that the first key is the least recently used one.
    seen.delete(key);
    seen.set(key, times);
    const [oldest] = seen.keys();
    if (seen.size > 10_000 && oldest !== undefined) seen.delete(oldest);
    return isTooMany;
  };
}
