/**
 * Entries of which there are thousands: what they hold lies packed in memory that all threads share, and is unpacked
 * when somebody asks for it. A page asks for a few of them; kept as objects in every thread they would take more
 * memory than everything else together.
 */
import { deserialize, serialize } from "node:v8";
import { openNumbers } from "./numbers.ts";
import type { Content, Entry } from "./site.tsx";

/** What of an entry is packed. Its data must be plain: what a structured clone keeps. */
type Packed = Pick<Entry, "data" | "body">;

/** Where an entry is packed, in bytes of a chunk: its data, and behind them its body. */
export interface PackedPlace {
  chunk: SharedArrayBuffer;
  start: number;
  /** Of both. */
  length: number;
  dataLength: number;
}

/**
 * From so many pages on a site is a large one: entries are packed, and threads are worth their start, which takes as
 * long as some hundred pages.
 */
export const many = 300;

/** Packs entries one behind the other. Of one that is undefined there is no place. */
export function packEntries(entries: (Packed | undefined)[]): (PackedPlace | undefined)[] {
  const packed = entries.map((entry) => entry && [serialize(entry.data), Buffer.from(entry.body)]);
  const size = packed.flat().reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);
  const chunk = new SharedArrayBuffer(size);
  const room = new Uint8Array(chunk);
  let end = 0;
  return packed.map((parts) => {
    if (!parts) return undefined;
    const start = end;
    for (const part of parts) {
      room.set(part, end);
      end += part.length;
    }
    return { chunk, start, length: end - start, dataLength: parts[0]?.length ?? 0 };
  });
}

export function bytesOf({ chunk, start, length, dataLength }: PackedPlace) {
  return {
    data: Buffer.from(chunk, start, dataLength),
    body: Buffer.from(chunk, start + dataLength, length - dataLength),
  };
}

/** What packed entries of one build, or of one thread of it, have in common. */
export interface EntryStore {
  /** The page that is being made: the file of its entry, and what was unpacked for it. */
  page: { file: string; unpacked: Map<Entry, object> } | undefined;
  /**
   * Whether anybody has read a body of another entry. As long as nothing is made of a body but the page of its own
   * entry, a change of it changes no other page.
   */
  isReadByOthers: boolean;
}

export function openEntryStore(): EntryStore {
  return { page: undefined, isReadByOthers: false };
}

/**
 * An entry that is packed. What was unpacked for a page goes with it; what was unpacked besides stays until the thread
 * has nothing to do for a moment, as who sorts entries asks for each of them many times. Pages do without weak
 * references, which keep what they point to until all memory is cleared up, not only that of young objects. A class, as
 * an object with accessors of its own takes ten times the memory.
 */
class PackedEntry implements Entry {
  readonly file: string;
  readonly name: string;
  readonly #place: PackedPlace;
  readonly #store: EntryStore;
  #unpacked: WeakRef<object> | undefined;

  constructor(file: string, name: string, place: PackedPlace, store: EntryStore) {
    this.file = file;
    this.name = name;
    this.#place = place;
    this.#store = store;
  }

  static placeOf(entry: Entry): PackedPlace | undefined {
    return #place in entry ? entry.#place : undefined;
  }

  get data(): object {
    const { page } = this.#store;
    const kept = page ? page.unpacked.get(this) : this.#unpacked?.deref();
    if (kept) return kept;
    // Front matter is a list of fields.
    const made = deserialize(bytesOf(this.#place).data) as object;
    if (page) page.unpacked.set(this, made);
    else this.#unpacked = new WeakRef(made);
    return made;
  }

  get body(): string {
    if (this.#store.page?.file !== this.file) this.#store.isReadByOthers = true;
    return bytesOf(this.#place).body.toString();
  }
}

export function openEntry(file: string, name: string, place: PackedPlace, store: EntryStore): Entry {
  return new PackedEntry(file, name, place, store);
}

/** Whether the entry is one of many. */
export function isPacked(entry: Entry): boolean {
  return PackedEntry.placeOf(entry) !== undefined;
}

/** Content on its way to another thread: entries that are packed go as their places. */
export interface ContentMessage {
  chunks: SharedArrayBuffer[];
  lists: Record<string, SentEntry | SentEntry[]>;
}

type SentEntry = Entry | { file: string; name: string; place: Omit<PackedPlace, "chunk">; chunk: number };

export function toMessage(content: Content): ContentMessage {
  const chunks = openNumbers<SharedArrayBuffer>();
  const send = (entry: Entry): SentEntry => {
    const place = PackedEntry.placeOf(entry);
    if (!place) return entry;
    const { chunk, ...inChunk } = place;
    return { file: entry.file, name: entry.name, place: inChunk, chunk: chunks.of(chunk) };
  };
  const lists = mapEntries(content as Record<string, Entry | Entry[]>, send);
  return { chunks: chunks.items, lists };
}

export function fromMessage({ chunks, lists }: ContentMessage, store: EntryStore): Content {
  const receive = (sent: SentEntry): Entry => {
    if (!("chunk" in sent)) return sent;
    const chunk = chunks[sent.chunk] as SharedArrayBuffer;
    return openEntry(sent.file, sent.name, { ...sent.place, chunk }, store);
  };
  return mapEntries(lists, receive) as Content;
}

function mapEntries<From, To>(content: Record<string, From | From[]>, change: (entry: From) => To) {
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(change) : change(value),
    ]),
  );
}
