import { WithPictures } from "../with-pictures.tsx";
import { DigHead } from "./dig-head.tsx";

const arm = { bar: "#FFC20A", rod: "#6B6A66", collar: "#1B1B1D" };

export const examples = {
  "two short words": (
    <WithPictures>
      {(at) => <DigHead heading="GS JCB" lead="A bucket and two words." machine={at(0)} arm={arm} />}
    </WithPictures>
  ),
  "a long name": (
    <WithPictures>
      {(at) => <DigHead heading="Lucky CNG Centre" lead="A sign and a clover." machine={at(0)} arm={arm} />}
    </WithPictures>
  ),
};
