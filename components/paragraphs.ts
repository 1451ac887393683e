/** The parts of a text in Markdown, which `---` on a line of its own separates. */
export function partsOf(text: string): string[] {
  return text.split(/^---$/m);
}

/** The paragraphs of a text in Markdown, which blank lines separate; `[]` for none. */
export function paragraphs(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean);
}

/** The first sentence of a text that has no marks in it: up to a space before a capital letter. */
export const firstSentence = /^[^\n*_[]+?[.!?](?=\s+\p{Lu})/u;
