import { HeroQuilt } from "./hero-quilt.tsx";

export const examples = {
  hero: (
    <HeroQuilt
      hero={{
        heading: "Your website, brand and campaigns, cut from one cloth.",
        lead: "A software and creative agency with offices in Canada and India.",
        start: "Get started",
        work: "See our work",
        caption:
          "The straight-cut blocks come from Canadian quilts, the round ones from Indian block prints.",
        projects: [
          { imageFile: "portfolio/sosoulicious-square.svg" },
          { imageFile: "portfolio/junk-wizard-square.svg" },
        ],
      }}
    />
  ),
};
