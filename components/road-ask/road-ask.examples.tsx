import { WithPictures } from "../with-pictures.tsx";
import { RoadAsk } from "./road-ask.tsx";

const grounds = { logo: "#0B8548", road: "#08291E", light: "#FFE14A" };

export const examples = {
  sign: <RoadAsk grounds={grounds} />,
  motif: <WithPictures>{(at) => <RoadAsk grounds={grounds} motif={at(0).file} />}</WithPictures>,
};
