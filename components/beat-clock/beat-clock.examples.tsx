import { ClientGround } from "../client-ground/client-ground.tsx";
import { BeatClock } from "./beat-clock.tsx";

export const examples = {
  clock: (
    <ClientGround colour="#05363A" className="beat-line">
      <p className="section wrap">A quiet night.</p>
      <BeatClock ground="#05363A" event="#FF7A57" />
    </ClientGround>
  ),
};
