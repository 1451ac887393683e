/** Words, comparisons and escapes for messages. */
import damerauLevenshtein from "damerau-levenshtein";

/** For sorting objects by a text: by code unit as `sort()` does, and not by the language of the machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The candidate that was probably meant, if one is close enough. */
export function nearMiss(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { candidate: string; edits: number } | undefined;
  for (const candidate of candidates) {
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
  return `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`;
}

/** Escapes the characters of a text that have a special meaning in regular expressions. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Escapes a text for the content of an element or an attribute, in HTML and XML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Makes a file name from words: lowercase letters and digits, and one separator between words. */
export function slugOf(words: string, separator: string): string {
  return words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", separator);
}

/** Serializes a value as JSON with `<` escaped, so that no text in it can close the script element around it. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
