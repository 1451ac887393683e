/** Classes on a page whose rules are only in the sheets of other pages: their elements would have no style. */
import { detached } from "./detached.ts";
import type { HtmlFacts } from "./finish-html.ts";

const attribute = ' class="';

/**
 * @param pageClasses classes of blocks that have rules in the sheets of some pages only, by the name of their kind
 * @returns what finds the classes in HTML that have rules only for pages of other kinds than its own
 */
export function openUnstyled(pageClasses: Map<string, string[]>) {
  const finders = new Map<string | undefined, (html: string) => HtmlFacts["unstyled"]>();
  const open = (kind: string | undefined) => {
    const own = new Set(pageClasses.get(kind ?? ""));
    const foreign = new Map(
      [...pageClasses].flatMap(([kind, names]) =>
        names.filter((name) => !own.has(name)).map((name) => [name, kind] as const),
      ),
    );
    if (foreign.size === 0) return () => [];
    const right = new Set<string>();
    return (html: string) => {
      const found = new Map<string, string>();
      for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + 1)) {
        const start = at + attribute.length;
        const value = html.slice(start, html.indexOf('"', start));
        if (right.has(value)) continue;
        const wrong = value.split(" ").filter((name) => foreign.has(name));
        for (const name of wrong) found.set(name, foreign.get(name) ?? "");
        if (wrong.length === 0) right.add(detached(value));
      }
      return [...found].map(([name, kind]) => ({ name, kind }));
    };
  };
  return (html: string, kind: string | undefined) => {
    const find = finders.get(kind) ?? open(kind);
    finders.set(kind, find);
    return find(html);
  };
}
