/** Changes content files as their authors do. Comments and texts stay. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Document, parseDocument } from "yaml";

/**
 * Changes the YAML of a file, or its front matter.
 *
 * @param content the content folder
 * @param file relative to it
 */
export function edit(content: string, file: string, change: (document: Document) => void): void {
  copy(content, file, file, change);
}

/** Writes a changed copy of a file. */
export function copy(content: string, from: string, to: string, change: (document: Document) => void): void {
  const text = readFileSync(path.join(content, from), "utf8");
  const [, yaml = text, body = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
  const document = parseDocument(yaml);
  change(document);
  const changed = document.toString({ lineWidth: 0 });
  writeFileSync(path.join(content, to), from.endsWith(".md") ? `---\n${changed}---\n${body}` : changed);
}
