import { ColourRow } from "./colour-row.tsx";

const colours = [
  { name: "Tomato", value: "#E4452B", parts: 5 },
  { name: "Butter", value: "#FFE7B3", parts: 3 },
  { name: "Basil", value: "#1E5A3C", parts: 2 },
  { name: "A very long name of a colour", value: "#3A1330", parts: 1 },
];

/** The plates are in the example of `CaseMenu`, around its bowl. */
export const examples = {
  row: <ColourRow label="Colours" colours={colours} />,
  squares: <ColourRow label="Colours" colours={colours} layout="squares" />,
  bars: <ColourRow label="Colours" colours={colours} layout="bars" />,
};
