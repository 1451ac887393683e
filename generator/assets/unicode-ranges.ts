import type { UnicodeRange } from "../model/assets.ts";

/**
 * The characters of the fonts of a style sheet, from its `unicode-range` descriptors:
 * <https://www.w3.org/TR/css-fonts-4/#unicode-range-desc>
 *
 * @example parseUnicodeRanges("@font-face{unicode-range:U+20-7E,U+4??}") // [[0x20, 0x7e], [0x400, 0x4ff]]
 */
export function parseUnicodeRanges(css: string): UnicodeRange[] {
  const descriptors = [...css.matchAll(/unicode-range:([^;}]*)/gi)].map(([, value = ""]) => value);
  return descriptors.flatMap((value) =>
    [...value.matchAll(/u\+([\da-f]*)(\?*)(?:-([\da-f]+))?/gi)].map(
      ([, first, any = "", last]): UnicodeRange => {
        const begin = Number.parseInt(`${first}${any.replaceAll("?", "0")}`, 16);
        return [begin, Number.parseInt(last ?? `${first}${any.replaceAll("?", "f")}`, 16)];
      },
    ),
  );
}
