/**
 * React's spelling of HTML, as checkers want it: attribute names in small letters, no slash at the end of elements
 * that never have one, and nothing behind an attribute that has no value. Browsers read both alike; this is shorter.
 */

/** Drawings and data are passed over whole; what is left are tags, of which only the outer ones are of HTML. */
const parts = /<svg[\s>].*?<\/svg>|<(script|style)[\s>].*?<\/\1>|<[a-z][^>]*>/gs;

/** Attributes whose presence is their value, and those whose empty value is their default. */
const valueless =
  /\s(allowfullscreen|async|autofocus|autoplay|checked|controls|crossorigin|default|defer|disabled|formnovalidate|hidden|inert|itemscope|loop|multiple|muted|nomodule|novalidate|open|playsinline|readonly|required|reversed|selected)=""/g;

/** @param html as React renders it: every value in double quotes, with `<` and `>` escaped in values */
export function tidyHtml(html: string): string {
  return html.replace(parts, (part) => (/^<svg[\s>]/.test(part) ? part : part.replace(/^<[^>]*>/, tidyTag)));
}

function tidyTag(tag: string): string {
  return tag
    .replace(/\s[a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase())
    .replace(valueless, " $1")
    .replace(/\/>$/, ">");
}
