/**
 * Counts events by key within a moving window, in memory, for at most 10,000 keys.
 *
 * @param limit events that are fine within the window
 * @param clock milliseconds that only go forward, whatever happens to the time of day
 * @returns counts one event more; true if it is one too many
 */
export function createLimiter(limit: number, windowMs: number, clock = () => performance.now()) {
  const seen = new Map<string, number[]>();
  return (key: string): boolean => {
    const time = clock();
    const times = (seen.get(key) ?? []).filter((earlier) => earlier > time - windowMs);
    const isTooMany = times.length >= limit;
    if (!isTooMany) times.push(time);
    // Last in the map, so that the first one is the key that was quiet longest.
    seen.delete(key);
    seen.set(key, times);
    const [quietest] = seen.keys();
    if (seen.size > 10_000 && quietest !== undefined) seen.delete(quietest);
    return isTooMany;
  };
}
