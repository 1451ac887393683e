/** What a page costs those who open it, in bytes as servers send them, and in requests. */
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { Parser } from "htmlparser2";
import { printSheet } from "./first-styles.ts";
import { openNumbers } from "./numbers.ts";

/** Bytes of a page, as it is and as hosts send it, and of what it loads. */
export interface RouteSize {
  path: string;
  /** Of the HTML, with the styles and scripts in it. */
  bytes: number;
  brotli: number;
  /** Compressed with haste, as the pages of large sites are: some tenths more than servers send. */
  isHasty?: true;
  /** Compressed: the sheet, and the rules in the page if they are not a copy of some of it. */
  styles: number;
  /** Compressed, whether they are linked or part of the page. */
  scripts: number;
  /** How many requests the HTML leads to at once, itself included; what loads lazily is not among them. */
  requests: number;
}

/** Something that a page consists of, or loads. */
export interface Part {
  /** As a person finds it: `scripts/main.ts`, `<section class="hero">`. */
  name: string;
  /** Compressed. */
  bytes: number;
}

/** A page on the scales: its size, and the parts of which that is the sum. */
export interface WeighedPage {
  size: RouteSize;
  styles: Part[];
  scripts: Part[];
}

/** What is known of a page: its bytes as it is, the addresses that it loads, and the code in it. */
export interface PageToWeigh {
  path: string;
  bytes: number;
  loads: string[];
  inline: { styles: string[]; scripts: string[] };
}

const compress = promisify(brotliCompress);

/** Bytes at level 5, which servers use for what they compress on the fly. Level 11 would take thirty times as long. */
export async function brotliSize(contents: Uint8Array | string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (await compress(contents, { params })).length;
}

/** Bytes at level 1, in a quarter of the time and at most some percent less than at level 5; mostly a fifth more. */
function hastyBrotliSize(contents: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 };
  return brotliCompressSync(contents, { params }).length;
}

/** Weighs pages that share styles and scripts: each of those is compressed once. */
export interface Scales {
  /** The contents of a file by its address; undefined for what is not of this site. */
  read(url: string): Uint8Array | string | undefined;
  /** Compresses in the background, while the next page is rendered. */
  weigh(page: PageToWeigh, html: string): Promise<WeighedPage>;
  /**
   * As `weigh`, but what many pages have in common is compressed once.
   *
   * @param own bytes of the pieces that are the page's own: looked at before it returns
   * @param pieces of the HTML: its own, what it shares, and so on, by turns
   * @param enough a page of which haste finds no more bytes is not weighed exactly
   */
  weighHastily(page: PageToWeigh, own: Uint8Array, pieces: string[], enough: number): Promise<WeighedPage>;
}

/**
 * @param read the contents of a file by its address; undefined for what is not of this site
 * @param nameOf what people call the source of an address, or of a script inside of pages
 */
export function openScales(
  read: (url: string) => Uint8Array | string | undefined,
  nameOf: (urlOrText: string) => string | undefined = () => undefined,
): Scales {
  const known = new Map<string, Promise<Part>>();
  const once = (key: string, name: string, contents: Uint8Array | string): Promise<Part> => {
    const part = known.get(key) ?? brotliSize(contents).then((bytes) => ({ name, bytes }));
    known.set(key, part);
    return part;
  };
  const linked = (ending: string, urls: string[]) =>
    urls
      .filter((url) => url.endsWith(ending))
      .map((url) => once(url, nameOf(url) ?? withoutHash(url), read(url) ?? ""));
  const inside = (name: string, texts: string[]) =>
    texts.map((text) => once(text, nameOf(text) ?? `the <${name}> in the page`, text));

  const weighWhole = async (page: PageToWeigh, html: Promise<number> | number): Promise<WeighedPage> => {
    const urls = [...new Set(page.loads.map((url) => url.split("#")[0] ?? ""))];
    const copied = isCopied(urls);
    const [brotli, styles, scripts] = await Promise.all([
      html,
      Promise.all([...linked(".css", urls), ...(copied ? [] : inside("style", page.inline.styles))]),
      Promise.all([...linked(".js", urls), ...inside("script", page.inline.scripts)]),
    ]);
    const size = {
      path: page.path,
      bytes: page.bytes,
      brotli,
      styles: total(styles),
      scripts: total(scripts),
      requests: urls.length + 1,
    };
    return { size, styles, scripts };
  };
  const numbers = openNumbers<string>();
  const weights = new Map<string, number>();

  return {
    read,
    weigh: (page, html) => weighWhole(page, brotliSize(html)),
    async weighHastily(page, own, pieces, enough) {
      const ownWeight = hastyBrotliSize(own);
      const common = pieces.filter((_, index) => index % 2 === 1);
      const key = common.map(numbers.of).join();
      const weight = weights.get(key) ?? (await brotliSize(common.join("")));
      weights.set(key, weight);
      const bytes = weight + ownWeight;
      if (bytes > enough) return weighWhole(page, brotliSize(pieces.join("")));
      const weighed = await weighWhole(page, bytes);
      return { ...weighed, size: { ...weighed.size, isHasty: true } };
    },
  };
}

/** Whether the rules in a page are a copy of some in a sheet that it links: the one for print has none of them. */
export function isCopied(urls: string[]): boolean {
  return urls.some((url) => url.endsWith(".css") && withoutHash(url) !== printSheet);
}

function total(parts: Part[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * The code in a page. A script with attributes is linked or data: structured data, speculation rules.
 *
 * @param html a whole document
 */
export function findInline(html: string): PageToWeigh["inline"] {
  return { styles: textsOf(html, "style"), scripts: textsOf(html, "script") };
}

function textsOf(html: string, name: "style" | "script"): string[] {
  const texts: string[] = [];
  const opening = `<${name}>`;
  for (let start = html.indexOf(opening); start !== -1; start = html.indexOf(opening, start + 1)) {
    texts.push(html.slice(start + opening.length, html.indexOf(`</${name}>`, start)));
  }
  return texts;
}

/** `/assets/ui.0123456789.svg` as people know it: `ui.svg`. */
export function withoutHash(url: string): string {
  return (url.split("/").at(-1) ?? url).replace(/\.[0-9a-f]{10}(?=\.\w+$)/, "");
}

/**
 * The part of a page that costs most: an element of the head, of the body or of `main`. Each is left out in turn and the
 * rest compressed, which takes a while: only for a page that is too heavy.
 *
 * @param html a whole document
 */
export async function findHeaviestPart(html: string): Promise<Part> {
  const whole = await brotliSize(html);
  const weighed = await Promise.all(
    findParts(html).map(async ({ name, start, end }) => ({
      name,
      bytes: whole - (await brotliSize(html.slice(0, start) + html.slice(end))),
    })),
  );
  return weighed.reduce((heaviest, part) => (part.bytes > heaviest.bytes ? part : heaviest), {
    name: "<html>",
    bytes: 0,
  });
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
 * The component whose rules take most of a style sheet: `.hero` stands for `.hero__title` and `.hero--dark` too.
 *
 * @param css minified
 * @returns bytes before compression
 */
export function findHeaviestRules(css: string): Part {
  const sums = new Map<string, number>();
  for (const [rule, selector = ""] of css.matchAll(/([^{};]+)\{[^{}]*\}/g)) {
    const [block = "elements"] = /\.[a-z][a-z\d]*(-[a-z\d]+)*/.exec(selector) ?? [];
    sums.set(block, (sums.get(block) ?? 0) + rule.length);
  }
  return [...sums].reduce(
    (heaviest, [name, bytes]) => (bytes > heaviest.bytes ? { name, bytes } : heaviest),
    {
      name: "elements",
      bytes: 0,
    },
  );
}
