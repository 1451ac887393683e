import type { WrittenFile } from "../model/output-file.ts";
import { hash } from "./hash.ts";

/** An asset with a hash of its contents in its name, so that browsers may cache it forever. */
export function hashedFile(name: string, ending: string, contents: Uint8Array | string): WrittenFile {
  return { file: `assets/${name}.${hash(contents).slice(0, 10)}.${ending}`, contents };
}

/** `ui.svg#menu` for `/assets/ui.0123456789.svg#menu`. */
export function nameWithoutHash(url: string): string {
  return withoutHash(url.slice(url.lastIndexOf("/") + 1));
}

/** `/assets/ui.svg#menu` for `/assets/ui.0123456789.svg#menu`. */
export function withoutHash(url: string): string {
  return url.replace(/\.[0-9a-f]{10}(?=\.\w+(#|$))/, "");
}
