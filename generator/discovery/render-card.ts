/** One social card: from React elements through SVG to PNG. */
import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { SatoriNode } from "satori";
import type { PageAssets } from "../model/assets.ts";
import { dataUrl, type Typeface } from "./card-files.ts";

/** The size that all readers of cards know, in pixels. */
export const cardWidth = 1200;
export const cardHeight = 630;

export type Properties = Record<string, unknown> & { children?: ReactNode };

/** A component of a drawing: cards have neither state nor context. */
export type DrawnComponent = (props: Properties) => ReactNode;

interface Materials {
  root: string;
  fonts: Typeface[];
  images: PageAssets["images"];
}

/** @returns a PNG */
export async function renderCard(drawing: ReactNode, materials: Materials): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = await layOut(await prepare(drawing, materials), materials);
  // satori clips each picture to its place and then masks it with the same: drawing the masks takes twice as long.
  const unmasked = svg.replace(/(<image [^>]*) mask="[^"]*"/g, "$1");
  return sharp(Buffer.from(unmasked))
    .flatten({ background: "#fff" })
    .png({ palette: true, quality: 92, dither: 0.6, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

async function layOut(
  drawing: ReactNode,
  { fonts }: Materials,
  onNodeDetected: (node: SatoriNode) => void = () => {},
): Promise<string> {
  const { default: satori } = await import("satori");
  return satori(drawing, { width: cardWidth, height: cardHeight, fonts, onNodeDetected });
}

/** Components called, images as data, and texts as small as they have to be: satori does none of it. */
async function prepare(node: ReactNode, materials: Materials): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map((child) => prepare(child, materials)));
  if (!isValidElement<Properties>(node)) return node;
  const { type, props } = node;
  if (typeof type === "function") return prepare((type as DrawnComponent)(props), materials);
  if (type === "img") {
    return withProps(node, { src: await dataUrl(materials.root, props, materials.images) });
  }
  const prepared = withProps(node, { children: await prepare(props.children, materials) });
  return props["data-lines"] ? shrinkToFit(prepared, materials) : prepared;
}

function withProps(element: ReactElement<Properties>, props: Properties): ReactElement<Properties> {
  return { ...element, props: { ...element.props, ...props } };
}

async function shrinkToFit(element: ReactElement<Properties>, materials: Materials): Promise<ReactNode> {
  const lines = Number(element.props["data-lines"]);
  const style = element.props.style as { width: number; fontSize: number; lineHeight: number };
  let fontSize = style.fontSize;
  for (;;) {
    // A word that is too wide widens the whole element.
    const text = withProps(element, { style: { ...style, fontSize, minWidth: "min-content" } });
    let box: SatoriNode | undefined;
    await layOut(text, materials, (node) => {
      box ??= node;
    });
    const { width, height } = box as SatoriNode;
    const isTooHigh = height > (lines + 0.5) * fontSize * style.lineHeight;
    if (!isTooHigh && !(width > style.width)) return text;
    fontSize *= Math.min(0.96, style.width / width);
  }
}
