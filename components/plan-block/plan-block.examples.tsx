import { SeamRow } from "../seam-row/seam-row.tsx";
import { WithPictures } from "../with-pictures.tsx";

export const examples = {
  block: (
    <WithPictures>
      {(at) => (
        <SeamRow
          heading="Project management"
          text="One plan."
          points={["A dated plan"]}
          picture={at(0)}
          over={{ as: "plan", file: at(1).file }}
          kit="k4"
        />
      )}
    </WithPictures>
  ),
};
