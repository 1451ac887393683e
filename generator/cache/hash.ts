import { createHash } from "node:crypto";

/** The first 16 hexadecimal digits of a SHA-256 of the parts: by this a file, or a result, is known everywhere. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part).update("\0");
  return digest.digest().toString("hex", 0, 8);
}

/** Integrity metadata of a script or a style, <https://www.w3.org/TR/SRI/>: `sha256-…`. */
export function integrityOf(code: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
