/**
 * Markers stand in the HTML that React renders for what is known only when the whole page is rendered: its styles, and
 * parts that are rendered once for many pages. `render/render-page.tsx` replaces them. They are private-use characters:
 * React does not escape them, and content must not contain them (`content/read-entry.ts`).
 */
export const markers = {
  /** The page's critical CSS, in the head. */
  criticalStyles: "\uE003",
  /** The integrity metadata of the critical CSS, in the content security policy. */
  styleIntegrity: "\uE004",
  /** The link to the page's style sheet: the `Fold` of the page. */
  styleSheet: "\uE002",
  /** The link to the style sheet for print, at the end of the body. */
  printStyles: "\uE005",
};

/** The marker of a shared part. @param number its index (`render/shared-parts.tsx`) */
export function markerOfPart(number: number): string {
  return `\uE000${number}\uE001`;
}

/** Matches the markers of shared parts; the group is the number. */
export const partMarkers = /\uE000(\d+)\uE001/g;
