import { ValuesRow } from "./values-row.tsx";

export const examples = {
  cut: <ValuesRow block={{ shape: "cabin", kit: "k2" }} />,
  round: <ValuesRow block={{ shape: "petal", kit: "k6" }} />,
};
