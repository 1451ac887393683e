/** What a text needs of a font: all its characters but printable ASCII and controls, which every font here has or needs not. */
export function findCharacters(text: string): string {
  const plain = text.match(/[^\0-~]/gu) ?? [];
  if (!text.includes("\\")) return [...new Set(plain)].join("");
  // Style sheets may write a character as an escape: content: "\201C".
  const escaped = [...text.matchAll(/\\([0-9a-f]{2,6})\s?/gi)].map(([, code]) =>
    Number.parseInt(code ?? "", 16),
  );
  return [
    ...new Set([...plain, ...escaped.filter(isCharacter).map((code) => String.fromCodePoint(code))]),
  ].join("");
}

function isCharacter(code: number): boolean {
  return code >= 32 && code <= 0x10ffff;
}
