import type { WrittenFile } from "../model/output-file.ts";
import { hash } from "./hash.ts";

/** The file name of an asset with a hash of its sources, so that browsers may cache it forever. */
export function hashedFileName(name: string, ending: string, ...madeFrom: (Uint8Array | string)[]): string {
  return `${name}.${hash(...madeFrom).slice(0, 10)}.${ending}`;
}

/** An asset with a hash of its contents in its name. */
export function hashedFile(name: string, ending: string, contents: Uint8Array | string): WrittenFile {
  return { file: `assets/${hashedFileName(name, ending, contents)}`, contents };
}

/** `ui.svg#menu` for `/assets/ui.0123456789.svg#menu`. */
export function nameWithoutHash(url: string): string {
  return withoutHash(url.slice(url.lastIndexOf("/") + 1));
}

/** `/assets/ui.svg#menu` for `/assets/ui.0123456789.svg#menu`. */
export function withoutHash(url: string): string {
  return url.replace(/\.[0-9a-f]{10}(?=\.\w+(#|$))/, "");
}
