/**
 * Critical CSS: the rules for everything above the fold, in a `<style>` in the head, so that the first paint waits for no
 * other file. The style sheet of the site is linked at the fold and repeats these rules in cascade order. A page without
 * a fold has all its rules in the head.
 */
import { blockOf, findProperties } from "../assets/read-style-rules.ts";
import { integrityOf } from "../cache/hash.ts";
import type { StyleRules } from "../model/assets.ts";

export interface CriticalCss {
  css: string;
  /** Integrity metadata: `sha256-…`. */
  integrity: string;
}

/** What HTML needs from the style sheet: blocks, non-ASCII characters for fonts, and custom properties of drawings. */
export type StyleNeeds = Set<string>;

export function findNeeds(html: string): StyleNeeds {
  const values = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, value = ""]) => value));
  const blocks = [...values].flatMap((value) => value.split(" ").map(blockOf));
  return new Set([...blocks, ...(html.match(/[^\0-~]/gu) ?? []), ...findProperties(html)]);
}

/** Removes what is hidden until it is opened: dialogs, and closed details except their summaries. */
export function withoutClosed(html: string): string {
  return html
    .replace(/<dialog\b.*?<\/dialog>/gs, "")
    .replace(/(<details\b(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?<\/details>/gs, "$1");
}

/** @returns a function that selects the rules for a page; pages with the same needs share one style */
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

/** Removes keyframes that no other rule names. */
function withoutUnusedKeyframes(rules: StyleRules["rules"]): StyleRules["rules"] {
  const nameOf = (css: string) => /^@keyframes ([\w-]+)/.exec(css)?.[1];
  const others = rules.map(({ css }) => (nameOf(css) ? "" : css)).join("\n");
  return rules.filter(({ css }) => {
    const name = nameOf(css);
    return name === undefined || new RegExp(`\\b${name}\\b`).test(others);
  });
}

/** The first mention of a layer determines its precedence. */
function layerOrder(rules: StyleRules["rules"]): string {
  const names = rules.flatMap(({ within: [outermost = ""] }) => /^@layer (.+)/.exec(outermost)?.[1] ?? []);
  return names.length > 0 ? `@layer ${[...new Set(names)].join()};` : "";
}

/** Concatenates rules within their at-rules. Adjacent rules share them. */
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

/** Removes the declarations of unused custom properties. */
function withoutUnusedProperties(css: string, usedElsewhere: string[]): string {
  const used = new Set([...findProperties(css), ...usedElsewhere]);
  const shorter = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name) =>
    used.has(name) ? whole : "",
  );
  return shorter === css ? css : withoutUnusedProperties(shorter, usedElsewhere);
}
