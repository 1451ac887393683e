/**
 * Splits the site's styles into rules, from which `render/page-styles.ts` selects those that a page needs: those whose
 * classes are all on the page.
 */
import type { Container } from "postcss";
import type { Node as SelectorNode } from "postcss-selector-parser";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, versionOf } from "../cache/hash.ts";
import type { StyleRule, StyleRules, UnicodeRange } from "../model/assets.ts";

/** Part of the cache key: raise it when the code below returns another result for the same input. */
const version = `9 ${versionOf("postcss")} ${versionOf("postcss-selector-parser")}`;

/**
 * The result is cached, because loading the parsers takes longer than rendering all pages.
 *
 * @param css minified
 * @param sprites drawings that pages color with custom properties
 */
export async function readStyleRules(css: string, sprites: string[], cache: DiskCache): Promise<StyleRules> {
  const rules = await cache.rememberData("styles", hash(css, version), async () => {
    const [{ parse }, { default: selectorParser }] = await Promise.all([
      import("postcss"),
      import("postcss-selector-parser"),
    ]);
    const classesOf = (selectors: string) => alternatives(selectorParser().astSync(selectors).nodes);
    return onlyNamedFonts(rulesOf(parse(css), [], classesOf));
  });
  return { rules, spriteProperties: [...new Set(sprites.flatMap(findProperties))] };
}

/** The names of the custom properties that a text uses, as values or in style queries. */
export function findProperties(text: string): string[] {
  return [...text.matchAll(/(?:var|style)\((--[\w-]+)/g)].map(([, name = ""]) => name);
}

function rulesOf(
  container: Container,
  within: string[],
  classesOf: (selectors: string) => string[][],
): StyleRule[] {
  return (container.nodes ?? []).flatMap((node): StyleRule[] => {
    if (node.type === "rule") return [ruleOf(node.toString(), within, classesOf(node.selector))];
    if (node.type !== "atrule") return [];
    const groups = ["layer", "media", "supports", "container"].includes(node.name) && node.nodes;
    if (groups) return rulesOf(node, [...within, `@${node.name} ${node.params}`], classesOf);
    const css = node.toString() + (node.nodes ? "" : ";");
    const rule = node.name === "font-face" ? ruleOfFont(css) : ruleOf(css, within);
    return [node.name === "keyframes" ? { ...rule, keyframes: node.params, animations: [] } : rule];
  });
}

function ruleOf(css: string, within: string[] = [], classes: string[][] = [[]]): StyleRule {
  const values = [...css.matchAll(/(?:animation(?:-name)?|--[\w-]+):([^;}]*)/g)];
  return {
    css,
    within,
    classes,
    animations: values.flatMap(([, value = ""]) => value.match(/[\w-]+/g) ?? []),
  };
}

/** A font is needed where its family is: on pages with a rule that names it. */
function onlyNamedFonts(rules: StyleRule[]): StyleRule[] {
  return rules.map((rule) => {
    const [, family] = /^@font-face\{.*?font-family:"?([^";}]+)/.exec(rule.css) ?? [];
    if (family === undefined) return rule;
    const naming = rules.filter(({ css }) => !css.startsWith("@font-face") && css.includes(family));
    const lists = naming.flatMap(({ classes }) => classes);
    const everywhere = lists.some((list) => list.length === 0);
    const classes = rule.classes.flatMap((own) =>
      everywhere ? [own] : lists.map((list) => [...own, ...list]),
    );
    return { ...rule, classes };
  });
}

/**
 * A font is needed on pages with one of its characters. A font with the English letters is needed on every page, and
 * then its range only makes the page heavier: fonts that are declared after it keep theirs.
 */
function ruleOfFont(css: string): StyleRule {
  const ranges = parseUnicodeRanges(css);
  const hasLetters = ranges.some(([first, last]) => first <= 0x41 && last >= 0x5a);
  if (hasLetters) return ruleOf(css.replace(/;?unicode-range:[^;}]*/i, ""));
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => [String.fromCodePoint(first + index)]),
  );
  return ruleOf(css, [], ranges.length === 0 ? [[]] : characters);
}

/**
 * The classes that selectors require, one list for each way to match: `.a :is(.b, .c)` and `.a:has(.b, .c)` give [a, b] and
 * [a, c].
 */
function alternatives(selectors: SelectorNode[]): string[][] {
  return selectors.flatMap((selector) => {
    let lists: string[][] = [[]];
    for (const node of "nodes" in selector ? selector.nodes : []) {
      const added =
        node.type === "class"
          ? [[node.value]]
          : node.type === "pseudo" && /^:(is|where|has)$/.test(node.value)
            ? alternatives(node.nodes)
            : [[]];
      lists = lists.flatMap((known) => added.map((more) => [...known, ...more]));
    }
    return lists;
  });
}

/**
 * The characters of the fonts of a style sheet, from its `unicode-range` descriptors:
 * <https://www.w3.org/TR/css-fonts-4/#unicode-range-desc>
 *
 * @example parseUnicodeRanges("@font-face{unicode-range:U+20-7E,U+4??}") // [[0x20, 0x7e], [0x400, 0x4ff]]
 */
export function parseUnicodeRanges(css: string): UnicodeRange[] {
  const descriptors = [...css.matchAll(/unicode-range:([^;}]*)/gi)].map(([, value = ""]) => value);
  return descriptors.flatMap((value) =>
    [...value.matchAll(/u\+([\da-f]*)(\?*)(?:-([\da-f]+))?/gi)].map(
      ([, first, any = "", last]): UnicodeRange => {
        const begin = Number.parseInt(`${first}${any.replaceAll("?", "0")}`, 16);
        return [begin, Number.parseInt(last ?? `${first}${any.replaceAll("?", "f")}`, 16)];
      },
    ),
  );
}
