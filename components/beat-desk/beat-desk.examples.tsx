import { ClientGround } from "../client-ground/client-ground.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { BeatDesk } from "./beat-desk.tsx";

export const examples = {
  desk: (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#05363A" className="beat-line">
          <BeatDesk {...at(0)} />
        </ClientGround>
      )}
    </WithPictures>
  ),
};
