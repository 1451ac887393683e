/**
 * Files of one kind of which there are hundreds: read by all threads, packed, and kept for the next build by the hash
 * of their bytes. What is wrong with one is told by whoever reads it in the plain way.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize, setFlagsFromString } from "node:v8";
import { hash } from "./cache.ts";
import type { ContentFiles } from "./content-types.ts";
import { bytesOf, type EntryStore, openEntry, type PackedPlace, packEntries } from "./entry-store.ts";
import type { LargeBuild } from "./large-build.ts";
import { noUses } from "./markdown.ts";
import { noMemory } from "./memory.ts";
import { type EntryFacts, nameOfFile, type ReadFile, readEntry } from "./read-entry.ts";
import { sourceToReadAgain } from "./read-source.ts";
import type { SiteDefinition } from "./site-definition.ts";
import { shareAlone } from "./threads.ts";

/** What a thread reads from: plain data. */
export interface ReadingMaterials {
  root: string;
  siteModule: string;
  /** As the site's schemas name this kind of files. */
  kind: string;
  /** Relative to the root. */
  files: string[];
}

/** A file that is read and right, in short. But for its place it is plain data. */
interface PackedFile {
  place: PackedPlace;
  /** Of its bytes, which are those that all the rest was made of. */
  hash: string;
  /** Of what the entry holds but for its body, and of that. */
  dataHash: string;
  bodyHash: string;
  characters: string;
  facts: EntryFacts;
  markdown: ReadFile["markdown"] | undefined;
}

/** What the build keeps of a packed entry. */
export interface PackedHashes {
  dataHash: string;
  bodyHash: string;
}

/** Files of a kind that were read: in the same order, and the hashes of those that are packed. */
export interface ReadMany {
  files: ReadFile[];
  hashes: Map<string, PackedHashes>;
}

/** From so many on memory matters more than a tenth of the time. */
const veryMany = 2000;

/** Few enough that no thread waits long for the last ones, and enough that messages do not count. */
const chunk = 32;

/**
 * @param materials the files are relative to the root; none of them has values that the environment replaces
 * @param spec what they are
 */
export async function readMany(
  { root, kind, files }: Omit<ReadingMaterials, "siteModule">,
  spec: ContentFiles,
  large: LargeBuild,
): Promise<ReadMany> {
  if (files.length >= veryMany) spareMemory();
  const note = `entries/${hash(kind, path.dirname(files[0] ?? ""))}.bin`;
  const kept = openKept(large, note);
  const known = files.map((file) => kept?.(file, hashOfFile(path.join(root, file))));
  const missing = files.filter((_, index) => !known[index]);
  const news = await readMissing({ root, kind, files: missing, siteModule: large.siteModule }, spec, large);
  const packed = files.map((file, index) => known[index] ?? news.get(file));
  if (missing.length > 0 || !kept) await keep(large, note, files, packed);

  const hashes = new Map<string, PackedHashes>();
  const read: ReadFile[] = [];
  for (const [index, file] of files.entries()) {
    const one = packed[index];
    read.push(one ? unfold(root, file, one, large.store) : await readEntry(root, file, spec, [], noMemory));
    if (one) hashes.set(file, { dataHash: one.dataHash, bodyHash: one.bodyHash });
  }
  return { files: read, hashes };
}

/**
 * Every file and every page leave some hundred kilobytes behind. By itself V8 lets them pile up to several times of
 * what is needed, in every thread; to clear them at a third as much again costs a twentieth more time and saves a third
 * of the memory.
 */
function spareMemory(): void {
  setFlagsFromString("--heap-growing-percent=30");
}

async function readMissing(
  materials: ReadingMaterials,
  spec: ContentFiles,
  large: LargeBuild,
): Promise<Map<string, PackedFile | undefined>> {
  const { files } = materials;
  const work = {
    count: files.length,
    chunk,
    task: { read: materials },
    make: (start: number) => readChunk(materials, spec, start),
    receive: () => (sent: (PackedFile | undefined)[]) => sent,
  };
  const threads = files.length > chunk ? large.threads() : undefined;
  const packed: (PackedFile | undefined)[] = [];
  for await (const done of threads ? threads.share(work) : shareAlone(work)) packed.push(...done);
  return new Map(files.map((file, index) => [file, packed[index]]));
}

/** The other end of `readMissing`, in a thread. */
export async function openReadThread(materials: ReadingMaterials) {
  const { site } = (await import(materials.siteModule)) as { site: SiteDefinition };
  const spec = site.contentFiles[materials.kind] as ContentFiles;
  const make = (start: number) => readChunk(materials, spec, start);
  return { count: materials.files.length, chunk, make };
}

/** Undefined for each file that something is wrong with. */
async function readChunk(
  { root, files }: ReadingMaterials,
  spec: ContentFiles,
  start: number,
): Promise<(PackedFile | undefined)[]> {
  const names = files.slice(start, start + chunk);
  const read: ReadFile[] = [];
  for (const file of names) read.push(await readEntry(root, file, spec, [], noMemory));
  const isRight = ({ entry, problems, markdown }: ReadFile) =>
    entry && problems.length === 0 && markdown.problems.length === 0;
  const places = packEntries(read.map((file) => (isRight(file) ? file.entry : undefined)));
  return read.map(({ source, facts, markdown, entry }, index) => {
    const place = places[index];
    if (!place || !entry) return undefined;
    const { data, body } = bytesOf(place);
    return {
      place,
      hash: source.hash,
      dataHash: hash(data),
      bodyHash: hash(body),
      characters: source.characters,
      facts,
      markdown: markdown === noUses ? undefined : markdown,
    };
  });
}

function unfold(
  root: string,
  file: string,
  { place, characters, hash, facts, markdown }: PackedFile,
  store: EntryStore,
): ReadFile {
  return {
    source: sourceToReadAgain(root, file, characters, hash),
    problems: [],
    entry: openEntry(file, nameOfFile(file), place, store),
    facts,
    markdown: markdown ?? noUses,
  };
}

/** The hash of a source's bytes; nothing for one that cannot be read, which is told by whoever reads it. */
function hashOfFile(file: string): string {
  try {
    return hash(readFileSync(file));
  } catch {
    return "";
  }
}

/* What is kept ------------------------------------------------------------------------------------------- */

/** The beginning of a note: how long what follows is, in bytes, and then come the entries themselves. */
const headLength = 4;

interface Index {
  key: string;
  files: Map<string, PackedFile>;
}

/** @returns what finds a file of the last build by its name and the hash of its bytes; undefined if there is nothing */
function openKept({ cache, key }: LargeBuild, note: string) {
  const bytes = key && cache.readNote(note);
  if (!bytes) return undefined;
  const end = headLength + bytes.readUInt32LE();
  const index = deserialize(bytes.subarray(headLength, end)) as Index;
  if (index.key !== key) return undefined;
  const room = new SharedArrayBuffer(bytes.length - end);
  new Uint8Array(room).set(bytes.subarray(end));
  return (file: string, hash: string): PackedFile | undefined => {
    const found = index.files.get(file);
    return found?.hash === hash ? { ...found, place: { ...found.place, chunk: room } } : undefined;
  };
}

/** Keeps what was read, in place of what the build before it kept. */
async function keep(
  { cache, key }: LargeBuild,
  note: string,
  names: string[],
  packed: (PackedFile | undefined)[],
): Promise<void> {
  if (!key) return;
  const files = new Map<string, Omit<PackedFile, "place"> & { place: Omit<PackedPlace, "chunk"> }>();
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const [index, name] of names.entries()) {
    const one = packed[index];
    if (!one) continue;
    const { place, ...rest } = one;
    const { start: _, chunk: __, ...lengths } = place;
    files.set(name, { ...rest, place: { ...lengths, start: end } });
    parts.push(new Uint8Array(place.chunk, place.start, place.length));
    end += place.length;
  }
  const index = serialize({ key, files });
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(index.length);
  await cache.writeNote(note, head, index, ...parts);
}
