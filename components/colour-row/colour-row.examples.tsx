import { ColourRow } from "./colour-row.tsx";

export const examples = {
  colours: (
    <ColourRow
      label="Colours"
      colours={[
        { name: "Tomato", value: "#E4452B" },
        { name: "Butter", value: "#FFE7B3" },
        { name: "Basil", value: "#1E5A3C" },
        { name: "A very long name of a colour", value: "#3A1330" },
      ]}
    />
  ),
};
