import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import type { DataPath } from "../model/content.ts";
import type { Place } from "../model/place.ts";
import { type Places, pathKey } from "../model/read-content.ts";
import { notFields } from "../problems/content-problems.ts";
import { type Problem, stopOn } from "../problems/problem.ts";
import { badYaml } from "../problems/yaml-problems.ts";

export interface YamlText {
  file: string;
  /** The whole file. */
  text: string;
  /** The part of it that is YAML, and where that begins, in UTF-16 code units. */
  yaml: string;
  offset: number;
}

/**
 * @returns the fields, and where their values are
 * @throws Problems with what is wrong with the YAML
 */
export function parseYaml(source: YamlText): { data: unknown; places: Places } {
  const { yaml } = source;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, version: "1.2", prettyErrors: false });
  const placeAt = (position: number) => placeIn(source, lines.linePos(position));
  stopOn(findProblems(document, source, placeAt));
  const places: Places = new Map();
  addPlaces(document.contents, [], undefined, placeAt, places);
  return { data: document.toJS(), places };
}

/** The place in the file of a position in its YAML. */
function placeIn({ file, text, offset }: YamlText, { line, col }: { line: number; col: number }): Place {
  const lineShift = text.slice(0, offset).split("\n").length - 1;
  const columnShift = offset - (text.lastIndexOf("\n", offset - 1) + 1);
  return { file, line: line + lineShift, column: Math.max(1, line === 1 ? col + columnShift : col) };
}

/** Where a value is, where its key is, and the same for everything in it. A value that is left out is at its key. */
function addPlaces(
  node: Node | null,
  path: DataPath,
  key: Place | undefined,
  placeAt: (position: number) => Place,
  places: Places,
): void {
  const value = node?.range ? placeAt(node.range[0]) : (key ?? placeAt(0));
  places.set(pathKey(path), { key: key ?? value, value });
  if (!isCollection(node)) return;
  for (const [index, item] of node.items.entries()) {
    if (!isPair(item)) addPlaces(item as Node, [...path, index], undefined, placeAt, places);
    else if (isScalar(item.key)) {
      const name = item.key.value as PropertyKey;
      const keyPlace = placeAt(item.key.range?.[0] ?? 0);
      addPlaces(item.value as Node | null, [...path, name], keyPlace, placeAt, places);
    }
  }
}

function findProblems(
  document: Document.Parsed,
  { text, yaml }: YamlText,
  placeAt: (position: number) => Place,
): Problem[] {
  const lines = text.split("\n");
  const problems = findErrors(document, yaml).map((error) => {
    const place = placeAt(openingOf(document, error) ?? error.pos[0]);
    return badYaml(place, error.code, error.message, lines[place.line - 1] ?? "");
  });
  if (problems.length === 0 && !isMap(document.contents))
    return [notFields(placeAt(document.contents?.range?.[0] ?? 0))];
  return problems;
}

/** An error of the `yaml` package, or one of ours that is reported in the same way. */
type YamlError = Pick<Document.Parsed["errors"][number], "code" | "message" | "pos">;

/** After a first syntax error the rest of a file is guesswork; fields that are there twice are not. */
function findErrors(document: Document.Parsed, yaml: string): YamlError[] {
  const errors: YamlError[] = document.errors;
  const syntax = errors.find((error) => error.code !== "DUPLICATE_KEY");
  return syntax ? [syntax] : [...errors, ...findMarks(document, yaml)];
}

/** Anchors, aliases and tags: who begins a text with "&", "*" or "!" means the character, and would lose words. */
function findMarks(document: Document.Parsed, yaml: string): YamlError[] {
  const at = (position: number): YamlError => ({
    code: "BAD_SCALAR_START",
    message: "",
    pos: [position, position + 1],
  });
  const marks: YamlError[] = document.warnings.filter(({ code }) => code === "TAG_RESOLVE_FAILED");
  visit(document, {
    Node(_, node) {
      const start = (node as Node).range?.[0] ?? 0;
      if (isAlias(node)) marks.push(at(start));
      else if (node.anchor) marks.push(at(yaml.lastIndexOf(`&${node.anchor}`, start)));
    },
  });
  return marks;
}

/** The position of the quotation mark or bracket that was never closed: the error is only noticed at its end. */
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
