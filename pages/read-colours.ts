/** Colours by the names of their custom properties: `--dye-maple`. */
export type Colours = Record<string, string>;

/**
 * Reads the colours of a style sheet, for uses without custom properties and `oklch()`: icons, social cards,
 * `theme-color`, drawings that the style sheet shows.
 *
 * @returns opaque colours only, in hexadecimal: `#c71722`
 */
export function readColours(css: string, theme: "light" | "dark"): Colours {
  const declarations = css.matchAll(
    /(--[\w-]+):\s*(?:light-dark\((oklch\([^)]*\)|#\w+),\s*)?(oklch\([^)]*\)|#\w+)/g,
  );
  return Object.fromEntries(
    [...declarations].flatMap(([, name = "", light, value = ""]) => {
      const colour = toHex(theme === "light" ? (light ?? value) : value);
      return colour ? [[name, colour]] : [];
    }),
  );
}

/** OKLCH to sRGB: <https://www.w3.org/TR/css-color-4/#color-conversion-code>. */
function toHex(colour: string): string | undefined {
  if (colour.startsWith("#")) return colour.toLowerCase();
  const [lightness = 0, chroma = 0, hue = 0, alpha] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (alpha !== undefined) return undefined;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, "0")).join("")}`;
}

function byte(channel: number): number {
  return Math.round(Math.min(Math.max(channel, 0), 1) * 255);
}
