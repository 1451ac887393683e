/** Order and escapes of texts. */

/** For sorting objects by a text: by code unit as `sort()` does, and not by the language of the machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
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

/** Serializes a value as JSON with `<` escaped, so that no text in it can close the script element around it. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
