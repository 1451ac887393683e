import { WithPictures } from "../with-pictures.tsx";
import { PortraitCard } from "./portrait-card.tsx";

export const examples = {
  member: (
    <WithPictures>
      {(at) => (
        <PortraitCard
          kit="k4"
          member={{
            role: "Designer and Photographer",
            name: "Team member 5",
            portrait: at(0),
          }}
        />
      )}
    </WithPictures>
  ),
};
