/**
 * A style sheet in pieces, from which `render/critical-css.ts` chooses what a page needs. Rules are known by blocks:
 * `header` is the block of `.header`, `.header__end` and `.header--small`, so that pages of one kind have the same style
 * even where their texts and pictures differ, and the policy that lists these styles stays short.
 */
import type { Container } from "postcss";
import type { Node as SelectorNode } from "postcss-selector-parser";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, versionOf } from "../cache/hash.ts";
import type { StyleRule, StyleRules } from "../model/assets.ts";
import { parseUnicodeRanges } from "./unicode-ranges.ts";

/** Part of the cache key: to be raised when the code below returns something else. */
const version = `3 ${versionOf("postcss")} ${versionOf("postcss-selector-parser")}`;

/**
 * The result is kept in the cache: the parsers take longer to load than all pages to render.
 *
 * @param css minified
 * @param sprites drawings that pages color by custom properties
 */
export async function readStyleRules(css: string, sprites: string[], cache: DiskCache): Promise<StyleRules> {
  const rules = await cache.rememberData("styles", hash(css, version), async () => {
    const [{ parse }, { default: selectorParser }] = await Promise.all([
      import("postcss"),
      import("postcss-selector-parser"),
    ]);
    const blocksOf = (selectors: string) => alternatives(selectorParser().astSync(selectors).nodes);
    return rulesOf(parse(css), [], blocksOf);
  });
  return { rules, spriteProperties: [...new Set(sprites.flatMap(findProperties))] };
}

/** Names of the custom properties that a text uses. */
export function findProperties(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
}

/** `header` of `header__end`; variants that are only numbered are one block: `k` of `k1`. */
export function blockOf(className: string): string {
  return className.replace(/(__|--).*/, "").replace(/\d+$/, "");
}

function rulesOf(
  container: Container,
  within: string[],
  blocksOf: (selectors: string) => string[][],
): StyleRule[] {
  return (container.nodes ?? []).flatMap((node): StyleRule[] => {
    if (node.type === "rule") return [{ css: node.toString(), within, blocks: blocksOf(node.selector) }];
    // Rules for print come with the style sheet, which every page links.
    if (node.type !== "atrule" || (node.name === "media" && node.params === "print")) return [];
    const groups = ["layer", "media", "supports", "container"].includes(node.name) && node.nodes;
    if (groups) return rulesOf(node, [...within, `@${node.name} ${node.params}`], blocksOf);
    const css = node.toString() + (node.nodes ? "" : ";");
    return [{ css, within, blocks: node.name === "font-face" ? blocksOfFont(css) : [[]] }];
  });
}

/** A font is needed where one of its characters is; one that has the letters of English, everywhere. */
function blocksOfFont(css: string): string[][] {
  const ranges = parseUnicodeRanges(css);
  const hasLetters = ranges.some(([first, last]) => first <= 0x41 && last >= 0x5a);
  if (ranges.length === 0 || hasLetters) return [[]];
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => [String.fromCodePoint(first + index)]),
  );
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
      lists = lists.flatMap((known) => added.map((more) => [...known, ...more]));
    }
    return lists;
  });
}
