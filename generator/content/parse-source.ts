/** Parses a content file: front matter or YAML, with the position of every value, and Markdown. */
import matter from "gray-matter";
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import type { DataPath } from "../model/content.ts";
import { type Place, placeAt } from "../model/place.ts";
import { type ParsedSource, type Positions, pathKey } from "../model/source.ts";
import { fileMistake } from "../problems/content-problems.ts";
import { type Problem, stopOn } from "../problems/problem.ts";
import { badYaml } from "../problems/yaml-problems.ts";
import { parseMarkdown } from "./parse-markdown.ts";

/**
 * Splits a content file, and parses both parts.
 *
 * @param file its name, for the places of problems
 * @param text a Markdown file with front matter, or a YAML file
 * @throws Problems with the mistakes in its YAML
 */
export function parseSource(file: string, text: string): ParsedSource {
  const { yaml, offset, body } = split(file, text);
  const document = parseDocument(yaml, { version: "1.2", prettyErrors: false });
  stopOn(findProblems(document, yaml, text, (position) => placeAt(file, text, offset + position)));
  const positions: Positions = new Map();
  addPositions(document.contents, [], undefined, offset, positions);
  const bodyOffset = text.length - body.length;
  const markdown = parseMarkdown(body, (position) => placeAt(file, text, bodyOffset + position));
  return { data: document.toJS(), positions, body, bodyOffset, markdown };
}

/** The YAML of a file, its offset, and the text below it. */
function split(file: string, text: string): { yaml: string; offset: number; body: string } {
  if (!file.endsWith(".md")) return { yaml: text, offset: 0, body: "" };
  // With options, gray-matter does not cache. It only splits the file: the positions of values are needed, too.
  const { matter: yaml, content } = matter(text, { language: "yaml", engines: { yaml: () => ({}) } });
  return { yaml, offset: "---".length, body: content };
}

/** Records the position of a value, of its key, and of all values in it. An empty value has the position of its key. */
function addPositions(
  node: Node | null,
  path: DataPath,
  key: number | undefined,
  offset: number,
  positions: Positions,
): void {
  const value = node?.range ? offset + node.range[0] : (key ?? offset);
  positions.set(pathKey(path), { key: key ?? value, value });
  if (!isCollection(node)) return;
  for (const [index, item] of node.items.entries()) {
    if (!isPair(item)) addPositions(item as Node, [...path, index], undefined, offset, positions);
    else if (isScalar(item.key)) {
      const name = item.key.value as PropertyKey;
      const keyPosition = offset + (item.key.range?.[0] ?? 0);
      addPositions(item.value as Node | null, [...path, name], keyPosition, offset, positions);
    }
  }
}

/** @param placeOf the place of a position in the YAML */
function findProblems(
  document: Document.Parsed,
  yaml: string,
  text: string,
  placeOf: (position: number) => Place,
): Problem[] {
  const problems = findErrors(document, yaml).map((error) => {
    const place = placeOf(openingOf(document, error) ?? error.pos[0]);
    return badYaml(place, error.code, error.message, text.split("\n")[place.line - 1] ?? "");
  });
  if (problems.length === 0 && !isMap(document.contents))
    return [fileMistake(placeOf(document.contents?.range?.[0] ?? 0), "no fields")];
  return problems;
}

/** An error of the `yaml` package, or one of ours in the same format. */
type YamlError = Pick<Document.Parsed["errors"][number], "message" | "pos"> & { code: string };

/** Returns only the first syntax error, because later ones are unreliable; otherwise all duplicate keys and marks. */
function findErrors(document: Document.Parsed, yaml: string): YamlError[] {
  const errors: YamlError[] = document.errors;
  const syntax = errors.find((error) => error.code !== "DUPLICATE_KEY");
  // The parser reports a file that is nested too deeply with this message.
  if (/call stack/.test(syntax?.message ?? "")) throw new RangeError(syntax?.message);
  return syntax ? [syntax] : [...errors, ...findMarks(document, yaml)];
}

/**
 * Finds anchors, aliases, tags, and text after " #". Writers mean "&", "*", "!" and "#" literally, but YAML would drop
 * words after them. A comment has a space after its "#".
 */
function findMarks(document: Document.Parsed, yaml: string): YamlError[] {
  const at = (position: number): YamlError => ({
    code: "BAD_SCALAR_START",
    message: "",
    pos: [position, position + 1],
  });
  const marks: YamlError[] = document.warnings.filter(({ code }) => code === "TAG_RESOLVE_FAILED");
  if (!/[&*]|\s#\S/.test(yaml)) return marks;
  visit(document, {
    Node(_, node) {
      const [start = 0, end = 0] = (node as Node).range ?? [];
      const [, spaces] = /^([ \t]+)#\S/.exec(yaml.slice(end)) ?? [];
      if (isAlias(node)) marks.push(at(start));
      else if (node.anchor) marks.push(at(yaml.lastIndexOf(`&${node.anchor}`, start)));
      else if (isScalar(node) && node.value !== null && spaces)
        marks.push({ ...at(end + spaces.length), code: "COMMENT_SPACE" });
    },
  });
  return marks;
}

/** The position of an unclosed quotation mark or bracket. The parser reports only the position where it gives up. */
function openingOf(document: Document.Parsed, { message, pos }: YamlError): number | undefined {
  if (!/^Missing closing .quote|^Flow (sequence|map)/.test(message)) return undefined;
  const isQuote = message.startsWith("Missing");
  let opening: number | undefined;
  visit(document, {
    Node(_, node) {
      const opens = isQuote
        ? isScalar(node) && node.type?.startsWith("QUOTE")
        : isCollection(node) && node.flow;
      const range = (node as Node).range;
      if (opens && range && range[0] < pos[0] && range[1] >= pos[0]) opening = range[0];
    },
  });
  return opening;
}
