/**
 * Copies of texts that stand alone. A text that was cut out of another keeps the whole of it in memory, as engines do
 * not copy what they can point into: of ten thousand files, a title each would keep them all.
 */

/** From so many characters on engines point instead of copying. */
const cut = 13;

export function detached(text: string): string {
  return text.length < cut ? text : Buffer.from(text).toString();
}

/** Detaches all texts in plain data, in place. */
export function detachAll<Data>(data: Data): Data {
  if (typeof data === "string") return detached(data) as Data;
  if (Array.isArray(data)) for (const [index, value] of data.entries()) data[index] = detachAll(value);
  else if (typeof data === "object" && data !== null) {
    const fields = data as Record<string, unknown>;
    for (const key of Object.keys(fields)) fields[key] = detachAll(fields[key]);
  }
  return data;
}
