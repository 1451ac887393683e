import { hasLightText } from "./contrast.ts";

/** The colours of a client's identity, edge to edge, each with its name and value. */
export function ColourRow({ label, colours }: { label: string; colours: { name: string; value: string }[] }) {
  return (
    <ul className="colour-row" aria-label={label}>
      {colours.map(({ name, value }) => (
        <li key={value} className={hasLightText(value) ? "colour-row__dark" : undefined}>
          {/* The colour varies by content: an attribute of SVG needs no style attribute. */}
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={value} />
          </svg>
          <span>{name}</span>
          <span>{value.toUpperCase()}</span>
        </li>
      ))}
    </ul>
  );
}
