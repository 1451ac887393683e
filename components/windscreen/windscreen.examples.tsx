import { WithPictures } from "../with-pictures.tsx";
import { Windscreen } from "./windscreen.tsx";

const grounds = { logo: "#0B8548", road: "#08291E", light: "#FFE14A" };

export const examples = {
  sign: (
    <WithPictures>
      {(at) => (
        <Windscreen
          heading="Lucky CNG Centre"
          lead="A sign and a clover for a filling station that never closes."
          logo={at(0)}
          grounds={grounds}
          view={{ ahead: at(1).file, mirror: at(1).file, wheel: at(1).file, gauge: at(1).file }}
        />
      )}
    </WithPictures>
  ),
};
