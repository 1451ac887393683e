import { ClientGround } from "../client-ground/client-ground.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { Road, RoadSky } from "./road-scene.tsx";

const grounds = { logo: "#0B8548", road: "#08291E", light: "#FFE14A" };

export const examples = {
  "without signs": (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#CDEBF4" ink="#08291E" className="road-scene">
          <RoadSky day="#CDEBF4" grounds={grounds} />
          <Road grounds={grounds} vehicle={at(0)} />
        </ClientGround>
      )}
    </WithPictures>
  ),
};
