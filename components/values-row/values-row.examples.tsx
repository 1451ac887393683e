import { ValuesRow } from "./values-row.tsx";

export const examples = {
  row: <ValuesRow block={{ shape: "star", kit: "k1" }} />,
  raised: <ValuesRow block={{ shape: "geese", kit: "k4" }} look="raised" />,
};
