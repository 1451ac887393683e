import { ValuesRow } from "./values-row.tsx";

export const examples = {
  row: <ValuesRow block={{ shape: "star", kit: "k1" }} />,
};
