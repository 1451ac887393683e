/**
 * Compares the pages of two generators by what a template computes from the content: the metadata, and the words of the
 * text. Their layouts may differ: ours changes too often to be repeated in the templates of other generators.
 */
import { type Element, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";

/** A page as far as it is compared. */
export interface PageContent {
  /** Titles, descriptions, addresses and structured data in the head, sorted. */
  metadata: string[];
  /** The different words in the main part. */
  words: Set<string>;
}

export function readPage(html: string): PageContent {
  const document = parseDocument(html);
  const [head] = DomUtils.getElementsByTagName("head", document);
  const [main] = DomUtils.getElementsByTagName("main", document);
  return {
    metadata: DomUtils.findAll(isMetadata, head?.children ?? [])
      .map(toLine)
      .sort(),
    // One by one: without spaces between blocks, their words would be one.
    words: new Set(
      DomUtils.filter(isText, main?.children ?? []).flatMap((text) => wordsOf(DomUtils.textContent(text))),
    ),
  };
}

/**
 * @param text the Markdown of the body; all its words must be on both pages
 * @returns what the first difference is; undefined if there is none
 */
export function findDifference(ours: PageContent, theirs: PageContent, text: string): string | undefined {
  const length = Math.max(ours.metadata.length, theirs.metadata.length);
  for (let index = 0; index < length; index++) {
    const [our, their] = [ours.metadata[index], theirs.metadata[index]];
    if (our !== their) return `ours: ${our ?? "(nothing more)"}\n  theirs: ${their ?? "(nothing more)"}`;
  }
  for (const word of wordsOf(text)) {
    if (!ours.words.has(word)) return `ours lacks the word "${word}"`;
    if (!theirs.words.has(word)) return `theirs lacks the word "${word}"`;
  }
  return undefined;
}

function isMetadata({ name, attribs }: Element): boolean {
  return (
    name === "title" ||
    attribs.rel === "canonical" ||
    attribs.type === "application/ld+json" ||
    /^(description|keywords|og:(title|description|url|image|image:alt))$/.test(
      attribs.name ?? attribs.property ?? "",
    )
  );
}

/** The same line for the same element, however its attributes, keys and spaces are written. */
function toLine(element: Element): string {
  const { name, attribs } = element;
  const text = DomUtils.textContent(element);
  if (name === "script") return `structured data ${JSON.stringify(sortKeys(JSON.parse(text)))}`;
  const value = attribs.content ?? attribs.href ?? text;
  return `${attribs.name ?? attribs.property ?? attribs.rel ?? name} ${value.replace(/,\s*/g, ", ").replace(/\s+/g, " ").trim()}`;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
