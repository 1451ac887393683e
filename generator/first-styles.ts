/**
 * What a page's own `<style>` holds: all rules that it ever needs but those for print, or, of a page that says where its
 * first screens end, the rules for whatever is painted first. It arrives with the page, so that the first paint waits
 * for nothing else. Where the first screens end, the whole sheet is linked, with these rules in it once more and in
 * their order, and decides from then on.
 *
 * Rules are chosen by blocks: `header` is the block of `.header`, `.header__end` and `.header--small`. Pages of one
 * kind have the same blocks even where their texts and pictures differ, so that there are few different styles:
 * each is made once, and the policy that lists them stays short.
 */
import type { Container } from "postcss";
import type { Node as SelectorNode } from "postcss-selector-parser";
import type { Cache } from "./cache.ts";
import { hash } from "./cache.ts";
import { integrityOf } from "./content-policy.ts";

/** The sheet of the rules for print, which a page links that has all others in its head. */
export const printSheet = "print.css";

/** A rule or statement of the sheet. */
export interface StylePart {
  css: string;
  /** At-rules around it, outermost first: `@layer base`, `@media (width>=40rem)`. */
  within: string[];
  /** It is needed where all blocks of one of these lists are. */
  blocks: string[][];
}

/** A sheet in pieces. */
export interface StyleParts {
  parts: StylePart[];
  /** The rules for print, which the parts do not have. */
  print: string;
  /** Variables that drawings and the rules for print use: they are needed everywhere. */
  outside: string[];
}

/** A style for some pages, and its integrity metadata: `sha256-…`. */
export interface FirstStyle {
  css: string;
  /** `<style>…</style>` */
  element: string;
  hash: string;
}

/**
 * Takes a sheet to pieces. The result is plain data, and is kept in the cache: the parsers take longer to load than
 * all pages to render.
 *
 * @param css minified
 * @param drawings the sprites, which pages colour by variables
 */
export async function readStyleParts(css: string, drawings: string[], cache: Cache): Promise<StyleParts> {
  // The number goes up when the code below changes what it returns.
  const kept = await cache.remember(`style-parts/${hash(css, "2")}.json`, async () => {
    const [{ parse }, { default: selectorParser }] = await Promise.all([
      import("postcss"),
      import("postcss-selector-parser"),
    ]);
    const blocksOfSelectors = (selectors: string) => alternatives(selectorParser().astSync(selectors).nodes);
    const parts = partsOf(parse(css), [], blocksOfSelectors);
    const isForPrint = ({ within }: StylePart) => within.includes("@media print");
    return JSON.stringify({
      parts: parts.filter((part) => !isForPrint(part)),
      print: join(parts.filter(isForPrint)),
    });
  });
  const { parts, print } = JSON.parse(kept.toString("utf8"));
  return { parts, print, outside: [...new Set([...drawings, print].flatMap(findVariables))] };
}

/** Names of the variables that a text uses. */
function findVariables(text: string): string[] {
  // Looking behind each "--" for its "var(" takes several times as long.
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
}

function partsOf(
  container: Container,
  within: string[],
  blocksOfSelectors: (selectors: string) => string[][],
): StylePart[] {
  return (container.nodes ?? []).flatMap((node): StylePart[] => {
    if (node.type === "rule")
      return [{ css: node.toString(), within, blocks: blocksOfSelectors(node.selector) }];
    if (node.type !== "atrule") return [];
    const groups = ["layer", "media", "supports", "container"].includes(node.name) && node.nodes;
    if (groups) return partsOf(node, [...within, `@${node.name} ${node.params}`], blocksOfSelectors);
    return [{ css: node.toString() + (node.nodes ? "" : ";"), within, blocks: [[]] }];
  });
}

/** The blocks that selectors ask for, one list for each way to match: those of `.a :is(.b, .c)` are a, b and a, c. */
function alternatives(selectors: SelectorNode[]): string[][] {
  return selectors.flatMap((selector) => {
    let lists: string[][] = [[]];
    for (const node of "nodes" in selector ? selector.nodes : []) {
      const added =
        node.type === "class"
          ? [[blockOf(node.value)]]
          : node.type === "pseudo" && /^:(is|where)$/.test(node.value)
            ? alternatives(node.nodes)
            : [[]];
      lists = lists.flatMap((list) => added.map((more) => [...list, ...more]));
    }
    return lists;
  });
}

/** `header` of `header__end`; variants that are only numbered are one block: `k` of `k1`. */
function blockOf(className: string): string {
  return className.replace(/(__|--).*/, "").replace(/\d+$/, "");
}

/** What some HTML needs of the styles: blocks, and variables that its drawings use. */
export function findNeeds(html: string): Set<string> {
  const values = new Set<string>();
  for (const [, value = ""] of html.matchAll(/ class="([^"]*)"/g)) values.add(value);
  return new Set([...[...values].flatMap((value) => value.split(" ").map(blockOf)), ...findVariables(html)]);
}

/** Without what nobody sees before it is opened: dialogs, and closed details but for their summaries. */
export function withoutUnseen(html: string): string {
  return html
    .replace(/<dialog\b.*?<\/dialog>/gs, "")
    .replace(/(<details\b(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?<\/details>/gs, "$1");
}

/** @returns the style for a page by its needs: made once for the same ones */
export function openFirstStyles(sheet: StyleParts): (needs: Set<string>) => FirstStyle {
  const known = new Set(sheet.parts.flatMap(({ blocks }) => blocks.flat()));
  const styles = new Map<string, FirstStyle>();
  return (needs) => {
    const own = [...needs].filter((need) => need.startsWith("--") || known.has(need)).sort();
    const key = own.join(" ");
    const made = styles.get(key) ?? makeStyle(sheet, new Set(own));
    styles.set(key, made);
    return made;
  };
}

function makeStyle({ parts, outside }: StyleParts, needs: Set<string>): FirstStyle {
  const needed = parts.filter(({ blocks }) => blocks.some((list) => list.every((block) => needs.has(block))));
  // The first mention of a layer decides on its rank.
  const layers = new Set(
    parts.flatMap(({ within: [outermost = ""] }) => /^@layer (.+)/.exec(outermost)?.[1] ?? []),
  );
  const order = layers.size > 0 ? `@layer ${[...layers].join()};` : "";
  const css = order + withoutUnusedVariables(join(needed), [...needs, ...outside]);
  return { css, element: `<style>${css}</style>`, hash: integrityOf(css) };
}

/** The parts one after the other, each within its at-rules; those that follow one another share them. */
function join(parts: StylePart[]): string {
  let css = "";
  let open: string[] = [];
  for (const part of [...parts, { css: "", within: [] }]) {
    const common = open.findIndex((name, level) => name !== part.within[level]);
    const kept = common === -1 ? open.length : common;
    css += "}".repeat(open.length - kept);
    css += part.within
      .slice(kept)
      .map((name) => `${name}{`)
      .join("");
    css += part.css;
    open = part.within;
  }
  return css;
}

/** Without the declarations of variables that nothing uses, neither here nor outside. */
function withoutUnusedVariables(css: string, outside: string[]): string {
  const used = new Set([...findVariables(css), ...outside]);
  const shorter = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name) =>
    used.has(name) ? whole : "",
  );
  return shorter === css ? css : withoutUnusedVariables(shorter, outside);
}
