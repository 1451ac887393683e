/** The paragraphs of a text in Markdown, which blank lines separate; `[]` for none. */
export function paragraphs(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean);
}
