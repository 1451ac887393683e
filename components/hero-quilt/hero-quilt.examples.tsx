import { WithPictures } from "../with-pictures.tsx";
import { HeroQuilt } from "./hero-quilt.tsx";

export const examples = {
  hero: (
    <WithPictures>
      {(at) => (
        <HeroQuilt
          hero={{
            heading: "Your website, brand and campaigns, cut from one cloth.",
            lead: "A software and creative agency with offices in Canada and India.",
            start: "Get started",
            work: "See our work",
            caption:
              "The straight-cut blocks come from Canadian quilts, the round ones from Indian block prints.",
            projects: [
              { page: "/", picture: at(0) },
              { page: "/portfolio", picture: at(1) },
            ],
          }}
        />
      )}
    </WithPictures>
  ),
};
