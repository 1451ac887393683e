/**
 * Entries of which there are thousands: what they hold lies packed in memory that all threads share, and is unpacked
 * when somebody asks for it. A page asks for a few of them; kept as objects in every thread they would take more
 * memory than everything else together.
 */
import { deserialize, serialize, setFlagsFromString } from "node:v8";
import { openNumbers } from "./numbers.ts";
import type { Content, Entry } from "./site.tsx";

/** What of an entry is packed. */
type Packed = Pick<Entry, "data" | "body">;

/** Where an entry is packed, in bytes of a chunk. */
interface Place {
  chunk: SharedArrayBuffer;
  start: number;
  length: number;
}

export interface EntryStore {
  /** The entry, packed. Its data must be plain: what a structured clone keeps. */
  pack(entry: Entry): Entry;
}

/**
 * From so many pages on a site is a large one: entries are packed, and threads are worth their start, which takes as
 * long as some hundred pages.
 */
export const many = 300;

/** From so many on memory matters more than a tenth of the time. */
const veryMany = 2000;

/** Bytes; an entry that is larger has one of its own. */
const chunkSize = 1 << 20;

/** @param onFirst called when there is something to pack: the site is a large one */
export function openEntryStore(onFirst: () => void): EntryStore {
  let chunk: SharedArrayBuffer | undefined;
  let end = 0;
  let packed = 0;
  return {
    pack({ file, name, data, body }) {
      if (!chunk) onFirst();
      if (++packed === veryMany) spareMemory();
      const bytes = serialize({ data, body } satisfies Packed);
      if (!chunk || end + bytes.length > chunk.byteLength) {
        chunk = new SharedArrayBuffer(Math.max(chunkSize, bytes.length));
        end = 0;
      }
      const place = { chunk, start: end, length: bytes.length };
      new Uint8Array(chunk, place.start, place.length).set(bytes);
      end += bytes.length;
      return openEntry(file, name, place);
    },
  };
}

/**
 * Every file and every page leave some hundred kilobytes behind. By itself V8 lets them pile up to several times of
 * what is needed, in every thread; to clear them at half as much again costs a tenth more time and halves the memory.
 */
function spareMemory(): void {
  setFlagsFromString("--heap-growing-percent=50");
}

const places = new WeakMap<Entry, Place>();

function openEntry(file: string, name: string, place: Place): Entry {
  let unpacked: WeakRef<Packed> | undefined;
  const unpack = (): Packed => {
    const kept = unpacked?.deref();
    if (kept) return kept;
    const made = deserialize(Buffer.from(place.chunk, place.start, place.length)) as Packed;
    unpacked = new WeakRef(made);
    return made;
  };
  const entry: Entry = {
    file,
    name,
    get data() {
      return unpack().data;
    },
    get body() {
      return unpack().body;
    },
  };
  places.set(entry, place);
  return entry;
}

/** Content on its way to another thread: entries that are packed go as their places. */
export interface ContentMessage {
  chunks: SharedArrayBuffer[];
  lists: Record<string, SentEntry | SentEntry[]>;
}

type SentEntry = Entry | { file: string; name: string; chunk: number; start: number; length: number };

export function toMessage(content: Content): ContentMessage {
  const chunks = openNumbers<SharedArrayBuffer>();
  const send = (entry: Entry): SentEntry => {
    const place = places.get(entry);
    if (!place) return entry;
    const { file, name } = entry;
    return { file, name, chunk: chunks.of(place.chunk), start: place.start, length: place.length };
  };
  const lists = mapEntries(content as Record<string, Entry | Entry[]>, send);
  return { chunks: chunks.items, lists };
}

export function fromMessage({ chunks, lists }: ContentMessage): Content {
  const receive = (sent: SentEntry): Entry => {
    if (!("chunk" in sent)) return sent;
    const { file, name, chunk, start, length } = sent;
    return openEntry(file, name, { chunk: chunks[chunk] as SharedArrayBuffer, start, length });
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
