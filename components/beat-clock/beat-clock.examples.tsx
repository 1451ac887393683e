import { ClientGround } from "../client-ground/client-ground.tsx";
import { BeatClock } from "./beat-clock.tsx";

export const examples = {
  clock: (
    <ClientGround colour="#05363A" className="beat-line">
      <p className="section wrap">A quiet night.</p>
      <BeatClock ground="#55D6C2" event="#FF7A57" ink="#05363A" />
    </ClientGround>
  ),
};
