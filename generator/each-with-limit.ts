/**
 * Does the same work for each item, several at a time.
 *
 * @param limit how many at a time; what is under way is in memory
 */
export async function eachWithLimit<Item>(
  items: Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
