import { WorkCard } from "./work-card.tsx";

const picture = { file: { imageFile: "portfolio/beatum-cover.svg" }, alt: "" };

export const examples = {
  "with a page": <WorkCard card={{ title: "Food Delivery Application", id: "food_delivery", picture }} />,
  "to come": <WorkCard card={{ title: "Real Estate Project", id: "real-estate-project", picture }} />,
};
