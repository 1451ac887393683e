/** Everything between a site and its launch that can be found in its sources. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import { z } from "zod";
import { pageHead } from "./content-types.ts";
import { findFieldProblems } from "./find-field-problems.ts";
import {
  exampleAddress,
  examplePhone,
  type LaunchItem,
  licenceWithoutPicture,
  missingLicences,
  pageWithoutLink,
  pictureWithoutLicence,
  placeholderText,
  standInLeft,
  unusedField,
  unusedPicture,
} from "./launch-problems.ts";
import { findMarkdownUses } from "./markdown.ts";
import { compare } from "./problems.ts";
import type { ReadContent } from "./read-content.ts";
import { type DataPath, readSource, type Source } from "./read-source.ts";
import type { Entry, Place, Route } from "./site.tsx";
import type { LaunchFinding } from "./site-definition.ts";

/** Names and numbers that are reserved: RFC 2606 and 6761 for hosts, 555 for telephones of North American films. */
const reserved = {
  host: /\b(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test|localhost)|example\.(?:com|net|org)|localhost)\b(?!\.?[\w-])/gi,
  phone: /(?<![\d-])(?:\+?\d[\d ()-]*)?\b555[-. ]?\d{4}\b/g,
  text: /\b(?:lorem ipsum|TODO|TBD|FIXME)\b/g,
};

/** A text of the content, and where it stands. */
interface Said {
  text: string;
  /** The place of the character at a position of the text, as near as can be told. */
  placeAt(position: number): Place;
}

/** @param findings what the site itself knows */
export function findInContent(read: ReadContent, findings: LaunchFinding[]): LaunchItem[] {
  return [...read.sources].flatMap(([entry, source]) => {
    const told = findings.flatMap(({ at, insteadOf }) =>
      insteadOf && "entry" in at && at.entry.file === entry.file ? [insteadOf.join(".")] : [],
    );
    return [
      ...findStandIns(source.data, [], source).filter(({ group }) => !told.includes(group)),
      ...textsOf(entry, source).flatMap(findReserved),
    ];
  });
}

function findStandIns(data: unknown, dataPath: DataPath, source: Source): (LaunchItem & { group: string })[] {
  if (typeof data !== "object" || data === null) return [];
  const inner = Object.entries(data).flatMap(([key, value]) =>
    findStandIns(value, [...dataPath, Array.isArray(data) ? Number(key) : key], source),
  );
  if ((data as { standIn?: unknown }).standIn !== true) return inner;
  const place = source.placeOf([...dataPath, "standIn"], "key");
  const says = Object.values(data).find((value) => typeof value === "string");
  return [{ ...standInLeft(place, nameOf(dataPath), says), group: dataPath.join(".") }, ...inner];
}

/** "brand" as a person calls it: “brand”, “item 3 of social”, “the file”. */
function nameOf(dataPath: DataPath): string {
  const last = dataPath.at(-1);
  if (last === undefined) return "This file";
  return typeof last === "number" ? `Item ${last + 1} of “${String(dataPath.at(-2))}”` : `“${String(last)}”`;
}

/** Every text of an entry: each value of its fields, and each line of its Markdown. */
function textsOf(entry: Entry, source: Source): Said[] {
  const lines = source.text.split("\n");
  const values = stringsOf(source.data).map(({ text, dataPath }): Said => {
    const start = source.placeOf(dataPath);
    return {
      text,
      placeAt(position) {
        // Quotation marks and lines that are folded move a text; then its first words are looked for.
        const words = text.slice(position, position + 12);
        const column = (lines[start.line - 1] ?? "").indexOf(words, start.column - 1);
        return column === -1 ? start : { ...start, column: column + 1 };
      },
    };
  });
  const firstLine = source.text.slice(0, source.bodyOffset).split("\n").length;
  const body = entry.body.split("\n").map((text, index): Said => {
    return {
      text,
      placeAt: (position) => ({ file: entry.file, line: firstLine + index, column: position + 1 }),
    };
  });
  return [...values, ...body];
}

function stringsOf(data: unknown, dataPath: DataPath = []): { text: string; dataPath: DataPath }[] {
  if (typeof data === "string") return [{ text: data, dataPath }];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    stringsOf(value, [...dataPath, Array.isArray(data) ? Number(key) : key]),
  );
}

function findReserved({ text, placeAt }: Said): LaunchItem[] {
  const all = (pattern: RegExp, toItem: (place: Place, match: string) => LaunchItem) =>
    [...text.matchAll(pattern)].map((match) => toItem(placeAt(match.index), match[0]));
  return [
    ...all(reserved.host, (place, host) => exampleAddress(place, host, host)),
    ...all(reserved.phone, examplePhone),
    ...all(reserved.text, placeholderText),
  ];
}

/** Addresses of other sites in the content, each once, with the first place that has it. */
export function findExternalLinks(read: ReadContent): { address: string; place: Place }[] {
  const found = new Map<string, Place>();
  for (const [entry, source] of read.sources) {
    for (const { text, placeAt } of textsOf(entry, source)) {
      for (const match of text.matchAll(/https?:\/\/[^\s<>"“”)\]]+/g)) {
        const address = match[0].replace(/[.,;:!?]+$/, "");
        const { hostname } = URL.canParse(address) ? new URL(address) : { hostname: "" };
        // Reserved names are told anyway, and cannot answer.
        if (!hostname || hostname.search(reserved.host) !== -1 || found.has(address)) continue;
        found.set(address, placeAt(match.index));
      }
    }
  }
  return [...found].map(([address, place]) => ({ address, place }));
}

/** What the site itself knows, with places. */
export async function placeFindings(
  root: string,
  read: ReadContent,
  findings: LaunchFinding[],
): Promise<LaunchItem[]> {
  return Promise.all(
    findings.map(async ({ at, kind, message, cure }) => {
      if ("entry" in at) {
        const place = read.sources.get(at.entry)?.placeOf(at.path);
        return { kind, message, cure, ...(place && { place }) };
      }
      const { place, length } = await findText(root, at.file, at.text);
      return { kind, message, cure, place, length };
    }),
  );
}

async function findText(root: string, file: string, text: string): Promise<{ place: Place; length: number }> {
  const source = await readFile(path.join(root, file), "utf8").catch(() => "");
  const position = source.indexOf(text);
  if (position === -1) return { place: { file, line: 1, column: 1 }, length: 1 };
  const before = source.slice(0, position);
  const line = before.split("\n").length;
  return { place: { file, line, column: position - before.lastIndexOf("\n") }, length: text.length };
}

/* Pictures ------------------------------------------------------------------------------------------------ */

/** Where it stands whose the pictures are. */
export const licenceNotes = "assets/licences.yaml";

const notesSchema = z.strictObject({
  notes: z.array(
    z.strictObject({
      /** Below `assets/`, with `*` and `**`. */
      files: z.array(z.string()).min(1),
      origin: z.string().min(1),
      licence: z.string().min(1),
    }),
  ),
});

/** Pictures of `assets/` without a note of origin and licence, and notes without pictures. */
export async function findLicenceItems(root: string): Promise<LaunchItem[]> {
  const cwd = path.join(root, "assets");
  const pictures = await glob(["images/**", "sprites/**", "static/**"], { cwd, dot: true });
  const source = await readSource(root, licenceNotes);
  if (source.text === "") return [missingLicences(licenceNotes)];
  const parsed = notesSchema.safeParse(source.data);
  if (!parsed.success) {
    const problems = source.problems.length
      ? source.problems
      : findFieldProblems(parsed.error, notesSchema, source.data, source, []);
    return problems.map((problem) => ({ ...problem, kind: "mistake" }));
  }
  const noted = new Set<string>();
  const empty: LaunchItem[] = [];
  for (const [index, { files }] of parsed.data.notes.entries()) {
    const matching = await glob(files, { cwd, dot: true });
    if (matching.length === 0) empty.push(licenceWithoutPicture(source.placeOf(["notes", index, "files"])));
    for (const file of matching) noted.add(file);
  }
  const without = pictures.filter((file) => !noted.has(file)).sort(compare);
  return [...without.map((file) => pictureWithoutLicence(`assets/${file}`, licenceNotes)), ...empty];
}

/** Masters that no front matter, YAML or Markdown names. */
export async function findUnusedPictures(root: string, read: ReadContent): Promise<LaunchItem[]> {
  const inMarkdown = [...read.sources.values()].flatMap((source) => findMarkdownUses(source).images);
  const used = new Set([...read.imageUses, ...inMarkdown].map(({ file }) => `assets/images/${file}`));
  const masters = await glob("assets/images/**/*", { cwd: root });
  return masters
    .filter((file) => !used.has(file))
    .sort(compare)
    .map(unusedPicture);
}

/* Content that nobody sees -------------------------------------------------------------------------------- */

/** Folders whose code shows content, or works by it. */
const readers = ["pages", "components", "scripts", "mailer"];

/** Fields that the engine itself reads. */
const ownFields = [...Object.keys(pageHead), "file", "alt", "standIn", "subtitle"];

/** Fields whose names stand nowhere in the code that reads content; each once, where it is written first. */
export async function findUnusedFields(root: string, read: ReadContent): Promise<LaunchItem[]> {
  const patterns = readers.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const files = await glob(patterns, { cwd: root, ignore: ["**/*.examples.tsx"] });
  const names = new Set(ownFields);
  for (const file of files) {
    const code = await readFile(path.join(root, file), "utf8");
    for (const [name] of code.matchAll(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu)) names.add(name);
  }
  const unused = new Map<string, LaunchItem>();
  const look = (data: unknown, dataPath: DataPath, source: Source) => {
    if (typeof data !== "object" || data === null) return;
    for (const [key, value] of Object.entries(data)) {
      const inner = [...dataPath, Array.isArray(data) ? Number(key) : key];
      if (!Array.isArray(data) && !names.has(key)) {
        const at = `${path.dirname(source.file)} ${inner.filter((step) => typeof step === "string").join(".")}`;
        if (!unused.has(at)) unused.set(at, unusedField(source.placeOf(inner, "key"), key, readers));
      } else look(value, inner, source);
    }
  };
  for (const source of read.sources.values()) look(source.data, [], source);
  return [...unused.values()];
}

/**
 * Pages to which no other page links. Those that are kept out of search results are not looked for either.
 *
 * @param htmlOf the finished page of a route
 * @param base the path below which the site lies, without a slash at its end
 */
export function findPagesWithoutLink(
  routes: Route[],
  htmlOf: (route: Route) => string,
  base: string,
): LaunchItem[] {
  const linked = new Set<string>();
  for (const route of routes) {
    for (const [, href = ""] of htmlOf(route).matchAll(/<a\b[^>]*?\shref="?([^"\s>#]+)/g)) {
      const target = href.slice(base.length) || "/";
      if (href.startsWith(base) && target !== route.path) linked.add(target);
    }
  }
  return routes
    .filter(({ path, noindex }) => !noindex && !linked.has(path))
    .map(({ path, entry }) => pageWithoutLink(entry.file, path));
}
