import { WithPictures } from "../with-pictures.tsx";
import { DigHead } from "./dig-head.tsx";

const arm = { bar: "#FFC20A", rod: "#6B6A66", collar: "#1B1B1D" };

export const examples = {
  lettering: (
    <WithPictures>
      {(at) => (
        <DigHead
          heading="GS JCB"
          lettering={{ name: at(0).file }}
          lead="A bucket and two words."
          machine={at(1)}
          arm={arm}
        />
      )}
    </WithPictures>
  ),
  "a long name": (
    <WithPictures>
      {(at) => <DigHead heading="Lucky CNG Centre" lead="A sign and a clover." machine={at(0)} arm={arm} />}
    </WithPictures>
  ),
};
