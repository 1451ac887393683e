import { WithPictures } from "../with-pictures.tsx";
import { WorkCard } from "./work-card.tsx";

export const examples = {
  "with a page": (
    <WithPictures>
      {(at) => (
        <WorkCard card={{ title: "Food Delivery Application", id: "food_delivery", picture: at(0) }} />
      )}
    </WithPictures>
  ),
  "to come": (
    <WithPictures>
      {(at) => (
        <WorkCard card={{ title: "Real Estate Project", id: "real-estate-project", picture: at(0) }} />
      )}
    </WithPictures>
  ),
};
