import { Statistics } from "./statistics.tsx";

export const examples = {
  four: (
    <Statistics
      figures={[
        { figure: "450", label: "Happy clients" },
        { figure: "110+", label: "Projects" },
        { figure: "95k", label: "Hours worked" },
        { figure: "24/7", label: "Support" },
      ]}
    />
  ),
};
