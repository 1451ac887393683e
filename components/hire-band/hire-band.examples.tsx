import { HireBand } from "./hire-band.tsx";

const question = { text: "Need a developer for a week, or a team for a year?", button: "Hire Now" as const };

export const examples = {
  row: <HireBand {...question} />,
  large: <HireBand {...question} block={{ shape: "jaali", kit: "k7" }} />,
};
