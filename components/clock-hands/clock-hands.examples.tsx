import { SeamRow } from "../seam-row/seam-row.tsx";
import { WithPictures } from "../with-pictures.tsx";

export const examples = {
  hands: (
    <WithPictures>
      {(at) => (
        <SeamRow
          heading="24/7 support"
          text="Two desks."
          points={["At any hour"]}
          picture={at(0)}
          over={{ as: "clock", file: at(1).file }}
          kit="k2"
        />
      )}
    </WithPictures>
  ),
};
