/** Finds the heaviest part of a page that exceeds a budget. */
import { Parser } from "htmlparser2";
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
  const parts: { name: string; start: number; end: number }[] = [];
  const open: { tag: string; name: string; start: number }[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const mark = ["class", "id", "type", "http-equiv", "name", "property"].find((name) => attributes[name]);
      const shown = mark ? ` ${mark}="${attributes[mark]?.split(" ")[0]}"` : "";
      open.push({ tag, name: `<${tag}${shown}>`, start: parser.startIndex });
    },
    onclosetag() {
      const element = open.pop();
      const parent = open.at(-1)?.tag ?? "";
      if (element && element.tag !== "main" && ["head", "body", "main"].includes(parent))
        parts.push({ name: element.name, start: element.start, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return parts;
}

/**
 * Returns the HTML of a page without its content: without the text in `main`, and with only one of several adjacent
 * elements of the same kind.
 */
export function withoutContent(html: string): string {
  let rest = "";
  let from = 0;
  /** The last child of each open element. Elements inside a removed one are ignored. */
  const open: { last?: string }[] = [{}];
  let leftOut = Number.POSITIVE_INFINITY;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const parent = open.at(-1);
      const kind = `${tag} ${attributes.class}`;
      if (open.length <= leftOut && parent?.last === kind) {
        rest += html.slice(from, parser.startIndex);
        leftOut = open.length;
      }
      if (parent) parent.last = kind;
      open.push({});
    },
    onclosetag(_tag, isImplied) {
      open.pop();
      if (open.length !== leftOut) return;
      from = isImplied ? parser.startIndex : parser.endIndex + 1;
      leftOut = Number.POSITIVE_INFINITY;
    },
  });
  parser.end(html);
  return (rest + html.slice(from)).replace(/<main\b.*<\/main>/s, (main) => main.replace(/>[^<]+</g, "><"));
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
