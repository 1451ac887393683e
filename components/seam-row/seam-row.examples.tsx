import { SeamRow } from "./seam-row.tsx";

export const examples = {
  row: (
    <SeamRow
      heading="Project management"
      text="One person runs your project from the first call to the last invoice."
      points={["A dated plan", "One short note every week"]}
      picture={{ file: { imageFile: "scenes/plan.svg" }, alt: "" }}
    />
  ),
};
