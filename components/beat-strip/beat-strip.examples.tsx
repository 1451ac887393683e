import { ClientGround } from "../client-ground/client-ground.tsx";
import { BeatStrip } from "./beat-strip.tsx";

export const examples = {
  strip: (
    <ClientGround colour="#C7F1EB" ink="#05363A" className="beat-line">
      <div className="beat-line__part">
        <p className="section wrap">A quiet night. At three somebody stepped in.</p>
        <BeatStrip ground="#05363A" bars="#55D6C2" event="#FF7A57" />
      </div>
    </ClientGround>
  ),
};
