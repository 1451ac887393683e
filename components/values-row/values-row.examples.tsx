import { ValuesRow } from "./values-row.tsx";

const figures = [
  { figure: "110+", label: "Projects" },
  { figure: "24/7", label: "Support" },
];

export const examples = {
  cut: <ValuesRow block={{ shape: "cabin", kit: "k2" }} />,
  round: <ValuesRow block={{ shape: "petal", kit: "k6" }} />,
  figures: <ValuesRow block={{ shape: "star", kit: "k1" }} figures={figures} />,
};
