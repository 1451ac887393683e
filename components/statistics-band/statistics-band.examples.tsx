import { StatisticsBand } from "./statistics-band.tsx";

export const examples = {
  two: (
    <StatisticsBand
      ground="row"
      figures={[
        { figure: "4+", label: "Years in business" },
        { figure: "24/7", label: "Support" },
      ]}
    />
  ),
};
