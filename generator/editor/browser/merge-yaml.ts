/** Writes changed values into YAML. Comments, order and quotes of everything else stay unchanged. */
import {
  CST,
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  type ScalarTag,
  type Tags,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** A form has a value for every field, empty or `false` if the file has none. These rules say which ones to write. */
export interface EmptyFields {
  /** Fields for which absent means `false`, by their paths: `plans.*.standIn`. */
  flags: string[];
  /** Required fields that may be empty. All other empty fields are left out. */
  blanks: string[];
}

type Group = Record<string, unknown>;

/** @returns the text with the values of `data`; the same text if no value has changed */
export function mergeYaml(text: string, data: Group, empty: EmptyFields): string {
  const document = parseDocument(text, { keepSourceTokens: true, customTags: keepTexts });
  const { contents } = document;
  if (!isMap(contents)) return printYaml(data, empty);
  if (isSame(contents.toJSON(), data, empty, "")) return text;
  mergeGroup(contents as Fields, data, empty, "");
  return print(document);
}

/** Prints a new YAML file. */
export function printYaml(data: Group, empty: EmptyFields): string {
  return print(new Document(withoutEmpty(data, empty)));
}

/** Prints unchanged texts with their original escapes and line breaks. */
function keepTexts(tags: Tags): Tags {
  return tags.map((tag) => {
    const { tag: name, stringify } = tag as ScalarTag;
    if (name !== "tag:yaml.org,2002:str") return tag;
    const written: ScalarTag["stringify"] = (item, context, onComment, ...more) => {
      const token = item.srcToken as CST.FlowScalar | CST.BlockScalar | undefined;
      if (!token) return stringify?.(item, context, onComment, ...more) ?? "";
      if (token.type !== "block-scalar") return token.source;
      // The token includes the comment after ">".
      onComment?.();
      return CST.stringify(token).trimEnd();
    };
    return { ...(tag as ScalarTag), stringify: written };
  });
}

function print(document: Document): string {
  visit(document, {
    Collection(_, node) {
      const flowCollectionPadding = paddingOf(node);
      const stringify = node.toString;
      node.toString = (context, ...more) =>
        stringify.call(node, context && { ...context, flowCollectionPadding }, ...more);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** The space after an opening bracket: as in the source, or by convention, `[a, b]` and `{ a: 1 }`. */
function paddingOf(node: YAMLMap | YAMLSeq): string {
  const token = node.srcToken as CST.Token | undefined;
  const first = token?.type === "flow-collection" ? token.items[0] : undefined;
  const isPadded = first ? first.start.some(({ type }) => type === "space") : isMap(node);
  return isPadded ? " " : "";
}

/** Removes empty values, and `false` where it means the same as no field. */
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

/** Whether two values differ only in fields that are empty or absent, or in the order of their fields. */
function isSame(a: unknown, b: unknown, empty: EmptyFields, path: string): boolean {
  const sorted = (_: string, value: unknown) =>
    isGroup(value) ? Object.fromEntries(Object.entries(value).sort()) : isBlank(value) ? undefined : value;
  const plain = (value: unknown) =>
    JSON.stringify(withoutEmpty(value, { ...empty, blanks: [] }, path), sorted);
  return plain(a) === plain(b);
}

type Fields = YAMLMap<Scalar<string>, Node | null>;

/** Merges the values of a form into a group. A new field follows the field that precedes it in the form. */
function mergeGroup(map: Fields, data: Group, empty: EmptyFields, path: string): void {
  const kept = withoutEmpty(data, empty, path) as Group;
  for (const pair of [...map.items]) {
    const name = pair.key.value;
    const at = join(path, name);
    if (!(name in data) || isSame(pair.value?.toJSON(), data[name], empty, at)) continue;
    if (kept[name] === undefined) map.delete(name);
    else pair.value = mergeValue(pair.value, data[name], kept[name], empty, at);
  }
  let after = map.items.at(-1);
  for (const [name, value] of Object.entries(kept)) {
    const known = map.items.find(({ key }) => key.value === name);
    // An empty field that may be empty is written only as part of a new group.
    if (!known && (isBlank(value) || (Array.isArray(value) && value.length === 0))) continue;
    const pair = known ?? new Pair(new Scalar(name), nodeOf(value));
    if (!known) map.items.splice(after ? map.items.indexOf(after) + 1 : 0, 0, pair);
    after = pair;
  }
}

/**
 * @param data the value in the form
 * @param kept the same value without empty fields
 * @returns the changed node, or a new one if the type of the value differs
 */
function mergeValue(node: Node | null, data: unknown, kept: unknown, empty: EmptyFields, path: string): Node {
  const isList = isSeq<Node>(node) && node.items.length > 0 && Array.isArray(data) && !isEmptyGroup(kept);
  if (isMap(node) && isGroup(data)) mergeGroup(node as Fields, data, empty, path);
  else if (isList) mergeList(node, data, empty, join(path, "*"));
  else if (isScalar(node) && !isCollectionValue(kept)) {
    node.value = kept;
    delete node.srcToken;
  } else return Object.assign(nodeOf(kept), { comment: node?.comment });
  return node as Node;
}

/** Existing items keep their text and their comments, even if they have moved. */
function mergeList(list: YAMLSeq<Node>, data: unknown[], empty: EmptyFields, path: string): void {
  const nodes = list.items;
  const [first] = nodes;
  // The parser attaches the comment above the first item to the list.
  if (first && list.commentBefore) {
    first.commentBefore = list.commentBefore;
    list.commentBefore = undefined;
  }
  const items = data.filter((item) => !isBlank(item));
  const isAlike = (a: unknown, b: unknown) => isSame(a, b, empty, path);
  const values = nodes.map((node) => node.toJSON());
  const from = matchItems(values, items, isAlike);
  list.items = items.map((item, index) => {
    const old = from[index] ?? -1;
    const node = nodes[old];
    const kept = withoutEmpty(item, empty, path);
    if (!node) return nodeOf(kept);
    return isAlike(values[old], item) ? node : mergeValue(node, item, kept, empty, path);
  });
}

function nodeOf(value: unknown): Node {
  return new Document(value).contents as Node;
}

/**
 * Finds the old item for each new one: an item with the same values, or else the changed item at the same index.
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
