import { PortraitCard } from "./portrait-card.tsx";

export const examples = {
  member: (
    <PortraitCard
      member={{
        role: "Designer and Photographer",
        name: "Team member 5",
        portrait: { file: { imageFile: "team/portrait-photo.svg" }, alt: "" },
      }}
    />
  ),
};
