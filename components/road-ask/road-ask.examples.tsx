import { WithPictures } from "../with-pictures.tsx";
import { RoadAsk } from "./road-ask.tsx";

const grounds = { logo: "#0B8548", road: "#08291E", light: "#FFE14A" };

export const examples = {
  question: <RoadAsk grounds={grounds} />,
  pump: (
    <WithPictures>
      {(at) => <RoadAsk grounds={grounds} pump={at(0).file} vehicle={at(1).file} />}
    </WithPictures>
  ),
};
