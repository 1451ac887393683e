import { ValuesRow } from "./values-row.tsx";

export const examples = {
  row: <ValuesRow block={{ shape: "star", kit: "k1" }} />,
  quilt: <ValuesRow block={{ shape: "petal", kit: "k6" }} second={{ shape: "bloom", kit: "k2" }} />,
};
