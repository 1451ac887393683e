import { WithPictures } from "../with-pictures.tsx";
import { RoadSign } from "./road-sign.tsx";

const grounds = { logo: "#0B8548", road: "#08291E", light: "#FFE14A" };

export const examples = {
  sign: (
    <WithPictures>
      {(at) => (
        <RoadSign
          heading="Lucky CNG Centre"
          lead="A sign and a clover for a filling station that never closes."
          logo={at(0)}
          grounds={grounds}
        />
      )}
    </WithPictures>
  ),
};
