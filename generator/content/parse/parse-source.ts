import matter from "gray-matter";
import { placeAt } from "../../model/place.ts";
import type { ParsedSource } from "../../model/source.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { parseYaml } from "./parse-yaml.ts";

/**
 * Splits a content file, and parses both parts.
 *
 * @param file its name, for the places of problems
 * @param text a Markdown file with front matter, or a YAML file
 * @throws Problems with the mistakes in its YAML
 */
export function parseSource(file: string, text: string): ParsedSource {
  const { yaml, offset, body } = split(file, text);
  const bodyOffset = text.length - body.length;
  const markdown = parseMarkdown(body, (offset) => placeAt(file, text, bodyOffset + offset));
  return { ...parseYaml({ file, text, yaml, offset }), body, bodyOffset, markdown };
}

/** The YAML of a file, its offset, and the text below it. */
function split(file: string, text: string): { yaml: string; offset: number; body: string } {
  if (!file.endsWith(".md")) return { yaml: text, offset: 0, body: "" };
  // With options, gray-matter does not cache. It only splits the file: `parseYaml` also returns positions.
  const { matter: yaml, content } = matter(text, { language: "yaml", engines: { yaml: () => ({}) } });
  return { yaml, offset: "---".length, body: content };
}
