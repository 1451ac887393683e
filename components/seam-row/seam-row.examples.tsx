import { WithPictures } from "../with-pictures.tsx";
import { SeamRow } from "./seam-row.tsx";

export const examples = {
  row: (
    <WithPictures>
      {(at) => (
        <SeamRow
          heading="Project management"
          text="One person runs your project from the first call to the last invoice."
          points={["A dated plan", "One short note every week"]}
          picture={at(0)}
          kit="k4"
        />
      )}
    </WithPictures>
  ),
};
