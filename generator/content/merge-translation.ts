/** Splits the language from a file name: `pages/contact-us.fr.md` is `pages/contact-us.md` in `fr`. */
export function splitLanguage(name: string): { original: string; language: string | undefined } {
  const [, before, language, extension] = /^(.+)\.([a-z]{2})(\.(?:md|yaml))$/.exec(name) ?? [];
  return { original: language ? `${before}${extension}` : name, language };
}

/**
 * Merges the data of a translation into that of its original: groups by field, lists by index.
 *
 * @returns new data; the arguments are not changed
 */
export function mergeData(original: unknown, translation: unknown): unknown {
  const areAlike = Array.isArray(original) === Array.isArray(translation);
  if (!isGroup(original) || !isGroup(translation) || !areAlike) return translation;
  const merged: Record<string, unknown> = { ...original };
  for (const [key, value] of Object.entries(translation)) merged[key] = mergeData(merged[key], value);
  return Array.isArray(original) ? Object.values(merged) : merged;
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
