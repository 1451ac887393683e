/** Writes changed values into YAML. Comments, order, quotes and blank lines of everything else stay as they are. */
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** What a form cannot say: it has a value for every field, empty or `false` where a file has none. */
export interface EmptyFields {
  /** Fields for which absent means `false`, by their paths: `plans.*.standIn`. */
  flags: string[];
  /** Required fields that may be empty. All other empty fields are left out. */
  blanks: string[];
}

type Group = Record<string, unknown>;

/** A part of the text to replace. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** @returns the text with the values of `data`; exactly the same text if they are its own */
export function mergeYaml(text: string, data: Group, empty: EmptyFields): string {
  const source = text.endsWith("\n") || text === "" ? text : `${text}\n`;
  const contents = parseDocument(source).contents;
  if (!isMap(contents)) return printYaml(data, empty);
  return new Merge(source, contents, empty).text(data);
}

/** Prints YAML that has no source yet. */
export function printYaml(data: Group, empty: EmptyFields): string {
  return print(withoutEmpty(data, empty), 0);
}

/** The values without empty ones, and without `false` where it says the same as no field. */
function withoutEmpty(value: unknown, empty: EmptyFields, path = ""): unknown {
  if (Array.isArray(value))
    return value.map((item) => withoutEmpty(item, empty, join(path, "*"))).filter((item) => !isBlank(item));
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const at = join(path, key);
    if (inner === false && empty.flags.includes(at)) return [];
    const rest = withoutEmpty(inner, empty, at);
    const isLeftOut = isBlank(rest) || isEmptyGroup(rest);
    if (isLeftOut) return empty.blanks.includes(at) ? [[key, Array.isArray(rest) ? [] : ""]] : [];
    return [[key, rest]];
  });
  return Object.fromEntries(kept);
}

/** Whether two values differ only in fields that are empty or absent. */
function isSame(a: unknown, b: unknown, empty: EmptyFields, path: string): boolean {
  const plain = (value: unknown) =>
    JSON.stringify(sorted(withoutEmpty(value, { ...empty, blanks: [] }, path)));
  return plain(a) === plain(b);
}

/** Fields in the order of their names: the order in the file says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isGroup(value)) return isBlank(value) ? undefined : value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

class Merge {
  readonly #source: string;
  readonly #contents: YAMLMap;
  readonly #empty: EmptyFields;

  /** @param contents what is parsed from the source */
  constructor(source: string, contents: YAMLMap, empty: EmptyFields) {
    this.#source = source;
    this.#contents = contents;
    this.#empty = empty;
  }

  /** The text of the whole document with the values of its fields. */
  text(data: Group): string {
    return this.#apply(this.#editGroup(this.#contents, data, ""), 0, this.#source.length);
  }

  #editGroup(map: YAMLMap, data: Group, path: string): Edit[] {
    const pairs = map.items as Pair<Scalar<string>, Node | null>[];
    const keep = withoutEmpty(data, this.#empty, path) as Group;
    const edits = pairs.flatMap((pair, index) => {
      const key = String(pair.key.value);
      const at = join(path, key);
      const before = pair.value?.toJSON();
      if (!(key in data) || isSame(before, data[key], this.#empty, at)) return [];
      if (keep[key] === undefined) return [this.#cutPair(pairs, index)];
      return this.#edit(pair.value, data[key], keep[key], at) ?? [this.#replacePair(pair, keep[key])];
    });
    return [...edits, ...this.#addPairs(map, pairs, keep)];
  }

  /** Inserts new fields, each after the field that comes before it in the form. */
  #addPairs(map: YAMLMap, pairs: Pair<Scalar<string>, Node | null>[], data: Group): Edit[] {
    const names = pairs.map(({ key }) => String(key.value));
    let after = pairs.at(-1) as Pair<Scalar<string>, Node | null>;
    return Object.entries(data).flatMap(([key, value]) => {
      const known = pairs[names.indexOf(key)];
      if (known) after = known;
      // An empty field that may be empty is written only with the group around it.
      if (known || isBlank(value) || (Array.isArray(value) && value.length === 0)) return [];
      if (map.flow) {
        const at = endOf(after);
        return [{ from: at, to: at, text: `, ${key}: ${printFlow(value)}` }];
      }
      const at = this.#lineEnd(endOf(after));
      const column = this.#column(pairs[0]?.key.range?.[0] ?? 0);
      return [{ from: at, to: at, text: print({ [key]: value }, column) }];
    });
  }

  /** The edits inside a value; undefined if it must be replaced as a whole. */
  #edit(node: Node | null, data: unknown, keep: unknown, path: string): Edit[] | undefined {
    if (isMap(node) && isGroup(data)) return this.#editGroup(node, data, path);
    if (isSeq(node) && Array.isArray(data) && node.items.length > 0 && (keep as unknown[]).length > 0)
      return this.#editList(node, data, path);
    if (isScalar(node) && !isCollectionValue(keep)) return [this.#editScalar(node, keep)];
    return undefined;
  }

  #editScalar(node: Scalar, value: unknown): Edit {
    const [from, to] = node.range as [number, number, number];
    const scalar = new Scalar(value);
    if (typeof value === "string" && node.type) scalar.type = node.type;
    const isFlow = this.#isInFlow(from);
    const text = isFlow ? printFlow(scalar) : print({ key: scalar }, this.#indent(from)).trimStart().slice(5);
    return { from, to, text: this.#source[to - 1] === "\n" ? text : text.trimEnd() };
  }

  /** Items that are there already keep their text, wherever they are moved to. */
  #editList(list: YAMLSeq, data: unknown[], path: string): Edit[] {
    const nodes = list.items as Node[];
    const items = data.filter((item) => !isBlank(item));
    const inner = join(path, "*");
    const kept = items.map((item) => withoutEmpty(item, this.#empty, inner));
    const from = matchItems(
      nodes.map((node) => node.toJSON()),
      items,
      (a, b) => isSame(a, b, this.#empty, inner),
    );
    const edits = kept.map((value, index) => {
      const node = nodes[from[index] ?? -1];
      if (!node || isSame(node.toJSON(), value, this.#empty, inner)) return [];
      return (
        this.#edit(node, items[index], value, inner) ?? [{ ...whole(node), text: print(value, 0).trimEnd() }]
      );
    });
    if (from.length === nodes.length && from.every((old, index) => old === index)) return edits.flat();
    const starts = list.flow
      ? nodes.map((node) => whole(node).from)
      : nodes.map((node) => this.#itemStart(node));
    const last = nodes.at(-1) as Node;
    const ends = list.flow
      ? nodes.map((node) => whole(node).to)
      : [...starts.slice(1), this.#lineEnd(endOfNode(last))];
    const column = this.#column(starts[0] === undefined ? 0 : this.#dashOf(starts[0]));
    const pieces = kept.map((value, index) => {
      const old = from[index] ?? -1;
      if (old >= 0) return this.#apply(edits[index] ?? [], starts[old] ?? 0, ends[old] ?? 0);
      return list.flow ? printFlow(value) : print([value], column);
    });
    return [{ from: starts[0] ?? 0, to: ends.at(-1) ?? 0, text: pieces.join(list.flow ? ", " : "") }];
  }

  #replacePair({ key, value }: Pair<Scalar<string>, Node | null>, data: unknown): Edit {
    const from = key.range?.[0] ?? 0;
    const to = value ? endOfNode(value) : this.#source.indexOf(":", from) + 1;
    if (this.#isInFlow(from)) return { from, to, text: `${key.value}: ${printFlow(data)}` };
    const text = print({ [key.value]: data }, this.#column(from)).trimStart();
    return { from, to, text: this.#source[to - 1] === "\n" ? text : text.trimEnd() };
  }

  #cutPair(pairs: Pair<Scalar<string>, Node | null>[], index: number): Edit {
    const pair = pairs[index] as Pair<Scalar<string>, Node | null>;
    const from = pair.key.range?.[0] ?? 0;
    const next = pairs[index + 1]?.key.range?.[0];
    const lineStart = this.#lineStart(from);
    const isAlone = this.#source.slice(lineStart, from).trim() === "";
    if (isAlone) return { from: lineStart, to: this.#lineEnd(endOf(pair)), text: "" };
    // Behind a dash, or between braces: the next field takes its place.
    if (next !== undefined) return { from, to: next, text: "" };
    const before = pairs[index - 1];
    return { from: before ? endOf(before) : from, to: endOf(pair), text: "" };
  }

  /** The beginning of a list's item: its line, and the comments directly above it. */
  #itemStart(node: Node): number {
    let start = this.#lineStart(this.#source.lastIndexOf("-", whole(node).from - 1));
    while (start > 0) {
      const above = this.#lineStart(start - 1);
      if (!this.#source.slice(above, start).trim().startsWith("#")) break;
      start = above;
    }
    return start;
  }

  /** The dash of an item that begins here, behind the comments above it. */
  #dashOf(start: number): number {
    return start + (/^(?:[ \t]*#.*\n)*[ \t]*/.exec(this.#source.slice(start))?.[0].length ?? 0);
  }

  #apply(edits: Edit[], from: number, to: number): string {
    let text = "";
    let at = from;
    for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
      text += this.#source.slice(at, edit.from) + edit.text;
      at = edit.to;
    }
    return text + this.#source.slice(at, to);
  }

  #lineStart(position: number): number {
    return this.#source.lastIndexOf("\n", position - 1) + 1;
  }

  /** The beginning of the next line; a block scalar ends there already. */
  #lineEnd(position: number): number {
    if (this.#source[position - 1] === "\n") return position;
    return this.#source.indexOf("\n", position) + 1 || this.#source.length;
  }

  #column(position: number): number {
    return position - this.#lineStart(position);
  }

  /** The indentation of the field that a value belongs to. */
  #indent(position: number): number {
    const line = this.#source.slice(this.#lineStart(position), position);
    return /^[\s-]*/.exec(line)?.[0].length ?? 0;
  }

  /** Whether a position is between brackets or braces. */
  #isInFlow(position: number): boolean {
    let isInside = false;
    const visit = (node: unknown): void => {
      if (!isCollection(node) || !node.range || position < node.range[0] || position >= node.range[1]) return;
      isInside ||= node.flow === true && position > node.range[0];
      for (const item of node.items) visit(isMap(node) ? (item as Pair).value : item);
    };
    visit(this.#contents);
    return isInside;
  }
}

/**
 * Finds the old item that each new one comes from: one with the same values, or else the changed one in the same place.
 *
 * @returns for each new item, the index of the old one; -1 for an added item
 */
function matchItems(old: unknown[], wanted: unknown[], same: (a: unknown, b: unknown) => boolean): number[] {
  const free = new Set(old.keys());
  const take = (index: number | undefined) => {
    if (index === undefined || !free.delete(index)) return -1;
    return index;
  };
  const equal = wanted.map((value, place) =>
    take(
      free.has(place) && same(old[place], value) ? place : [...free].find((index) => same(old[index], value)),
    ),
  );
  return equal.map((index, place) => (index >= 0 ? index : take(free.has(place) ? place : undefined)));
}

/** Prints a value as a block; a group and a list begin with their indentation. */
function print(value: unknown, column: number): string {
  const text = new Document(value).toString({ lineWidth: 0 });
  return text.replace(/^(?=.)/gm, " ".repeat(column));
}

/** Prints a value for between brackets or braces. */
function printFlow(value: unknown): string {
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);
}

function endOf({ key, value }: Pair<Scalar<string>, Node | null>): number {
  return value?.range && value.range[1] > 0 ? endOfNode(value) : (key.range?.[1] ?? 0) + 1;
}

/** The end of the last value in a node, without comments below it. */
function endOfNode(node: Node): number {
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (!last) return node.range?.[1] ?? 0;
  return isMap(node) ? endOf(last as Pair<Scalar<string>, Node | null>) : endOfNode(last as Node);
}

function whole(node: Node): { from: number; to: number } {
  return { from: node.range?.[0] ?? 0, to: node.range?.[1] ?? 0 };
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCollectionValue(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

function isEmptyGroup(value: unknown): boolean {
  return isCollectionValue(value) && Object.keys(value as object).length === 0;
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
