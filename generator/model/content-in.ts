import type { Content, Entry } from "./content.ts";
import type { ReadContent } from "./read-content.ts";

/** The content in a language: translated entries take the places of their originals. */
export function contentIn(
  language: string | undefined,
  { content, translations }: Pick<ReadContent, "content" | "translations">,
): Content {
  if (!language) return content;
  const own = new Map(
    translations.filter((one) => one.language === language).map((one) => [one.of, one.entry]),
  );
  const translate = (entry: Entry) => own.get(entry) ?? entry;
  return Object.fromEntries(
    Object.entries(content).map(([kind, value]) => [
      kind,
      Array.isArray(value) ? value.map(translate) : translate(value),
    ]),
  );
}
