import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { WrittenFile } from "../model/output-file.ts";

/** The first 16 hexadecimal digits of the SHA-256 of the parts. It identifies a file or a result everywhere. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part).update("\0");
  return digest.digest().toString("hex", 0, 8);
}

const { dependencies } = createRequire(import.meta.url)("../../package.json") as {
  dependencies: Record<string, string>;
};

/**
 * The version of a package, for the cache keys of its results.
 *
 * @param name one of the dependencies in package.json, which pins it
 */
export function versionOf(name: string): string {
  const version = dependencies[name];
  if (!version) throw new Error(`${name} is not a dependency in package.json.`);
  return `${name} ${version}`;
}

/** Integrity metadata of a script or a style, <https://www.w3.org/TR/SRI/>: `sha256-…`. */
export function integrityOf(code: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}

/** An asset with a hash of its contents in its name, so that browsers may cache it forever. */
export function hashedFile(name: string, ending: string, contents: Uint8Array | string): WrittenFile {
  return { file: nameWithHash(name, ending, hash(contents)), contents };
}

/** `assets/menu.01234567.svg`. @param digest a hash of all that decides the contents */
export function nameWithHash(name: string, ending: string, digest: string): string {
  return `assets/${name}.${digest.slice(0, 8)}.${ending}`;
}

/** `ui.svg#menu` for `/assets/ui.01234567.svg#menu`. */
export function nameWithoutHash(url: string): string {
  return withoutHash(url.slice(url.lastIndexOf("/") + 1));
}

/** `/assets/ui.svg#menu` for `/assets/ui.01234567.svg#menu`. */
export function withoutHash(url: string): string {
  return url.replace(/\.[0-9a-f]{8}(?=\.\w+(#|$))/, "");
}
