/** Whether white text has a better contrast than black on a colour, `#e4452b`. */
export function hasLightText(colour: string): boolean {
  return contrastOf("#ffffff", colour) > contrastOf("#000000", colour);
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The darkest of some colours. */
export function findDarkest(colours: { value: string }[]): string | undefined {
  return colours.toSorted((a, b) => relativeLuminance(a.value) - relativeLuminance(b.value))[0]?.value;
}

/** A third of a colour in white: a ground for long text. */
export function tint(colour: string): string {
  return toHex(channels(colour).map((channel) => Math.round(255 - (255 - channel) / 3)));
}

/** Half of a colour in black. */
export function darken(colour: string): string {
  return toHex(channels(colour).map((channel) => Math.round(channel / 2)));
}

function toHex(values: number[]): string {
  return `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
