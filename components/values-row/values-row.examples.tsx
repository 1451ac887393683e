import { ValuesRow } from "./values-row.tsx";

const figures = [
  { figure: "450", label: "Happy clients" },
  { figure: "110+", label: "Projects" },
  { figure: "95k", label: "Hours worked" },
  { figure: "24/7", label: "Support" },
];

export const examples = {
  sewn: <ValuesRow figures={figures} />,
  swatches: <ValuesRow look="swatches" figures={figures} />,
  bars: <ValuesRow look="bars" figures={figures} />,
  screen: <ValuesRow look="screen" figures={figures} />,
  lens: <ValuesRow look="lens" figures={figures} />,
};
