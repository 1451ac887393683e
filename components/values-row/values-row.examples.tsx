import { ValuesRow } from "./values-row.tsx";

const figures = [
  { figure: "110+", label: "Projects" },
  { figure: "24/7", label: "Support" },
];

export const examples = {
  patchwork: <ValuesRow />,
  film: <ValuesRow look="film" block={{ shape: "star", kit: "k1" }} />,
  figures: <ValuesRow block={{ shape: "star", kit: "k1" }} figures={figures} />,
};
