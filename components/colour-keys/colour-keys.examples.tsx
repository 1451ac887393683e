import { WithPictures } from "../with-pictures.tsx";
import { ColourKeys } from "./colour-keys.tsx";

const colours = [
  { name: "Cobalt", value: "#2149E8", parts: 5 },
  { name: "Peach", value: "#FFC7A3", parts: 3 },
  { name: "Sky", value: "#A8D8FF", parts: 2 },
  { name: "Ink", value: "#0B1745", parts: 1 },
];

export const examples = {
  "on a picture": (
    <WithPictures>{(at) => <ColourKeys label="Colours" colours={colours} picture={at(0)} />}</WithPictures>
  ),
};
