import type { ComponentProps, ReactNode } from "react";
import { contrastOf, darken, hasLightText } from "./contrast.ts";

/**
 * An element on a client's colour, with black or white text, whichever has the better contrast. The colour comes from
 * content and is drawn as SVG, because the content security policy forbids style attributes.
 *
 * @param ink `#05363a`: where the contrast allows it, the text of a light ground, if need be at half its lightness, or the
 * patch of a button on a dark one; in browsers that read colours from attributes
 * @param patch of a button on a light ground; without it white
 */
export function ClientGround({
  as: Element = "div",
  colour,
  ink,
  patch,
  className = "",
  children,
  ...link
}: {
  as?: "div" | "li" | "figure" | "figcaption" | "a" | undefined;
  /** `#e4452b` */
  colour: string;
  ink?: string | undefined;
  patch?: string | undefined;
  className?: string;
  children: ReactNode;
} & Pick<ComponentProps<"a">, "href">) {
  const isDark = hasLightText(colour);
  const contrast = isDark ? "client-ground--dark" : "client-ground--light";
  const inks = ink ? (isDark ? [ink] : [ink, darken(ink)]) : [];
  const readable = inks.find((one) => contrastOf(one, colour) >= (isDark ? 3 : 4.5));
  return (
    <Element
      className={`client-ground ${contrast} ${className}`.trim()}
      data-ink={readable}
      data-patch={patch}
      {...link}
    >
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      {children}
    </Element>
  );
}
