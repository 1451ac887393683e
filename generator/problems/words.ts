/** Words and lists for messages. */
import damerauLevenshtein from "damerau-levenshtein";

/** The candidate that was probably meant, if one is close enough. */
export function nearMiss(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { candidate: string; edits: number } | undefined;
  for (const candidate of candidates) {
    // The comparison needs memory for the square of the longer one: a gigabyte for a text of ten thousand letters.
    if (Math.abs(word.length - candidate.length) > limit) continue;
    // A transposition of two adjacent letters counts as one edit.
    const edits = damerauLevenshtein(word.toLowerCase(), candidate.toLowerCase()).steps;
    if (edits <= limit && (!best || edits < best.edits)) best = { candidate, edits };
  }
  return best?.candidate;
}

/** "a, b and c" */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "/a", "/a and /b", "/a and 7 other pages" */
export function shortList([first = "", second = "", ...more]: string[]): string {
  if (!second) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} other pages`;
}

export function didYouMean(near: string | undefined): string {
  return near ? `Did you mean "${near}"? ` : "";
}

/** The indefinite article of a noun, by its sound: "an origin", "a use". */
export function article(noun: string): string {
  return /^(?!us)[aeiou]/i.test(noun) ? "an" : "a";
}

/** "categories" → "category": the name of one item of a list. */
export function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}

/** A value in quotation marks, shortened to fit into a sentence. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return `"${shorten(text, 40)}"`;
}

/** The text if it has at most that many characters; otherwise its beginning, and "…". */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
