/** Reads one content file, and knows the place of every value in it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { CORE_SCHEMA, load } from "js-yaml";
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
import { hash } from "./cache.ts";
import { detached } from "./detached.ts";
import { findCharacters } from "./find-characters.ts";
import { openMemory } from "./memory.ts";
import {
  badYaml,
  noFrontMatter,
  notFields,
  notUtf8,
  otherFrontMatter,
  type Problem,
  unclosedFrontMatter,
  unreadableFile,
} from "./problems.ts";
import type { Place } from "./site.tsx";

/** A path into data: keys and positions in lists. */
export type DataPath = readonly PropertyKey[];

/** A content file, parsed, before its schema has seen it. */
export interface Source {
  file: string;
  /** As it is on disk, without a byte order mark; lines end in LF. Decoded anew each time. */
  readonly text: string;
  /** Whoever asks first is handed what was read; it is read again for others. So is the body. */
  readonly data: unknown;
  readonly body: string;
  /** Where the body begins in `text`, in characters. */
  readonly bodyOffset: number;
  /** All but printable ASCII, each once. */
  readonly characters: string;
  /** Of its bytes: what changes with them. */
  readonly hash: string;
  readonly problems: Problem[];
  /** Where a value is, or its key, or the nearest thing around it that exists. */
  placeOf(path: DataPath, part?: "key" | "value"): Place;
}

/**
 * Reads a Markdown file with front matter, or a YAML file.
 *
 * @param root the project's root, an absolute path
 * @param file relative to the root
 * @param memory of runs before: the source is the very same as long as the file is
 */
export async function readSource(root: string, file: string, memory = openMemory()): Promise<Source> {
  const start: Place = { file, line: 1, column: 1 };
  let bytes: Buffer;
  try {
    bytes = await memory.read(path.join(root, file));
  } catch (error) {
    return failed(file, Buffer.alloc(0), unreadableFile(start, readReason(error)));
  }
  const again = memory.keepsFiles ? always(bytes) : readAgain(path.join(root, file));
  return memory.remember(bytes, "source", [file], () => parseSource(file, bytes, again));
}

/** A source that was read before: what is known of it, and all else when somebody asks for it. */
export function sourceToReadAgain(root: string, file: string, characters: string, hash: string): Source {
  return new SourceToReadAgain(root, file, characters, hash);
}

// Classes, as an object with accessors of its own takes ten times the memory, and there are thousands.
class SourceToReadAgain implements Source {
  readonly file: string;
  readonly characters: string;
  readonly hash: string;
  readonly problems: Problem[] = none;
  readonly #root: string;
  #source: Source | undefined;

  constructor(root: string, file: string, characters: string, hash: string) {
    this.file = file;
    this.characters = characters;
    this.hash = hash;
    this.#root = root;
  }

  #read(): Source {
    const again = readAgain(path.join(this.#root, this.file));
    this.#source ??= parseSource(this.file, again(), again);
    return this.#source;
  }

  get text(): string {
    return this.#read().text;
  }

  get data(): unknown {
    return this.#read().data;
  }

  get body(): string {
    return this.#read().body;
  }

  get bodyOffset(): number {
    return this.#read().bodyOffset;
  }

  placeOf(path: DataPath, part?: "key" | "value"): Place {
    return whenAsked(this.file, () => this.#read().placeOf(path, part));
  }
}

const none: Problem[] = [];

// Apart from each other: functions of one scope keep all that any of them knows.
const always = (bytes: Buffer) => () => bytes;
const readAgain = (file: string) => () => readFileSync(file);

/** @param again the same bytes, for the few files that are asked for again */
function parseSource(file: string, bytes: Buffer, again: () => Buffer): Source {
  let text: string;
  try {
    text = decode(bytes);
  } catch {
    return failed(file, bytes, notUtf8({ file, line: 1, column: 1 }));
  }
  const problem = file.endsWith(".md") && frontMatterProblem(file, text);
  return problem ? failed(file, bytes, problem) : new ParsedSource(file, text, hash(bytes), again);
}

/** @throws TypeError if it is not UTF-8 */
function decode(bytes: Buffer): string {
  // TextDecoder removes a byte order mark by itself.
  return utf8.decode(bytes).replace(/\r\n?/g, "\n");
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function readReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EPERM") return "you are not allowed to open it";
  if (code === "EISDIR") return "it is a folder";
  if (code === "ELOOP") return "it is a link that leads back to itself";
  return code === "ENOENT" ? "it is gone, or a link that leads nowhere" : message;
}

function frontMatterProblem(file: string, text: string): Problem | undefined {
  const start: Place = { file, line: 1, column: 1 };
  const [firstLine = ""] = text.split("\n", 1);
  if (!firstLine.startsWith("---")) return noFrontMatter(start);
  const language = firstLine.slice(3).trim();
  // gray-matter would run front matter that calls itself JavaScript.
  if (language) return otherFrontMatter(start, language);
  return /\n---[ \t]*(\n|$)/.test(text) ? undefined : unclosedFrontMatter(start);
}

function failed(file: string, bytes: Buffer, problem: Problem): Source {
  const place = { file, line: 1, column: 1 };
  return {
    file,
    get text() {
      return bytes.toString();
    },
    data: undefined,
    body: "",
    bodyOffset: 0,
    characters: "",
    hash: hash(bytes),
    problems: [problem],
    placeOf: () => place,
  };
}

/** The parts of a file, and where they stand in it, in characters. */
interface Parts {
  yaml: string;
  offset: number;
  body: string;
  bodyOffset: number;
}

function split(file: string, text: string): Parts {
  if (!file.endsWith(".md")) return { yaml: text, offset: 0, body: "", bodyOffset: text.length };
  // With options gray-matter does not cache. Positions are needed, so its engine only hands the text on.
  const { matter: yaml, content } = matter(text, { language: "yaml", engines: { yaml: () => ({}) } });
  const [firstLine = ""] = text.split("\n", 1);
  return { yaml, offset: firstLine.length, body: content, bodyOffset: text.length - content.length };
}

/** A source that was parsed. What was read itself is handed out once: who asks again has it read again. */
class ParsedSource implements Source {
  readonly file: string;
  readonly bodyOffset: number;
  readonly characters: string;
  readonly hash: string;
  readonly problems: Problem[];
  readonly #again: () => Buffer;
  #data: unknown;
  #body: string | undefined;
  #positions: YamlPositions | undefined;

  /** @param digest of the bytes that the text is: who asks again may get others */
  constructor(file: string, text: string, digest: string, again: () => Buffer) {
    const { yaml, body, bodyOffset } = split(file, text);
    this.file = file;
    this.bodyOffset = bodyOffset;
    this.characters = findCharacters(text);
    this.hash = digest;
    this.#again = again;
    this.#data = loadQuickly(yaml);
    this.#body = body;
    this.problems = this.#data ? [] : this.#readSlowly().problems;
  }

  get text(): string {
    return decode(this.#again());
  }

  get body(): string {
    const taken = this.#body ?? split(this.file, this.text).body;
    this.#body = undefined;
    return detached(taken);
  }

  get data(): unknown {
    const taken = this.#data ?? loadQuickly(split(this.file, this.text).yaml) ?? this.#readSlowly().data;
    this.#data = undefined;
    return taken;
  }

  placeOf(path: DataPath, part: "key" | "value" = "value"): Place {
    return whenAsked(this.file, () => {
      const { document, placeAt } = this.#positioned();
      return placeAt(positionOf(document, path, part));
    });
  }

  #positioned(): YamlPositions {
    this.#positions ??= openPositions(this.file, this.text);
    return this.#positions;
  }

  #readSlowly() {
    return readSlowly(this.#positioned(), this.text);
  }
}

/**
 * The fields, read by a parser that is eight times as fast as the one that knows positions. Whatever is not plainly
 * right is left to that one, to be explained: this answers undefined.
 */
export function loadQuickly(yaml: string): unknown {
  if (mayBeSpecial.test(yaml) || mayHaveMore.test(yaml)) return undefined;
  try {
    const data = load(yaml, { schema: CORE_SCHEMA });
    return typeof data === "object" && data !== null && !Array.isArray(data) && hasPlainKeys(data)
      ? data
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether all keys are names. Of others, such as `null: 1`, parsers have different opinions. */
function hasPlainKeys(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(hasPlainKeys);
  return Object.entries(value).every(([key, inner]) => plainKey.test(key) && hasPlainKeys(inner));
}

const plainKey = /^(?!(null|true|false)$)[a-z][\w-]*$/i;

/**
 * What may be an anchor, an alias, a tag or a complex key, and what parsers have different opinions of: tabs, numbers
 * with exponents, several documents, empty texts that keep their last lines. A few plain texts look like it as well.
 */
const mayBeSpecial = /(^|[\s,[{])([&*!]\S|[?]\s|<<|[-+]?[\d.]+e[-+]?\d)|\t|[|>]\d?\+|^\s*(\.\.\.|---)/im;

/**
 * A line that begins with a quotation or a bracket, and does not plainly end with it: in a list, js-yaml takes what
 * follows, such as `don't: x` with a quotation mark before it, for the next field of what the list is in.
 */
const mayHaveMore = (() => {
  const quotation = String.raw`'(?:[^'\n]|'')*'|"(?:[^"\\\n]|\\.)*"`;
  const around = (inside: string) => String.raw`\[(?:${inside})*\]|\{(?:${inside})*\}`;
  const flat = String.raw`${quotation}|[^[\]{}"'\n]`;
  const nested = `${flat}|${around(flat)}`;
  return new RegExp(`^[ -]*(?=["'[{])(?!(?:${quotation}|${around(nested)})(?: *$| +#|: |:$))`, "m");
})();

/** The document with the positions of all its values. */
function openPositions(file: string, text: string) {
  const { yaml, offset } = split(file, text);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, version: "1.2", prettyErrors: false });
  const lineShift = text.slice(0, offset).split("\n").length - 1;
  const columnShift = offset - (text.lastIndexOf("\n", offset - 1) + 1);
  const placeAt = (position: number): Place => {
    const { line, col } = lines.linePos(position);
    return { file, line: line + lineShift, column: Math.max(1, line === 1 ? col + columnShift : col) };
  };
  return { document, placeAt, yaml };
}

type YamlPositions = ReturnType<typeof openPositions>;

function readSlowly(
  { document, placeAt, yaml }: YamlPositions,
  text: string,
): Pick<Source, "data" | "problems"> {
  const sourceLines = text.split("\n");
  const problems = yamlErrors(document, yaml).map((error) => {
    const place = placeAt(openingOf(document, error) ?? error.pos[0]);
    return badYaml(place, error.code, error.message, sourceLines[place.line - 1] ?? "");
  });
  if (problems.length === 0 && !isMap(document.contents)) {
    problems.push(notFields(placeAt(document.contents?.range?.[0] ?? 0)));
  }
  return { data: problems.length > 0 ? undefined : document.toJS(), problems };
}

/** A place that is looked up when somebody asks for it: every picture has one, and only mistakes need it. */
function whenAsked(file: string, find: () => Place): Place {
  let found: Place | undefined;
  const place = () => {
    found ??= find();
    return found;
  };
  return {
    file,
    get line() {
      return place().line;
    },
    get column() {
      return place().column;
    },
  };
}

/** After a first syntax error the rest of a file is guesswork; fields that are there twice are not. */
function yamlErrors(document: Document.Parsed, yaml: string): YamlError[] {
  const errors: YamlError[] = document.errors;
  const syntax = errors.find((error) => error.code !== "DUPLICATE_KEY");
  return syntax ? [syntax] : [...errors, ...findMarks(document, yaml)];
}

/** An error of the `yaml` package, or one of ours that is told in the same way. */
type YamlError = Pick<Document.Parsed["errors"][number], "code" | "message" | "pos">;

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

/** Where the quotation mark or bracket stands that was never closed: the error is only noticed at its end. */
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
