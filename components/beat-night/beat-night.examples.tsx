import { ClientGround } from "../client-ground/client-ground.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { BeatNight } from "./beat-night.tsx";

export const examples = {
  night: (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#55D6C2" ink="#05363A" className="beat-line">
          <BeatNight {...at(0)} />
        </ClientGround>
      )}
    </WithPictures>
  ),
};
