/** Parsed pages of a built site. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { selectAll } from "css-select";
import type { AnyNode, Element } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { outputFileOf } from "../generator/model/route.ts";

/** A page in the output folder. */
export interface BuiltPage {
  /** Its address: `/about`. */
  path: string;
  /** All matching elements, in document order; only those inside `within`, if it is given. */
  all(selector: string, within?: Element): Element[];
  /** The only matching element. @throws Error if there is none, or more than one */
  one(selector: string, within?: Element): Element;
  /** The texts of all matching elements. */
  texts(selector: string, within?: Element): string[];
  /** The texts of matching links, with their addresses. */
  links(selector: string, within?: Element): [text: string, address: string][];
}

/** Reads a page. @param folder absolute path of the output folder */
export function readPage(folder: string, routePath: string): BuiltPage {
  const document = parseDocument(readFileSync(path.join(folder, outputFileOf(routePath)), "utf8"));
  const all: BuiltPage["all"] = (selector, within) =>
    selectAll<AnyNode, Element>(selector, within ?? document);
  return {
    path: routePath,
    all,
    one(selector, within) {
      const [element, another] = all(selector, within);
      if (!element || another) throw new Error(`${routePath} has ${another ? "several" : "no"} ${selector}`);
      return element;
    },
    texts: (selector, within) => all(selector, within).map(text),
    links: (selector, within) => all(selector, within).map((link) => [text(link), link.attribs.href ?? ""]),
  };
}

/** The text of an element, with white space collapsed, and without word joiners, which are invisible. */
export function text(element: Element): string {
  return textContent(element).replace(/\s+/g, " ").replaceAll("\u2060", "").trim();
}

/** The names and values of all description lists inside an element: `{ Client: "HMW" }`. */
export function descriptions(page: BuiltPage, within: Element): Record<string, string> {
  const names = page.texts("dt", within);
  return Object.fromEntries(page.texts("dd", within).map((value, index) => [names[index] ?? "", value]));
}
