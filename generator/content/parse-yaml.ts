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
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash } from "../cache/hash.ts";
import type { DataPath } from "../model/content.ts";
import type { Place } from "../model/place.ts";
import { notFields } from "../problems/content-problems.ts";
import { type Problem, Problems, stopOn } from "../problems/problem.ts";
import { badYaml } from "../problems/yaml-problems.ts";

/** The fields of a file, what is wrong with its YAML, and the places of its values. */
export interface ParsedYaml {
  data: unknown;
  problems: Problem[];
  /** Where a value is, or its key, or the nearest thing around it that exists. */
  placeOf(path: DataPath, part?: "key" | "value"): Place;
}

export interface YamlText {
  file: string;
  /** The whole file. */
  text: string;
  /** The part of it that is YAML, and where that begins, in UTF-16 code units. */
  yaml: string;
  offset: number;
}

/** Part of the cache key: to be raised when the code below reads other data, or finds other mistakes. */
const version = "1";

/** Data are kept in the cache, because the parser takes a millisecond for two kilobytes. */
export async function parseYaml(source: YamlText, cache: DiskCache): Promise<ParsedYaml> {
  let positions: Positions | undefined;
  const placeOf: ParsedYaml["placeOf"] = (path, part = "value") => {
    // Parsed when the first place is asked for: few files have mistakes.
    positions ??= findPositions(source);
    return positions.placeAt(positionOf(positions.document, path, part));
  };
  try {
    const make = async () => readData(findPositions(source), source);
    const data = await cache.rememberData(`yaml/${hash(source.yaml, version)}.data`, make);
    return { data, problems: [], placeOf };
  } catch (error) {
    if (error instanceof Problems) return { data: undefined, problems: error.problems, placeOf };
    throw error;
  }
}

interface Positions {
  document: Document.Parsed;
  /** @param position an offset in the YAML */
  placeAt(position: number): Place;
}

function findPositions({ file, text, yaml, offset }: YamlText): Positions {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, version: "1.2", prettyErrors: false });
  const lineShift = text.slice(0, offset).split("\n").length - 1;
  const columnShift = offset - (text.lastIndexOf("\n", offset - 1) + 1);
  const placeAt = (position: number): Place => {
    const { line, col } = lines.linePos(position);
    return { file, line: line + lineShift, column: Math.max(1, line === 1 ? col + columnShift : col) };
  };
  return { document, placeAt };
}

/** @throws Problems */
function readData({ document, placeAt }: Positions, { text, yaml }: YamlText): unknown {
  const lines = text.split("\n");
  const problems = findErrors(document, yaml).map((error) => {
    const place = placeAt(openingOf(document, error) ?? error.pos[0]);
    return badYaml(place, error.code, error.message, lines[place.line - 1] ?? "");
  });
  if (problems.length === 0 && !isMap(document.contents)) {
    problems.push(notFields(placeAt(document.contents?.range?.[0] ?? 0)));
  }
  stopOn(problems);
  return document.toJS();
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
  if (!/[&*]/.test(yaml)) return marks;
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

function positionOf(document: Document.Parsed, dataPath: DataPath, part: "key" | "value"): number {
  let node: Node | null = document.contents;
  let position = node?.range?.[0] ?? 0;
  for (const [index, step] of dataPath.entries()) {
    if (!isCollection(node)) break;
    const item: unknown = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === step)
      : node.items[Number(step)];
    if (!item) break;
    const key = isPair(item) ? (item.key as Node | null) : null;
    node = (isPair(item) ? item.value : item) as Node | null;
    const wantsKey = part === "key" && index === dataPath.length - 1;
    position = (wantsKey ? key?.range?.[0] : node?.range?.[0]) ?? key?.range?.[0] ?? position;
  }
  return position;
}
