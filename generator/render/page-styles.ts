/**
 * The styles of a page. Critical CSS is the rules for everything above the fold, in a `<style>` in the head, so that the
 * first paint waits for no other file. The page's style sheet, linked at the fold, has the rules for all components of the
 * page; it repeats the critical ones of components to keep the cascade order. A page without a fold has all its rules in
 * the head. The rules for print are in a sheet of their own, which all pages link.
 */
import { findProperties } from "../assets/read-style-rules.ts";
import { hashedFile, integrityOf } from "../cache/hash.ts";
import { memo } from "../cache/memo.ts";
import type { StyleRule, StyleRules } from "../model/assets.ts";
import { markers } from "../model/markers.ts";
import type { WrittenFile } from "../model/output-file.ts";

export interface PageStyles {
  /** The critical CSS, and its integrity metadata: `sha256-…`. */
  css: string;
  integrity: string;
  /** The style sheet of a page with a fold. Pages with the same classes share it. */
  sheet: WrittenFile | undefined;
  /** The style sheet for print of all pages, if the site has such rules. */
  print: WrittenFile | undefined;
}

/** What HTML needs of the styles: in total, and while all its dialogs and details are closed. */
export interface StyleNeeds {
  all: Set<string>;
  critical: Set<string>;
}

export function styleNeedsOf(html: string): StyleNeeds {
  return { all: findNeeds(html), critical: findNeeds(withoutClosed(html)) };
}

/** Classes, non-ASCII characters for fonts, and custom properties of drawings. */
function findNeeds(html: string): Set<string> {
  const values = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, value = ""]) => value));
  const classes = [...values].flatMap((value) => value.split(" "));
  // Runs of characters: matching each by itself takes ten times as long.
  const characters = (html.match(/[^\0-~]+/g) ?? []).join("");
  return new Set([...classes, ...characters, ...findProperties(html)]);
}

/** Removes what is hidden until it is opened: dialogs, and closed details except their summaries. */
function withoutClosed(html: string): string {
  return html
    .replace(/<dialog\b.*?<\/dialog>/gs, "")
    .replace(/(<details\b(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?<\/details>/gs, "$1");
}

/**
 * @param partsIn returns the shared parts whose markers are in HTML
 * @returns a function that selects the rules for the HTML of a page, with its markers
 */
export function createPageStyles(
  { rules, spriteProperties }: StyleRules,
  partsIn: (html: string) => Promise<{ needs: StyleNeeds }[]>,
) {
  const fonts = rules.filter(isFont);
  const fontNeeds = new Set(fonts.flatMap(({ classes }) => classes.flat()));
  const onScreens = rules.filter((rule) => !isFont(rule) && !isForPrint(rule));
  const print = fileOf("print", join(rules.filter(isForPrint)));
  // The rules before the first one of a component are in the head of every page: custom properties, and rules for
  // elements. A sheet does not repeat them.
  const begin = onScreens.findIndex(({ classes }) => classes.every((list) => list.length > 0));
  const common = begin === -1 ? onScreens : onScreens.slice(0, begin);
  const chooseForHead = createChooser({ rules: [...fonts, ...onScreens], spriteProperties });
  const chooseForSheet = createChooser({
    rules: onScreens.slice(common.length),
    spriteProperties: [...spriteProperties, ...findProperties(join(common))],
  });
  const propertiesOf = memo(findProperties);
  const needsOf = async (html: string, which: keyof StyleNeeds): Promise<string[]> => {
    const ofParts = (await partsIn(html)).map(({ needs }) => needs[which]);
    return [findNeeds(html), ...ofParts].flatMap((needs) => [...needs]);
  };
  return async (html: string): Promise<PageStyles> => {
    const all = await needsOf(html, "all");
    const fold = html.indexOf(markers.styleSheet);
    // Not in the head of a page with a fold: each color is seen for a moment, and the head would be long.
    const placeholders = placeholderRules(all);
    if (fold === -1) return { ...inHead(chooseForHead(all) + placeholders), sheet: undefined, print };
    const css = chooseForSheet(all);
    const sheet = fileOf("page", css + placeholders);
    const critical = await needsOf(withoutClosed(html.slice(0, fold)), "critical");
    const ofFonts = all.filter((need) => fontNeeds.has(need));
    return { ...inHead(chooseForHead([...critical, ...propertiesOf(css), ...ofFonts])), sheet, print };
  };
}

function inHead(css: string): Pick<PageStyles, "css" | "integrity"> {
  return { css, integrity: integrityOf(css) };
}

function fileOf(name: string, css: string): WrittenFile | undefined {
  return css ? hashedFile(name, "css", css) : undefined;
}

/** Fonts are declared only in the head: browsers load a font again for a second declaration. */
function isFont({ css }: StyleRule): boolean {
  return css.startsWith("@font-face");
}

function isForPrint({ within }: StyleRule): boolean {
  return within.includes("@media print");
}

/**
 * The backgrounds of pictures until they are loaded. Classes name their colors, because the policy of the pages forbids
 * style attributes. They follow all other rules, so that pages of one kind share the choice of those.
 */
function placeholderRules(needs: string[]): string {
  const colors = needs.flatMap((need) => /^placeholder-(.+)/.exec(need)?.[1] ?? []);
  return [...new Set(colors)]
    .sort()
    .map((color) => `.placeholder-${color}{background:#${color}}`)
    .join("");
}

/** @returns a function that selects rules, once for the same needs */
function createChooser(sheet: StyleRules): (needs: string[]) => string {
  const known = new Set(sheet.rules.flatMap(({ classes }) => classes.flat()));
  const layers = layerOrder(sheet.rules);
  // Memoized by the sorted needs, separated by spaces.
  const choose = memo((names: string) => layers + chooseRules(sheet, new Set(names.split(" "))));
  return (needs) => {
    const own = new Set(needs.filter((need) => need.startsWith("--") || known.has(need)));
    return choose([...own].sort().join(" "));
  };
}

function chooseRules({ rules, spriteProperties }: StyleRules, needs: Set<string>): string {
  const needed = withoutUnusedKeyframes(
    rules.filter(({ classes }) => classes.some((list) => list.every((name) => needs.has(name)))),
  );
  return withoutUnusedProperties(join(needed), [...needs, ...spriteProperties]);
}

/** Removes keyframes that no other rule names. */
function withoutUnusedKeyframes(rules: StyleRule[]): StyleRule[] {
  const named = new Set(rules.flatMap(({ animations }) => animations));
  return rules.filter(({ keyframes }) => keyframes === undefined || named.has(keyframes));
}

/** The first mention of a layer determines its precedence. */
function layerOrder(rules: StyleRule[]): string {
  const names = rules.flatMap(({ within: [outermost = ""] }) => /^@layer (.+)/.exec(outermost)?.[1] ?? []);
  return names.length > 0 ? `@layer ${[...new Set(names)].join()};` : "";
}

/** Concatenates rules within their at-rules. Adjacent rules share them. */
function join(rules: StyleRule[]): string {
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
