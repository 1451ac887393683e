import { SeamRow } from "../seam-row/seam-row.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { PlanBlock } from "./plan-block.tsx";

export const examples = {
  block: (
    <WithPictures>
      {(at) => (
        <SeamRow
          heading="Project management"
          text="One plan."
          points={["A dated plan"]}
          picture={at(0)}
          kit="k4"
        >
          <PlanBlock />
        </SeamRow>
      )}
    </WithPictures>
  ),
};
