/** The brand's mark and colours, for icons and social cards. Their only sources are `mark.svg` and `tokens.css`. */
import tokens from "../assets/styles/tokens.css";
import { findMark } from "../components/brand/mark.ts";
import { readColours } from "./read-colours.ts";

/** The colours of each theme, in hexadecimal. */
export const colours = { light: readColours(tokens, "light"), dark: readColours(tokens, "dark") };

/** A colour of the light theme. @param name a custom property, such as `--dye-maple` */
export function colourOf(name: string): string {
  const colour = colours.light[name];
  if (!colour) throw new Error(`assets/styles/tokens.css has no colour ${name}.`);
  return colour;
}

/** The mark as a standalone drawing. @param id `mark`, or `icon` for small sizes */
export function drawMark(id: "mark" | "icon"): string {
  const { viewBox, drawing } = findMark(id);
  const coloured = drawing.replace(/var\((--[\w-]+)\)/g, (_, name) => colourOf(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${coloured}</svg>`;
}
