/** Whether white text has a better contrast than black on a colour, `#e4452b` (contrast ratio of WCAG 2.2). */
export function hasLightText(colour: string): boolean {
  const luminance = relativeLuminance(colour);
  return 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05;
}

function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
