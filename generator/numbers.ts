/** Numbers for things: from 0, in the order in which they are first met. */
export interface Numbers<Item> {
  of(item: Item): number;
  /** All that have one, each at its number. */
  items: Item[];
}

export function openNumbers<Item>(): Numbers<Item> {
  const known = new Map<Item, number>();
  const items: Item[] = [];
  return {
    items,
    of(item) {
      const number = known.get(item);
      if (number !== undefined) return number;
      known.set(item, items.length);
      return items.push(item) - 1;
    },
  };
}
