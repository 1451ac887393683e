/** Renders one social card: from React elements to SVG, and from SVG to PNG. */
import { type FunctionComponent, isValidElement, type ReactNode } from "react";
import type { SatoriNode } from "satori";
import { type CardFiles, dataUrl, type Properties } from "./card-files.ts";

/** The size that all social networks support, in pixels. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** A drawing as plain data: elements, texts, and the values that React does not render. */
type Drawing = DrawnElement | Drawing[] | string | number | boolean | null | undefined;

interface DrawnElement {
  type: string;
  props: Properties & { children?: Drawing };
}

/** Calls the components of a drawing, which have neither state nor context. */
export function callComponents(node: ReactNode): Drawing {
  if (Array.isArray(node)) return node.map(callComponents);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node as Drawing;
  const { type, props } = node;
  if (typeof type === "function") return callComponents((type as FunctionComponent)(props) as ReactNode);
  const children = callComponents(props.children);
  // A fragment is replaced by its children.
  return typeof type === "string" ? { type, props: { ...props, children } } : children;
}

/** @returns a PNG */
export async function renderCard(drawing: Drawing, files: CardFiles): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = await layOut(await prepare(drawing, files), files);
  // satori clips each picture to its slot and also masks it with the same shape. The masks double the drawing time.
  const unmasked = svg.replace(/(<image [^>]*) mask="[^"]*"/g, "$1");
  return sharp(Buffer.from(unmasked))
    .flatten({ background: "#fff" })
    .png({ palette: true, quality: 92, dither: 0.6, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

async function layOut(
  drawing: Drawing,
  { fonts }: CardFiles,
  onNodeDetected: (node: SatoriNode) => void = () => {},
): Promise<string> {
  const { default: satori } = await import("satori");
  return satori(drawing as ReactNode, { width: cardWidth, height: cardHeight, fonts, onNodeDetected });
}

/** Converts images to `data:` URLs and reduces font sizes, because satori does neither. */
async function prepare(node: Drawing, files: CardFiles): Promise<Drawing> {
  if (Array.isArray(node)) return Promise.all(node.map((child) => prepare(child, files)));
  if (typeof node !== "object" || node === null) return node;
  const { type, props } = node;
  if (type === "img") return { type, props: { ...props, src: await dataUrl(props, files) } };
  const prepared = { type, props: { ...props, children: await prepare(props.children, files) } };
  return props["data-lines"] ? shrinkToFit(prepared, files) : prepared;
}

async function shrinkToFit({ type, props }: DrawnElement, files: CardFiles): Promise<Drawing> {
  const lines = Number(props["data-lines"]);
  const style = props.style as { width: number; fontSize: number; lineHeight: number };
  let fontSize = style.fontSize;
  for (;;) {
    // A word that is too wide makes the whole element wider.
    const text = { type, props: { ...props, style: { ...style, fontSize, minWidth: "min-content" } } };
    let box: SatoriNode | undefined;
    await layOut(text, files, (node) => {
      box ??= node;
    });
    const { width, height } = box as SatoriNode;
    const isTooHigh = height > (lines + 0.5) * fontSize * style.lineHeight;
    if (!isTooHigh && !(width > style.width)) return text;
    fontSize *= Math.min(0.96, style.width / width);
  }
}
