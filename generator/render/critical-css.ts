/**
 * Critical CSS: the rules for what a page shows above the fold, in a `<style>` in its head, so that its first paint waits
 * for no other file. At the fold the style sheet of the site is linked, which has these rules once more and in their
 * order. A page without a fold has all rules that it ever shows something with in its head.
 */
import { blockOf, findProperties } from "../assets/read-style-rules.ts";
import { integrityOf } from "../cache/hash.ts";
import type { StyleRules } from "../model/assets.ts";

export interface CriticalCss {
  css: string;
  /** Integrity metadata: `sha256-…`. */
  integrity: string;
}

/** What some HTML needs of the style sheet: blocks, characters beyond ASCII, and custom properties of its drawings. */
export type StyleNeeds = Set<string>;

export function findNeeds(html: string): StyleNeeds {
  const values = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, value = ""]) => value));
  const blocks = [...values].flatMap((value) => value.split(" ").map(blockOf));
  return new Set([...blocks, ...(html.match(/[^\0-~]/gu) ?? []), ...findProperties(html)]);
}

/** HTML without what nobody sees before it is opened: dialogs, and closed details but for their summaries. */
export function withoutClosed(html: string): string {
  return html
    .replace(/<dialog\b.*?<\/dialog>/gs, "")
    .replace(/(<details\b(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?<\/details>/gs, "$1");
}

/** @returns the style for a page by its needs; pages with the same needs get the same one */
export function createCriticalCss(sheet: StyleRules): (needs: StyleNeeds) => CriticalCss {
  const known = new Set(sheet.rules.flatMap(({ blocks }) => blocks.flat()));
  const styles = new Map<string, CriticalCss>();
  return (needs) => {
    const own = [...needs].filter((need) => need.startsWith("--") || known.has(need)).sort();
    const key = own.join(" ");
    const style = styles.get(key) ?? chooseRules(sheet, new Set(own));
    styles.set(key, style);
    return style;
  };
}

function chooseRules({ rules, spriteProperties }: StyleRules, needs: StyleNeeds): CriticalCss {
  const needed = withoutUnusedKeyframes(
    rules.filter(({ blocks }) => blocks.some((list) => list.every((block) => needs.has(block)))),
  );
  const css = layerOrder(rules) + withoutUnusedProperties(join(needed), [...needs, ...spriteProperties]);
  return { css, integrity: integrityOf(css) };
}

/** Without the keyframes of animations that no other rule names. */
function withoutUnusedKeyframes(rules: StyleRules["rules"]): StyleRules["rules"] {
  const nameOf = (css: string) => /^@keyframes ([\w-]+)/.exec(css)?.[1];
  const others = rules.map(({ css }) => (nameOf(css) ? "" : css)).join("\n");
  return rules.filter(({ css }) => {
    const name = nameOf(css);
    return name === undefined || new RegExp(`\\b${name}\\b`).test(others);
  });
}

/** The first mention of a layer decides on its rank. */
function layerOrder(rules: StyleRules["rules"]): string {
  const names = rules.flatMap(({ within: [outermost = ""] }) => /^@layer (.+)/.exec(outermost)?.[1] ?? []);
  return names.length > 0 ? `@layer ${[...new Set(names)].join()};` : "";
}

/** Rules one after the other, each within its at-rules; neighbors share them. */
function join(rules: StyleRules["rules"]): string {
  let css = "";
  let open: string[] = [];
  for (const rule of [...rules, { css: "", within: [] }]) {
    const common = open.findIndex((name, level) => name !== rule.within[level]);
    const kept = common === -1 ? open.length : common;
    css += "}".repeat(open.length - kept);
    css += rule.within
      .slice(kept)
      .map((name) => `${name}{`)
      .join("");
    css += rule.css;
    open = rule.within;
  }
  return css;
}

/** Without the declarations of custom properties that nothing uses. */
function withoutUnusedProperties(css: string, usedElsewhere: string[]): string {
  const used = new Set([...findProperties(css), ...usedElsewhere]);
  const shorter = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name) =>
    used.has(name) ? whole : "",
  );
  return shorter === css ? css : withoutUnusedProperties(shorter, usedElsewhere);
}
