import { ValuesRow } from "./values-row.tsx";

export const examples = {
  row: (
    <ValuesRow
      kit="k6"
      figures={[
        { figure: "450", label: "Happy clients" },
        { figure: "110+", label: "Projects" },
        { figure: "95k", label: "Hours worked" },
        { figure: "24/7", label: "Support" },
      ]}
    />
  ),
};
