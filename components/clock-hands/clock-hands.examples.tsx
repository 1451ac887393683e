import { SeamRow } from "../seam-row/seam-row.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { ClockHands } from "./clock-hands.tsx";

export const examples = {
  hands: (
    <WithPictures>
      {(at) => (
        <SeamRow heading="24/7 support" text="Two desks." points={["At any hour"]} picture={at(0)} kit="k2">
          <ClockHands id="night" />
        </SeamRow>
      )}
    </WithPictures>
  ),
};
