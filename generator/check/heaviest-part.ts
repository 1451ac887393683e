/** Finds the heaviest part of a page that exceeds a budget. */
import type { Element } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import type { StyleRules } from "../model/assets.ts";
import type { NamedSize } from "../model/report.ts";
import { brotliSize, heaviestOf } from "./measure-page.ts";

/**
 * Finds the heaviest child of the head, of the body or of `main`. It compresses the page without each child in turn,
 * which is slow.
 *
 * @param html a whole document
 */
export async function findHeaviestPart(html: string): Promise<NamedSize> {
  const whole = await brotliSize(html);
  const measured = findParts(html).map(async ({ name, start, end }) => ({
    name,
    bytes: whole - (await brotliSize(html.slice(0, start) + html.slice(end))),
  }));
  return heaviestOf([{ name: "<html>", bytes: 0 }, ...(await Promise.all(measured))]);
}

function findParts(html: string): { name: string; start: number; end: number }[] {
  const elements = elementsOf(html);
  const parents = new Set<unknown>(elements.filter(({ name }) => /^(head|body|main)$/.test(name)));
  return elements
    .filter(({ name, parent }) => name !== "main" && parents.has(parent))
    .map((element) => {
      const { name, attribs } = element;
      const mark = ["class", "id", "type", "http-equiv", "name", "property"].find((key) => attribs[key]);
      const shown = mark ? ` ${mark}="${attribs[mark]?.split(" ")[0]}"` : "";
      return { name: `<${name}${shown}>`, ...rangeOf(element) };
    });
}

/**
 * Returns the HTML of a page without its content: without the text in `main`, and with only one of several adjacent
 * elements of the same kind.
 */
export function withoutContent(html: string): string {
  let rest = "";
  let from = 0;
  for (const element of elementsOf(html)) {
    const { start, end } = rangeOf(element);
    const previous = DomUtils.prevElementSibling(element);
    const isRepeated = previous && kindOf(previous) === kindOf(element);
    // Metadata is not content. Elements inside a removed one begin before its end.
    if (!isRepeated || element.name === "meta" || start < from) continue;
    rest += html.slice(from, start);
    from = end;
  }
  return (rest + html.slice(from)).replace(/<main\b.*<\/main>/s, (main) => main.replace(/>[^<]+</g, "><"));
}

/** All elements, in the order of their start tags. */
function elementsOf(html: string): Element[] {
  return DomUtils.getElementsByTagName(
    "*",
    parseDocument(html, { withStartIndices: true, withEndIndices: true }),
  );
}

function kindOf({ name, attribs }: Element): string {
  return `${name} ${attribs.class}`;
}

function rangeOf({ startIndex, endIndex }: Element): { start: number; end: number } {
  return { start: startIndex ?? 0, end: (endIndex ?? 0) + 1 };
}

/** The component with the most bytes in a style sheet: `.hero` includes `.hero__title` and `.hero--dark`. */
export function findHeaviestRules(sheet: string, { rules }: StyleRules): NamedSize {
  const sums = new Map<string, number>();
  for (const { css, classes } of rules) {
    if (!sheet.includes(css)) continue;
    const [component] = classes.flat()[0]?.split(/__|--/) ?? [];
    const name = component ? `.${component}` : "elements";
    sums.set(name, (sums.get(name) ?? 0) + css.length);
  }
  return heaviestOf([...sums].map(([name, bytes]) => ({ name, bytes })));
}
