import { WithPictures } from "../with-pictures.tsx";
import { RoadSign, Roadside } from "./road-sign.tsx";

const colours = [
  { name: "Clover", value: "#0B8548", parts: 5 },
  { name: "Lucky yellow", value: "#FFE14A", parts: 2 },
  { name: "Sky", value: "#CDEBF4", parts: 3 },
  { name: "Night", value: "#08291E", parts: 2 },
];

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
  "four colours": (
    <WithPictures>
      {(at) => (
        <Roadside day="#CDEBF4" grounds={grounds} colours={colours} label="Colours" vehicle={at(1)}>
          <p>Drivers choose a filling station at speed.</p>
        </Roadside>
      )}
    </WithPictures>
  ),
};
